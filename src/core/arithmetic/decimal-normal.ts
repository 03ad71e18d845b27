import {
  divide,
  exactly,
  fit,
  isExactZero,
  multiply,
  nearOf,
  negate,
  pointOf,
  sizeOf,
  sum,
  type Bound,
  type DecimalBall,
} from './decimal-ball.ts';
import { exp } from './decimal-functions.ts';
import { scaleBound, tenTo } from './ten.ts';

/**
 * The standard normal distribution in decimals: its density φ(x) = e^(−x²/2)/√(2π) and its distribution
 * function Φ(x). Φ(x) = 1 − Φ(−x) for x > 0, and for y ≥ 0, with N. L. Johnson, S. Kotz and N. Balakrishnan,
 * Continuous Univariate Distributions, volume 1, 2nd edition (1994), chapter 13 and M. Abramowitz and I. A.
 * Stegun, Handbook of Mathematical Functions (1964), 26.2.11 and 26.2.14:
 *
 *   Φ(−y) = 1/2 − φ(y)·Σ y^(2k+1)/(1·3·5·…·(2k+1)), of which all terms are positive, and
 *   Φ(−y) = φ(y)/(y + 1/(y + 2/(y + 3/(y + …)))), whose tails t_k = y + k/t_(k+1) are between y and y + k/y.
 *
 * Every truncation is bounded where it is made: the rest of the series is at most its last term once each is
 * at most half of the one before, and the continued fraction is calculated from both ends of its last tail,
 * rounded outwards.
 */

/** Digits inside of a function beyond those of its result. */
const GUARD_DIGITS = 10;
const GUARD_BITS = 8;
const BITS_PER_DIGIT = Math.log2(10);
/** Covers the roundings in the calculation of a bound. */
const OUTWARD = 1 + 2 ** -40;
/** Above φ(0), the largest slope of Φ; and above φ(1), that of φ. */
const MAX_SLOPE = 0.39895;
const MAX_DENSITY_SLOPE = 0.24198;
/** From here on φ(x) and Φ(−x) are less than 10^−10000, which is not told from 0. */
const MAX_DEVIATION = 215;
const NOTHING = fit(1, 0n, -10_000, [[1, 0]]);
const HALF = exactly(0.5);
const ONE = exactly(1);

/** φ(x) for all x of a ball. */
export function normalDensity(digits: number, x: DecimalBall): DecimalBall {
  const value = densityAt(digits + GUARD_DIGITS, pointOf(x));
  if (x.radius === 0) return fit(digits, value.middle, value.exponent, [[value.radius, 0]]);
  const [peak, power, isNarrow] = peakOf(x, value);
  const reach = scaleBound(x.radius, x.exponent);
  // |φ'(x)| = |x|·φ(x)
  const slope: Bound = isNarrow
    ? [peak * (Math.abs(nearOf(x)) + reach) * OUTWARD, power]
    : [MAX_DENSITY_SLOPE, 0];
  return widen(digits, value, x, slope);
}

/** Φ(x) for all x of a ball. */
export function normalCdf(digits: number, x: DecimalBall): DecimalBall {
  const inner = digits + GUARD_DIGITS;
  const isNegative = x.middle < 0n;
  const point = pointOf(x);
  const tail = tailAt(inner, isNegative ? negate(point) : point);
  const value = isNegative || x.middle === 0n ? tail : sum(inner, ONE, negate(tail));
  if (x.radius === 0) return fit(digits, value.middle, value.exponent, [[value.radius, 0]]);
  const [peak, power] = peakOf(x, densityAt(GUARD_DIGITS, point));
  return widen(digits, value, x, [peak, power]);
}

/** A value that moves by the slope with its argument. */
function widen(
  digits: number,
  value: DecimalBall,
  { radius, exponent }: DecimalBall,
  [slope, power]: Bound,
): DecimalBall {
  return fit(digits, value.middle, value.exponent, [
    [value.radius, 0],
    [slope * radius * OUTWARD, power + exponent - value.exponent],
  ]);
}

