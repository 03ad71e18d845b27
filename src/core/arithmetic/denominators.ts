/**
 * Denominators of exact values: whole numbers by which a value becomes whole. Values with the denominator d
 * are equal, or differ by 1/d at least: so a double that is nearer than that to a boundary, with its error,
 * is on it.
 *
 * From 2^53 on, where doubles are not exact any more, a denominator decides nothing; Infinity stands for one
 * that is unknown.
 */

const MAX_WHOLE = 2 ** 53;
/** Bounds the relative rounding of an operation. */
const ROUNDING = 2 ** -52;
/** Below it, a distance in units of its smallest difference is certainly less than 1: so there is none. */
const CERTAIN = 0.9;

/**
 * Whether what is at most so far from a whole number, and has this denominator, is that whole number for
 * certain.
 */
export function isOnIt(distance: number, denominator: number): boolean {
  return denominator < MAX_WHOLE && distance * denominator < CERTAIN;
}

/**
 * Up to here a denominator need not be in lowest terms: it decides amounts of tens of millions to the cent.
 */
export const ENOUGH = 2 ** 26;
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

/** A double that is up to `error` away from a value with this denominator. */
export interface Approximation {
  readonly value: number;
  readonly error: number;
  readonly denominator: number;
}

const ONE: Approximation = { value: 1, error: 0, denominator: 1 };

/** The size of the value times its denominator, which is whole; undefined where the double does not tell. */
function numeratorOf({ value, error, denominator }: Approximation): number | undefined {
  const size = Math.abs(value) * denominator;
  const isKnown = size < MAX_WHOLE / 4 && error * denominator < 0.2 && denominator < MAX_WHOLE;
  return isKnown ? Math.round(size) : undefined;
}

/** Of a product; 0 times anything is 0. */
export function denominatorOfProduct(a: Approximation, b: Approximation): number {
  const simple = a.denominator * b.denominator;
  if (simple < ENOUGH) return simple;
  const [m, n] = [numeratorOf(a), numeratorOf(b)];
  if (m === 0 || n === 0) return 1;
  return denominatorTimes(a.denominator, n ?? 1) * denominatorTimes(b.denominator, m ?? 1);
}

/** Of a quotient; 0 divided by anything is 0. */
export function denominatorOfQuotient(a: Approximation, b: Approximation): number {
  const [m, n = 0] = [numeratorOf(a), numeratorOf(b)];
  if (m === 0) return 1;
  if (n === 0 || !(a.denominator < MAX_WHOLE)) return Infinity;
  const shared = commonDivisor(a.denominator, b.denominator);
  const [above, below] = [a.denominator / shared, denominatorTimes(n, b.denominator / shared)];
  return above * below < ENOUGH ? above * below : above * denominatorTimes(below, m ?? 1);
}

/** Of (1 + rate)^periods. */
export function denominatorOfGrowth(rate: Approximation, periods: Approximation): number {
  if (numeratorOf(rate) === 0) return 1;
  const count = Math.round(periods.value);
  const isWhole = isOnIt(Math.abs(periods.value - count) + periods.error, periods.denominator);
  if (!isWhole) return Infinity;
  const value = 1 + rate.value;
  const factor = { ...rate, value, error: rate.error + Math.abs(value) * ROUNDING };
  const base = count > 0 ? rate.denominator : denominatorOfQuotient(ONE, factor);
  if (base === 1) return 1;
  let power = 1;
  for (let times = Math.abs(count); times > 0 && power < MAX_WHOLE; times--) power *= base;
  return power < MAX_WHOLE ? power : Infinity;
}
