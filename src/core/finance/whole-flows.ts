import type { Arithmetic } from '../arithmetic/arithmetic.ts';

/**
 * Regular amounts as people pay them: each rounded to whole minor units by itself, so that level amounts are
 * level, and the last one settles what the roundings before it leave of the exact total.
 *
 * `sum` has the rounded amounts before the last, `exact` what they are unrounded, `total` everything; all in
 * minor units. False where the last amount cannot carry the difference, as it is small itself: then running
 * totals are rounded instead.
 */
export function lastSettles(sum: bigint, exact: bigint, total: bigint): boolean {
  return 2n * absolute(sum - exact) <= absolute(total - exact);
}

function absolute(units: bigint): bigint {
  return units < 0n ? -units : units;
}

/**
 * The same for a list of amounts: `own` has each rounded by itself, `running` the rounded sums until it, from
 * `start` on. They add up to `total` less `start` either way.
 */
export function settleFlows(
  own: readonly bigint[],
  running: readonly bigint[],
  total: bigint,
  start = 0n,
): readonly bigint[] {
  const last = own.length - 1;
  const sum = own.slice(0, -1).reduce((before, amount) => before + amount, 0n);
  if (lastSettles(sum, running.at(-2) ?? 0n, total)) {
    return own.map((amount, index) => (index < last ? amount : total - sum));
  }
  return running.map(
    (amount, index) => (index < last ? amount : total) - (index === 0 ? start : running[index - 1]!),
  );
}

/**
 * Payments of a loan, unrounded: `total` is all that is paid, `earlier` are those before the last, with their
 * number.
 */
export interface LoanPayments<N> {
  readonly total: N;
  readonly last: N;
  readonly earlier: readonly (readonly [payment: N, count: number])[];
}

/** The last payment of a loan, when each before it is paid as a whole number of minor units. */
export function settleLast<N>(
  a: Arithmetic<N>,
  { total, last, earlier }: LoanPayments<N>,
  decimals: number,
): N {
  const unitsOf = (value: N) => BigInt(a.round(value, decimals));
  const sum = earlier.reduce((paid, [payment, count]) => paid + unitsOf(payment) * BigInt(count), 0n);
  const exact = unitsOf(a.subtract(total, last));
  return a.subtract(total, a.ofUnits(lastSettles(sum, exact, unitsOf(total)) ? sum : exact, decimals));
}