/**
 * A bound of φ on all of a ball, from its value in the middle: φ(x − r) ≤ φ(x)·e^(x·r) for x, r ≥ 0, and e^t
 * ≤ 1 + 2·t for 0 ≤ t ≤ 1. Where the ball is too wide for that, it is the largest density of all.
 */
function peakOf(x: DecimalBall, density: DecimalBall): readonly [number, number, isNarrow: boolean] {
  const growth = Math.abs(nearOf(x)) * scaleBound(x.radius, x.exponent) * OUTWARD;
  const [size, power] = sizeOf(density);
  if (!(growth <= 1) || size === 0) return [MAX_SLOPE, 0, false];
  const above = (size + scaleBound(density.radius, -power)) * (1 + 2 * growth) * OUTWARD;
  const place = power + density.exponent;
  return scaleBound(above, place) < MAX_SLOPE ? [above, place, true] : [MAX_SLOPE, 0, false];
}

/** Of a number without a radius. */
function densityAt(digits: number, x: DecimalBall): DecimalBall {
  if (Math.abs(nearOf(x)) > MAX_DEVIATION) return NOTHING;
  const square = multiply(Infinity, x, x);
  const exponent = multiply(Infinity, square, negate(HALF));
  return multiply(digits, exp(digits, exponent), inverseRootOfTwoPi(digits));
}

/** Φ(−y) for y ≥ 0 without a radius. */
function tailAt(digits: number, y: DecimalBall): DecimalBall {
  if (isExactZero(y)) return HALF;
  const near = nearOf(y);
  if (near > MAX_DEVIATION) return NOTHING;
  if (near ** 2 >= digits) return multiply(digits, densityAt(digits, y), millsRatio(digits, y, near));
  // What cancels between 1/2 and the series: Φ(−y) is above φ(y)/(y + 1/y).
  const lost = Math.floor(near ** 2 / 2 / Math.LN10 + Math.log10(near + 1));
  const inner = digits + lost + 2;
  const part = multiply(inner, densityAt(inner, y), oddSeries(inner, y, near));
  return sum(inner, HALF, negate(part));
}

/**
 * Σ y^(2k+1)/(2k+1)!! in binary fixed point. `error` bounds that of the sum in units of its last place, in
 * doubles: a term is one unit off by its own rounding, and inherits what the one before and the square of y
 * were off.
 */
function oddSeries(digits: number, y: DecimalBall, near: number): DecimalBall {
  const bits = Math.ceil(digits * BITS_PER_DIGIT) + GUARD_BITS;
  const shift = BigInt(bits);
  const first = fixed(y, bits);
  const square = (first * first) >> shift;
  const nearSquare = near ** 2 * OUTWARD;
  // Of the argument: one unit times the slope of the series, which is 1 + y·series.
  const slope = 2 + 2 * near * Math.exp(nearSquare / 2) * Math.sqrt(2 * Math.PI);
  let [term, total, size, termError, error] = [first, first, near * OUTWARD, 0, slope];
  for (let odd = 3; ; odd += 2) {
    const ratio = nearSquare / odd;
    termError = (termError * ratio + (2 * size) / odd + 2) * OUTWARD;
    size *= ratio;
    error += termError;
    term = ((term * square) >> shift) / BigInt(odd);
    total += term;
    if (term <= 1n && ratio <= 0.5) break;
  }
  // The rest is at most the last term, which is at most 1 unit and its error.
  error += termError + 1;
  // A unit of the last place of `bits` is at most 2^−GUARD_BITS of one of `digits`.
  return fit(Infinity, (total * tenTo(digits)) >> shift, -digits, [[error * 2 ** -GUARD_BITS + 1, 0]]);
}

/**
 * How many digits a step of the continued fraction brings: its error is about e^(−2·y·√(2n)) after n steps.
 */
