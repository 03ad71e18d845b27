import { ENOUGH, denominatorOf } from '#core/arithmetic/denominators.ts';
import { ONE, errorOf, literal, sizeOf, type BoundedCode } from '#core/equations/code/bounded-code.ts';
import { createVariable, define, once } from '#core/equations/code/code.ts';
import { createDoubles } from './doubles.ts';
import type { ExactTerm } from './exact-doubles.ts';
import type { Merged, Table } from '#core/equations/code/table.ts';

/** Of (1 + rate)^periods − 1: these. */
interface Powered extends ExactTerm {
  readonly power?: { readonly rate: ExactTerm; readonly periods: ExactTerm };
}

const ZERO = literal('0');

/**
 * As `createDoubles`, with the denominators of the exact values beside the doubles: these decide what bounds
 * alone leave open, such as amounts of half a cent.
 */
export function createDoublesWithDenominators(moneyDecimals: number): Table<ExactTerm> {
  const doubles = createDoubles(moneyDecimals);
  const { known, add, common, product, quotient, growth } = createDenominators(moneyDecimals);
  const table: Table<ExactTerm> = {
    ...doubles,
    literal: (text) => ({ denominator: String(denominatorOf(Number(text))), ...doubles.literal(text) }),
    input: (code, access, input) => {
      const term = doubles.input(code, access, input);
      // Read outside of all blocks, as the input is.
      const whole = input.isOptional === true ? code : (code.whole ?? code);
      return add(whole, term, `h.denominatorOf(${term.value})`);
    },
    negate: (code, a: Powered) => {
      // The negation of a power less 1 is not a power less 1.
      const { power: _, ...term }: Powered = doubles.negate(code, a);
      return add(code, term, known(a));
    },
    add: (code, a, b) => add(code, doubles.add(code, a, b), common(a, b)),
    subtract: (code, a, b) => add(code, doubles.subtract(code, a, b), common(a, b)),
    multiply: (code, a, b) => add(code, doubles.multiply(code, a, b), product(a, b)),
    divide: (code, a, b) => add(code, doubles.divide(code, a, b), quotient(a, b)),
    growth: (code, rate, periods) => table.add(code, ONE, table.growthLess1(code, rate, periods)),
    growthLess1: (code, rate, periods) => {
      const power = powerOf(code, rate, periods);
      const term = add(code, doubles.growthLess1(code, rate, periods), growth(power.rate, power.periods));
      return { ...term, power } as Powered;
    },
    extreme: (code, which, a, b) => add(code, doubles.extreme(code, which, a, b), common(a, b)),
    relate: (code, a, relation, b) =>
      doubles.relate(code, b.value === '0' ? a : table.subtract(code, a, b), relation, ZERO),
    ...createStores(doubles, known),
  };
  /**
   * (1 + j)^k for 1 + j = (1 + i)^n is (1 + i)^(n·k): so twelve months at a monthly rate are a year at the
   * yearly one.
   */
  function powerOf(code: BoundedCode, rate: Powered, periods: ExactTerm) {
    if (rate.power === undefined) return { rate, periods };
    return { rate: rate.power.rate, periods: table.multiply(code, periods, rate.power.periods) };
  }

  return table;
}

/** JavaScript for the denominator of a term, undefined where none is known. */
type Known = (term: ExactTerm) => string | undefined;

/** JavaScript for the denominators of results (see arithmetic/denominators.ts). */
function createDenominators(moneyDecimals: number) {
  const known: Known = ({ denominator, whole, units }) => {
    if (denominator !== undefined) return denominator;
    if (units !== undefined) return String(10 ** moneyDecimals);
    return whole === undefined ? undefined : '1';
  };
  /** The term with its denominator, which is calculated once. */
  function add(code: BoundedCode, term: ExactTerm, expression: string | undefined): ExactTerm {
    if (expression === undefined || known(term) !== undefined) return term;
    const { value } = once(code, `denominator of ${term.value}`, () => {
      return { value: /^\d+$/.test(expression) ? expression : define(code, expression), sign: 1 };
    });
    return { ...term, denominator: value };
  }
  function common(a: ExactTerm, b: ExactTerm): string | undefined {
    const [x, y] = [known(a), known(b)];
    if (x === undefined || y === undefined) return undefined;
    if (x === y || y === '1') return x;
    return x === '1' ? y : `h.commonDenominator(${x}, ${y})`;
  }
  function product(a: ExactTerm, b: ExactTerm): string | undefined {
    const [x, y] = [known(a), known(b)];
    if (x === '1' && y === '1') return '1';
    if (a.whole !== undefined && y !== undefined) return `h.denominatorTimes(${y}, ${a.value})`;
    if (b.whole !== undefined && x !== undefined) return `h.denominatorTimes(${x}, ${b.value})`;
    return smallOr(x && y && `${x} * ${y}`, call('denominatorOfProduct', a, b));
  }
  function quotient(a: ExactTerm, b: ExactTerm): string | undefined {
    const x = b.whole === undefined ? undefined : known(a);
    return smallOr(x && `${x} * ${sizeOf(b)}`, call('denominatorOfQuotient', a, b));
  }
  /** The denominator that is not in lowest terms where that is enough, or else the call that finds them. */
  function smallOr(simple: string | undefined, called: string | undefined): string | undefined {
    return simple === undefined ? called : `${simple} < ${ENOUGH} ? ${simple} : ${called}`;
  }
  /** The call of a function of two values, of which one may have no denominator. */
  function call(name: string, ...terms: readonly [ExactTerm, ExactTerm]): string | undefined {
    if (terms.every((term) => known(term) === undefined)) return undefined;
    const operands = terms.map((term) => {
      return `{ value: ${term.value}, error: ${errorOf(term)}, denominator: ${known(term) ?? 'Infinity'} }`;
    });
    return `h.${name}(${operands.join(', ')})`;
  }

  return {
    known,
    add,
    common,
    product,
    quotient,
    growth: (rate: ExactTerm, periods: ExactTerm) => call('denominatorOfGrowth', rate, periods),
  };
}

/** What is kept in variables, with one more for the denominator. */
function createStores(
  doubles: Table<ExactTerm>,
  known: Known,
): Pick<Table<ExactTerm>, 'merge' | 'variable' | 'sequence'> {
  function keep(code: BoundedCode, kept: Merged<ExactTerm>): Merged<ExactTerm> {
    if (known(kept.term) !== undefined) return kept;
    const variable = createVariable(code);
    return {
      declaration: `${kept.declaration} let ${variable} = NaN;`,
      assign: (block, term) => `${kept.assign(block, term)} ${variable} = ${known(term) ?? 'NaN'};`,
      term: { ...kept.term, denominator: variable },
    };
  }
  return {
    merge: (code, terms) => keep(code, doubles.merge(code, terms)),
    variable: (code, isMoney) => keep(code, doubles.variable(code, isMoney)),
    sequence: (code, isMoney) => {
      const kept = doubles.sequence(code, isMoney);
      if (isMoney) return kept;
      const variable = createVariable(code);
      return {
        ...kept,
        declaration: `${kept.declaration} const ${variable} = [];`,
        store: (block, at, term) => [
          ...kept.store(block, at, term),
          `${variable}[${at}] = ${known(term) ?? 'NaN'};`,
        ],
        at: (block, at) => ({ ...kept.at(block, at), denominator: define(block, `${variable}[${at}]`) }),
      };
    },
  };
}
