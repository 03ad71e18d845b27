import { Decimal } from 'decimal.js';
import type { DecimalBall } from '#core/arithmetic/decimal-ball.ts';

/** More digits than any ball has. */
const Whole = Decimal.clone({ precision: 2000, maxE: 9e15, minE: -9e15 });

/** The middle of a ball, with all its digits. */
export function middleOf({ middle, exponent }: DecimalBall): Decimal {
  return new Whole(`${middle}e${exponent}`);
}

export function radiusOf({ radius, exponent }: DecimalBall): Decimal {
  return new Whole(radius).times(`1e${exponent}`);
}
