import type { Arithmetic } from './arithmetic.ts';
import { logRatio } from './growth.ts';

/** Savings that grow by a rate per month (a fraction, not negative) and by a deposit at the end of each. */
export interface MonthlySaving<N> {
  readonly start: N;
  readonly deposit: N;
  readonly rate: N;
}

/**
 * After how many months, as a fraction of them too, the savings reach a goal; undefined when they never do.
 * Source: Kellison, 3rd edition, §3.6 (unknown time).
 */
export function monthsToReach<N>(
  a: Arithmetic<N>,
  { start, deposit, rate }: MonthlySaving<N>,
  goal: N,
): N | undefined {
  if (a.compare(start, goal) >= 0) return a.of(0);
  const firstGain = a.add(a.multiply(start, rate), deposit);
  if (a.compare(firstGain, 0) <= 0) return undefined;
  const missing = a.subtract(goal, start);
  if (a.isZero(rate)) return a.divide(missing, deposit);
  const lastGain = a.add(a.multiply(goal, rate), deposit);
  return a.divide(logRatio(a, lastGain, firstGain, a.multiply(missing, rate)), a.log1p(rate));
}
