import { UNDECIDED, type Arithmetic, type Operand } from '#core/arithmetic/arithmetic.ts';
import { ballArithmetic, type Ball } from '#core/arithmetic/ball.ts';
import { DomainError, outOfRange } from '#base/errors.ts';
import { periodsToRepay, uncountable } from '#core/finance/payoff.ts';
import { decimalText } from '#core/arithmetic/rounding.ts';
import { MAX_STEPS } from '#core/equations/code/sequences.ts';

/** What the code of equations may call beside the arithmetic, as `h`. */
export { DomainError, ballArithmetic, UNDECIDED };
export * from '#core/arithmetic/denominators.ts';
export { cdfError, densityError, nearCdf, nearDensity } from '#core/arithmetic/double-normal.ts';
export { fractionOf } from '#core/arithmetic/fraction.ts';
export { dateText, dayOf } from '#core/finance/calendar.ts';
export { growthFactor } from '#core/finance/growth.ts';
export { findRootOf } from '#core/search/root.ts';
export { findRootInDoubles } from '#core/search/root-doubles.ts';

/** A number that a native answered. */
export function numberFrom<N>(a: Arithmetic<N>, value: Operand<N>): N {
  return typeof value === 'number' ? a.of(value) : value;
}

/** The quantile of the standard normal distribution in doubles; what is not decided is no number. */
export function quantileBall(p: number, error: number): Ball {
  try {
    return ballArithmetic.normalQuantile({ middle: p, radius: error });
  } catch (thrown) {
    if (thrown !== UNDECIDED) throw thrown;
    return { middle: NaN, radius: NaN };
  }
}

/** Records with their dates as days and their defaults, by the list that a request has. */
const completed = new WeakMap<object, readonly unknown[]>();

/** One and the same object for a list, so that a native can remember what it has found of it. */
export function complete<Item>(list: readonly Item[], change: (item: Item) => unknown): readonly unknown[] {
  let known = completed.get(list);
  if (known === undefined) {
    known = list.map(change);
    completed.set(list, known);
  }
  return known;
}

/** Decides in every arithmetic, also where the quotient of logarithms is a whole number. */
export function nper<N>(a: Arithmetic<N>, rate: N, payment: N, balance: N): number {
  const periods = periodsToRepay(a, { balance, rate, payment });
  if (periods === Infinity) throw uncountable();
  return periods;
}

/** Throws a DomainError where a sequence would go on for too long. */
export function requireSteps(steps: number): void {
  if (steps >= 0 && steps <= MAX_STEPS) return;
  throw new DomainError(
    'result-out-of-range',
    `the calculation takes more than ${MAX_STEPS} steps; shorter durations have an answer`,
  );
}

/** Beyond it no number of digits at hand tells the last unit. */
const MAX_ROUNDED = 1e300;

/**
 * The count of minor units, rounded half away from zero. Of what is too large for a result, too, up to
 * MAX_ROUNDED: an output that it leads to is then refused by its name. `exactly` is the quotient that the
 * value is, where that is known, and `name` that of the output which it is, if it is one.
 */
export function roundMoney<N>(
  a: Arithmetic<N>,
  value: Operand<N>,
  decimals: number,
  exactly?: () => readonly [bigint, bigint],
  name?: string,
): bigint {
  try {
    return BigInt(a.round(value, decimals));
  } catch (error) {
    if (error === UNDECIDED && exactly !== undefined)
      return roundFraction(exactly(), 10n ** BigInt(decimals));
    if (!(error instanceof DomainError)) throw error;
    if (!(Math.abs(a.enclose(a.add(value, 0)).middle) < MAX_ROUNDED)) throw outOfRange(name);
    const units = a.multiply(value, 10 ** decimals);
    const isNegative = a.compare(units, 0) < 0;
    const size = BigInt(a.floor(a.add(isNegative ? a.negate(units) : units, 0.5)));
    return isNegative ? -size : size;
  }
}

function roundFraction([numerator, denominator]: readonly [bigint, bigint], scale: bigint): bigint {
  const isNegative = numerator < 0n !== denominator < 0n;
  const [above, below] = [sizeOf(numerator) * scale, sizeOf(denominator)];
  const size = (2n * above + below) / (2n * below);
  return isNegative ? -size : size;
}

function sizeOf(value: bigint): bigint {
  return value < 0n ? -value : value;
}

/**
 * A quotient of whole numbers that are not negative, below 2^53, to the nearest whole number, a half to the
 * one above.
 */
export function roundQuotient(numerator: number, denominator: number): number {
  const below = Math.floor(numerator / denominator);
  // Exact; below 0 where the quotient was rounded up to the whole number that it almost is.
  const rest = numerator - below * denominator;
  return 2 * rest >= denominator ? below + 1 : below;
}

export function textAbove<N>(a: Arithmetic<N>, value: N, decimals: number): string {
  return decimalText(unitsAbove(a, value, decimals), decimals);
}

/** The smallest whole count of minor units above a value. */
export function unitsAbove<N>(a: Arithmetic<N>, value: N, decimals: number): bigint {
  return BigInt(a.floor(a.multiply(value, 10 ** decimals))) + 1n;
}
