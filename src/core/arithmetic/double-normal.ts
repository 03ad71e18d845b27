import { createDecimalArithmetic } from './decimal.ts';

/**
 * The standard normal distribution in doubles, with proven bounds of their errors: its density φ(x) =
 * e^(−x²/2)/√(2π) and its distribution function Φ(x). What is assumed of the machine is stated in ball.ts.
 *
 * Φ(−y) = φ(y)·R(y) for y ≥ 0, and Φ(x) = 1 − Φ(−x) for x > 0, where R(y) = ∫ e^(−y·t − t²/2) dt over t ≥ 0
 * is Mills' ratio. R is expanded around the next multiple b of 1/8 that is not below y: R(y) = Σ a_k·(b −
 * y)^k, where a_k = ∫ t^k·e^(−b·t − t²/2) dt/k! is positive. The a_k follow from decimals of 60 digits, once
 * for each b.
 *
 * - Truncation: integrating by parts, a_(k+1)·(k + 1) = a_(k−1) − b·a_k, so a_(k+1) ≤ a_(k−1)/(k + 1), and
 *   with b − y ≤ 1/8 the terms from k on add up to at most the first two of them times 1/(1 − 1/64). They are
 *   left out below 2^−57 of a_0 ≤ R(y).
 * - Rounding, in units of u = 2^−53: b − y is exact from y = 1/16 on, and elsewhere off by u/16 at most. Each
 *   a_k is off by u, and in Horner's scheme, as all terms are positive, term k by (2k + 1)·u. The mean of k
 *   over the terms is (b − y)·|R'(y)|/R(y) ≤ 1/8·√(2/π) < 0.1, so all this is less than 2.5·u of R(y).
 * - In φ, x² is off by u, thus −x²/2 by x²/2·u, the exponential by 2 units in the last place, the constant
 *   and the product by u.
 */

const STEP = 1 / 8;
/** Beyond it Φ is less than 1e-349. */
const LAST = 40;
const DIGITS = 60;
/** Of a_0: what is left out. */
const LEFT_OUT = 2 ** -57;
const INVERSE_ROOT_OF_TWO_PI = 0.398_942_280_401_432_7;

/** Bounds the relative rounding of one operation: 2^−53 and some slack. */
const ROUNDING = 1.2e-16;
/**
 * Bounds the relative error of φ(x) without that of the exponent: 4.6e-16 of the exponential, and two
 * roundings.
 */
const DENSITY_ROUNDING = 7e-16;
/** The same of Φ(−y): that of φ, 3·u of R, and the product. */
const TAIL_ROUNDING = 1.2e-15;
/** Covers the roundings in the calculation of a bound, and the error of φ in it. */
const OUTWARD = 1 + 1e-12;
/** Covers underflow. */
const TINY = 2 ** -450;
/** Above φ(0), the largest slope of Φ; and above φ(1), that of φ. */
const MAX_SLOPE = 0.39895;
const MAX_DENSITY_SLOPE = 0.24198;
/** Above √(π/2), the largest value of Mills' ratio. */
const MAX_RATIO = 1.2534;

/** The a_k of each b that has been asked for, by b/STEP. */
const expansions: (readonly number[])[] = [];

/** φ(x). */
export function nearDensity(x: number): number {
  return INVERSE_ROOT_OF_TWO_PI * Math.exp((-x * x) / 2);
}

/** Φ(x). */
export function nearCdf(x: number): number {
  return x > 0 ? 1 - tail(x) : tail(-x);
}

/** Φ(−y) for y ≥ 0. */
function tail(y: number): number {
  if (!(y <= LAST)) return y > LAST ? 0 : NaN;
  const index = Math.ceil(y / STEP);
  const way = index * STEP - y;
  const coefficients = (expansions[index] ??= expandAt(index * STEP));
  let ratio = 0;
  for (let k = coefficients.length - 1; k >= 0; k--) ratio = ratio * way + coefficients[k]!;
  return nearDensity(y) * ratio;
}

/** a_0, a_1 … as far as they count. */
function expandAt(b: number): readonly number[] {
  const a = createDecimalArithmetic(DIGITS);
  const point = a.of(b);
  let before = a.divide(a.normalCdf(a.negate(point)), a.normalDensity(point));
  let last = a.subtract(1, a.multiply(point, before));
  const coefficients = [a.enclose(before).middle];
  const isEnough = () => {
    const [k, next] = [coefficients.length, a.enclose(last).middle];
    const rest = (coefficients[k - 1]! * STEP ** (k - 1) + next * STEP ** k) / (1 - STEP ** 2);
    return rest <= LEFT_OUT * coefficients[0]!;
  };
  while (!isEnough()) {
    const k = coefficients.push(a.enclose(last).middle) - 1;
    [before, last] = [last, a.divide(a.subtract(before, a.multiply(point, last)), k + 1)];
  }
  return coefficients;
}

/**
 * A bound of |Φ(ξ) − value| for all ξ within `reach` of x, where the value is `nearCdf(x)`; of an x that is
 * no number it is none either.
 */
export function cdfError(x: number, value: number, reach: number): number {
  const density = nearDensity(x);
  const tailValue = x > 0 ? density * MAX_RATIO : value;
  const own = tailValue * (((x * x) / 2) * ROUNDING + TAIL_ROUNDING) + (x > 0 ? ROUNDING : 0);
  return (own + peak(x, density, reach) * reach) * OUTWARD + TINY;
}

/** As `cdfError`, of φ and `nearDensity`; |φ'(x)| = |x|·φ(x). */
export function densityError(x: number, value: number, reach: number): number {
  const own = value * (((x * x) / 2) * ROUNDING + DENSITY_ROUNDING);
  const slope = Math.min(MAX_DENSITY_SLOPE, peak(x, value, reach) * (Math.abs(x) + reach));
  return (own + slope * reach) * OUTWARD + TINY;
}

/**
 * A bound of φ within `reach` of x: φ(x − r) ≤ φ(x)·e^(x·r) for x, r ≥ 0, and e^t ≤ 1 + 2·t for 0 ≤ t ≤ 1.
 */
function peak(x: number, density: number, reach: number): number {
  const growth = Math.abs(x) * reach;
  return growth <= 1 ? Math.min(MAX_SLOPE, density * (1 + 2 * growth) + TINY) : MAX_SLOPE;
}
