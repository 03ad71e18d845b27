import {
  MAX_WHOLE,
  ONE,
  ROUNDING,
  add,
  demand,
  literal,
  multiply,
  negate,
  subtract,
  type BoundedCode,
  type BoundedTerm,
} from '#core/equations/code/bounded-code.ts';
import { roundingOf, wholeNumber } from './bounded-functions.ts';
import { createVariable, define, once } from '#core/equations/code/code.ts';
import type { Merged, SequenceTable } from '#core/equations/code/table.ts';

/** Rounded amounts in minor units stay below this, so that sums of several are exact. */
const MAX_UNITS = 2 ** 48;
/** Inputs with at most four decimals are known as fractions. */
const INPUT_SCALE = 10_000;

/** A term that may be known without an error. */
export interface ExactTerm extends BoundedTerm {
  /** Of an amount that was rounded: the whole count of its minor units. */
  readonly units?: BoundedTerm;
  readonly ratio?: Ratio;
}

/**
 * A quotient of whole numbers, which decides a rounding that lies on a tie, or so near to one that bounds do
 * not.
 */
interface Ratio {
  /** JavaScript. */
  readonly numerator: string;
  readonly denominator: number;
  /** JavaScript: when the term is this quotient. */
  readonly conditions: readonly string[];
}

export function ofWhole(term: BoundedTerm): ExactTerm {
  if (term.whole === undefined) return term;
  return { ...term, ratio: { numerator: term.value, denominator: 1, conditions: [] } };
}

/** Of a number that stands for its shortest decimal form. */
export function ofInput(term: BoundedTerm): ExactTerm {
  const numerator = `Math.round(${term.value} * ${INPUT_SCALE})`;
  const conditions = [`${numerator} / ${INPUT_SCALE} === ${term.value}`];
  return { ...term, ratio: { numerator, denominator: INPUT_SCALE, conditions } };
}

export function ofProduct(product: BoundedTerm, { ratio: a }: ExactTerm, { ratio: b }: ExactTerm): ExactTerm {
  if (a === undefined || b === undefined) return product;
  const ratio = {
    numerator: `${a.numerator} * ${b.numerator}`,
    denominator: a.denominator * b.denominator,
    conditions: [...a.conditions, ...b.conditions],
  };
  return { ...product, ratio };
}

/** By a number that is known when the code is written. */
export function ofQuotient(
  quotient: BoundedTerm,
  { ratio: a }: ExactTerm,
  { ratio: b }: ExactTerm,
): ExactTerm {
  if (a === undefined || b?.denominator !== 1 || !/^\d+$/.test(b.numerator)) return quotient;
  return { ...quotient, ratio: { ...a, denominator: a.denominator * Number(b.numerator) } };
}

/**
 * How two terms compare, also where bounds do not decide it; undefined unless both are known as quotients.
 */
export function relateRatios(
  code: BoundedCode,
  { value, radius }: BoundedTerm,
  { ratio: a }: ExactTerm,
  sign: string,
  { ratio: b }: ExactTerm,
): string | undefined {
  if (radius === undefined || a === undefined || b === undefined) return undefined;
  const [holds, left, right] = [createVariable(code), createVariable(code), createVariable(code)];
  const isExact = [
    ...a.conditions,
    ...b.conditions,
    ...[left, right].map((side) => `Math.abs(${side}) < ${MAX_WHOLE}`),
  ];
  code.lines.push(
    `let ${holds} = ${value} ${sign} 0;`,
    `if (!(Math.abs(${value}) > ${radius})) {`,
    `const ${left} = ${a.numerator} * ${b.denominator}, ${right} = ${b.numerator} * ${a.denominator};`,
    `if (!(${isExact.join(' && ')})) return;`,
    `${holds} = ${left} ${sign} ${right};`,
    '}',
  );
  return holds;
}

/** 0 is an amount as well. */
function unitsOrZero({ units, value }: ExactTerm): BoundedTerm | undefined {
  return units ?? (value === '0' ? literal('0') : undefined);
}

/** Amounts from counts of minor units. */
type FromUnits = (units: BoundedTerm) => ExactTerm;

type Operation = (code: BoundedCode, a: BoundedTerm, b: BoundedTerm) => BoundedTerm;