const stepsFor = (digits: number, near: number) => Math.ceil((digits * Math.LN10) ** 2 / (8 * near ** 2)) + 8;
/** Steps are added at most so often. */
const MAX_TRIES = 4;
/** In units of the last digit. */
const MAX_GAP = 1000n;

/** Φ(−y)/φ(y) by its continued fraction, for y > 0: Mills' ratio, with so many digits beyond its first. */
function millsRatio(digits: number, y: DecimalBall, near: number): DecimalBall {
  const places = digits + Math.ceil(Math.log10(near + 1)) + 2;
  const bits = Math.ceil(places * BITS_PER_DIGIT) + GUARD_BITS;
  const point = fixed(y, bits);
  const one = tenTo(places) << BigInt(bits);
  let steps = stepsFor(digits, near);
  for (let turn = 1; ; turn++, steps *= 2) {
    const [low, high] = continuedFraction(point, bits, steps);
    const [least, most] = [one / high, one / low + 1n];
    if (most - least > MAX_GAP && turn < MAX_TRIES) continue;
    // Of the argument, too: a unit of its last place, as the slope is from −1 to 0.
    const error = Number(most - least) + 2;
    return fit(Infinity, least, -places, [[error, 0]]);
  }
}

/** Bounds of y + 1/(y + 2/(y + …)) in fixed point. */
function continuedFraction(y: bigint, bits: number, steps: number): readonly [bigint, bigint] {
  const shift = BigInt(2 * bits);
  let low = y;
  let high = y + (BigInt(steps) << shift) / y + 1n;
  for (let k = steps - 1; k >= 1; k--) {
    const numerator = BigInt(k) << shift;
    [low, high] = [y + numerator / high, y + numerator / low + 1n];
  }
  return [low, high];
}

/** In binary fixed point; the rest, less than a unit of the last place, is cut off. */
function fixed({ middle, exponent }: DecimalBall, bits: number): bigint {
  const shifted = middle << BigInt(bits);
  return exponent >= 0 ? shifted * tenTo(exponent) : shifted / tenTo(-exponent);
}

let knownConstant = { digits: 0, value: ONE };

/** 1/√(2π), kept with the most digits that were asked for so far. */
function inverseRootOfTwoPi(digits: number): DecimalBall {
  if (knownConstant.digits < digits) {
    const more = digits + GUARD_DIGITS;
    // The root of 10^(2·more)/(2π), of which π has as many digits again.
    const square = divide(2 * more + GUARD_DIGITS, ONE, multiply(Infinity, exactly(2), pi(2 * more)));
    const scaled = fixedDecimal(square, 2 * more);
    knownConstant = { digits, value: fit(Infinity, squareRoot(scaled), -more, [[2, 0]]) };
  }
  return knownConstant.value;
}

/** In units of 10^−digits. */
function fixedDecimal({ middle, exponent }: DecimalBall, digits: number): bigint {
  const shift = exponent + digits;
  return shift >= 0 ? middle * tenTo(shift) : middle / tenTo(-shift);
}

/** π = 16·arctan(1/5) − 4·arctan(1/239): J. Machin, 1706. */
function pi(digits: number): DecimalBall {
  const one = tenTo(digits + GUARD_DIGITS);
  return fit(
    Infinity,
    16n * arctanOfInverse(5n, one) - 4n * arctanOfInverse(239n, one),
    -digits - GUARD_DIGITS,
    [[100 * digits + 1000, 0]],
  );
}

/** arctan(1/n) in units of 1/one: each term is less than 2 of them off, and the rest is below 1. */
function arctanOfInverse(n: bigint, one: bigint): bigint {
  let power = one / n;
  let total = power;
  for (let odd = 3n, sign = -1n; power !== 0n; odd += 2n, sign = -sign) {
    power /= n * n;
    total += (sign * power) / odd;
  }
  return total;
}

/** The largest whole number whose square is not above the value, by Newton's method. */
function squareRoot(value: bigint): bigint {
  let root = 1n << BigInt((value.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}
