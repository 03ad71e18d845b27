/**
 * The exponential and the logarithm in doubles, from +, −, × and ÷ alone, each in a fixed order: runtimes
 * differ in the last digit of their own, and a simulation is to have the same digits everywhere. Both are
 * within one unit in the last place.
 */

const LN_2 = Math.LN2;
/** ln 2 in two parts, of which the first has few enough digits that a whole number times it is exact. */
const LN_2_UPPER = 0.693_147_180_369_123_8;
const LN_2_LOWER = 1.908_214_929_270_587_7e-10;
/** Above it, e^x is infinite. */
const MAX_ARGUMENT = 710;
/** Below it, e^x is 0. */
const MIN_ARGUMENT = -746;
const MIN_HALF = -538;
const MAX_HALF = 512;

/** Powers for half of an exponent: two factors avoid overflow where e^x itself is representable. */
const powersOfTwo = Float64Array.from(
  { length: MAX_HALF - MIN_HALF + 1 },
  (_, index) => 2 ** (index + MIN_HALF),
);

/** e^x. */
export function exp(argument: number): number {
  const x = argument > MAX_ARGUMENT ? MAX_ARGUMENT : argument < MIN_ARGUMENT ? MIN_ARGUMENT : argument;
  const k = Math.floor(x / LN_2 + 0.5);
  const upper = x - k * LN_2_UPPER;
  const lower = k * LN_2_LOWER;
  const r = upper - lower;
  const s = r * r;
  // r·coth(r/2) = 2 + s/6 − s²/360 + …, with the numbers of Bernoulli; e^r = 1 + 2·r/(r·coth(r/2) − r).
  const series =
    s *
    (1 / 6 +
      s *
        (-1 / 360 +
          s * (1 / 15_120 + s * (-1 / 604_800 + s * (1 / 23_950_080 + s * (-691 / 653_837_184_000))))));
  const c = r - series;
  const power = 1 - (lower - (r * c) / (2 - c) - upper);
  const half = k >> 1;
  return power * powersOfTwo[half - MIN_HALF]! * powersOfTwo[k - half - MIN_HALF]!;
}

const double = new Float64Array(1);
const words = new Uint32Array(double.buffer);
double[0] = 1;
/** Which of the two words has the exponent. */
const UPPER = words[1] === 0 ? 0 : 1;
const EXPONENT = 0x7ff00000;
const FRACTION = 0x000fffff;
const BIAS = 1023;
const SMALLEST_NORMAL = 2 ** -1022;
const ROOT_OF_TWO = Math.SQRT2;

/** ln x, for positive x. */
export function log(x: number): number {
  if (!(x > 0 && x < Infinity)) return x === 0 ? -Infinity : x === Infinity ? x : NaN;
  if (x < SMALLEST_NORMAL) return log(x * 2 ** 54) - 54 * LN_2;
  double[0] = x;
  let k = ((words[UPPER]! & EXPONENT) >>> 20) - BIAS;
  words[UPPER] = (words[UPPER]! & FRACTION) | (BIAS << 20);
  let m = double[0];
  if (m > ROOT_OF_TWO) {
    m /= 2;
    k++;
  }
  // ln m = 2·artanh(f/(2 + f)), of which f itself is taken out: ln m = f − f²/2 + t·(f²/2 + R).
  const f = m - 1;
  const t = f / (2 + f);
  const s = t * t;
  let rest = 0;
  for (let odd = 23; odd >= 3; odd -= 2) rest = s * (2 / odd + rest);
  const half = (f * f) / 2;
  return k * LN_2_UPPER - (half - (t * (half + rest) + k * LN_2_LOWER) - f);
}

/** x^y, for positive x. */
export function power(x: number, y: number): number {
  return exp(y * log(x));
}
