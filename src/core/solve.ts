/** What is searched: `distance` is negative below the target and positive above it, 0 on it; undefined has no answer. */
export type Distance = (x: number) => number | undefined;

/** Inputs that give the target, all doubles from `low` to `high`; or one beside which it is passed without being met. */
export interface Solution {
  readonly low: number;
  readonly high: number;
  readonly isExact: boolean;
}

interface Point {
  readonly x: number;
  readonly distance: number;
}

export interface Domain {
  readonly minimum: number;
  readonly maximum: number;
  /** Whether only whole numbers count. */
  readonly isWhole: boolean;
}

export interface Search {
  /** Lowest first. */
  readonly solutions: readonly Solution[];
  /** Where the distance is smallest of all places looked at; undefined when there is no answer anywhere. */
  readonly nearest: number | undefined;
}

/** How many places the domain is looked at before signs are compared; roots closer together than these may be missed. */
const SAMPLES = 120;
/** Whole numbers are all looked at, up to so many. */
const MOST_WHOLE_NUMBERS = 1_200;
/** Of real numbers, as years, the whole ones are looked at too when they are no more: where payments fall due results jump. */
const MOST_WHOLE_AMONG_REAL = 250;
/** Twice the bits of a double, for a bisection that goes by exponents first. */
const MOST_HALVINGS = 128;

/**
 * All places where the distance is 0 or changes its sign, lowest first: the domain is sampled, evenly and by powers, and
 * bisected wherever the sign changes. Of a distance that only rises or only falls nothing is missed.
 */
export function findSolutions(distance: Distance, domain: Domain): Search {
  const seen = lookAround(distance, domain);
  const solutions: Solution[] = [];
  for (const [index, point] of seen.entries()) {
    const before = seen[index - 1];
    if (point.distance === 0) {
      if (before?.distance !== 0) solutions.push(widen(distance, domain, seen, index));
    } else if (before !== undefined && before.distance !== 0 && before.distance < 0 !== point.distance < 0) {
      const found = bisect(distance, before, point, domain);
      if (found !== undefined) solutions.push(found);
    }
  }
  return { solutions, nearest: closest(seen)?.x };
}

/** The samples that have an answer, and the outermost ones beside those that have none. */
function lookAround(distance: Distance, domain: Domain): Point[] {
  const points: Point[] = [];
  let before: { x: number; value: number | undefined } | undefined;
  for (const x of samplePoints(domain)) {
    const value = distance(x);
    if (before !== undefined && (before.value === undefined) !== (value === undefined)) {
      const [defined, undefinedX] = value === undefined ? [before.x, x] : [x, before.x];
      const last = edge((place) => distance(place) !== undefined, undefinedX, defined, domain.isWhole);
      if (last !== before.x && last !== x) points.push({ x: last, distance: distance(last)! });
    }
    if (value !== undefined) points.push({ x, distance: value });
    before = { x, value };
  }
  return points;
}

function closest(points: readonly Point[]): Point | undefined {
  let best: Point | undefined;
  for (const point of points) {
    if (best === undefined || Math.abs(point.distance) < Math.abs(best.distance)) best = point;
  }
  return best;
}

function samplePoints({ minimum, maximum, isWhole }: Domain): number[] {
  const width = maximum - minimum;
  if (isWhole && width <= MOST_WHOLE_NUMBERS)
    return Array.from({ length: width + 1 }, (_, index) => minimum + index);
  const points = new Set<number>([minimum, maximum]);
  for (let k = 1; k < SAMPLES; k++) {
    points.add(minimum + (width * k) / SAMPLES);
    // From the 1e-15th part of the domain upwards, so that small amounts and rates are seen as well as large ones; away
    // from 0 to both sides where it is inside.
    const part = 10 ** (-15 * (1 - k / SAMPLES));
    if (minimum < 0 && maximum > 0) points.add(minimum * part).add(maximum * part);
    else points.add(minimum + width * part);
  }
  if (width <= MOST_WHOLE_AMONG_REAL) {
    for (let x = Math.ceil(minimum); x <= maximum; x++) points.add(x);
  }
  const placed = isWhole ? new Set([...points].map(Math.round)) : points;
  return [...placed].filter((x) => x >= minimum && x <= maximum).toSorted((a, b) => a - b);
}

