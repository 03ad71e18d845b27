import {
  MAX_WHOLE,
  OUTWARD,
  ROUNDING,
  TINY,
  boundedTerm,
  demand,
  errorOf,
  roomOf,
  sizeOf,
  type BoundedCode,
  type BoundedTerm,
} from '#core/equations/code/bounded-code.ts';
import { define, once } from '#core/equations/code/code.ts';

/** Functions and decisions in the code of `bounded-code.ts`. */

/** Bounds the relative error of an elementary function: 2 units in the last place, with slack. */
const FUNCTION_ROUNDING = 4.6e-16;
/** From here on a double plus one half is not. */
const MAX_ROUNDED = 2 ** 51;

/** The natural logarithm. */
export function log(code: BoundedCode, a: BoundedTerm): BoundedTerm {
  return once(code, `log ${a.value}`, () => {
    demand(code, `${a.value} > 0`);
    const inherited = a.radius === undefined ? `${a.relative}` : `${a.radius} / ${roomOf(code, a)}`;
    const value = define(code, `Math.log(${a.value})`);
    const bound = `(${inherited} + Math.abs(${value}) * ${FUNCTION_ROUNDING}) * ${OUTWARD} + ${TINY}`;
    return boundedTerm(code, value, bound, 0);
  });
}

/**
 * ln(1 + a). For a ≥ 0 it is concave from 0 on, so that it keeps a relative error; elsewhere its slope is at
 * most 1/(1 + a).
 */
export function log1p(code: BoundedCode, a: BoundedTerm): BoundedTerm {
  return once(code, `log1p ${a.value}`, () => {
    if (a.sign === 1 && a.relative !== undefined) {
      const value = define(code, `Math.log1p(${a.value})`);
      return { value, relative: (a.relative + FUNCTION_ROUNDING) * OUTWARD, sign: 1 };
    }
    const onePlus = define(code, `1 + ${a.value}`);
    const room = define(code, `${onePlus} - ${errorOf(a)} - ${onePlus} * ${ROUNDING}`);
    demand(code, `${room} > 0`);
    const value = define(code, `Math.log1p(${a.value})`);
    const bound = `(${errorOf(a)} / ${room} + Math.abs(${value}) * ${FUNCTION_ROUNDING}) * ${OUTWARD} + ${TINY}`;
    return boundedTerm(code, value, bound, a.sign);
  });
}

/**
 * e^a − 1. For a ≤ 0 it is, in size, concave from 0 on, so that it keeps a relative error. Elsewhere e^r − 1
 * ≤ r + r² for 0 ≤ r ≤ 1 bounds what an error of r does to e^a, which is at most the result and 1 and their
 * rounding.
 */
export function expm1(code: BoundedCode, a: BoundedTerm): BoundedTerm {
  return once(code, `expm1 ${a.value}`, () => {
    if (a.sign === -1 && a.relative !== undefined) {
      const value = define(code, `Math.expm1(${a.value})`);
      return { value, relative: (a.relative + FUNCTION_ROUNDING) * OUTWARD, sign: -1 };
    }
    const error = define(code, errorOf(a));
    demand(code, `${error} <= 1`);
    const value = define(code, `Math.expm1(${a.value})`);
    const inherited = `(${value} + ${1 + 2 * FUNCTION_ROUNDING}) * (${error} + ${error} * ${error})`;
    const bound = `(${inherited} + Math.abs(${value}) * ${FUNCTION_ROUNDING}) * ${OUTWARD} + ${TINY}`;
    return boundedTerm(code, value, bound, a.sign);
  });
}

/**
 * Where one of two is the larger or smaller for certain, its error is that of the result, and elsewhere the
 * larger error.
 */
export function extreme(
  code: BoundedCode,
  which: 'max' | 'min',
  a: BoundedTerm,
  b: BoundedTerm,
): BoundedTerm {
  return once(code, `${which} ${a.value} ${b.value}`, () => {
    const value = define(code, `Math.${which}(${a.value}, ${b.value})`);
    const [strong, weak] = which === 'max' ? ([1, -1] as const) : ([-1, 1] as const);
    const isStrong = a.sign === strong || b.sign === strong;
    const sign = isStrong ? strong : a.sign === weak && b.sign === weak ? weak : 0;
    const whole = Math.max(a.whole ?? Infinity, b.whole ?? Infinity);
    if (whole < MAX_WHOLE) return { value, relative: 0, sign, whole };
    const [one, other] = [a, b].map((term) => define(code, errorOf(term))) as [string, string];
    const [above, below] = which === 'max' ? ['-', '+'] : ['+', '-'];
    const relation = which === 'max' ? '>' : '<';
    const isA = `${a.value} ${above} ${one} ${relation} ${b.value} ${below} ${other}`;
    const isB = `${b.value} ${above} ${other} ${relation} ${a.value} ${below} ${one}`;
    const bound = `${isA} ? ${one} : ${isB} ? ${other} : Math.max(${one}, ${other})`;
    return boundedTerm(code, value, bound, sign);
  });
}

