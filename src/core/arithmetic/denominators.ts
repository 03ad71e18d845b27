/**
 * Denominators of exact values: whole numbers by which a value becomes whole. Values with the denominator d are equal, or
 * differ by 1/d at least: so a double that is nearer than that to a boundary, with its error, is on it.
 *
 * From 2^53 on, where doubles are not exact any more, a denominator decides nothing; Infinity stands for one that is unknown.
 */

const MAX_WHOLE = 2 ** 53;
/** Bounds the relative rounding of an operation. */
const ROUNDING = 2 ** -52;
/** Below it, a distance in units of its smallest difference is certainly less than 1: so there is none. */
const CERTAIN = 0.9;

/** Whether what is at most so far from a whole number, and has this denominator, is that whole number for certain. */
export function isOnIt(distance: number, denominator: number): boolean {
  return denominator < MAX_WHOLE && distance * denominator < CERTAIN;
}
/** Decimals of up to 15 digits have doubles of their own, of which they are the shortest form. */
const MAX_DIGITS = 1e15;
/** As many decimals as an amount or a rate of an ordinary request has, and more. */
const MAX_DECIMALS = 8;

/** Of the shortest decimal form of a number. */
export function denominatorOf(value: number): number {
  for (let decimals = 0, scale = 1; decimals <= MAX_DECIMALS; decimals++, scale *= 10) {
    const units = Math.round(value * scale);
    if (Math.abs(units) < MAX_DIGITS && units / scale === value) return scale;
  }
  return Infinity;
}

function commonDivisor(a: number, b: number): number {
  let one = a;
  let other = b;
  while (other > 0) {
    const rest = one % other;
    one = other;
    other = rest;
  }
  return one;
}

/** Of a sum of values with these denominators. */
export function commonDenominator(a: number, b: number): number {
  if (a === b) return a;
  const common = (a / commonDivisor(a, b)) * b;
  return common < MAX_WHOLE ? common : Infinity;
}

/** Of a value with this denominator times a whole number. */
export function denominatorTimes(denominator: number, whole: number): number {
  if (denominator === 1 || whole === 1) return denominator;
  if (!(denominator < MAX_WHOLE)) return Infinity;
  return denominator / commonDivisor(denominator, Math.abs(whole));
}

/** Of what has the denominator `above`, divided by a value that is up to `error` away from `divisor` and has the denominator `below`. */
export function denominatorOfQuotient(above: number, divisor: number, error: number, below: number): number {
  const size = Math.abs(divisor) * below;
  if (!(size < MAX_WHOLE / 4 && error * below < 0.2 && above < MAX_WHOLE && below < MAX_WHOLE))
    return Infinity;
  // The divisor times `below`.
  const numerator = Math.round(size);
  if (below === 1) return above * numerator;
  const shared = commonDivisor(above, below);
  return (above / shared) * denominatorTimes(numerator, below / shared);
}

/** A double that is up to `error` away from a value with this denominator. */
interface Approximation {
  readonly value: number;
  readonly error: number;
  readonly denominator: number;
}

/** Of (1 + rate)^periods. */
export function denominatorOfGrowth(rate: Approximation, periods: Approximation): number {
  if (isOnIt(Math.abs(rate.value) + rate.error, rate.denominator)) return 1;
  const count = Math.round(periods.value);
  const isWhole = isOnIt(Math.abs(periods.value - count) + periods.error, periods.denominator);
  if (!isWhole) return Infinity;
  const factor = 1 + rate.value;
  const error = rate.error + Math.abs(factor) * ROUNDING;
  const base = count > 0 ? rate.denominator : denominatorOfQuotient(1, factor, error, rate.denominator);
  if (base === 1) return 1;
  let power = 1;
  for (let times = Math.abs(count); times > 0 && power < MAX_WHOLE; times--) power *= base;
  return power < MAX_WHOLE ? power : Infinity;
}
