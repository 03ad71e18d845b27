import { MAX_RESULT, UNDECIDED, type Arithmetic, type Operand, type Units } from './arithmetic.ts';
import {
  divide,
  exactly,
  fit,
  isExactZero,
  magnitudeOf,
  multiply,
  nearOf,
  negate,
  pointOf,
  signOf,
  sizeOf,
  sum,
  type DecimalBall,
} from './decimal-ball.ts';
import { exp, expm1, log, log1p } from './decimal-functions.ts';
import { normalCdf, normalDensity } from './decimal-normal.ts';
import { outOfRange } from '#base/errors.ts';
import { wholePower } from '../finance/growth.ts';
import { normalQuantile } from './normal-quantile.ts';
import { absolute, floorQuotient, floorScaled, scaleBound } from './ten.ts';

/** The width of ties in evaluations with fewer digits, whose outcomes are checked against others. */
export const WIDE_TIE = -30;

/**
 * With at least so many digits, a ball around a rounding boundary is taken to lie on it where the log₁₀ of
 * its radius, beside what is compared, is at most this.
 */
const TIE_WIDTHS = [
  [640, WIDE_TIE],
  [160, -100],
] as const;
/** log₁₀ of the smallest size that counts beside it. */
const MIN_SCALE = -20;

/**
 * Whole powers of 1 + x up to this exponent, for an x of at least this size, are multiplied with 20 digits to
 * spare.
 */
const MAX_MULTIPLIED = 10_000;
const MIN_MULTIPLIED = 1e-6;
const SPARE_DIGITS = 20;

/** A whole number with more digits is left open: no reply has it. */
const MAX_WHOLE_DIGITS = 1000;
const EXACT_MAX_RESULT = exactly(MAX_RESULT);
const HALF = exactly(0.5);

/**
 * Ball arithmetic in decimals of a chosen precision: the slow, deciding counterpart of `ball.ts`. From 160
 * digits on, or with this `tieWidth`, it also decides exact ties.
 */
export function createDecimalArithmetic(
  digits: number,
  tieWidth: number = TIE_WIDTHS.find(([least]) => digits >= least)?.[1] ?? -Infinity,
): Arithmetic<DecimalBall> {
  let spare: Arithmetic<DecimalBall> | undefined;
  const ball = (value: Operand<DecimalBall>) => (typeof value === 'number' ? exactly(value) : value);

  /** Powers of whole exponents by multiplication, where no more than the spare digits cancel. */
  function growthLess1(rate: DecimalBall, periods: Operand<DecimalBall>): DecimalBall {
    const whole = wholeNumberOf(periods);
    if (!(Math.abs(whole) <= MAX_MULTIPLIED) || Math.abs(nearOf(rate)) < MIN_MULTIPLIED) {
      return expm1(digits, multiply(digits, log1p(digits, rate), ball(periods)));
    }
    spare ??= createDecimalArithmetic(digits + SPARE_DIGITS);
    const factor = spare.add(rate, 1);
    if (signOf(factor) !== 1) throw UNDECIDED;
    const power = wholePower(spare, factor, Math.abs(whole));
    return sum(digits, whole < 0 ? spare.divide(1, power) : power, exactly(-1));
  }

  const arithmetic: Arithmetic<DecimalBall> = {
    digits,
    of: exactly,
    ofUnits: (units, decimals) => fit(Infinity, BigInt(units), -decimals),
    add: (a, b) => sum(digits, ball(a), ball(b)),
    subtract: (a, b) => sum(digits, ball(a), negate(ball(b))),
    multiply: (a, b) => multiply(digits, ball(a), ball(b)),
    divide: (a, b) => divide(digits, ball(a), ball(b)),
    negate,
    exp: (a) => exp(digits, a),
    expm1: (a) => expm1(digits, a),
    log: (a) => log(digits, a),
    log1p: (a) => log1p(digits, a),
    growthLess1,
    normalDensity: (a) => normalDensity(digits, a),
    normalCdf: (a) => normalCdf(digits, a),
    normalQuantile: (p) => normalQuantile(arithmetic, p),
    isZero: (a) => compare(digits, tieWidth, a, exactly(0)) === 0,
    compare: (a, b) => compare(digits, tieWidth, ball(a), ball(b)),
    floor: (a) => countOf(floor(tieWidth, a)),
    ceiling: (a) => countOf(-floor(tieWidth, negate(a))),
    enclose,
    point: pointOf,
    hull: (a, b) => hull(digits, a, b),
    certainSign: signOf,
    round: (a, decimals) => countOf(round(digits, tieWidth, ball(a), decimals)),
  };
  return arithmetic;
}

