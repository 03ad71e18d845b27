/** Powers of ten, and numbers of digits. */

const powers: bigint[] = [1n];
/** Powers beyond are made anew each time. */
const MAX_KEPT = 4000;

/** 10^exponent, for a whole exponent that is not negative. */
export function tenTo(exponent: number): bigint {
  if (exponent > MAX_KEPT) return 10n ** BigInt(exponent);
  return (powers[exponent] ??= 10n ** BigInt(exponent));
}

const MAX_EXPONENT = 308;
const MIN_EXPONENT = -307;
const doubles = Array.from({ length: MAX_EXPONENT - MIN_EXPONENT + 1 }, (_, index) =>
  Number(`1e${index + MIN_EXPONENT}`),
);

/** A bound, not negative, times 10^exponent: rounded up below the range of doubles, and Infinity above it. */
export function scaleBound(bound: number, exponent: number): number {
  if (bound === 0) return 0;
  if (exponent > MAX_EXPONENT) return Infinity;
  return bound * doubles[Math.max(exponent, MIN_EXPONENT) - MIN_EXPONENT]!;
}

const MAX_DOUBLE = 10n ** 300n;
const DIGITS_PER_HEX = Math.log10(16);

/** How many decimal digits a number has that is not negative; 0 has none. */
export function countDigits(size: bigint): number {
  if (size === 0n) return 0;
  let count =
    size < MAX_DOUBLE
      ? Math.floor(Math.log10(Number(size)))
      : Math.floor((size.toString(16).length - 1) * DIGITS_PER_HEX);
  // A logarithm that was rounded up to a whole number.
  if (size < tenTo(count)) count--;
  while (size >= tenTo(count)) count++;
  return count;
}

/** The largest whole number that is not above value·10^exponent. */
export function floorScaled(value: bigint, exponent: number): bigint {
  if (value === 0n) return 0n;
  if (exponent >= 0) return value * tenTo(exponent);
  // So small that the power need not be made.
  if (-exponent > MAX_KEPT && countDigits(absolute(value)) <= -exponent) return value < 0n ? -1n : 0n;
  return floorQuotient(value, tenTo(-exponent));
}

export function absolute(value: bigint): bigint {
  return value < 0n ? -value : value;
}

/** The largest whole number that is not above the quotient; the divisor is positive. */
export function floorQuotient(value: bigint, divisor: bigint): bigint {
  const quotient = value / divisor;
  return value < 0n && quotient * divisor !== value ? quotient - 1n : quotient;
}
