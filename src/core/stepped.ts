import { accumulationFactor, accumulationFactorAt, type PaymentTiming } from './annuity.ts';
import type { Arithmetic } from './arithmetic.ts';
import { growthFactor } from './growth.ts';

/** Payments of 1 in each period of the first year, all of them `increase` higher in each year that follows. */
export interface SteppedPayments<N> {
  /** Growth per period, a fraction above −1. */
  readonly rate: N;
  readonly perYear: number;
  /** From one year to the next, a fraction above −1. */
  readonly increase: N;
  readonly timing: PaymentTiming;
}

/**
 * What the payments of so many periods have grown to.
 * Source: Kellison, 3rd edition, §4.7 (payments varying in geometric progression).
 */
export function accumulatedSteps<N>(a: Arithmetic<N>, plan: SteppedPayments<N>, periods: number): N {
  const { rate, perYear, increase, timing } = plan;
  if (a.isZero(increase)) return accumulationFactorAt(a, rate, periods, timing);
  const years = Math.floor(periods / perYear);
  const rest = periods % perYear;
  const ofOneYear = accumulationFactorAt(a, rate, perYear, timing);
  const ofYears = a.multiply(ofOneYear, blendedSum(a, a.growthLess1(rate, perYear), increase, years));
  if (rest === 0) return ofYears;
  const ofRest = a.multiply(growthFactor(a, increase, years), accumulationFactorAt(a, rate, rest, timing));
  return a.add(a.multiply(ofYears, growthFactor(a, rate, rest)), ofRest);
}

/** The sum of the payments of so many periods. */
export function sumOfSteps<N>(a: Arithmetic<N>, plan: SteppedPayments<N>, periods: number): N {
  return accumulatedSteps(a, { ...plan, rate: a.of(0) }, periods);
}

/**
 * (1+g)^0·(1+r)^(n−1) + (1+g)^1·(1+r)^(n−2) + … + (1+g)^(n−1)·(1+r)^0: the power of the larger times a falling geometric
 * series, without cancellation where g is near r, and without the digits that 1 + r needs near r = −1.
 */
function blendedSum<N>(a: Arithmetic<N>, r: N, g: N, n: number): N {
  if (n === 0) return a.of(0);
  const [larger, smaller] = a.compare(g, r) > 0 ? [g, r] : [r, g];
  const ratioLess1 = a.divide(a.subtract(smaller, larger), a.add(1, larger));
  return a.multiply(growthFactor(a, larger, n - 1), accumulationFactor(a, ratioLess1, n));
}