/** What is known of amounts with so many decimals; undefined is left to bounds. */
export function createMoney(decimals: number) {
  const scale = 10 ** decimals;

  const ofUnits: FromUnits = (units) => {
    const value = `(${units.value} / ${scale})`;
    const ratio = { numerator: units.value, denominator: scale, conditions: [] };
    return { value, relative: ROUNDING, sign: units.sign, units, ratio };
  };
  function unitsOf(code: BoundedCode, { units, whole, ...term }: ExactTerm): BoundedTerm | undefined {
    if (units !== undefined) return units;
    if (whole === undefined || whole * scale >= MAX_WHOLE) return undefined;
    return multiply(code, { ...term, whole }, literal(String(scale)));
  }
  function both(code: BoundedCode, a: ExactTerm, b: ExactTerm, operate: Operation): BoundedTerm | undefined {
    if (a.units === undefined && b.units === undefined) return undefined;
    const [x, y] = [unitsOf(code, a), unitsOf(code, b)];
    const result = x && y && operate(code, x, y);
    return result?.whole === undefined ? undefined : result;
  }
  function combine(code: BoundedCode, a: ExactTerm, b: ExactTerm, operate: Operation): ExactTerm | undefined {
    const units = both(code, a, b, operate);
    return units && ofUnits(units);
  }
  function times(code: BoundedCode, a: ExactTerm, b: ExactTerm): ExactTerm | undefined {
    const [amount, count] = a.units === undefined ? [b, a] : [a, b];
    if (amount.units === undefined || count.whole === undefined || count.units !== undefined)
      return undefined;
    const units = multiply(code, amount.units, count);
    return units.whole === undefined ? undefined : ofProduct(ofUnits(units), amount, count);
  }
  function above(code: BoundedCode, { units, ...a }: ExactTerm): ExactTerm {
    const below = units ?? wholeNumber(code, multiply(code, a, literal(String(scale))), 'floor');
    return ofUnits(add(code, below, ONE));
  }
  function merge(
    terms: readonly ExactTerm[],
    mergeUnits: (units: readonly BoundedTerm[]) => Merged<BoundedTerm>,
  ): Merged<ExactTerm> | undefined {
    if (terms.every(({ units }) => units === undefined)) return undefined;
    const units = terms.flatMap((term) => unitsOrZero(term) ?? []);
    if (units.length < terms.length) return undefined;
    const { declaration, assign, term } = mergeUnits(units);
    return { declaration, assign: (code, one) => assign(code, unitsOrZero(one)!), term: ofUnits(term) };
  }

  return {
    zero: ofUnits({ ...literal('0'), sign: 0, whole: MAX_UNITS }),
    negate: (code: BoundedCode, { units }: ExactTerm) => units && ofUnits(negate(code, units)),
    combine,
    difference: (code: BoundedCode, a: ExactTerm, b: ExactTerm) => both(code, a, b, subtract),
    multiply: times,
    round: createRounding(scale, ofUnits),
    above,
    merge,
    ...createStores(ofUnits),
  };
}

/** What loops keep. */
function createStores(ofUnits: FromUnits) {
  /** For the sum that a loop adds up. */
  function variable(code: BoundedCode): Merged<ExactTerm> {
    const value = createVariable(code);
    return {
      declaration: `let ${value};`,
      assign: (_, { units }) =>
        `${value} = ${units!.value}; if (!(Math.abs(${value}) < ${MAX_UNITS})) return;`,
      term: ofUnits({ value, relative: 0, sign: 0, whole: MAX_UNITS }),
    };
  }
  function sequence(code: BoundedCode): SequenceTable<ExactTerm> {
    const values = createVariable(code);
    return {
      declaration: `const ${values} = [];`,
      length: `${values}.length`,
      store: (_, at, { units }) => [
        `if (!(Math.abs(${units!.value}) < ${MAX_UNITS})) return;`,
        `${values}[${at}] = ${units!.value};`,
      ],
      at: (block, at) =>
        ofUnits({ value: define(block, `${values}[${at}]`), relative: 0, sign: 0, whole: MAX_UNITS }),
    };
  }

  return { variable, sequence };
}

function createRounding(scale: number, ofUnits: FromUnits): (code: BoundedCode, a: ExactTerm) => ExactTerm {
  function round(code: BoundedCode, a: ExactTerm): ExactTerm {
    if (a.units !== undefined) return a;
    return once(code, `round ${a.value}`, () => roundOff(code, a));
  }
  function roundOff(code: BoundedCode, a: ExactTerm): ExactTerm {
    const { units, isDecided } = roundingOf(code, a, scale, MAX_UNITS);
    const size = createVariable(code);
    code.lines.push(`let ${size} = ${units};`);
    if (a.ratio === undefined) demand(code, isDecided);
    else settle(code, size, isDecided, a.ratio);
    const value = define(code, `(${a.value} < 0 ? -${size} : ${size}) + 0`);
    return ofUnits({ value, relative: 0, sign: a.sign, whole: MAX_UNITS });
  }
  /** Rounds the quotient where bounds do not decide. */
  function settle(
    code: BoundedCode,
    size: string,
    isDecided: string,
    { numerator, denominator, conditions }: Ratio,
  ): void {
    const exact = createVariable(code);
    const isExact = [...conditions, `${exact} < ${MAX_WHOLE}`].join(' && ');
    code.lines.push(
      `if (!(${isDecided})) {`,
      `const ${exact} = Math.abs(${numerator}) * ${scale};`,
      `if (!(${isExact})) return;`,
      `${size} = h.roundQuotient(${exact}, ${denominator});`,
      `if (!(${size} < ${MAX_UNITS})) return;`,
      '}',
    );
  }

  return round;
}