/** Halves the bracket to a run of zeros, or until its ends are neighbours on both sides of the target. */
function bisect(distance: Distance, below: Point, above: Point, { isWhole }: Domain): Solution | undefined {
  let [left, right] = [below, above];
  for (let halvings = 0; halvings < MOST_HALVINGS; halvings++) {
    const x = middleOf(left.x, right.x, isWhole);
    if (x === undefined) break;
    const value = distance(x);
    if (value === undefined) return undefined;
    if (value === 0) {
      const isZero = (place: number) => distance(place) === 0;
      return {
        low: edge(isZero, left.x, x, isWhole),
        high: edge(isZero, right.x, x, isWhole),
        isExact: true,
      };
    }
    if (value < 0 === left.distance < 0) left = { x, distance: value };
    else right = { x, distance: value };
  }
  const { x, distance: missed } = closest([left, right])!;
  // Across a pole the distance only grows.
  if (Math.abs(missed) > Math.min(Math.abs(below.distance), Math.abs(above.distance))) return undefined;
  // Of a function with steps, as one of whole months, the whole step is as near.
  const isSame = (place: number) => Math.abs((distance(place) ?? Infinity) - missed) < 0.5;
  return { low: edge(isSame, below.x, x, isWhole), high: edge(isSame, above.x, x, isWhole), isExact: false };
}

/** The place furthest from `inside` towards `outside` that belongs; `inside` does, `outside` does not. */
function edge(belongs: (x: number) => boolean, outside: number, inside: number, isWhole: boolean): number {
  let [far, near] = [outside, inside];
  for (let halvings = 0; halvings < MOST_HALVINGS; halvings++) {
    const x = middleOf(far, near, isWhole);
    if (x === undefined) break;
    if (belongs(x)) near = x;
    else far = x;
  }
  return near;
}

/** A run of zeros among the samples, to its very ends. */
function widen(distance: Distance, { isWhole }: Domain, seen: readonly Point[], first: number): Solution {
  const isZero = (place: number) => distance(place) === 0;
  let last = first;
  while (seen[last + 1]?.distance === 0) last++;
  const [before, after] = [seen[first - 1], seen[last + 1]];
  const [low, high] = [seen[first]!.x, seen[last]!.x];
  return {
    low: before === undefined ? low : edge(isZero, before.x, low, isWhole),
    high: after === undefined ? high : edge(isZero, after.x, high, isWhole),
    isExact: true,
  };
}

/** A number between two others, undefined when there is none: their geometric mean when they are far apart. */
function middleOf(a: number, b: number, isWhole: boolean): number | undefined {
  const [low, high] = a < b ? [a, b] : [b, a];
  const [small, large] = Math.abs(low) < Math.abs(high) ? [low, high] : [high, low];
  const isFar = low * high > 0 && Math.abs(large) > 4 * Math.abs(small);
  const mean = isFar
    ? Math.sign(low) * Math.sqrt(Math.abs(low)) * Math.sqrt(Math.abs(high))
    : low + (high - low) / 2;
  const middle = isWhole ? Math.floor(mean) : mean;
  return middle > low && middle < high ? middle : undefined;
}

/** The number with the fewest digits from `low` to `high`, both included: the roundest, then that with the fewest decimals. */
export function simplestBetween(low: number, high: number): number {
  for (let decimals = -12; decimals <= 17; decimals++) {
    for (const units of [Math.ceil(scale(low, decimals)), Math.floor(scale(high, decimals))]) {
      const candidate = Number(`${units}e${-decimals}`);
      if (candidate >= low && candidate <= high) return candidate + 0;
    }
  }
  return low;
}

function scale(value: number, decimals: number): number {
  return decimals < 0 ? value / 10 ** -decimals : value * 10 ** decimals;
}
