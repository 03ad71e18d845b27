/** An exact fraction; the denominator is positive. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The fraction that the shortest decimal form of `value` writes, divided by `divisor`. */
export function fractionOf(value: number, divisor: number): Fraction {
  const [mantissa, exponentText = '0'] = String(value).split('e') as [string, string?];
  const [whole, decimals = ''] = mantissa.split('.') as [string, string?];
  const exponent = Number(exponentText) - decimals.length;
  const numerator = BigInt(whole + decimals);
  const scale = 10n ** BigInt(Math.abs(exponent));
  return exponent < 0
    ? { numerator, denominator: scale * BigInt(divisor) }
    : { numerator: numerator * scale, denominator: BigInt(divisor) };
}
