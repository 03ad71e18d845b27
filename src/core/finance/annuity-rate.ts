import { accumulationFactor, presentValueFactor, type PaymentTiming } from './annuity.ts';
import type { Arithmetic } from '../arithmetic/arithmetic.ts';
import { countSignChanges, discountRange, findRates, mergeFlows } from './cash-flows.ts';
import { wholePower } from './growth.ts';
import { findRootOf, type Curve } from '../search/root.ts';

/** An amount at the beginning, level payments, and an amount at the end; what is paid is negative. */
export interface Annuity<N> {
  readonly presentValue: N;
  readonly payment: N;
  readonly futureValue: N;
  /** Whole, at least 1. */
  readonly periods: number;
  readonly timing: PaymentTiming;
}

/**
 * Every rate per period, as a fraction above −1, at which all of it is worth nothing, highest first: two at
 * the most. Where there can be one only, by Descartes' rule, it is the root of the closed form; else the
 * payments are looked at one by one.
 */
export function annuityRates<N>(a: Arithmetic<N>, annuity: Annuity<N>): readonly N[] {
  const { presentValue, payment, futureValue, periods, timing } = annuity;
  const paidFrom = (begin: number, payments: number) => [
    { time: 0, amount: presentValue },
    ...Array.from({ length: payments }, (_, index) => ({ time: begin + index, amount: payment })),
  ];
  const first = timing === 'begin' ? 0 : 1;
  const flowsOf = (count: number) =>
    mergeFlows(a, [...paidFrom(first, count), { time: count, amount: futureValue }]);
  // Two payments or three change their sign as often as more of them.
  const few = flowsOf(Math.min(periods, 3));
  const changes = countSignChanges(a, few);
  if (changes === 0) return [];
  const constants = [presentValue, payment, futureValue];
  const worth: Curve = (b, v, terms) => worthOf(b, v, terms, periods, timing);
  if (changes > 1)
    return findRates(a, flowsOf(periods), { worth: (v) => worth(a, v, constants) }).toReversed();
  const [highest, lowest] = discountRange(a, few);
  const v = findRootOf(a, worth, constants, highest, lowest);
  return [a.divide(a.subtract(1, v), v)];
}

/** At the beginning where v = 1/(1 + rate) ≤ 1, at the end where it is above, so that no power is above 1. */
function worthOf<N>(
  a: Arithmetic<N>,
  v: N,
  [presentValue, payment, futureValue]: readonly N[],
  periods: number,
  timing: PaymentTiming,
): N {
  const rate = a.divide(a.subtract(1, v), v);
  const paid = timing === 'begin' ? a.divide(payment!, v) : payment!;
  if (a.enclose(v).middle <= 1) {
    const later = a.multiply(futureValue!, wholePower(a, v, periods));
    return a.add(a.add(presentValue!, a.multiply(paid, presentValueFactor(a, rate, periods))), later);
  }
  const growth = a.divide(1, v);
  const power = wholePower(a, growth, periods);
  // Near −1 a rate has lost its digits, and there is nothing left to cancel.
  const factor =
    a.enclose(v).middle > 2
      ? a.divide(a.subtract(1, power), a.subtract(1, growth))
      : accumulationFactor(a, rate, periods);
  return a.add(a.add(a.multiply(presentValue!, power), a.multiply(paid, factor)), futureValue!);
}
