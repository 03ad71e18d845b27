import {
  add,
  demand,
  divide,
  errorOf,
  multiply,
  negate,
  read,
  readWhole,
  subtract,
  ONE,
  literal,
  type BoundedCode,
  type Sign,
  type BoundedTerm,
} from '#core/equations/code/bounded-code.ts';
import { expm1, extreme, log, log1p, relationToZero, wholeNumber } from './bounded-functions.ts';
import { normalCdf, normalDensity, normalQuantile } from './bounded-normal.ts';
import { createVariable, define, once } from '#core/equations/code/code.ts';
import {
  createMoney,
  ofInput,
  ofQuotient,
  ofProduct,
  ofWhole,
  relateRatios,
  type ExactTerm,
} from './exact-doubles.ts';
import { comparisons } from '#core/equations/code/javascript.ts';
import { MAX_ANSWERED } from '#core/equations/over-calls/native-calls.ts';
import { MAX_STEPS } from '#core/equations/code/sequences.ts';
import type { Merged, NativeWriter, RootWriter, SequenceTable, Table } from '#core/equations/code/table.ts';
import { kindOf } from '#core/equations/language/natives.ts';
import type { NumberInput } from '#core/equations/language/tree.ts';

/**
 * Equations as doubles with proven bounds (bounded-code.ts): the code answers what it can decide, and nothing
 * else. Rounded money is kept in whole minor units, of which sums, differences and comparisons are exact.
 */
export function createDoubles(moneyDecimals: number): Table<ExactTerm> {
  const money = createMoney(moneyDecimals);
  return {
    literal: (text) => {
      const term = text === ONE.value ? ofWhole(ONE) : ofWhole(literal(text));
      return text.length <= MAX_DIGITS ? asDecimal(term) : term;
    },
    input: (code, access, input) => asDecimal(readInput(code, access, input)),
    count: (code, access, maxItems, isOptional) =>
      ofWhole(readWhole(isOptional ? code : (code.whole ?? code), `${access}.length`, 1, maxItems)),
    negate: (code, a) => money.negate(code, a) ?? negate(code, withoutMoney(a)),
    add: (code, a, b) => money.combine(code, a, b, add) ?? add(code, a, b),
    subtract: (code, a, b) => money.combine(code, a, b, subtract) ?? subtract(code, a, b),
    multiply: (code, a, b) => money.multiply(code, a, b) ?? ofProduct(multiply(code, a, b), a, b),
    divide: (code, a, b) => ofQuotient(divide(code, a, b), a, b),
    log,
    log1p,
    exp: (code, a) => add(code, ONE, expm1(code, a)),
    expm1,
    growth: (code, rate, periods) => add(code, ONE, growthLess1(code, rate, periods)),
    growthLess1,
    normalDensity,
    normalCdf,
    normalQuantile,
    extreme: (code, which, a, b) =>
      money.combine(code, a, b, (block, x, y) => extreme(block, which, x, y)) ?? extreme(code, which, a, b),
    wholeNumber,
    roundMoney: money.round,
    moneyAbove: money.above,
    relate: (code, a, relation, b) => {
      if (decimals.has(a) && decimals.has(b)) return `${a.value} ${comparisons[relation]} ${b.value}`;
      const difference = b.value === '0' ? a : (money.difference(code, a, b) ?? subtract(code, a, b));
      const sign = comparisons[relation];
      return relateRatios(code, difference, a, sign, b) ?? relationToZero(code, difference, sign);
    },
    merge: (code, terms) => money.merge(terms, (units) => merge(code, units)) ?? merge(code, terms),
    isMoney: ({ units }) => units !== undefined,
    index,
    ofIndex: (variable) => ({ value: variable, relative: 0, sign: 1, whole: MAX_STEPS }),
    zero: (_, isMoney) => (isMoney ? money.zero : literal('0')),
    variable: (code, isMoney) => (isMoney ? money.variable(code) : bounded(code)),
    sequence: (code, isMoney) => (isMoney ? money.sequence(code) : sequence(code)),
    isHarmless: true,
    native: { ...native, decimals: String(moneyDecimals) },
    root,
    keyOf: ({ value }) => value,
    demand,
  };
}

/** Decimals of so many digits have doubles of their own. */
const MAX_DIGITS = 15;

/**
 * Terms that stand for the shortest decimal form of their double: as these are in the order of their doubles,
 * doubles alone decide how they compare.
 */
const decimals = new WeakSet<ExactTerm>();

function asDecimal(term: ExactTerm): ExactTerm {
  const own = { ...term };
  decimals.add(own);
  return own;
}

function withoutMoney(term: ExactTerm): BoundedTerm {
  const { units: _, ...number } = term;
  const { ratio: _ratio, ...bounds } = number;
  return bounds;
}

function growthLess1(code: BoundedCode, rate: BoundedTerm, periods: BoundedTerm): BoundedTerm {
  return expm1(code, multiply(code, periods, log1p(code, rate)));
}

