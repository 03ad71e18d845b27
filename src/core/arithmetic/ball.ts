import { MAX_RESULT, UNDECIDED, type Arithmetic, type Operand, type Units } from './arithmetic.ts';
import { cdfError, densityError, nearCdf, nearDensity } from './double-normal.ts';
import { outOfRange } from '#base/errors.ts';
import { normalQuantile } from './normal-quantile.ts';

/**
 * Ball arithmetic in doubles: `middle` ± `radius` always contains the true value. Every operation bounds its
 * own rounding and adds what its operands bring. The model is that of F. Johansson, "Arb: efficient
 * arbitrary-precision midpoint-radius interval arithmetic", IEEE Trans. Computers 66 (2017).
 *
 * Assumed of the machine: IEEE 754 binary64, rounded to nearest; exp, expm1, log and log1p within 2 units in
 * the last place (glibc documents 1; `ball.test.ts` tests it). A value that overflows gives an infinite or
 * NaN radius, which decides nothing.
 */
export interface Ball {
  readonly middle: number;
  readonly radius: number;
}

/**
 * Bounds the relative rounding of one operation: 2^−53 and some slack for the rounding of the bound itself.
 */
const ROUNDING = 1.2e-16;
/** Bounds the relative error of an elementary function: 2 units in the last place, with slack. */
const FUNCTION_ROUNDING = 4.6e-16;
/** Covers the handful of roundings in the computation of a radius. */
const OUTWARD = 1 + 2 ** -48;
/** The same for a product of radii and the sum with it. */
const OUTWARD_TWICE = 1 + 2 ** -46;
/** Covers underflow: four times the smallest positive double. */
const TINY = 2 ** -1072;
/** From here on a double plus one half is not exact. */
const MAX_ROUNDED = 2 ** 51;

const ZERO: Ball = { middle: 0, radius: 0 };
const HALF: Ball = { middle: 0.5, radius: 0 };
const POWERS_OF_TEN = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12];

function ball(value: Operand<Ball>): Ball {
  return typeof value === 'number' ? of(value) : value;
}

/** Multiples of an eighth below 1e12 have at most 15 digits, so their decimal form is exact. */
function isEighths(value: number): boolean {
  const eighths = value * 8;
  return Math.floor(eighths) === eighths && Math.abs(value) < 1e12;
}

function of(value: number): Ball {
  const exact = isEighths(value);
  return { middle: value, radius: exact ? 0 : Math.abs(value) * ROUNDING + TINY };
}

function ofUnits(units: Units, decimals: number): Ball {
  const middle = Number(units) / 10 ** decimals;
  return { middle, radius: units === 0 || units === 0n ? 0 : Math.abs(middle) * ROUNDING * 2 + TINY };
}

function isExactZero(a: Ball): boolean {
  return a.middle === 0 && a.radius === 0;
}

/**
 * The rounding error of a sum is itself a double (D. Knuth's two-sum), so sums of exact numbers stay exact.
 */
function sum(x: number, y: number, radius: number): Ball {
  const middle = x + y;
  const yRounded = middle - x;
  const error = x - (middle - yRounded) + (y - yRounded);
  return { middle, radius: (radius + Math.abs(error)) * OUTWARD };
}

function add(a: Operand<Ball>, b: Operand<Ball>): Ball {
  const x = ball(a);
  const y = ball(b);
  return sum(x.middle, y.middle, x.radius + y.radius);
}

function subtract(a: Operand<Ball>, b: Operand<Ball>): Ball {
  const x = ball(a);
  const y = ball(b);
  return sum(x.middle, -y.middle, x.radius + y.radius);
}

function multiply(a: Operand<Ball>, b: Operand<Ball>): Ball {
  const x = ball(a);
  const y = ball(b);
  if (isExactZero(x) || isExactZero(y)) return ZERO;
  const middle = x.middle * y.middle;
  if (x.radius === 0 && y.radius === 0 && isEighths(x.middle) && isEighths(y.middle)) {
    // A multiple of 1/64 below 2^47 is a double.
    if (Math.abs(middle) < 2 ** 47) return { middle, radius: 0 };
  }
  const inherited = Math.abs(x.middle) * y.radius + Math.abs(y.middle) * x.radius + x.radius * y.radius;
  return { middle, radius: inherited * OUTWARD + Math.abs(middle) * ROUNDING + TINY };
}

