import { type Domain, isNarrow, middleOf, pointsAtLandmarks, samplePoints } from './domain.ts';
import type { Point, Reading, Search } from './readings.ts';

/** Twice the bits of a double, for a bisection that goes by exponents first. */
export const MAX_HALVINGS = 128;

/** Whether a reading is one of those that are looked for. */
export type Belongs = (reading: Reading | undefined) => boolean;

/** The samples that have an answer, lowest first; where none has, those beside the landmarks. */
export function* lookAround(domain: Domain): Search<readonly Point[]> {
  const points = yield* lookAt(domain, samplePoints(domain));
  return points.length > 0 ? points : yield* lookAtLandmarks(domain);
}

/** The places that have an answer, and the outermost ones beside those that have none. */
function* lookAt(domain: Domain, places: readonly number[]): Search<Point[]> {
  const points: Point[] = [];
  let before: { readonly x: number; readonly reading: Reading | undefined } | undefined;
  for (const x of places) {
    const reading: Reading | undefined = yield x;
    if (before !== undefined && (before.reading === undefined) !== (reading === undefined)) {
      const [inside, outside] = reading === undefined ? [before.x, x] : [x, before.x];
      const last = yield* edge((one) => one !== undefined, inside, outside, domain);
      if (last !== before.x && last !== x) points.push({ x: last, ...(yield last)! });
    }
    if (reading !== undefined) points.push({ x, ...reading });
    before = { x, reading };
  }
  return points;
}

/** The samples within what has an answer beside a landmark. */
function* lookAtLandmarks(domain: Domain): Search<Point[]> {
  const found = yield* lookAt(domain, pointsAtLandmarks(domain));
  const [first, last] = [found[0], found.at(-1)];
  if (first === undefined || last === undefined) return [];
  const within = samplePoints({ ...domain, minimum: first.x, maximum: last.x });
  return yield* lookAt(
    domain,
    [...new Set([...within, ...found.map(({ x }) => x)])].toSorted((a, b) => a - b),
  );
}

/**
 * The place furthest from `inside` towards `outside` that belongs, or one so near to it; `outside` does not
 * belong.
 */
export function* edge(
  belongs: Belongs,
  inside: number,
  outside: number,
  domain: Domain,
  relative = 0,
): Search<number> {
  let [near, far] = [inside, outside];
  for (let halvings = 0; halvings < MAX_HALVINGS; halvings++) {
    const x = middleOf(far, near, domain.isWhole);
    const isEnd = Math.abs(far - near) <= relative * Math.abs(near) || isNarrow(near, far, domain);
    if (x === undefined || isEnd) break;
    if (belongs(yield x)) near = x;
    else far = x;
  }
  return near;
}
