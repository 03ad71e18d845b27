import { UNDECIDED } from './arithmetic.ts';
import { readDecimal } from './exact-decimal.ts';
import { absolute, countDigits, scaleBound, tenTo } from './ten.ts';

/** All numbers within (middle ± radius)·10^exponent. */
export interface DecimalBall {
  readonly middle: bigint;
  readonly exponent: number;
  /** Not negative; 0 where the middle is the very number. */
  readonly radius: number;
  /** How many decimal digits the middle has; 0 has none. */
  readonly size: number;
}

/** A bound of an error, bound·10^exponent: not negative, and of any size. */
export type Bound = readonly [bound: number, exponent: number];

/** Covers the handful of roundings in the computation of a radius. */
const OUTWARD = 1 + 2 ** -48;
/** Makes up for the roundings of a bound of a size that is needed from below. */
export const INWARD = 1 - 2 ** -45;
/** So many digits of a middle are kept that its radius makes uncertain: any more are noise. */
const UNCERTAIN_DIGITS = 12;
/** A number below this power of ten is in the range of doubles. */
const MAX_POWER = 300;
/** Digits that are read for a double. */
const LEADING_DIGITS = 20;

/**
 * The ball around middle·10^exponent with no more than so many digits: what they do not hold, and the bounds
 * of its errors in units of 10^exponent, are in the radius.
 */
export function fit(
  digits: number,
  middle: bigint,
  exponent: number,
  bounds: readonly Bound[] = [],
): DecimalBall {
  const [bound, shift] = addBounds(bounds);
  return fitBound(digits, middle, exponent, bound, shift);
}

/** As `fit`, with one bound·10^shift, where every step counts. */
function fitBound(
  digits: number,
  middle: bigint,
  exponent: number,
  bound: number,
  shift: number,
): DecimalBall {
  // Written so that NaN is left open too.
  if (!(bound < Infinity)) throw UNDECIDED;
  const size = countDigits(absolute(middle));
  const uncertain = bound === 0 ? 0 : shift + Math.floor(Math.log10(bound)) - UNCERTAIN_DIGITS;
  const dropped = Math.max(0, size - digits, uncertain);
  if (dropped === 0) return { middle, exponent, radius: scaleBound(bound, shift) * OUTWARD, size };
  const isNothing = dropped > size;
  const kept = isNothing ? 0n : middle / tenTo(dropped);
  const isWhole = bound === 0 && kept * tenTo(dropped) === middle;
  const radius = isWhole ? 0 : (scaleBound(bound, shift - dropped) + 1) * OUTWARD;
  return { middle: kept, exponent: exponent + dropped, radius, size: isNothing ? 0 : size - dropped };
}

function addBounds(bounds: readonly Bound[]): Bound {
  let top = -Infinity;
  for (const [bound, exponent] of bounds) if (bound !== 0 && exponent > top) top = exponent;
  if (top === -Infinity) return [0, 0];
  let total = 0;
  for (const [bound, exponent] of bounds) total += scaleBound(bound, exponent - top);
  return [total * OUTWARD, top];
}

/**
 * The number that a decimal or the shortest decimal form of a double writes; a count beyond all doubles is
 * left open.
 */
export function exactly(value: number | string): DecimalBall {
  if (value === Infinity) throw UNDECIDED;
  const { digits, exponent } = readDecimal(value);
  return fit(Infinity, digits, exponent);
}

/** A bound of the size of the middle, in units of the last digit, from 1 to 10 times a power of ten. */
export function sizeOf(x: DecimalBall): Bound {
  return x.size === 0 ? [0, 0] : [leadingOf(x), x.size - 1];
}

/** The same without the power, which is 10^(size − 1). */
function leadingOf({ middle, size }: DecimalBall): number {
  const dropped = size < MAX_POWER ? 0 : size - LEADING_DIGITS;
  const digits = Math.abs(Number(dropped === 0 ? middle : middle / tenTo(dropped)));
  return scaleBound(digits, dropped - size + 1) * OUTWARD;
}

/** The double next to the middle, or rarely the one beside; 0 or infinite beyond the range of doubles. */
export function nearOf({ middle, exponent, size }: DecimalBall): number {
  const dropped = Math.max(0, size - LEADING_DIGITS);
  return Number(`${dropped === 0 ? middle : middle / tenTo(dropped)}e${exponent + dropped}`);
}

