import type { Arithmetic, Operand } from './arithmetic.ts';

/** (1 + rate)^periods, for a rate per period above −1 (a fraction) and any number of periods. */
export function growthFactor<N>(a: Arithmetic<N>, rate: N, periods: Operand<N>): N {
  return a.exp(a.multiply(a.log1p(rate), periods));
}

/** (1 + rate)^periods − 1, right to the last digit also for tiny rates. */
export function growthLess1<N>(a: Arithmetic<N>, rate: N, periods: Operand<N>): N {
  return a.expm1(a.multiply(a.log1p(rate), periods));
}

/** (1 − (1 + rate)^−periods): the share that is discounted away. */
export function discountFactor<N>(a: Arithmetic<N>, rate: N, periods: Operand<N>): N {
  return a.negate(a.expm1(a.negate(a.multiply(a.log1p(rate), periods))));
}
