import { isBuiltIn, type BuiltIn } from '#core/equations/language/known.ts';
import type { Direction, Table } from './table.ts';
import type { Value, Values } from './values.ts';

interface BuiltInWriter<Term> {
  readonly table: Table<Term>;
  readonly values: Values<Term>;
}

/** `output` is the name of the output that the operand is, if it is one. */
export function callBuiltIn<Term>(
  { table, values }: BuiltInWriter<Term>,
  name: string,
  operands: readonly Value<Term>[],
  output: string | undefined,
): Value<Term> {
  if (!isBuiltIn(name)) throw new Error(`${name} is not a function`);
  const functions: Readonly<Record<BuiltIn, () => Value<Term>>> = {
    ln: () => values.ln(operands[0]!),
    exp: () => values.exp(operands[0]!),
    normal_density: () => ({ term: (code) => table.normalDensity(code, operands[0]!.term(code)) }),
    normal_cdf: () => ({ term: (code) => table.normalCdf(code, operands[0]!.term(code)) }),
    normal_quantile: () => ({ term: (code) => table.normalQuantile(code, operands[0]!.term(code)) }),
    floor: () => wholeNumberOf('floor', operands[0]!),
    ceil: () => wholeNumberOf('ceil', operands[0]!),
    count: () => {
      throw new Error('"count" counts a list.');
    },
    round: () => ({ term: (code) => table.roundMoney(code, operands[0]!.term(code), output) }),
    above: () => ({ term: (code) => table.moneyAbove(code, operands[0]!.term(code)) }),
    max: () => operands.reduce((a, b) => extremeOf('max', a, b)),
    min: () => operands.reduce((a, b) => extremeOf('min', a, b)),
  };
  const wholeNumberOf = (direction: Direction, { term, quotient }: Value<Term>): Value<Term> => ({
    term: (code) => {
      const parts = quotient?.map((one) => one.term(code));
      return (
        (parts && table.wholeQuotient?.(code, parts[0]!, parts[1]!, direction)) ??
        table.wholeNumber(code, term(code), direction)
      );
    },
  });
  const extremeOf = (which: 'max' | 'min', a: Value<Term>, b: Value<Term>): Value<Term> => ({
    term: (code) => table.extreme(code, which, a.term(code), b.term(code)),
  });
  return functions[name]();
}