/** log₁₀ of what the numbers of a ball are below in size, to some 15 digits; −Infinity for 0. */
export function magnitudeOf(x: DecimalBall): number {
  const [bound, exponent] = sizeOf(x);
  return x.exponent + Math.max(Math.log10(bound) + exponent, Math.log10(x.radius));
}

/** −1 or 1 where all of the ball has this sign; 0 where it may be 0. */
export function signOf({ middle, radius, size }: DecimalBall): number {
  if (size <= LEADING_DIGITS && !(Math.abs(Number(middle)) > radius * OUTWARD)) return 0;
  return middle < 0n ? -1 : 1;
}

/** The middle without the radius. */
export function pointOf(x: DecimalBall): DecimalBall {
  return { ...x, radius: 0 };
}

export function negate(x: DecimalBall): DecimalBall {
  return { ...x, middle: -x.middle };
}

export function isExactZero({ middle, radius }: DecimalBall): boolean {
  return middle === 0n && radius === 0;
}

/** Digits that a sum may have beyond twice those of its numbers: of any that matters none is lost. */
const SPARE_DIGITS = 60;

/** A sum that fits the digits whole has no error of its own, so that exact inputs stay exact. */
export function sum(digits: number, x: DecimalBall, y: DecimalBall): DecimalBall {
  const [high, low] = x.exponent < y.exponent ? [y, x] : [x, y];
  const gap = high.exponent - low.exponent;
  if (high.size > 0 && high.size + gap > 2 * digits + SPARE_DIGITS) return sumFar(digits, high, low);
  const middle = gap === 0 || high.size === 0 ? high.middle : high.middle * tenTo(gap);
  const shift = high.radius === 0 ? 0 : gap;
  const bound = high.radius + scaleBound(low.radius, -shift);
  return fitBound(digits, middle + low.middle, low.exponent, bound * OUTWARD, shift);
}

/** As `sum`, where the last digits of `low` are far behind those that are kept. */
function sumFar(digits: number, high: DecimalBall, low: DecimalBall): DecimalBall {
  const added = Math.max(0, digits + 2 - high.size);
  const exponent = high.exponent - added;
  const dropped = exponent - low.exponent;
  const rest = dropped > low.size ? 0n : low.middle / tenTo(dropped);
  return fit(digits, high.middle * tenTo(added) + rest, exponent, [
    [high.radius, added],
    [low.radius, -dropped],
    [1, 0],
  ]);
}

export function multiply(digits: number, x: DecimalBall, y: DecimalBall): DecimalBall {
  const middle = x.middle * y.middle;
  const exponent = x.exponent + y.exponent;
  if (x.radius === 0 && y.radius === 0) return fit(digits, middle, exponent);
  const shift = Math.max(y.radius === 0 ? 0 : x.size, x.radius === 0 ? 0 : y.size);
  const bound =
    scaleBound(leadingOf(x) * y.radius, x.size - 1 - shift) +
    scaleBound(leadingOf(y) * x.radius, y.size - 1 - shift) +
    scaleBound(x.radius * y.radius, -shift);
  return fitBound(digits, middle, exponent, bound * OUTWARD, shift);
}

/** A quotient that comes out even has no error, so that the ties of plain fractions are decided at once. */
export function divide(digits: number, x: DecimalBall, y: DecimalBall): DecimalBall {
  const [size, power] = sizeOf(y);
  const room = size * INWARD - scaleBound(y.radius, -power);
  if (!(room > 0)) throw UNDECIDED;
  const shift = Math.max(0, digits + 1 - x.size + y.size);
  const numerator = x.middle * tenTo(shift);
  const quotient = numerator / y.middle;
  const exponent = x.exponent - y.exponent - shift;
  const rest: Bound = [quotient * y.middle === numerator ? 0 : 1, 0];
  if (x.radius === 0 && y.radius === 0) return fit(digits, quotient, exponent, [rest]);
  const [share, sharePower] = sizeOf(fit(Infinity, quotient, exponent));
  return fit(digits, quotient, exponent, [
    rest,
    [x.radius / room, shift - power],
    [(share * y.radius) / room, sharePower - power],
  ]);
}
