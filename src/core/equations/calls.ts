import type { Arithmetic, Operand } from '../arithmetic.ts';
import { createBlock, createVariable, define, once, type Code } from '../code.ts';
import { DomainError } from '../errors.ts';
import { growthFactor } from '../growth.ts';
import { periodsToRepay, uncountable } from '../payoff.ts';
import { decimalText } from '../rounding.ts';
import { comparisons, inputPlace } from './javascript.ts';
import type { Relation } from './tree.ts';
import type { Table } from './table.ts';

/** JavaScript for a number of the arithmetic `a`, or for a plain one, which most of its operations take as well. */
export interface Call {
  readonly text: string;
  readonly isPlain: boolean;
}

type CallCode = Code<Call>;

/** What the code may call beside the arithmetic, as `h`. */
export const callHelpers = { DomainError, growthFactor, nper, roundMoney, smallestAbove };

/** Equations as calls of an Arithmetic `a`, with `m` decimals of money: what a person would write over it. */
export const calls: Table<Call> = {
  literal: (text) => ({ text, isPlain: true }),
  input: (code, name, input) => {
    const place = inputPlace(name, input);
    if (input.isWhole) return { text: place, isPlain: true };
    return call(input.isOptional === true ? code : (code.whole ?? code), `a.of(${place})`);
  },
  negate: (code, x) =>
    x.isPlain && /^\d/.test(x.text)
      ? { text: `-${x.text}`, isPlain: true }
      : call(code, `a.negate(${numberOf(code, x)})`),
  add: (code, x, y) => call(code, `a.add(${x.text}, ${y.text})`),
  subtract: (code, x, y) => call(code, `a.subtract(${x.text}, ${y.text})`),
  multiply: (code, x, y) => call(code, `a.multiply(${x.text}, ${y.text})`),
  divide: (code, x, y) => call(code, `a.divide(${x.text}, ${y.text})`),
  log: (code, x) => call(code, `a.log(${numberOf(code, x)})`),
  log1p: (code, x) => call(code, `a.log1p(${numberOf(code, x)})`),
  exp: (code, x) => call(code, `a.exp(${numberOf(code, x)})`),
  expm1: (code, x) => call(code, `a.expm1(${numberOf(code, x)})`),
  growth: (code, rate, periods) => call(code, `h.growthFactor(a, ${numberOf(code, rate)}, ${periods.text})`),
  growthLess1: (code, rate, periods) => call(code, `a.growthLess1(${numberOf(code, rate)}, ${periods.text})`),
  extreme: (code, which, x, y) => {
    const [one, other] = [numberOf(code, x), numberOf(code, y)];
    return call(code, `a.compare(${one}, ${other}) ${which === 'max' ? '>' : '<'} 0 ? ${one} : ${other}`);
  },
  wholeNumber: (code, x, direction) => {
    const name = direction === 'floor' ? 'floor' : 'ceiling';
    return call(code, `a.ofUnits(a.${name}(${numberOf(code, x)}), 0)`);
  },
  roundMoney: (code, x) => call(code, `h.roundMoney(a, ${x.text}, m)`),
  ownFunction: (code, name, operands) => {
    if (name !== 'nper') return undefined;
    const numbers = operands.map((one) => numberOf(code, one));
    return once(code, `nper ${numbers.join()}`, () => ({
      text: define(code, `h.nper(a, ${numbers.join(', ')})`),
      isPlain: true,
    }));
  },
  relate,
  merge: (code) => {
    const merged = createVariable(code);
    return {
      declaration: `let ${merged};`,
      assign: (block, term) => `${merged} = ${numberOf(block, term)};`,
      term: { text: merged, isPlain: false },
    };
  },
  demand: (code, test, { code: problem, message }, write) => {
    const block = createBlock(code);
    const parts = message.map((part) =>
      typeof part === 'string'
        ? JSON.stringify(part)
        : `h.smallestAbove(a, ${numberOf(block, write(block, part.above))}, m)`,
    );
    const error = `new h.DomainError(${JSON.stringify(problem)}, ${parts.join(' + ')})`;
    code.lines.push(`if (!(${test})) {`, ...block.lines, `throw ${error};`, '}');
  },
};

function call(code: CallCode, expression: string): Call {
  return once(code, expression, () => ({ text: define(code, expression), isPlain: false }));
}

/** A number of the arithmetic, also of a plain one. */
export function numberOf(code: CallCode, { text, isPlain }: Call): string {
  return isPlain ? call(code, `a.of(${text})`).text : text;
}

function relate(code: CallCode, x: Call, relation: Relation, y: Call): string {
  if (relation === '=' && y.text === '0') return `a.isZero(${numberOf(code, x)})`;
  return `a.compare(${x.text}, ${y.text}) ${comparisons[relation]} 0`;
}

/** Decides in every arithmetic, also where the quotient of logarithms is a whole number. */
function nper<N>(a: Arithmetic<N>, rate: N, payment: N, balance: N): number {
  const periods = periodsToRepay(a, { balance, rate, payment });
  if (periods === Infinity) throw uncountable();
  return periods;
}

/** What is too large for a result stays as it is: an output that it leads to is then refused by its name. */
function roundMoney<N>(a: Arithmetic<N>, value: Operand<N>, decimals: number): N {
  try {
    return a.ofUnits(a.round(value, decimals), decimals);
  } catch (error) {
    if (error instanceof DomainError) return a.add(value, 0);
    throw error;
  }
}

/** The smallest amount of money above a value, as text. */
function smallestAbove<N>(a: Arithmetic<N>, value: N, decimals: number): string {
  const below = a.floor(a.multiply(value, 10 ** decimals));
  return decimalText(BigInt(below) + 1n, decimals);
}
