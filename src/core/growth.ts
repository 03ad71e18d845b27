import type { Arithmetic, Operand } from './arithmetic.ts';

/** (1 + rate)^periods, for a rate per period above −1 (a fraction) and any number of periods. */
export function growthFactor<N>(a: Arithmetic<N>, rate: N, periods: Operand<N>): N {
  return a.add(1, a.growthLess1(rate, periods));
}

/** 1 − (1 + rate)^−periods: the share that is discounted away. */
export function discountFactor<N>(a: Arithmetic<N>, rate: N, periods: number): N {
  return a.negate(a.growthLess1(rate, -periods));
}