function readInput(code: BoundedCode, access: string, input: NumberInput): ExactTerm {
  const { isWhole, minimum, maximum } = input;
  const sign = minimum >= 0 ? 1 : 0;
  const most = Math.max(-minimum, maximum);
  // Read outside of all blocks, so that each of them finds it; what may be absent is read where it is known
  // to be there.
  const whole = input.isOptional === true ? code : (code.whole ?? code);
  return isWhole && most < 2 ** 53
    ? ofWhole(readWhole(whole, access, sign, most))
    : ofInput(read(whole, access, sign));
}

/** Calls of code, over balls where it needs an arithmetic. */
const native: Omit<NativeWriter<ExactTerm>, 'decimals'> = {
  call: (code, name, operands, { answers, needsNoArithmetic }) => {
    const arithmetic = needsNoArithmetic === true ? 'undefined' : 'h.ballArithmetic';
    const answer = define(code, `n.${name}.of(${[arithmetic, ...operands].join(', ')})`);
    return typeof answers === 'string' ? native.read(code, answer, answers) : anything(answer);
  },
  operand: (code, term, isPlain) => {
    if (isPlain || term.whole !== undefined) return wholeValue(code, term);
    const radius = define(code, errorOf(term));
    demand(code, `${radius} < Infinity`);
    return `{ middle: ${term.value}, radius: ${radius} }`;
  },
  part: ({ value }, name) => (name === undefined ? value : `${value}?.${name}`),
  read: (code, part, answer) => {
    const kind = kindOf(answer);
    if (kind === 'whole') return ofWhole({ value: part, relative: 0, sign: 0, whole: MAX_ANSWERED });
    if (kind !== 'number') return anything(part);
    return once(code, `ball ${part}`, () => {
      const ball = define(code, `h.numberFrom(h.ballArithmetic, ${part})`);
      return { value: define(code, `${ball}?.middle`), radius: define(code, `${ball}?.radius`), sign: 0 };
    });
  },
};

/** For what is not a number. */
function anything(value: string): BoundedTerm {
  return { value, relative: 0, sign: 0 };
}

/** A root that doubles find and prove; the function sees what stands around it. */
const root: RootWriter<ExactTerm> = {
  within: (term) => term,
  sequence: (table) => table,
  argument: (variable) => ({ value: variable, relative: 0, sign: 0 }),
  write: (code, { low, high, argument, body, value }) => {
    const error = createVariable(code);
    const lines = [...body.lines, `${error}.bound = ${errorOf(value)};`, `return ${value.value};`].join('\n');
    const curve = define(code, `(${argument}, ${error}) => {\n${lines}\n}`);
    const ball = define(code, `h.findRootInDoubles(${curve}, ${low.value}, ${high.value})`);
    demand(code, `${ball} !== undefined`);
    return { value: define(code, `${ball}.middle`), radius: define(code, `${ball}.radius`), sign: 0 };
  },
};

function wholeValue(code: BoundedCode, { value, whole, radius }: BoundedTerm): string {
  if (whole === undefined && radius === undefined) throw new Error('It must be a whole number.');
  // What a sequence keeps may be one without an error.
  if (whole === undefined) demand(code, `${radius} === 0 && Number.isInteger(${value})`);
  return value;
}

function index(code: BoundedCode, term: BoundedTerm, isEnd = false): string {
  const value = wholeValue(code, term);
  const { whole } = term;
  // A larger one is refused where it is below 0, too.
  const isInRange = `${isEnd && whole !== undefined && whole <= MAX_STEPS ? '' : `${value} >= 0 && `}${value} <= ${MAX_STEPS}`;
  if (code.conditions.get(isInRange) !== true) demand(code, isInRange);
  code.conditions.set(isInRange, true);
  return value;
}

/** One variable for the value and, where the bounds are not all known beforehand, one for the bound. */
function merge(code: BoundedCode, terms: readonly BoundedTerm[]): Merged<BoundedTerm> {
  const [first] = terms as readonly [BoundedTerm];
  const sign: Sign = terms.every((term) => term.sign === first.sign) ? first.sign : 0;
  const whole = Math.max(...terms.map((term) => term.whole ?? Infinity));
  const relative = Math.max(...terms.map((term) => term.relative ?? Infinity));
  if (relative === Infinity) return bounded(code, sign);
  const value = createVariable(code);
  return {
    declaration: `let ${value} = NaN;`,
    assign: (_, term) => `${value} = ${term.value};`,
    term: { value, relative, sign, ...(whole < Infinity && { whole }) },
  };
}

function bounded(code: BoundedCode, sign: Sign = 0): Merged<BoundedTerm> {
  const [value, radius] = [createVariable(code), createVariable(code)];
  return {
    declaration: `let ${value} = NaN, ${radius} = NaN;`,
    assign: (_, term) => `${value} = ${term.value}; ${radius} = ${errorOf(term)};`,
    term: { value, radius, sign },
  };
}

function sequence(code: BoundedCode): SequenceTable<BoundedTerm> {
  const [values, radii] = [createVariable(code), createVariable(code)];
  return {
    declaration: `const ${values} = [], ${radii} = [];`,
    length: `${values}.length`,
    store: (_, at, term) => [`${values}[${at}] = ${term.value}; ${radii}[${at}] = ${errorOf(term)};`],
    at: (block, at) => ({
      value: define(block, `${values}[${at}]`),
      radius: define(block, `${radii}[${at}]`),
      sign: 0,
    }),
  };
}
