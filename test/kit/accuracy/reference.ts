import { Decimal } from 'decimal.js';

/**
 * Elementary functions in decimals of so many digits, in textbook form: series near 0, else the closed form.
 */
export interface Reference {
  /** From a number, its shortest decimal form. */
  readonly Number: typeof Decimal;
  /** The binary value of a double itself, to all digits of the reference. */
  readonly ofDouble: (value: number) => Decimal;
  readonly exp: (x: Decimal) => Decimal;
  readonly expm1: (x: Decimal) => Decimal;
  readonly log: (x: Decimal) => Decimal;
  readonly log1p: (x: Decimal) => Decimal;
  /** Of the standard normal distribution, for sizes up to some 40. */
  readonly normalDensity: (x: Decimal) => Decimal;
  readonly normalCdf: (x: Decimal) => Decimal;
}

const MANTISSA_BITS = 52;
const MIN_EXPONENT = -1022;

/** The exponent of two of the last place of a double; the smallest one for 0. */
export function lastPlace(value: number): number {
  const size = Math.abs(value);
  if (size < 2 ** MIN_EXPONENT) return MIN_EXPONENT - MANTISSA_BITS;
  const exponent = Math.floor(Math.log2(size));
  // The logarithm may be rounded to the next whole number.
  const isAbove = exponent > 1023 || 2 ** exponent > size;
  return (isAbove ? exponent - 1 : exponent) - MANTISSA_BITS;
}

/** Below this size e^x − 1 and ln(1 + x) are summed; above it, at most two digits cancel. */
const SERIES_SIZE = 0.02;

export function createReference(digits: number): Reference {
  const Precise = Decimal.clone({ precision: digits + 5, maxE: 9e15, minE: -9e15 });

  const powersOfTwo = new Map<number, Decimal>();
  function powerOfTwo(exponent: number): Decimal {
    let power = powersOfTwo.get(exponent);
    if (power === undefined) powersOfTwo.set(exponent, (power = new Precise(2).pow(exponent)));
    return power;
  }

  function ofDouble(value: number): Decimal {
    const exponent = lastPlace(value);
    // In two steps, as the smallest powers of two have no reciprocal.
    const half = Math.trunc(exponent / 2);
    return new Precise(value / 2 ** half / 2 ** (exponent - half)).times(powerOfTwo(exponent));
  }

  /** The sum of term(1), term(2), … until they no longer matter. */
  function sumSeries(
    first: Decimal,
    next: (term: Decimal, k: number) => Decimal,
    part: (t: Decimal, k: number) => Decimal,
  ) {
    let term = first;
    let total = first;
    const enough = first.abs().times(`1e${-digits - 5}`);
    for (let k = 2; term.abs().greaterThan(enough); k++) {
      term = next(term, k);
      total = total.plus(part(term, k));
    }
    return total;
  }

  function expm1(x: Decimal): Decimal {
    if (x.abs().greaterThan(SERIES_SIZE)) return Precise.exp(x).minus(1);
    return sumSeries(
      new Precise(x),
      (term, k) => term.times(x).dividedBy(k),
      (term) => term,
    );
  }

  function log1p(x: Decimal): Decimal {
    if (x.abs().greaterThan(SERIES_SIZE)) return Precise.ln(new Precise(x).plus(1));
    return sumSeries(
      new Precise(x),
      (term) => term.times(x).negated(),
      (term, k) => term.dividedBy(k),
    );
  }

  function normalDensity(x: Decimal): Decimal {
    return Precise.exp(x.times(x).dividedBy(-2)).dividedBy(Precise.acos(-1).times(2).sqrt());
  }

  /**
   * 1/2 + Σ (−1)^k·x^(2k+1)/(2^k·k!·(2k+1))/√(2π), with digits for what cancels: of terms up to e^(x²/2), and
   * of a tail.
   */
  function normalCdf(given: Decimal): Decimal {
    const Wide = Decimal.clone({
      precision: digits + 20 + Math.ceil(0.66 * given.toNumber() ** 2),
      maxE: 9e15,
      minE: -9e15,
    });
    const x = new Wide(given);
    const square = x.times(x).dividedBy(2);
    const enough = new Wide(`1e-${Wide.precision}`);
    let term = x;
    let total = x;
    for (let k = 1; term.abs().greaterThan(enough) || square.greaterThan(k); k++) {
      term = term.times(square).dividedBy(-k);
      total = total.plus(term.dividedBy(2 * k + 1));
    }
    return new Precise(total.dividedBy(Wide.acos(-1).times(2).sqrt()).plus(0.5));
  }

  return {
    Number: Precise,
    ofDouble,
    exp: (x) => Precise.exp(x),
    expm1,
    log: (x) => Precise.ln(x),
    log1p,
    normalDensity,
    normalCdf,
  };
}
