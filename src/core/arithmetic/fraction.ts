import { readDecimal } from './exact-decimal.ts';

/** An exact fraction; the denominator is positive. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The fraction that the shortest decimal form of `value` writes, divided by `divisor`. */
export function fractionOf(value: number, divisor: number): Fraction {
  const { digits: numerator, exponent } = readDecimal(value);
  const scale = 10n ** BigInt(Math.abs(exponent));
  return exponent < 0
    ? { numerator, denominator: scale * BigInt(divisor) }
    : { numerator: numerator * scale, denominator: BigInt(divisor) };
}
