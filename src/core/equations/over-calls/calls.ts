import { MAX_WHOLE } from '#core/equations/code/bounded-code.ts';
import { createBlock, createVariable, define, once } from '#core/equations/code/code.ts';
import { fraction, mergeRatios, ofDecimal, ratioOf } from './call-ratios.ts';
import { call, numberOf, operandOf, plain, type CallTerm, type CallCode } from './call-terms.ts';
import { comparisons } from '#core/equations/code/javascript.ts';
import { MAX_STEPS } from '#core/equations/code/sequences.ts';
import { native } from './native-calls.ts';
import type { Merged, RootWriter, SequenceTable, Table } from '#core/equations/code/table.ts';
import type { Relation } from '#core/equations/language/tree.ts';

const root: RootWriter<CallTerm> = {
  within: (term, constants) => {
    if (term.isPlain || term.units !== undefined) return term;
    const known = constants.findIndex(({ text }) => text === term.text);
    const index = known < 0 ? constants.push(term) - 1 : known;
    return { text: `c[${index}]`, isPlain: false, ...(term.ratio !== undefined && { ratio: term.ratio }) };
  },
  sequence: (table) => ({
    ...table,
    at: (block, at) => {
      const term = table.at(block, at);
      return term.units === undefined ? { text: define(block, `w(${term.text})`), isPlain: false } : term;
    },
  }),
  argument: (variable) => ({ text: variable, isPlain: false }),
  write: (code, { low, high, argument, constants, body, value }) => {
    const ends = [low, high].map((end) => numberOf(code, end));
    const result = numberOf(body, value);
    const lines = [...body.lines, `return ${result};`].join('\n');
    const given = constants.map(({ text }) => text).join(', ');
    const found = `h.findRootOf(a, (a, ${argument}, c, w) => {\n${lines}\n}, [${given}], ${ends.join(', ')})`;
    return { text: define(code, found), isPlain: false };
  },
};

/** A quotient of such whole numbers is further from the next whole number than it is rounded. */
const MAX_DIVIDED = 2 ** 51;

/**
 * Equations as calls of an Arithmetic `a`, with `m` decimals of money: what a person would write over it.
 * Rounded money is kept in whole minor units, and small whole numbers are plain ones.
 */
