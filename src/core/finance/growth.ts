import type { Arithmetic, Operand } from '../arithmetic/arithmetic.ts';

/** From here on 1 + x has lost two digits. */
const NEAR_NOTHING = -0.99;
/** Up to so large an exponent squaring is as fast as an exponential. */
const MAX_MULTIPLIED = 2_400;

/**
 * (1 + rate)^periods, for a rate per period above −1 (a fraction) and any number of periods: exact where it
 * can be, and with all digits also where next to nothing is left, of which the difference from 1 would say
 * nothing.
 */
export function growthFactor<N>(a: Arithmetic<N>, rate: N, periods: Operand<N>): N {
  const less1 = a.growthLess1(rate, periods);
  if (a.enclose(less1).middle > NEAR_NOTHING) return a.add(1, less1);
  if (typeof periods !== 'number' || !Number.isInteger(periods) || Math.abs(periods) > MAX_MULTIPLIED) {
    return a.exp(a.multiply(a.log1p(rate), periods));
  }
  const power = wholePower(a, a.add(1, rate), Math.abs(periods));
  if (periods >= 0) return power;
  // Of what is beyond doubles they have no reciprocal.
  return Number.isFinite(a.enclose(power).middle)
    ? a.divide(1, power)
    : a.exp(a.multiply(a.log1p(rate), periods));
}

/**
 * base^exponent for a whole exponent that is not negative, right to the last digits also where the power is
 * tiny.
 */
export function wholePower<N>(a: Arithmetic<N>, base: N, exponent: number): N {
  let power = a.of(1);
  let square = base;
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) power = a.multiply(power, square);
    if (rest > 1) square = a.multiply(square, square);
  }
  return power;
}

/** 1 − (1 + rate)^−periods: the share that is discounted away. */
export function discountFactor<N>(a: Arithmetic<N>, rate: N, periods: number): N {
  return a.negate(a.growthLess1(rate, -periods));
}
