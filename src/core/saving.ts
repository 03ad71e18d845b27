import { accumulationFactorAt, type PaymentTiming } from './annuity.ts';
import type { Arithmetic, Operand } from './arithmetic.ts';
import { growthFactor, logRatio } from './growth.ts';

/** Savings that grow at `rate` per period (a fraction above −1), with `added` paid in each; at the end, where nothing else is said. */
export interface Saving<N> {
  readonly savings: N;
  readonly added: N;
  readonly rate: N;
}

/** What the savings are after so many periods. */
export function savingsAfter<N>(
  a: Arithmetic<N>,
  { savings, added, rate }: Saving<N>,
  periods: number,
  timing: PaymentTiming = 'end',
): N {
  return a.add(
    a.multiply(savings, growthFactor(a, rate, periods)),
    a.multiply(added, accumulationFactorAt(a, rate, periods, timing)),
  );
}

/**
 * The periods until the savings reach `goal`, also parts of one; 0 when they are there, undefined when they never are.
 * Source: Kellison, 3rd edition, §3.6 (unknown time).
 */
export function periodsToReach<N>(
  a: Arithmetic<N>,
  { savings, added, rate }: Saving<N>,
  goal: N,
): N | undefined {
  if (a.compare(savings, goal) >= 0) return a.of(0);
  const firstGain = a.add(a.multiply(savings, rate), added);
  const lastGain = a.add(a.multiply(goal, rate), added);
  if (a.compare(firstGain, 0) <= 0 || a.compare(lastGain, 0) <= 0) return undefined;
  const missing = a.subtract(goal, savings);
  if (a.isZero(rate)) return a.divide(missing, added);
  return a.divide(logRatio(a, lastGain, firstGain, a.multiply(missing, rate)), a.log1p(rate));
}

/** What is left of a return when prices rise, as a fraction; both in percent above −100. */
export function realRate<N>(a: Arithmetic<N>, returnPercent: N, inflationPercent: Operand<N>): N {
  return a.divide(a.subtract(returnPercent, inflationPercent), a.add(100, inflationPercent));
}
