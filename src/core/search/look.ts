import {
  type Domain,
  isLookedAtWhole,
  isNarrow,
  middleOf,
  pointsAtLandmarks,
  samplePoints,
} from './domain.ts';
import { type Point, type Reading, sampleBetween, type Search } from './readings.ts';

/** Twice the bits of a double, for a bisection that goes by exponents first. */
export const MAX_HALVINGS = 128;

/** Whether a reading is one of those that are looked for. */
export type Belongs = (reading: Reading | undefined) => boolean;

/** The samples that have an answer, lowest first; where none has, those beside the landmarks. */
export function* lookAround(domain: Domain): Search<readonly Point[]> {
  const points = yield* lookAt(domain, samplePoints(domain));
  return points.length > 0 ? points : yield* lookAtLandmarks(domain);
}

/** Around so many changes of sign is looked closer, in so many steps between two samples. */
const [MAX_CLOSE, CLOSE_STEPS] = [4, 24];

/**
 * The samples, and others around the first changes of sign: an output that is sawn in months, or turns,
 * changes its sign there several times.
 */
export function* lookCloser(domain: Domain, points: readonly Point[]): Search<readonly Point[]> {
  if (domain.isCostly === true || isLookedAtWhole(domain)) return points;
  const closer: Point[] = [];
  let [from, changes] = [0, 0];
  for (const [index, point] of points.entries()) {
    if (index === 0 || point.distance * points[index - 1]!.distance > 0 || changes === MAX_CLOSE) continue;
    changes++;
    const first = Math.max(from, index - 2);
    const last = Math.min(index + 1, points.length - 1);
    closer.push(...points.slice(from, first));
    const sampled = yield* sampleBetween(points.slice(first, last + 1), CLOSE_STEPS, domain.isWhole);
    closer.push(...sampled.slice(0, -1));
    from = last;
  }
  return [...closer, ...points.slice(from)];
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
