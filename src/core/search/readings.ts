/** What is known of the output at one place. */
export interface Reading {
  /**
   * From the target, in units of the last decimal: 0 where the rounded output is the target, otherwise with
   * its sign.
   */
  readonly distance: number;
  /** The unrounded distance, as a ball: what tells an output that changes from one that stays. */
  readonly middle: number;
  readonly radius: number;
}

/**
 * A search that yields each place it wants to know and is sent the reading there, undefined where there is no
 * answer. So it can be put aside at every question.
 */
export type Search<Result> = Generator<number, Result, Reading | undefined>;

export interface Point extends Reading {
  readonly x: number;
}

/** The point that is nearest to the target. */
export function closest(points: readonly Point[]): Point | undefined {
  let best: Point | undefined;
  for (const point of points) {
    if (best === undefined || Math.abs(point.distance) < Math.abs(best.distance)) best = point;
  }
  return best;
}

/** The points, and others in even steps between each two of them. */
export function* sampleBetween(
  points: readonly Point[],
  steps: number,
  isWhole: boolean,
): Search<readonly Point[]> {
  const sampled: Point[] = [];
  for (const [index, point] of points.entries()) {
    sampled.push(point);
    const width = (points[index + 1]?.x ?? point.x) - point.x;
    for (let step = 1; step < steps; step++) {
      const x = point.x + (width * step) / steps;
      const place = isWhole ? Math.round(x) : x;
      if (place <= sampled.at(-1)!.x || place >= point.x + width) continue;
      const reading: Reading | undefined = yield place;
      if (reading !== undefined) sampled.push({ x: place, ...reading });
    }
  }
  return sampled;
}
