import { normalQuantile } from './normal.ts';

/** What a sample says. Sums are in the order of the items, so that the last digit is the same everywhere. */

/** Of an interval that has its value with 95 %. */
const CONFIDENCE = 0.95;
const DEVIATIONS = normalQuantile((1 + CONFIDENCE) / 2);

const RELIABLE_DIGITS = 13;

/** A result to the digits that doubles are good for after many operations: 72.65500000000001 is 72.655, a tie between two cents. */
export function reliable(value: number): number {
  return Number(value.toPrecision(RELIABLE_DIGITS));
}

/** The quantile of type 7 (R. J. Hyndman and Y. Fan, Sample Quantiles in Statistical Packages, 1996) of sorted values. */
export function quantile(sorted: Float64Array, p: number): number {
  const place = (sorted.length - 1) * p;
  const below = Math.floor(place);
  const lower = sorted[below]!;
  const upper = sorted[Math.min(below + 1, sorted.length - 1)]!;
  return lower + (place - below) * (upper - lower);
}

/** Values of the sample that have its quantile between them with 95 %, by the normal limit of the binomial distribution. */
export function quantileInterval(sorted: Float64Array, p: number): { lower: number; upper: number } {
  const n = sorted.length;
  const [middle, reach] = [n * p, DEVIATIONS * Math.sqrt(n * p * (1 - p))];
  const at = (rank: number) => sorted[Math.min(Math.max(rank, 1), n) - 1]!;
  return { lower: at(Math.floor(middle - reach)), upper: at(Math.ceil(middle + reach) + 1) };
}

/** The interval of E. B. Wilson (1927) of a share, of `hits` among `n`, with 95 %. */
export function wilsonInterval(hits: number, n: number): { lower: number; upper: number } {
  const [share, z] = [hits / n, DEVIATIONS];
  const middle = share + (z * z) / (2 * n);
  const reach = z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  const whole = 1 + (z * z) / n;
  return {
    lower: hits === 0 ? 0 : (middle - reach) / whole,
    upper: hits === n ? 1 : (middle + reach) / whole,
  };
}

/** Pearson's correlation; undefined where one of them is the same throughout. */
export function correlation(xs: Float64Array, ys: Float64Array): number | undefined {
  const [meanX, meanY] = [mean(xs), mean(ys)];
  let [xx, yy, xy] = [0, 0, 0];
  for (let i = 0; i < xs.length; i++) {
    const [x, y] = [xs[i]! - meanX, ys[i]! - meanY];
    xx += x * x;
    yy += y * y;
    xy += x * y;
  }
  return xx > 0 && yy > 0 ? reliable(xy / Math.sqrt(xx * yy)) : undefined;
}

/** Of values that are all the same, it is that value. */
export function mean(values: Float64Array): number {
  const first = values[0]!;
  let sum = 0;
  for (const value of values) sum += value - first;
  return first + sum / values.length;
}

/** Sorted values of the item `place` of records of `length` items that stand one after the other. */
export function sortedColumn(records: Float64Array, length: number, place: number): Float64Array {
  const column = new Float64Array(records.length / length);
  for (let record = 0; record < column.length; record++) column[record] = records[record * length + place]!;
  return column.sort();
}
