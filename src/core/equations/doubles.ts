import {
  ONE,
  ROUNDING,
  add,
  demand,
  divide,
  errorOf,
  literal,
  multiply,
  negate,
  read,
  readWhole,
  subtract,
  type BoundedCode,
  type Sign,
  type Term,
} from '../bounded-code.ts';
import { expm1, extreme, log, log1p, relationToZero, roundUnits, wholeNumber } from '../bounded-functions.ts';
import { createVariable, define } from '../code.ts';
import { comparisons, inputPlace } from './javascript.ts';
import type { Input } from './tree.ts';
import type { Merged, Table } from './table.ts';

/** Equations as doubles with proven bounds (bounded-code.ts): the code answers what it can decide, and nothing else. */
export function createDoubles(moneyDecimals: number): Table<Term> {
  return { ...doubles, roundMoney: (code, a) => roundMoney(code, a, moneyDecimals) };
}

const doubles: Omit<Table<Term>, 'roundMoney'> = {
  literal: (text) => (text === ONE.value ? ONE : literal(text)),
  input: readInput,
  negate,
  add,
  subtract,
  multiply,
  divide,
  log,
  log1p,
  exp: (code, a) => add(code, ONE, expm1(code, a)),
  expm1,
  growth: (code, rate, periods) => add(code, ONE, growthLess1(code, rate, periods)),
  growthLess1,
  extreme,
  wholeNumber,
  relate: (code, a, relation, b) =>
    relationToZero(code, b.value === '0' ? a : subtract(code, a, b), comparisons[relation]),
  merge,
  demand,
};

function growthLess1(code: BoundedCode, rate: Term, periods: Term): Term {
  return expm1(code, multiply(code, periods, log1p(code, rate)));
}

function roundMoney(code: BoundedCode, a: Term, decimals: number): Term {
  const units = roundUnits(code, a, decimals);
  const value = define(code, `${units} / ${10 ** decimals}`);
  return { value, relative: ROUNDING, sign: a.sign };
}

function readInput(code: BoundedCode, name: string, input: Input & { readonly kind: 'number' }): Term {
  const { isWhole, minimum, maximum } = input;
  const sign = minimum >= 0 ? 1 : 0;
  const most = Math.max(-minimum, maximum);
  const place = inputPlace(name, input);
  // Read outside of all blocks, so that each of them finds it; what may be absent is read where it is known to be there.
  const whole = input.isOptional === true ? code : (code.whole ?? code);
  return isWhole && most < 2 ** 53 ? readWhole(whole, place, sign, most) : read(whole, place, sign);
}

/** One variable for the value and, where the bounds are not all known beforehand, one for the bound. */
function merge(code: BoundedCode, terms: readonly Term[]): Merged<Term> {
  const value = createVariable(code);
  const [first] = terms as readonly [Term];
  const sign: Sign = terms.every((term) => term.sign === first.sign) ? first.sign : 0;
  const whole = Math.max(...terms.map((term) => term.whole ?? Infinity));
  const relative = Math.max(...terms.map((term) => term.relative ?? Infinity));
  if (relative < Infinity) {
    return {
      declaration: `let ${value} = NaN;`,
      assign: (_, term) => `${value} = ${term.value};`,
      term: { value, relative, sign, ...(whole < Infinity && { whole }) },
    };
  }
  const radius = createVariable(code);
  return {
    declaration: `let ${value} = NaN, ${radius} = NaN;`,
    assign: (_, term) => `${value} = ${term.value}; ${radius} = ${errorOf(term)};`,
    term: { value, radius, sign },
  };
}
