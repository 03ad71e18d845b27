import { type Domain, isLookedAtWhole, isNarrow, middleOf } from './domain.ts';
import { type Belongs, edge, lookAround, lookCloser, MAX_HALVINGS } from './look.ts';
import { closest, sampleBetween, type Point, type Reading, type Search } from './readings.ts';

/** Where the target is met or passed. */
export interface Solution {
  /** All places from `low` to `high` have the same rounded output, as far as was looked. */
  readonly low: number;
  readonly high: number;
  /**
   * Of a flat stretch: where the unrounded output is the same; it may only round to that nearer to `low` and
   * `high`.
   */
  readonly flatLow?: number;
  readonly flatHigh?: number;
  /**
   * `sloped`: the output changes, and rounds to the target from `low` to `high`. `flat`: it is the target all
   * along. `before`, `after`: it jumps over the target, and these are the last places before that, or the
   * first after it.
   */
  readonly kind: 'sloped' | 'flat' | 'before' | 'after';
  /**
   * The distance just below `low` and just above `high`; undefined where there is no output, or the domain
   * ends.
   */
  readonly below: number | undefined;
  readonly above: number | undefined;
}

export interface Found {
  /** Lowest first. */
  readonly solutions: readonly Solution[];
  /** How many more there are than `solutions` has. */
  readonly omitted: number;
  /**
   * The place, among those that were tried, where the output is nearest to the target; undefined where the
   * output has no value at any of them.
   */
  readonly nearest: number | undefined;
  /** Whether the output is the same wherever there is one. */
  readonly isConstant: boolean;
}

/** An output that is sawn in years or months has hundreds of solutions; nobody reads more than these. */
const MAX_SOLUTIONS = 100;
/** Ends of runs are found to so much of their size: more digits than replies have of them. */
const RELATIVE_END = 1e-13;
/**
 * How often, and in how many steps between two samples, is looked beside the one that is nearest to the
 * target.
 */
const [MAX_ZOOMS, ZOOM_STEPS] = [6, 12];
/** What is so near to an end of a run is just beyond it. */
const BESIDE = 1e-9;

/**
 * All places where the target is met or passed, lowest first: the domain is sampled, evenly and by powers,
 * and searched wherever the sign changes. Of an output that only rises or only falls nothing is missed; where
 * nothing is found, it is looked for once more beside the sample that is nearest to the target, as the output
 * may turn between two samples.
 */
export function* findSolutions(domain: Domain): Search<Found> {
  const points = yield* lookCloser(domain, yield* lookAround(domain));
  const isConstant = isSameEverywhere(points);
  const found = yield* searchBetween(domain, points);
  if (isConstant || found.solutions.length > 0) return { ...found, isConstant };
  return { ...(yield* searchBesideNearest(domain, points)), isConstant };
}

type FoundAmong = Omit<Found, 'isConstant'>;

/** Searches wherever the sign changes from one point to the next. */
function* searchBetween(domain: Domain, points: readonly Point[]): Search<FoundAmong> {
  const solutions: Solution[] = [];
  let omitted = 0;
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    const isMet = point.distance === 0 && before?.distance !== 0;
    const isPassed = before !== undefined && before.distance * point.distance < 0;
    if (!isMet && !isPassed) continue;
    if (solutions.length >= MAX_SOLUTIONS) omitted++;
    else if (isMet) solutions.push(yield* widen(domain, points, index));
    else solutions.push(...(yield* cross(domain, points, index)));
  }
  return { solutions, omitted, nearest: closest(points)?.x };
}

/**
 * Samples more and more densely beside the point that is nearest to the target, as long as another one comes
 * nearer.
 */
function* searchBesideNearest(domain: Domain, points: readonly Point[]): Search<FoundAmong> {
  let around = points;
  for (let zoom = 0; zoom < MAX_ZOOMS; zoom++) {
    const best = closest(around);
    if (best === undefined) break;
    const index = around.indexOf(best);
    around = yield* sampleBetween(
      around.slice(Math.max(0, index - 1), index + 2),
      ZOOM_STEPS,
      domain.isWhole,
    );
    const found = yield* searchBetween(domain, around);
    if (found.solutions.length > 0) return found;
    if (Math.abs(closest(around)!.distance) >= Math.abs(best.distance)) break;
  }
  return { solutions: [], omitted: 0, nearest: closest(around)?.x };
}

