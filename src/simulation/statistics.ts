import { normalQuantile } from './normal.ts';

/** What a sample says. Sums are in the order of the items, so that the last digit is the same everywhere. */

/** Of an interval that has its value with 95 %. */
const CONFIDENCE = 0.95;
const DEVIATIONS = normalQuantile((1 + CONFIDENCE) / 2);

const RELIABLE_DIGITS = 13;

/**
 * A result to the digits that doubles are good for after many operations: 72.65500000000001 is 72.655, a tie
 * between two cents.
 */
export function reliable(value: number): number {
  return Number(value.toPrecision(RELIABLE_DIGITS));
}

export interface Quantile {
  readonly percentile: number;
  readonly value: number;
  /** Values of the sample that have the quantile between them with 95 %. */
  readonly lower: number;
  readonly upper: number;
}

/**
 * Quantiles of type 7 (R. J. Hyndman and Y. Fan, Sample Quantiles in Statistical Packages, 1996), with
 * intervals by the normal limit of the binomial distribution.
 */
export function quantilesOf(sample: Float64Array, percentiles: readonly number[]): readonly Quantile[] {
  const last = sample.length - 1;
  const placed = percentiles.map((percentile) => {
    const p = percentile / 100;
    const below = Math.floor(last * p);
    const [middle, reach] = [sample.length * p, DEVIATIONS * Math.sqrt(sample.length * p * (1 - p))];
    const indexOf = (rank: number) => Math.min(Math.max(rank - 1, 0), last);
    const ends = [indexOf(Math.floor(middle - reach)), indexOf(Math.ceil(middle + reach) + 1)] as const;
    return { percentile, below, above: Math.min(below + 1, last), part: last * p - below, ends };
  });
  const indices = new Set(placed.flatMap(({ below, above, ends }) => [below, above, ...ends]));
  const values = valuesAt(
    sample,
    [...indices].toSorted((one, other) => one - other),
  );
  return placed.map(({ percentile, below, above, part, ends: [first, end] }) => {
    const lower = values.get(below)!;
    const value = lower + part * (values.get(above)! - lower);
    return { percentile, value, lower: values.get(first)!, upper: values.get(end)! };
  });
}

/** Bits of a double that choose its range: sign, exponent and the beginning of the fraction. */
const RANGE_BITS = 17;
const NOT_NEEDED = -1;
/** In shorter samples, going through all ranges takes longer than dividing the sample. */
const MIN_COUNTED = 10_000;

/** A range of doubles that has places: its values, and how many values are below it. */
interface NeededRange {
  readonly from: number;
  readonly to: number;
  readonly below: number;
  readonly indices: readonly number[];
}

/**
 * The values that sorting would put at these places, given in ascending order, by place. Counts the values
 * of each range and looks into those ranges only that have places, which takes a fifth of the time of
 * dividing the whole sample.
 */
function valuesAt(sample: Float64Array, indices: readonly number[]): ReadonlyMap<number, number> {
  if (sample.length < MIN_COUNTED) {
    const divided = sample.slice();
    select(divided, 0, divided.length - 1, indices);
    return new Map(indices.map((index) => [index, divided[index]!]));
  }
  const words = new Int32Array(sample.buffer, sample.byteOffset, 2 * sample.length);
  const counts = new Int32Array(2 ** RANGE_BITS);
  for (let word = 1; word < words.length; word += 2) counts[rangeOf(words[word]!)]!++;
  const { needed, length } = findNeeded(counts, indices);
  const nextIndices = counts;
  const gathered = new Float64Array(length);
  for (let item = 0; item < sample.length; item++) {
    const range = rangeOf(words[2 * item + 1]!);
    const to = nextIndices[range]!;
    if (to === NOT_NEEDED) continue;
    gathered[to] = sample[item]!;
    nextIndices[range] = to + 1;
  }
  const values = new Map<number, number>();
  for (const { from, to, below, indices: own } of needed) {
    const shift = from - below;
    const shifted = own.map((index) => index + shift);
    select(gathered, from, to - 1, shifted);
    for (const index of own) values.set(index, gathered[index + shift]!);
  }
  return values;
}

/**
 * Replaces the count of each range by where its first value goes, one range after the other; `length` is that
 * of them all.
 */
function findNeeded(counts: Int32Array, indices: readonly number[]) {
  const needed: NeededRange[] = [];
  let [below, next, length] = [0, 0, 0];
  for (let range = 0; range < counts.length; range++) {
    const count = counts[range]!;
    if (count === 0) continue;
    counts[range] = NOT_NEEDED;
    if (next < indices.length && indices[next]! < below + count) {
      const first = next;
      while (next < indices.length && indices[next]! < below + count) next++;
      counts[range] = length;
      needed.push({ from: length, to: length + count, below, indices: indices.slice(first, next) });
      length += count;
    }
    below += count;
  }
  return { needed, length };
}

