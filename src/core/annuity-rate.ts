import { accumulationFactor, presentValueFactor, type PaymentTiming } from './annuity.ts';
import type { Arithmetic } from './arithmetic.ts';
import { findRates, mergeFlows } from './cash-flows.ts';
import { wholePower } from './growth.ts';

/** An amount at the beginning, level payments, and an amount at the end; what is paid is negative. */
export interface Annuity<N> {
  readonly presentValue: N;
  readonly payment: N;
  readonly futureValue: N;
  /** Whole, at least 1. */
  readonly periods: number;
  readonly timing: PaymentTiming;
}

/** Every rate per period, as a fraction above −1, at which all of it is worth nothing, lowest first: two at the most. */
export function annuityRates<N>(a: Arithmetic<N>, annuity: Annuity<N>): readonly N[] {
  const { presentValue, payment, futureValue, periods, timing } = annuity;
  const first = timing === 'begin' ? 0 : 1;
  const flows = Array.from({ length: periods }, (_, index) => ({ time: index + first, amount: payment }));
  const ends = [
    { time: 0, amount: presentValue },
    { time: periods, amount: futureValue },
  ];
  return findRates(a, mergeFlows(a, [...flows, ...ends]), (v) => worthOf(a, annuity, v));
}

/** The one nearest to 0, which is usually meant, and the other where there are two. */
export function byNearness<N>(a: Arithmetic<N>, rates: readonly N[]): readonly N[] {
  const [low, high] = rates;
  if (low === undefined || high === undefined) return rates;
  return a.compare(a.add(low, high), 0) >= 0 ? [low, high] : [high, low];
}

/** At the beginning where v = 1/(1 + rate) ≤ 1, at the end where it is above, so that no power is above 1. */
function worthOf<N>(a: Arithmetic<N>, annuity: Annuity<N>, v: N): N {
  const { presentValue, payment, futureValue, periods, timing } = annuity;
  const rate = a.divide(a.subtract(1, v), v);
  const paid = timing === 'begin' ? a.divide(payment, v) : payment;
  if (a.enclose(v).middle <= 1) {
    const later = a.multiply(futureValue, wholePower(a, v, periods));
    return a.add(a.add(presentValue, a.multiply(paid, presentValueFactor(a, rate, periods))), later);
  }
  const grown = a.multiply(presentValue, wholePower(a, a.add(1, rate), periods));
  return a.add(a.add(grown, a.multiply(paid, accumulationFactor(a, rate, periods))), futureValue);
}