export const calls: Table<CallTerm> = {
  literal: (text) =>
    Number.isSafeInteger(Number(text))
      ? plain(text, Number(text))
      : { text, isPlain: true, most: Number(text) },
  input: (code, access, input) => {
    const most = Math.max(-input.minimum, input.maximum);
    if (input.isWhole) return plain(access, most);
    const number = call(input.isOptional === true ? code : (code.whole ?? code), `a.of(${access})`);
    return { ...number, ratio: ofDecimal(access), most };
  },
  count: (_, access, maxItems) => plain(`${access}.length`, maxItems),
  negate: (code, x) => {
    if (x.units !== undefined) return money(define(code, `-${x.units}`));
    return x.whole === undefined
      ? call(code, `a.negate(${numberOf(code, x)})`)
      : plain(`(-${x.text})`, x.whole);
  },
  add: (code, x, y) => exactly(code, '+', x, y) ?? operation(code, 'add', x, y),
  subtract: (code, x, y) => exactly(code, '-', x, y) ?? operation(code, 'subtract', x, y),
  multiply: (code, x, y) =>
    product(code, x, y) ??
    withMost(fraction(operation(code, 'multiply', x, y), x, y, 'product'), (a, b) => a * b, x, y),
  divide: (code, x, y) => fraction(operation(code, 'divide', x, y), x, y, 'quotient'),
  log: (code, x) => call(code, `a.log(${numberOf(code, x)})`),
  log1p: (code, x) => call(code, `a.log1p(${numberOf(code, x)})`),
  exp: (code, x) => call(code, `a.exp(${numberOf(code, x)})`),
  expm1: (code, x) => call(code, `a.expm1(${numberOf(code, x)})`),
  normalDensity: (code, x) => call(code, `a.normalDensity(${numberOf(code, x)})`),
  normalCdf: (code, x) => call(code, `a.normalCdf(${numberOf(code, x)})`),
  normalQuantile: (code, x) => call(code, `a.normalQuantile(${numberOf(code, x)})`),
  growth: (code, rate, periods) =>
    call(code, `h.growthFactor(a, ${numberOf(code, rate)}, ${operandOf(code, periods)})`),
  growthLess1: (code, rate, periods) =>
    call(code, `a.growthLess1(${numberOf(code, rate)}, ${operandOf(code, periods)})`),
  extreme: (code, which, x, y) => {
    const sign = which === 'max' ? '>' : '<';
    const [u, v] = unitsOf(code, x, y);
    if (u !== undefined) return money(define(code, `${u} ${sign} ${v} ? ${u} : ${v}`));
    const whole = wholeOf(Math.max, x, y);
    if (whole !== undefined) return plain(define(code, `Math.${which}(${x.text}, ${y.text})`), whole);
    const [one, other] = [numberOf(code, x), numberOf(code, y)];
    return call(code, `a.compare(${one}, ${other}) ${sign} 0 ? ${one} : ${other}`);
  },
  wholeNumber: (code, x, direction) => {
    if (x.whole !== undefined) return x;
    const units = `a.${direction === 'floor' ? 'floor' : 'ceiling'}(${numberOf(code, x)})`;
    if (x.most === undefined || x.most >= MAX_DIVIDED) return call(code, `a.ofUnits(${units}, 0)`);
    return plainOnce(code, `Number(${units})`, x.most + 1);
  },
  wholeQuotient: (code, x, y, direction) => {
    if (x.whole === undefined || x.whole > MAX_DIVIDED || !/^[1-9]\d*$/.test(y.text)) return undefined;
    return plain(define(code, `Math.${direction}(${x.text} / ${y.text})`), x.whole);
  },
  roundMoney: (code, x, name) => {
    if (x.units !== undefined) return x;
    const ratio = ratioOf(x);
    const exactly = ratio && `() => [${ratio.numerator}, ${ratio.denominator}]`;
    return once(code, `round ${x.text}`, () =>
      money(define(code, `h.roundMoney(a, ${x.text}, m, ${exactly}, ${JSON.stringify(name)})`)),
    );
  },
  moneyAbove: (code, x) =>
    money(
      define(code, x.units === undefined ? `h.unitsAbove(a, ${numberOf(code, x)}, m)` : `${x.units} + 1n`),
    ),
  ownFunction: (code, name, operands) => {
    if (name !== 'nper') return undefined;
    const numbers = operands.map((one) => numberOf(code, one));
    return once(code, `nper ${numbers.join()}`, () => ({
      text: define(code, `h.nper(a, ${numbers.join(', ')})`),
      isPlain: true,
    }));
  },
  relate,
  native,
  merge,
  isMoney: ({ units }) => units !== undefined,
  index: (code, x, isEnd = false) => {
    const whole = x.whole === undefined ? define(code, `Number(a.round(${operandOf(code, x)}, 0))`) : x.text;
    if ((x.whole ?? Infinity) > MAX_STEPS)
      code.lines.push(`h.requireSteps(${isEnd ? `Math.max(0, ${whole})` : whole});`);
    return whole;
  },
  ofIndex: (variable) => plain(variable, MAX_STEPS),
  zero: (_, isMoney) => (isMoney ? money('0n') : plain('0', 0)),
  variable: (code, isMoney) => merge(code, [isMoney ? money('0n') : { text: '', isPlain: false }]),
  sequence,
  root,
  keyOf: ({ text, units }) => units ?? text,
  demand: (code, test, { code: problem, message }, write) => {
    const block = createBlock(code);
    const parts = message.map((part) =>
      typeof part === 'string'
        ? JSON.stringify(part)
        : `h.textAbove(a, ${numberOf(block, write(block, part.above))}, m)`,
    );
    const error = `new h.DomainError(${JSON.stringify(problem)}, ${parts.join(' + ')})`;
    code.lines.push(`if (!(${test})) {`, ...block.lines, `throw ${error};`, '}');
  },
};

function operation(code: CallCode, name: string, x: CallTerm, y: CallTerm): CallTerm {
  return call(code, `a.${name}(${operandOf(code, x)}, ${operandOf(code, y)})`);
}

function plainOnce(code: CallCode, expression: string, whole: number): CallTerm {
  return once(code, expression, () => plain(define(code, expression), whole));
}

function money(units: string): CallTerm {
  return { text: '', isPlain: false, units };
}

/** A sum or difference of money or of whole numbers. */
function exactly(code: CallCode, sign: '+' | '-', x: CallTerm, y: CallTerm): CallTerm | undefined {
  const [u, v] = unitsOf(code, x, y);
  if (u !== undefined) return money(define(code, `${u} ${sign} ${v}`));
  const whole = wholeOf((a, b) => a + b, x, y);
  return whole === undefined ? undefined : plainOnce(code, `${x.text} ${sign} ${y.text}`, whole);
}