/** The number of a range, in ascending order of their values, by the upper half of a double. */
function rangeOf(word: number): number {
  return (word ^ ((word >> 31) | 0x80_00_00_00)) >>> (32 - RANGE_BITS);
}

/** Shorter ranges are sorted. */
const MIN_DIVIDED = 32;
/** A division halves a range on average; where many have not made it short, sorting is faster. */
const MAX_DIVISIONS = 64;

/**
 * Puts the values that sorting from `left` to `right` would put at these places, given in ascending order,
 * there.
 */
function select(
  values: Float64Array,
  left: number,
  right: number,
  indices: readonly number[],
  divisions = 0,
): void {
  if (indices.length === 0 || left >= right) return;
  if (right - left < MIN_DIVIDED || divisions === MAX_DIVISIONS) {
    values.subarray(left, right + 1).sort();
    return;
  }
  const [a, b, c] = [values[left]!, values[(left + right) >>> 1]!, values[right]!];
  const pivot = Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
  let [i, j] = [left, right];
  while (i <= j) {
    while (values[i]! < pivot) i++;
    while (values[j]! > pivot) j--;
    if (i > j) break;
    const value = values[i]!;
    values[i++] = values[j]!;
    values[j--] = value;
  }
  const inLeft = indices.filter((index) => index <= j);
  const inRight = indices.filter((index) => index >= i);
  select(values, left, j, inLeft, divisions + 1);
  select(values, i, right, inRight, divisions + 1);
}

/**
 * The interval of E. B. Wilson (1927) of a share, of `hits` among `n`, with 95 %. Where these are not
 * independent, the standard error of the share says how many independent ones are as good: E. L. Korn and
 * B. I. Graubard, Confidence intervals for proportions with small expected number of positive counts (1998).
 */
export function wilsonInterval(hits: number, n: number, error?: number): { lower: number; upper: number } {
  const [share, z] = [hits / n, DEVIATIONS];
  const variance = share * (1 - share);
  const count = error === undefined || error === 0 ? n : variance / (error * error);
  const middle = share + (z * z) / (2 * count);
  const reach = z * Math.sqrt(variance / count + (z * z) / (4 * count * count));
  const whole = 1 + (z * z) / count;
  return {
    lower: hits === 0 ? 0 : (middle - reach) / whole,
    upper: hits === n ? 1 : (middle + reach) / whole,
  };
}

/**
 * The probability that a number with Student's t-distribution is above t ≥ 0, for whole degrees of freedom:
 * the finite sums of M. Abramowitz and I. A. Stegun, Handbook of Mathematical Functions, 26.7.3 and 26.7.4.
 */
export function studentTail(t: number, degrees: number): number {
  const angle = Math.atan(t / Math.sqrt(degrees));
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const isOdd = degrees % 2 === 1;
  let [term, sum] = [isOdd ? cosine : 1, 0];
  for (let power = isOdd ? 1 : 0; power <= degrees - 2; power += 2) {
    sum += term;
    term *= ((power + 1) / (power + 2)) * cosine * cosine;
  }
  const between = isOdd ? (2 / Math.PI) * (angle + sine * sum) : sine * sum;
  return (1 - between) / 2;
}

/** Pearson's correlation; undefined where one of them is the same throughout. */
export function correlation(xs: Float64Array, ys: Float64Array): number | undefined {
  const [meanX, meanY] = [mean(xs), mean(ys)];
  let xx = 0;
  let yy = 0;
  let xy = 0;
  for (let i = 0; i < xs.length; i++) {
    const x = xs[i]! - meanX;
    const y = ys[i]! - meanY;
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
  for (let index = 0; index < values.length; index++) sum += values[index]! - first;
  return first + sum / values.length;
}

/** The item `place` of each of the records of `length` items that stand one after the other. */
export function columnOf(records: Float64Array, length: number, index: number): Float64Array {
  const column = new Float64Array(records.length / length);
  for (let record = 0; record < column.length; record++) column[record] = records[record * length + index]!;
  return column;
}

/** The items from the place `from` on of each of such records. */
export function itemsFrom(records: Float64Array, length: number, from: number): Float64Array {
  const items = new Float64Array((records.length / length) * (length - from));
  for (let start = 0, index = 0; start < records.length; start += length) {
    for (let item = from; item < length; item++) items[index++] = records[start + item]!;
  }
  return items;
}

export function least(values: ArrayLike<number>): number {
  let found = Infinity;
  for (let index = 0; index < values.length; index++) found = Math.min(found, values[index]!);
  return found;
}
