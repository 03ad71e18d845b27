import type { Arithmetic } from '../arithmetic/arithmetic.ts';
import { discountFactor } from './growth.ts';

/**
 * What 1 paid at the end of each period grows to: ((1+i)^n − 1)/i, and its limit n at rate 0. `rate` is a
 * fraction above −1. Source: Kellison, 3rd edition, §3.2 (accumulated value of an annuity-immediate).
 */
export function accumulationFactor<N>(a: Arithmetic<N>, rate: N, periods: number): N {
  if (a.isZero(rate)) return a.of(periods);
  return a.divide(a.growthLess1(rate, periods), rate);
}

/**
 * What 1 paid at the end of each period is worth at the beginning: (1 − (1+i)^−n)/i, and its limit n at rate
 * 0. `rate` is a fraction above −1. Source: Kellison, 3rd edition, §3.2 (present value of an
 * annuity-immediate).
 */
export function presentValueFactor<N>(a: Arithmetic<N>, rate: N, periods: number): N {
  if (a.isZero(rate)) return a.of(periods);
  return a.divide(discountFactor(a, rate, periods), rate);
}

/** When the payments of an annuity are made. */
export type PaymentTiming = 'begin' | 'end';
