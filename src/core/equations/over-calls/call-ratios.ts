import { createVariable, type Code } from '#core/equations/code/code.ts';
import type { CallTerm } from './call-terms.ts';

/** JavaScript for the two parts of a quotient. */
type Ratio = NonNullable<CallTerm['ratio']>;

export function ratioOf({ text, whole, units, ratio }: CallTerm): Ratio | undefined {
  if (units !== undefined) return { numerator: units, denominator: '10n ** BigInt(m)' };
  return whole === undefined ? ratio : { numerator: `BigInt(${text})`, denominator: '1n' };
}

/** Of a plain number, which stands for its shortest decimal form. */
export function ofDecimal(text: string): Ratio {
  const [numerator, denominator] = ['numerator', 'denominator'].map(
    (part) => `h.fractionOf(${text}, 1).${part}`,
  );
  return { numerator: numerator!, denominator: denominator! };
}

export function fraction(result: CallTerm, x: CallTerm, y: CallTerm, kind: 'product' | 'quotient'): CallTerm {
  const [a, b] = [ratioOf(x), ratioOf(y)];
  if (a === undefined || b === undefined) return result;
  const [above, below] = kind === 'product' ? [b.numerator, b.denominator] : [b.denominator, b.numerator];
  const ratio = {
    numerator: `${a.numerator} * (${above})`,
    denominator: `${a.denominator} * (${below})`,
  };
  return { ...result, ratio };
}

/**
 * For one of several terms that are all known as quotients: a variable with a function that answers which it
 * is.
 */
export function mergeRatios(code: Code<CallTerm>, terms: readonly CallTerm[]) {
  if (terms.some((term) => ratioOf(term) === undefined)) return undefined;
  const variable = createVariable(code);
  return {
    variable,
    assign: (term: CallTerm) => {
      const { numerator, denominator } = ratioOf(term)!;
      return `${variable} = () => [${numerator}, ${denominator}];`;
    },
    ratio: { numerator: `${variable}()[0]`, denominator: `${variable}()[1]` },
  };
}