/** The number where it is a whole one for certain, otherwise NaN. */
function wholeNumberOf(value: Operand<DecimalBall>): number {
  if (typeof value === 'number') return Number.isInteger(value) ? value : NaN;
  const near = Math.round(nearOf(value));
  const isWhole = Number.isSafeInteger(near) && isExactZero(sum(Infinity, value, exactly(-near)));
  return isWhole ? near : NaN;
}

/** Whether the log₁₀ of the radius of a ball is at most this. */
function isTie({ radius, exponent }: DecimalBall, width: number): boolean {
  return Math.log10(radius) + exponent <= width;
}

function compare(digits: number, tieWidth: number, x: DecimalBall, y: DecimalBall): number {
  const difference = sum(digits, x, negate(y));
  const sign = signOf(difference);
  if (sign !== 0) return sign;
  // A difference that has cancelled to nothing keeps no trace of how large its parts were.
  const scale = Math.max(magnitudeOf(x), magnitudeOf(y), MIN_SCALE);
  if (isExactZero(difference) || isTie(difference, scale + tieWidth)) return 0;
  throw UNDECIDED;
}

/**
 * The whole numbers that a function makes of both ends of a ball, when they are one, or a tie between two.
 */
function decide(
  tieWidth: number,
  x: DecimalBall,
  wholeOf: (value: bigint, exponent: number) => bigint,
): bigint {
  if (x.size + x.exponent > MAX_WHOLE_DIGITS && !isExactZero(x)) throw UNDECIDED;
  const reach = BigInt(Math.ceil(x.radius));
  const low = wholeOf(x.middle - reach, x.exponent);
  const high = wholeOf(x.middle + reach, x.exponent);
  if (low === high || (high - low === 1n && isTie(x, tieWidth))) return high;
  throw UNDECIDED;
}

function floor(tieWidth: number, x: DecimalBall): bigint {
  return decide(tieWidth, x, floorScaled);
}

/** In units of 10^−decimals; on a tie the larger size is the one away from zero. */
function round(digits: number, tieWidth: number, x: DecimalBall, decimals: number): bigint {
  const size = { ...x, middle: absolute(x.middle) };
  if (signOf(sum(digits, pointOf(size), negate(EXACT_MAX_RESULT))) > 0) throw outOfRange();
  const units = decide(tieWidth, { ...size, exponent: x.exponent + decimals }, roundScaled);
  return x.middle < 0n ? -units : units;
}

/** value·10^exponent, rounded half up. */
function roundScaled(value: bigint, exponent: number): bigint {
  return floorQuotient(floorScaled(2n * value, exponent) + 1n, 2n);
}

/**
 * Half a unit in the last place of a double, and some slack for the bound's own rounding; the least for what
 * underflows.
 */
function enclose(x: DecimalBall): { readonly middle: number; readonly radius: number } {
  const near = nearOf(x);
  const inherited = scaleBound(x.radius, x.exponent);
  return { middle: near, radius: inherited * (1 + 2 ** -50) + Math.abs(near) * 1.2e-16 + 2 ** -1072 };
}

function hull(digits: number, x: DecimalBall, y: DecimalBall): DecimalBall {
  const middle = multiply(digits, sum(digits, pointOf(x), pointOf(y)), HALF);
  const half = multiply(digits, sum(digits, pointOf(x), negate(pointOf(y))), HALF);
  const [size, power] = sizeOf(half);
  return fit(digits, middle.middle, middle.exponent, [
    [middle.radius, 0],
    [size, power + half.exponent - middle.exponent],
    [half.radius, half.exponent - middle.exponent],
    [x.radius, x.exponent - middle.exponent],
    [y.radius, y.exponent - middle.exponent],
  ]);
}

/** A whole number as a count. */
function countOf(units: bigint): Units {
  return units > -(2n ** 53n) && units < 2n ** 53n ? Number(units) : units;
}