function product(code: CallCode, x: CallTerm, y: CallTerm): CallTerm | undefined {
  const [amount, count] = x.units === undefined ? [y, x] : [x, y];
  if (amount.units !== undefined && count.whole !== undefined) {
    return money(define(code, `${amount.units} * BigInt(${count.text})`));
  }
  const whole = wholeOf((a, b) => a * b, x, y);
  return whole === undefined ? undefined : plainOnce(code, `${x.text} * ${y.text}`, whole);
}

/** How large a plain whole number is at most that comes of two of them. */
function wholeOf(operate: (a: number, b: number) => number, x: CallTerm, y: CallTerm): number | undefined {
  if (x.whole === undefined || y.whole === undefined) return undefined;
  const whole = operate(x.whole, y.whole);
  return whole < MAX_WHOLE ? whole : undefined;
}

function withMost(
  result: CallTerm,
  operate: (a: number, b: number) => number,
  ...parts: readonly CallTerm[]
): CallTerm {
  const sizes = parts.map(({ whole, most }) => whole ?? most ?? Infinity);
  const most = sizes.reduce((one, other) => operate(one, other));
  return most < Infinity ? { ...result, most } : result;
}

/** Both in minor units, where one of them is and the other can be. */
function unitsOf(code: CallCode, x: CallTerm, y: CallTerm): readonly [string, string] | readonly [] {
  if (x.units === undefined && y.units === undefined) return [];
  const units = [x, y].flatMap((one) => one.units ?? (one.whole === undefined ? [] : wholeUnits(code, one)));
  return units.length === 2 ? (units as [string, string]) : [];
}

function wholeUnits(code: CallCode, { text }: CallTerm): string {
  const unit = call(code.whole ?? code, '10n ** BigInt(m)').text;
  return text === '0' ? '0n' : `BigInt(${text}) * ${unit}`;
}

function relate(code: CallCode, x: CallTerm, relation: Relation, y: CallTerm): string {
  const sign = comparisons[relation];
  const [u, v] = unitsOf(code, x, y);
  if (u !== undefined) return `${u} ${sign} ${v}`;
  if (x.whole !== undefined && y.whole !== undefined) return `${x.text} ${sign} ${y.text}`;
  if (relation === '=' && y.text === '0') return `a.isZero(${numberOf(code, x)})`;
  return `a.compare(${operandOf(code, x)}, ${operandOf(code, y)}) ${sign} 0`;
}

/** For money where all are but a 0, for a plain number where all are plain whole ones. */
function merge(code: CallCode, terms: readonly CallTerm[]): Merged<CallTerm> {
  const merged = createVariable(code);
  const declaration = `let ${merged};`;
  const amounts = terms.filter(({ units }) => units !== undefined);
  if (amounts.length > 0 && terms.every(({ units, text }) => units !== undefined || text === '0')) {
    return { declaration, assign: (_, { units }) => `${merged} = ${units ?? '0n'};`, term: money(merged) };
  }
  const whole = Math.max(...terms.map((term) => term.whole ?? Infinity));
  if (whole < MAX_WHOLE) {
    return { declaration, assign: (_, { text }) => `${merged} = ${text};`, term: plain(merged, whole) };
  }
  const exact = mergeRatios(code, terms);
  return {
    declaration: `let ${merged}${exact === undefined ? '' : `, ${exact.variable}`};`,
    assign: (block, term) => {
      const number = numberOf(block, term);
      return `${merged} = ${number};${exact === undefined ? '' : ` ${exact.assign(term)}`}`;
    },
    term: withMost(
      { text: merged, isPlain: false, ...(exact !== undefined && { ratio: exact.ratio }) },
      Math.max,
      ...terms,
    ),
  };
}

function sequence(code: CallCode, isMoney: boolean): SequenceTable<CallTerm> {
  const values = createVariable(code);
  return {
    declaration: `const ${values} = [];`,
    length: `${values}.length`,
    store: (block, at, term) => {
      const value = isMoney ? term.units! : numberOf(block, term);
      return [`${values}[${at}] = ${value};`];
    },
    at: (block, at) => {
      const value = define(block, `${values}[${at}]`);
      return isMoney ? money(value) : { text: value, isPlain: false };
    },
  };
}
