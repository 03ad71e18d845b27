import { accumulationFactor, compoundedGrowth, presentValueFactor, type PaymentTiming } from './annuity.ts';
import type { Arithmetic } from './arithmetic.ts';
import { growthFactor } from './growth.ts';

/** Equal payments, `perYear` of them, at a nominal rate in percent that is added `compounds` times a year. */
export interface RegularPayments<N> {
  readonly payment: N;
  readonly perYear: number;
  readonly timing: PaymentTiming;
  readonly ratePercent: N;
  readonly compounds: number;
}

/** How many payments fall into so many years: at the end of each full period, or at the beginning of each that begins. */
export function countPayments<N>(
  a: Arithmetic<N>,
  { perYear, timing }: Pick<RegularPayments<N>, 'perYear' | 'timing'>,
  years: N,
): number {
  const periods = a.multiply(years, perYear);
  return Number(timing === 'end' ? a.floor(periods) : a.ceiling(periods));
}

/** What the payments have grown to after so many years; a part of a period at the end earns its share. */
export function accumulatePayments<N>(a: Arithmetic<N>, payments: RegularPayments<N>, years: N): N {
  const rate = compoundedGrowth(a, payments.ratePercent, payments.compounds, payments.perYear);
  const count = countPayments(a, payments, years);
  const ahead = payments.timing === 'begin' ? 1 : 0;
  // From the last payment, or from the end of its period when payments come first, to the end.
  const rest = a.subtract(a.add(a.multiply(years, payments.perYear), ahead), count);
  const grown = a.multiply(accumulationFactor(a, rate, count), growthFactor(a, rate, rest));
  return a.multiply(payments.payment, grown);
}

/** What the payments of so many years are worth at the beginning. */
export function discountPayments<N>(a: Arithmetic<N>, payments: RegularPayments<N>, years: N): N {
  const rate = compoundedGrowth(a, payments.ratePercent, payments.compounds, payments.perYear);
  const factor = presentValueFactor(a, rate, countPayments(a, payments, years));
  const atOnce = payments.timing === 'begin' ? a.multiply(factor, a.add(1, rate)) : factor;
  return a.multiply(payments.payment, atOnce);
}