/**
 * Whether readings may be of the same unrounded output: their balls have a value in common, or say too little
 * to tell.
 */
function isLike(one: Reading, other: Reading): boolean {
  const radius = one.radius + other.radius;
  return radius < 0.5 ? Math.abs(one.middle - other.middle) <= radius : one.distance === other.distance;
}

function isSameEverywhere(points: readonly Point[]): boolean {
  const [first] = points;
  return first !== undefined && points.every((point) => isLike(first, point));
}

const isZero: Belongs = (reading) => reading?.distance === 0;

/**
 * Narrows the change of sign before a sample to a run of zeros, or to the two places between which the output
 * jumps.
 */
function* cross(domain: Domain, points: readonly Point[], index: number): Search<readonly Solution[]> {
  const [below, above] = [points[index - 1]!, points[index]!];
  const narrowed = yield* narrow(below, above, domain);
  if (narrowed === undefined) return [];
  if ('kind' in narrowed) return [narrowed];
  const { left, right } = narrowed;
  const missed = Math.min(Math.abs(left.distance), Math.abs(right.distance));
  // Across a pole the distance only grows.
  if (missed > Math.min(Math.abs(below.distance), Math.abs(above.distance))) return [];
  const low = yield* follow(left, points.slice(0, index).toReversed(), domain);
  const high = yield* follow(right, points.slice(index), domain);
  if (low === left.x && high === right.x && !domain.isWhole) {
    const returned = (yield* comeBack(right, above, domain)) ?? (yield* comeBack(left, below, domain));
    if (returned !== undefined) return [returned];
  }
  return [
    { low, high: left.x, kind: 'before', below: undefined, above: right.distance },
    { low: right.x, high, kind: 'after', below: left.distance, above: undefined },
  ];
}

/** Two places beside each other, on both sides of the target. */
interface Jump {
  readonly left: Point;
  readonly right: Point;
}

/** What a change of sign comes down to; undefined when there is a gap without answers in it. */
function* narrow(below: Point, above: Point, domain: Domain): Search<Solution | Jump | undefined> {
  let [left, right] = [below, above];
  let hasHalved = true;
  for (let step = 0; step < 2 * MAX_HALVINGS; step++) {
    const x = nextPlace(left, right, hasHalved, domain.isWhole);
    if (x === undefined) break;
    const width = right.x - left.x;
    const reading: Reading | undefined = yield x;
    if (reading === undefined) {
      // Of whole numbers all were looked at, so that nothing lies between. Else what lies beyond the gap is
      // seen by the samples.
      if (isLookedAtWhole(domain)) break;
      return undefined;
    }
    const point = { x, ...reading };
    if (reading.distance === 0) return yield* spread(point, left.x, right.x, domain);
    const isLeft = reading.distance < 0 === left.distance < 0;
    // An output that changes in steps is the same at neighboring places; one that changes evenly would still
    // come nearer.
    const isStep = isLike(isLeft ? left : right, reading);
    if (isLeft) left = point;
    else right = point;
    if (isStep && isNarrow(left.x, right.x, domain)) break;
    hasHalved = !hasHalved || right.x - left.x <= width / 2;
  }
  return { left, right };
}

/**
 * The target met beside a jump over it, by an output that is sawn: it jumps up by one minor unit of a
 * payment, say, and falls back. Looked for from the jump towards a sample, in steps that grow.
 */
function* comeBack(jump: Point, sample: Point, domain: Domain): Search<Solution | undefined> {
  let near = jump;
  for (let step = Math.abs(jump.x) * BESIDE; ; step *= 2) {
    const x = sample.x > jump.x ? near.x + step : near.x - step;
    if (step === 0 || (sample.x > jump.x ? x >= sample.x : x <= sample.x)) return undefined;
    const reading: Reading | undefined = yield x;
    if (reading === undefined) return undefined;
    const point = { x, ...reading };
    if (reading.distance * jump.distance <= 0) {
      const [left, right] = near.x < x ? [near, point] : [point, near];
      const end =
        reading.distance === 0
          ? yield* spread(point, near.x, sample.x, domain)
          : yield* narrow(left, right, domain);
      return end !== undefined && 'kind' in end ? end : undefined;
    }
    near = point;
  }
}