/** The whole number below or above. */
export function wholeNumber(code: BoundedCode, a: BoundedTerm, direction: 'floor' | 'ceil'): BoundedTerm {
  if (a.whole !== undefined) return a;
  return once(code, `${direction} ${a.value}`, () => {
    if (a.smallQuotient !== undefined) {
      const value = define(code, `Math.${direction}(${a.value})`);
      return { value, relative: 0, sign: a.sign, whole: a.smallQuotient };
    }
    const error = define(code, errorOf(a));
    const spread = define(code, `${error} + (${sizeOf(a)} + ${error}) * ${ROUNDING}`);
    const isSmall = `Math.abs(${a.value}) < ${MAX_ROUNDED}`;
    const nearest = `Math.round(${a.value})`;
    const distance = `Math.abs(${a.value} - ${nearest})`;
    const tests = [
      ...(a.isWhole === undefined ? [] : [`${a.isWhole} && ${isSmall}`]),
      ...(a.denominator === undefined ? [] : [`h.isOnIt(${distance} + ${spread}, ${a.denominator})`]),
    ];
    const isWhole = tests.length === 0 ? 'false' : define(code, tests.join(' || '));
    const value = define(code, `${isWhole} ? ${nearest} : Math.${direction}(${a.value} - ${spread})`);
    const isCertain = `${value} === Math.${direction}(${a.value} + ${spread}) && ${isSmall}`;
    demand(code, `${isWhole} || (${isCertain})`);
    return { value, relative: 0, sign: a.sign, whole: MAX_ROUNDED };
  });
}

/** An expression that is true or false as `a` is related to 0 (as by "<="). */
export function relationToZero(code: BoundedCode, term: BoundedTerm, relation: string): string {
  const { value, radius, denominator } = term;
  if (radius === undefined) {
    demand(code, `${value} === ${value}`);
    return `${value} ${relation} 0`;
  }
  const isCertain = `Math.abs(${value}) > ${radius} || (${value} === 0 && ${radius} === 0)`;
  if (denominator === undefined) {
    demand(code, isCertain);
    return `${value} ${relation} 0`;
  }
  const isZero = `h.isOnIt(Math.abs(${value}) + ${radius}, ${denominator})`;
  const decided = define(code, `${isCertain} ? ${value} : ${isZero} ? 0 : NaN`);
  demand(code, `${decided} === ${decided}`);
  return `${decided} ${relation} 0`;
}

/** A ball, to check the bounds by. */
export function writeBall(code: BoundedCode, a: BoundedTerm): string {
  return `{ middle: ${a.value}, radius: ${define(code, errorOf(a))} }`;
}

/** The variable of a count of units of 10^−decimals, rounded half away from zero; never −0. */
export function roundUnits(code: BoundedCode, a: BoundedTerm, decimals: number): string {
  const { units, isDecided } = roundingOf(code, a, 10 ** decimals, MAX_ROUNDED);
  demand(code, isDecided);
  return define(code, `(${a.value} < 0 ? -${units} : ${units}) + 0`);
}

/**
 * The size of a term times `scale`, rounded half up, as a variable, and whether it is that for sure and below
 * `limit`.
 */
export function roundingOf(
  code: BoundedCode,
  a: BoundedTerm,
  scale: number,
  limit: number,
): { readonly units: string; readonly isDecided: string } {
  const size = define(code, `${sizeOf(a)} * ${scale}`);
  const spread =
    a.radius === undefined
      ? define(code, `${size} * ${(a.relative! + 4 * ROUNDING) * OUTWARD}`)
      : define(code, `${a.radius} * ${scale * OUTWARD} + ${size} * ${4 * ROUNDING}`);
  const low = define(code, `Math.floor(${size} - ${spread} + 0.5)`);
  const isSmall = `${size} + ${spread} < ${limit}`;
  if (a.denominator === undefined) {
    return { units: low, isDecided: `${low} === Math.floor(${size} + ${spread} + 0.5) && ${isSmall}` };
  }
  const high = define(code, `Math.floor(${size} + ${spread} + 0.5)`);
  // The size and the tie between both are less than 2·spread apart, and differ by 1/(2·denominator), if they
  // do.
  const isTie = `h.isOnIt(${spread} * 4, h.denominatorTimes(${a.denominator}, ${scale}))`;
  return { units: high, isDecided: `(${low} === ${high} || ${isTie}) && ${isSmall}` };
}
