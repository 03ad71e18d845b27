/**
 * The operations that every formula is written over. One formula runs over all implementations: `ball.ts`
 * (a double and a bound of its error, fast) and `decimal.ts` (the same with as many digits as needed).
 *
 * An implementation never guesses: an operation whose answer depends on digits it does not have throws
 * `UNDECIDED`, and `settle.ts` runs the formula again with more of them.
 */
export interface Arithmetic<N> {
  /** About how many significant digits a number has. */
  readonly digits: number;
  /** The number that the shortest decimal form of `value` writes: 0.1 is one tenth. `value` is finite. */
  of(value: number): N;
  /** So many units of 10^−decimals, exactly. */
  ofUnits(units: Units, decimals: number): N;
  add(a: Operand<N>, b: Operand<N>): N;
  subtract(a: Operand<N>, b: Operand<N>): N;
  multiply(a: Operand<N>, b: Operand<N>): N;
  /** `b` is not zero. */
  divide(a: Operand<N>, b: Operand<N>): N;
  negate(a: N): N;
  exp(a: N): N;
  /** e^a − 1, without cancellation near 0. */
  expm1(a: N): N;
  /** The natural logarithm; `a` > 0. */
  log(a: N): N;
  /** ln(1 + a), without cancellation near 0; `a` > −1. */
  log1p(a: N): N;
  /**
   * (1 + rate)^periods − 1 for a rate per period above −1 (a fraction), right to the last digit also for tiny
   * rates.
   */
  growthLess1(rate: N, periods: Operand<N>): N;
  /** The density of the standard normal distribution: e^(−a²/2)/√(2π). */
  normalDensity(a: N): N;
  /**
   * The standard normal distribution function Φ(a): with all digits also where next to nothing is left of it.
   */
  normalCdf(a: N): N;
  /** Its inverse: the x for which Φ(x) = a; 0 < `a` < 1. */
  normalQuantile(a: N): N;
  /** Whether `a` is 0. */
  isZero(a: N): boolean;
  /** −1, 0 or 1, as the sign of `a` − `b`. */
  compare(a: Operand<N>, b: Operand<N>): number;
  /** The largest whole number that is not above `a`. */
  floor(a: N): Units;
  /** The smallest whole number that is not below `a`. */
  ceiling(a: N): Units;
  /** Doubles around `a`: all that it may be is within `radius` of `middle`. */
  enclose(a: N): { readonly middle: number; readonly radius: number };
  /** A number in `a` that stands for itself alone. */
  point(a: N): N;
  /** All numbers from `a` to `b`. */
  hull(a: N, b: N): N;
  /** 1 when all that `a` may be is above 0, −1 when all is below; 0 when it may be 0. Never throws. */
  certainSign(a: N): number;
  /**
   * `a` in units of 10^−decimals, rounded half away from zero.
   * Throws a DomainError `result-out-of-range` beyond 1e21.
   */
  round(a: Operand<N>, decimals: number): Units;
}

/** A number of the arithmetic, or a plain one, which stands for its shortest decimal form. */
export type Operand<N> = N | number;

/** A whole count of the last decimal place: a number while it is exact as one (below 2^53), then a bigint. */
export type Units = number | bigint;

/** Results beyond this size are refused: they say nothing about money. */
export const MAX_RESULT = 1e21;

/**
 * Thrown, never shown: the digits at hand do not decide the answer. One object, as a stack would cost more
 * than the try.
 */
export const UNDECIDED = new Error('undecided');