/** How far the output stays what it is at a place, through samples that lead away from it. */
function* follow(from: Point, points: readonly Point[], domain: Domain): Search<number> {
  const end = points.findIndex((point) => !isLike(from, point));
  if (end === -1) return points.at(-1)!.x;
  const inside = end === 0 ? from.x : points[end - 1]!.x;
  const belongs: Belongs = (reading) => reading !== undefined && isLike(from, reading);
  return yield* edge(belongs, inside, points[end]!.x, domain, RELATIVE_END);
}

/**
 * Where to look next between two places: where a straight line between their outputs meets the target, or in
 * the middle.
 */
function nextPlace(left: Point, right: Point, isOnLine: boolean, isWhole: boolean): number | undefined {
  const middle = middleOf(left.x, right.x, isWhole);
  if (middle === undefined || isWhole || !isOnLine) return middle;
  const share = left.middle / (left.middle - right.middle);
  const x = left.x + (right.x - left.x) * share;
  return share > 0 && share < 1 && x > left.x && x < right.x ? x : middle;
}

/** The run of zeros around one, between two places that are none. */
function* spread(zero: Point, below: number, above: number, domain: Domain): Search<Solution> {
  const low = yield* gallop(zero.x, below, domain);
  const high = yield* gallop(zero.x, above, domain);
  return yield* describeRun(low, high, domain);
}

/** A run of zeros among the samples, to its very ends. */
function* widen(domain: Domain, points: readonly Point[], first: number): Search<Solution> {
  let last = first;
  while (points[last + 1]?.distance === 0) last++;
  const [before, after] = [points[first - 1], points[last + 1]];
  const [low, high] = [points[first]!.x, points[last]!.x];
  return yield* describeRun(
    before === undefined ? low : yield* edge(isZero, low, before.x, domain),
    after === undefined ? high : yield* edge(isZero, high, after.x, domain),
    domain,
  );
}

/** Whether the output stays the same in a run, or changes and only rounds to the same. */
function* describeRun(low: number, high: number, domain: Domain): Search<Solution> {
  const below = yield* beside(low, domain.minimum, domain.isWhole);
  const above = yield* beside(high, domain.maximum, domain.isWhole);
  const middle = middleOf(low, high, domain.isWhole) ?? low;
  const inner: Reading | undefined = yield middle;
  const belongs: Belongs = (reading) =>
    reading !== undefined && inner !== undefined && isLike(inner, reading);
  const [isFlatBelow, isFlatAbove] = [belongs(yield low), belongs(yield high)];
  if (low === high || (!isFlatBelow && !isFlatAbove)) return { low, high, kind: 'sloped', below, above };
  const flatLow = isFlatBelow ? low : yield* edge(belongs, middle, low, domain, RELATIVE_END);
  const flatHigh = isFlatAbove ? high : yield* edge(belongs, middle, high, domain, RELATIVE_END);
  return { low, high, flatLow, flatHigh, kind: 'flat', below, above };
}

/** The distance just beyond a place, towards an end of the domain; undefined where there is none. */
function* beside(x: number, end: number, isWhole: boolean): Search<number | undefined> {
  if (x === end) return undefined;
  const step = isWhole ? 1 : Math.max(Math.abs(x), Number.MIN_VALUE) * BESIDE;
  const reading: Reading | undefined = yield end > x ? Math.min(end, x + step) : Math.max(end, x - step);
  return reading?.distance;
}

/**
 * The end of a run of zeros from a place inside towards one outside, looking near the inside first: most runs
 * are short.
 */
function* gallop(inside: number, outside: number, domain: Domain): Search<number> {
  let near = inside;
  const first = domain.isCostly === true ? 1e-6 : 1e-12;
  let step = domain.isWhole ? 1 : Math.max(Math.abs(inside), Number.MIN_VALUE) * first;
  for (;;) {
    const far = outside > inside ? near + step : near - step;
    const isBeyond = outside > inside ? far >= outside : far <= outside;
    if (isBeyond) return yield* edge(isZero, near, outside, domain, RELATIVE_END);
    if (!isZero(yield far)) return yield* edge(isZero, near, far, domain, RELATIVE_END);
    near = far;
    step *= 8;
  }
}
