/** An exact fraction; the denominator is positive. Fractions are not reduced but where `reduce` is called. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** A plain number stands for its shortest decimal form: 0.1 is one tenth. */
export type Exact = Rational | number;

export function rational(value: Exact): Rational {
  if (typeof value !== 'number') return value;
  if (Number.isSafeInteger(value)) return { numerator: BigInt(value), denominator: 1n };
  const [, sign, whole, part = '', power = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(
    String(value),
  )!;
  const digits = BigInt(`${sign}${whole}${part}`);
  const exponent = Number(power) - part.length;
  const scale = 10n ** BigInt(Math.abs(exponent));
  return exponent < 0
    ? { numerator: digits, denominator: scale }
    : { numerator: digits * scale, denominator: 1n };
}

export function plus(x: Exact, y: Exact): Rational {
  const [a, b] = [rational(x), rational(y)];
  if (a.denominator === b.denominator) {
    return { numerator: a.numerator + b.numerator, denominator: a.denominator };
  }
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

export function minus(x: Exact, y: Exact): Rational {
  const { numerator, denominator } = rational(y);
  return plus(x, { numerator: -numerator, denominator });
}

export function times(x: Exact, y: Exact): Rational {
  const [a, b] = [rational(x), rational(y)];
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}

/** `y` is not zero. */
export function over(x: Exact, y: Exact): Rational {
  const [a, b] = [rational(x), rational(y)];
  const sign = b.numerator < 0n ? -1n : 1n;
  return {
    numerator: sign * a.numerator * b.denominator,
    denominator: sign * a.denominator * b.numerator,
  };
}

/** −1, 0 or 1. */
export function sign(x: Rational): number {
  if (x.numerator === 0n) return 0;
  return x.numerator > 0n ? 1 : -1;
}

/** −1, 0 or 1, as the sign of `x` − `y`. */
export function order(x: Exact, y: Exact): number {
  return sign(minus(x, y));
}

/** The largest whole number that is not above a fraction that is not negative. */
export function wholePart(x: Rational): bigint {
  return x.numerator / x.denominator;
}

export function reduce({ numerator, denominator }: Rational): Rational {
  let [a, b] = [numerator < 0n ? -numerator : numerator, denominator];
  while (b !== 0n) [a, b] = [b, a % b];
  return { numerator: numerator / a, denominator: denominator / a };
}
