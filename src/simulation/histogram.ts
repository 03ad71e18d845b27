import { quantilesOf, reliable } from './statistics.ts';

/** A range of a histogram; the last has no upper end where some values are beyond all others. */
export interface HistogramRange {
  readonly lower: number;
  readonly upper: number | undefined;
  readonly count: number;
}

/** The largest number of ranges up to the 95th percentile; of a small sample, the root of its size. */
const MAX_RANGES = 30;
/** Doubles that are closer to the end of a range lie on it. */
const ROUNDING = 1e-12;

/**
 * How many values, none below 0, lie in each of equal ranges with round ends; those far beyond the 95th
 * percentile are one more.
 */
export function rangesOf(sample: Float64Array): readonly HistogramRange[] {
  const high = reliable(quantilesOf(sample, [95])[0]!.value) || largestOf(sample);
  const step = roundAbove(high / Math.min(MAX_RANGES, Math.ceil(Math.sqrt(sample.length))));
  const counts = Array.from({ length: Math.floor(high / step) + 2 }, () => 0);
  const last = counts.length - 1;
  const stepToCount = step * (1 - ROUNDING);
  for (let index = 0; index < sample.length; index++)
    counts[Math.min(last, Math.floor(sample[index]! / stepToCount))]!++;
  const ranges = counts.map((count, index) => ({
    lower: index * step,
    upper: index === last ? undefined : (index + 1) * step,
    count,
  }));
  return counts[last] === 0 ? ranges.slice(0, last) : ranges;
}

function largestOf(sample: Float64Array): number {
  let largest = 0;
  for (const value of sample) largest = Math.max(largest, value);
  return largest;
}

/** The first of 1, 2, 5, 10, 20 … that is not below a number. */
function roundAbove(least: number): number {
  let power = 1;
  while (power * 10 < least) power *= 10;
  return [1, 2, 5, 10].map((digit) => digit * power).find((round) => round >= least)!;
}
