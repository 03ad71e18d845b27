import type { Axis } from '#picture/picture.ts';

/** Dates that are at most this share of the axis from an even place, such as months, are drawn evenly. */
const MAX_UNEVENNESS = 0.01;

/**
 * Where the labels of an axis of dates are, from 0 to 1; undefined where they are drawn at even distances. A
 * label before the dates, of the start, is as far from the first date as that is from the second.
 */
export function positionsOf({ scale, labels }: Axis): readonly number[] | undefined {
  if (scale !== 'date' || labels.length < 3) return undefined;
  const times = labels.map((label) => (label.includes('-') ? Date.parse(label) : NaN));
  if (Number.isNaN(times[0]!)) times[0] = 2 * times[1]! - times[2]!;
  const [first, last] = [times[0]!, times.at(-1)!];
  const positions = times.map((time) => (time - first) / (last - first));
  const rises = last > first && positions.every((place, index) => place >= (positions[index - 1] ?? 0));
  const isEven = positions.every(
    (place, index) => Math.abs(place - index / (positions.length - 1)) <= MAX_UNEVENNESS,
  );
  return isEven || !rises ? undefined : positions;
}

/** Between which values a share of the axis is: 2.5 is halfway from the value at 2 to that at 3. */
export function indexAt(share: number, count: number, positions: readonly number[] | undefined): number {
  if (positions === undefined) return share * (count - 1);
  const next = positions.findIndex((place) => place >= share);
  if (next <= 0) return next < 0 ? count - 1 : 0;
  const [before, after] = [positions[next - 1]!, positions[next]!];
  return next - 1 + (share - before) / (after - before);
}