/**
 * (…(first·f + terms[0])·f + terms[1] …), each time with the factor f whose index `which` says: what
 * `multiply` and `add` give one after the other, in a fifth of the time. Exact products are told apart only
 * where the factor is 1.
 */
export function nestedSum(
  first: Ball,
  factors: readonly Ball[],
  which: readonly number[],
  terms: readonly Ball[],
): Ball {
  let { middle, radius } = first;
  for (let i = 0; i < terms.length; i++) {
    const factor = factors[which[i]!]!;
    const term = terms[i]!;
    const isOne = factor.middle === 1 && factor.radius === 0;
    const product = middle * factor.middle;
    const rounding = isOne ? 0 : Math.abs(product) * ROUNDING + TINY;
    const brought = Math.abs(middle) * factor.radius + rounding + term.radius;
    middle = product + term.middle;
    const termRounded = middle - product;
    const error = product - (middle - termRounded) + (term.middle - termRounded);
    const spread = (Math.abs(factor.middle) + factor.radius) * OUTWARD_TWICE;
    // All that does not need the radius before stands aside, so that one step does not wait for the other.
    radius = radius * spread + (brought + Math.abs(error)) * OUTWARD_TWICE;
  }
  return { middle, radius };
}

function divide(a: Operand<Ball>, b: Operand<Ball>): Ball {
  const x = ball(a);
  const y = ball(b);
  const room = Math.abs(y.middle) - y.radius;
  if (!(room > 0)) throw UNDECIDED;
  if (isExactZero(x)) return ZERO;
  const middle = x.middle / y.middle;
  // 300/6 is exactly 50: the product of two such numbers is exact.
  if (x.radius === 0 && y.radius === 0 && Math.abs(x.middle) < 2 ** 47 && middle * y.middle === x.middle) {
    if (isEighths(middle) && isEighths(y.middle)) return { middle, radius: 0 };
  }
  // The product may underflow while the quotient does not, and the quotient while the product would not.
  const inherited = (x.radius + (Math.abs(middle) + TINY) * y.radius + TINY) / room;
  return { middle, radius: inherited * OUTWARD + Math.abs(middle) * ROUNDING + TINY };
}

function negate(a: Ball): Ball {
  return { middle: -a.middle, radius: a.radius };
}

/** For 0 ≤ r ≤ 1, e^r − 1 ≤ r + r². */
function relativeSpread(radius: number): number {
  if (!(radius <= 1)) throw UNDECIDED;
  return (radius + radius * radius) * OUTWARD;
}

function exp(a: Ball): Ball {
  const middle = Math.exp(a.middle);
  return { middle, radius: middle * (relativeSpread(a.radius) + FUNCTION_ROUNDING) * OUTWARD + TINY };
}

function expm1(a: Ball): Ball {
  if (isExactZero(a)) return ZERO;
  const middle = Math.expm1(a.middle);
  const slope = middle + 1 + FUNCTION_ROUNDING * 2;
  const inherited = slope * relativeSpread(a.radius);
  return { middle, radius: (inherited + Math.abs(middle) * FUNCTION_ROUNDING) * OUTWARD + TINY };
}

function log(a: Ball): Ball {
  const room = a.middle - a.radius;
  if (!(room > 0)) throw UNDECIDED;
  const middle = Math.log(a.middle);
  const inherited = a.radius / room;
  return { middle, radius: (inherited + Math.abs(middle) * FUNCTION_ROUNDING) * OUTWARD + TINY };
}

function log1p(a: Ball): Ball {
  if (isExactZero(a)) return ZERO;
  const onePlus = 1 + a.middle;
  const room = onePlus - a.radius - Math.abs(onePlus) * ROUNDING;
  if (!(room > 0)) throw UNDECIDED;
  const middle = Math.log1p(a.middle);
  const inherited = a.radius / room;
  return { middle, radius: (inherited + Math.abs(middle) * FUNCTION_ROUNDING) * OUTWARD + TINY };
}

/**
 * expm1(periods · log1p(rate)), in one piece as it is in every formula: the same bounds as those three,
 * without their balls.
 */
