import type { Arithmetic, Operand } from '../arithmetic/arithmetic.ts';
import { discountFactor } from './growth.ts';

/**
 * The level payment at the end of each period that repays `principal` over `periods` at `rate` per period
 * (a fraction, not negative): P·i / (1 − (1+i)^−n), and its limit P/n at rate 0.
 * Source: S. G. Kellison, The Theory of Interest, 3rd edition (2009), §3.2 (annuity-immediate).
 */
export function levelPayment<N>(a: Arithmetic<N>, principal: N, rate: N, periods: number): N {
  if (a.isZero(rate)) return a.divide(principal, periods);
  return a.divide(a.multiply(principal, rate), discountFactor(a, rate, periods));
}

/**
 * What 1 paid at the end of each period grows to: ((1+i)^n − 1)/i, and its limit n at rate 0.
 * `rate` is a fraction above −1. Source: Kellison, 3rd edition, §3.2 (accumulated value of an annuity-immediate).
 */
export function accumulationFactor<N>(a: Arithmetic<N>, rate: N, periods: number): N {
  if (a.isZero(rate)) return a.of(periods);
  return a.divide(a.growthLess1(rate, periods), rate);
}

/**
 * What 1 paid at the end of each period is worth at the beginning: (1 − (1+i)^−n)/i, and its limit n at rate 0.
 * `rate` is a fraction above −1. Source: Kellison, 3rd edition, §3.2 (present value of an annuity-immediate).
 */
export function presentValueFactor<N>(a: Arithmetic<N>, rate: N, periods: number): N {
  if (a.isZero(rate)) return a.of(periods);
  return a.divide(discountFactor(a, rate, periods), rate);
}

/** When the payments of an annuity are made. */
export type PaymentTiming = 'begin' | 'end';

/** As `accumulationFactor`, for payments at the beginning (annuity-due) or the end of each period. */
export function accumulationFactorAt<N>(
  a: Arithmetic<N>,
  rate: N,
  periods: number,
  timing: PaymentTiming,
): N {
  const factor = accumulationFactor(a, rate, periods);
  return timing === 'end' ? factor : a.multiply(factor, a.add(1, rate));
}

/** Whether a yearly rate is a twelfth each month, or what twelve months compound to. */
export type RateConvention = 'nominal' | 'effective';

/** The growth of a month, as a fraction, from a rate in percent per year above −100. */
export function monthlyGrowth<N>(a: Arithmetic<N>, ratePercent: N, convention: RateConvention): N {
  if (convention === 'nominal') return monthlyRate(a, ratePercent);
  return a.expm1(a.divide(a.log1p(fraction(a, ratePercent)), 12));
}

/** A nominal rate in percent per year, as the fraction that is charged each month: a twelfth. */
export function monthlyRate<N>(a: Arithmetic<N>, ratePercent: N): N {
  return a.divide(ratePercent, 1200);
}

/** Percent to fraction. */
export function fraction<N>(a: Arithmetic<N>, percent: Operand<N>): N {
  return a.divide(percent, 100);
}