function growthLess1(rate: Ball, periods: Operand<Ball>): Ball {
  if (isExactZero(rate)) return ZERO;
  const times = ball(periods);
  const onePlus = 1 + rate.middle;
  const room = onePlus - rate.radius - Math.abs(onePlus) * ROUNDING;
  if (!(room > 0)) throw UNDECIDED;
  const log = Math.log1p(rate.middle);
  const size = Math.abs(log);
  const logRadius = (rate.radius / room + size * FUNCTION_ROUNDING) * OUTWARD + TINY;
  const exponent = log * times.middle;
  const inherited = size * times.radius + Math.abs(times.middle) * logRadius + logRadius * times.radius;
  const spread = relativeSpread(inherited * OUTWARD + Math.abs(exponent) * ROUNDING + TINY);
  const middle = Math.expm1(exponent);
  const slope = middle + 1 + FUNCTION_ROUNDING * 2;
  return { middle, radius: (slope * spread + Math.abs(middle) * FUNCTION_ROUNDING) * OUTWARD + TINY };
}

function normalDensity({ middle: x, radius }: Ball): Ball {
  const middle = nearDensity(x);
  return { middle, radius: densityError(x, middle, radius) };
}

function normalCdf(a: Ball): Ball {
  if (isExactZero(a)) return HALF;
  const middle = nearCdf(a.middle);
  return { middle, radius: cdfError(a.middle, middle, a.radius) };
}

function isZero(a: Ball): boolean {
  if (Math.abs(a.middle) > a.radius) return false;
  if (isExactZero(a)) return true;
  throw UNDECIDED;
}

function compare(a: Operand<Ball>, b: Operand<Ball>): number {
  const difference = subtract(a, b);
  if (difference.middle > difference.radius) return 1;
  if (difference.middle < -difference.radius) return -1;
  if (isExactZero(difference)) return 0;
  throw UNDECIDED;
}

function floor(a: Ball): number {
  const spread = a.radius + (Math.abs(a.middle) + a.radius) * ROUNDING;
  const low = Math.floor(a.middle - spread);
  if (a.radius === 0 && Math.abs(a.middle) < MAX_ROUNDED) return Math.floor(a.middle) + 0;
  if (low !== Math.floor(a.middle + spread) || !(Math.abs(low) < MAX_ROUNDED)) throw UNDECIDED;
  return low + 0;
}

function ceiling(a: Ball): number {
  return -floor(negate(a)) + 0;
}

function round(a: Operand<Ball>, decimals: number): number {
  const x = ball(a);
  const scale = POWERS_OF_TEN[decimals];
  if (scale === undefined) throw UNDECIDED;
  const size = Math.abs(x.middle) * scale;
  const spread = x.radius * scale * OUTWARD + size * ROUNDING * 4;
  if (Math.abs(x.middle) - x.radius > MAX_RESULT) throw outOfRange();
  const low = Math.floor(size - spread + 0.5);
  // The comparisons are written so that NaN fails them.
  if (!(low === Math.floor(size + spread + 0.5) && size + spread < MAX_ROUNDED)) throw UNDECIDED;
  return (x.middle < 0 ? -low : low) + 0;
}

/** The middle alone; the double is exactly itself. */
function point({ middle }: Ball): Ball {
  return { middle, radius: 0 };
}

function hull(a: Ball, b: Ball): Ball {
  const middle = a.middle / 2 + b.middle / 2;
  const half = Math.abs(a.middle - b.middle) / 2 + Math.max(a.radius, b.radius);
  const rounding = (Math.abs(a.middle) + Math.abs(b.middle)) * ROUNDING;
  return { middle, radius: (half + rounding) * OUTWARD + TINY };
}

function certainSign({ middle, radius }: Ball): number {
  // Written so that NaN gives 0.
  return Math.abs(middle) > radius ? Math.sign(middle) : 0;
}

/** The fast implementation of `Arithmetic`; it leaves undecided what 53 bits do not decide. */
export const ballArithmetic: Arithmetic<Ball> = {
  digits: 16,
  of,
  ofUnits,
  add,
  subtract,
  multiply,
  divide,
  negate,
  exp,
  expm1,
  log,
  log1p,
  growthLess1,
  normalDensity,
  normalCdf,
  normalQuantile: (p) => normalQuantile(ballArithmetic, p),
  isZero,
  compare,
  floor,
  ceiling,
  enclose: (a) => a,
  point,
  hull,
  certainSign,
  round,
};
