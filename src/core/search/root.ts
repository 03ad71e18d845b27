import { UNDECIDED, type Arithmetic } from '../arithmetic/arithmetic.ts';
import { ballArithmetic, type Ball } from '../arithmetic/ball.ts';

/** A place of a search, and what the function is there for certain. */
interface Sample<N> {
  readonly x: N;
  readonly value: N;
  /** −1 or 1; 0 where the digits at hand do not tell. */
  readonly sign: number;
}

/** A bisection to the last digit takes four turns a digit, after one or two dozen by powers. */
const MAX_TURNS_PER_DIGIT = 8;
/**
 * No result needs more digits of a root: from 80 on, a value within 30 digits of a boundary is a tie.
 */
const MAX_DIGITS = 300;
const DIGITS_WITHOUT_REFINEMENT = 40;
/** Not so small that it is lost when multiplied. */
const MIN_REACH = 1e-320;
/** How much shorter than it need be a step is that is left out. */
const SURE = 1e-4;
/** From 16 digits to 300 it takes seven. */
const MAX_SECANTS = 24;
/** How fast the surroundings of a root grow until the signs are certain there. */
const GROWTH = 16;
/** From this quotient of its ends on, a bracket is halved by powers. */
const FAR = 4;

/**
 * A number that certainly contains the root of `f` between `low` and `high`, for a continuous `f` whose signs
 * there are certain and differ; throws UNDECIDED when they are not. `f` is asked at points, numbers without a
 * radius. Narrowed down by inverse quadratic interpolation where that is safe and by bisection where it is
 * not: T. R. Chandrupatla, "A new hybrid quadratic/bisection algorithm …", Advances in Engineering Software
 * 28 (1997). The answer rests on the signs alone.
 */
export function findRoot<N>(a: Arithmetic<N>, f: (x: N) => N, low: N, high: N): N {
  const sampleAt = samplerOf(a, f);
  let last = sampleAt(a.point(low));
  let opposite = sampleAt(a.point(high));
  if (last.sign * opposite.sign >= 0) throw UNDECIDED;
  // Around 0 no digit counts for long; elsewhere those of the root count.
  const isAround0 = a.certainSign(last.x) * a.certainSign(opposite.x) <= 0;
  const finest = isAround0 ? widthOf(a, last, opposite) * 10 ** (-4 - digitsOf(a)) : 0;
  let x = middleOf(a, last.x, opposite.x);
  for (let turn = 0; turn < MAX_TURNS_PER_DIGIT * a.digits; turn++) {
    const next = sampleAt(x);
    const reach = finest + reachAt(a, x);
    if (next.sign === 0) {
      return a.hull(fence(a, sampleAt, x, last, reach), fence(a, sampleAt, x, opposite, reach));
    }
    const before = next.sign === last.sign ? last : opposite;
    if (next.sign !== last.sign) opposite = last;
    last = next;
    const width = widthOf(a, last, opposite);
    if (width <= reach) break;
    x = interpolate(a, last, opposite, before, Math.min(0.5, reach / width / 2));
  }
  return a.hull(last.x, opposite.x);
}

/** A function that can be asked over any arithmetic: all it knows beside `x` are its constants. */
export type Curve = <M>(a: Arithmetic<M>, x: M, constants: readonly M[]) => M;

/** One that also reads numbers of the arithmetic that asks, such as items of a sequence: it encloses them. */
type EnclosingCurve<N> = <M>(a: Arithmetic<M>, x: M, constants: readonly M[], enclose: (value: N) => M) => M;

/** As `findRoot`, but the search begins where doubles have ended, for a fraction of the work. */
export function findRootOf<N>(
  a: Arithmetic<N>,
  curve: EnclosingCurve<N>,
  constants: readonly N[],
  low: N,
  high: N,
): N {
  const f = (x: N) => curve(a, x, constants, (value) => value);
  if (isDoubles(a)) return findRoot(a, f, low, high);
  try {
    const enclosed = constants.map((constant) => a.enclose(constant));
    const g = (x: Ball) => curve(ballArithmetic, x, enclosed, (value) => a.enclose(value));
    return refineRoot(a, f, findRoot(ballArithmetic, g, a.enclose(low), a.enclose(high)));
  } catch (error) {
    if (error !== UNDECIDED || !hasMoreDigits(a)) throw error;
  }
  return findRoot(a, f, low, high);
}

/** Whether this is the arithmetic that finds roots for all others. */
export function isDoubles<N>(a: Arithmetic<N>): boolean {
  return (a as unknown) === ballArithmetic;
}

/** Whether a root has more digits in this arithmetic than doubles find: exact fractions know no roots. */
export function hasMoreDigits<N>(a: Arithmetic<N>): boolean {
  return a.digits > ballArithmetic.digits;
}

/**
 * Whether a root is found with more digits than doubles see. It is seldom the root that they leave undecided.
 */
export function isRefined<N>(a: Arithmetic<N>): boolean {
  return a.digits > DIGITS_WITHOUT_REFINEMENT;
}

/**
 * The root that doubles have found, with all digits that there are; with few more digits than theirs as it
 * is.
 */
export function refineRoot<N>(a: Arithmetic<N>, f: (x: N) => N, found: Ball): N {
  const { middle, radius } = found;
  if (!isRefined(a)) return a.hull(a.of(middle - radius), a.of(middle + radius));
  const sampleAt = samplerOf(a, f);
  const [low, high] = [sampleAt(a.of(middle - 2 * radius)), sampleAt(a.of(middle + 2 * radius))];
  if (low.sign * high.sign >= 0) throw UNDECIDED;
  const x = followSecants(a, sampleAt, low, high);
  if (x === undefined) return findRoot(a, f, low.x, high.x);
  const reach = reachAt(a, x) + widthOf(a, low, high) * 10 ** -digitsOf(a);
  return a.hull(fence(a, sampleAt, x, low, reach), fence(a, sampleAt, x, high, reach));
}

/**
 * Where secants meet the axis, each taken with all digits, so that their number grows by six tenths at every
 * turn: near enough to the root for its last digits, or undefined where they lead away.
 */
function followSecants<N>(
  a: Arithmetic<N>,
  sampleAt: (x: N) => Sample<N>,
  low: Sample<N>,
  high: Sample<N>,
): N | undefined {
  let [before, last] = [low, high];
  let lastStep = Infinity;
  for (let turn = 0; turn < MAX_SECANTS; turn++) {
    const rise = a.subtract(last.value, before.value);
    if (a.certainSign(rise) === 0) return undefined;
    const step = a.divide(a.multiply(last.value, a.subtract(last.x, before.x)), rise);
    const x = a.point(a.subtract(last.x, step));
    const isWithin = a.certainSign(a.subtract(x, low.x)) * a.certainSign(a.subtract(high.x, x)) > 0;
    if (!isWithin) return undefined;
    const size = Math.abs(near(a, step));
    // The next step, about as long as the last two multiplied, would be below the precision of x.
    if (size <= reachAt(a, x) || size * lastStep <= reachAt(a, x) * Math.abs(near(a, x)) * SURE) return x;
    lastStep = size;
    [before, last] = [last, sampleAt(x)];
    if (last.sign === 0) return x;
  }
  return undefined;
}

function samplerOf<N>(a: Arithmetic<N>, f: (x: N) => N): (x: N) => Sample<N> {
  return (x) => {
    const value = f(x);
    return { x, value, sign: a.certainSign(value) };
  };
}

/** How near to a root is near enough. */
function reachAt<N>(a: Arithmetic<N>, x: N): number {
  return Math.max(MIN_REACH, Math.abs(near(a, x)) * 10 ** (2 - digitsOf(a)));
}

/** As many digits of a root as doubles can measure the distance to. */
function digitsOf<N>(a: Arithmetic<N>): number {
  return Math.min(a.digits, MAX_DIGITS);
}

function near<N>(a: Arithmetic<N>, x: N): number {
  return a.enclose(x).middle;
}

function widthOf<N>(a: Arithmetic<N>, one: Sample<N>, other: Sample<N>): number {
  return Math.abs(near(a, a.subtract(one.x, other.x)));
}

/** The point at this share of the way. */
function between<N>(a: Arithmetic<N>, from: N, to: N, share: number): N {
  return a.point(a.add(from, a.multiply(a.subtract(to, from), share)));
}

/** The point halfway, or the geometric mean of ends that are far apart. */
function middleOf<N>(a: Arithmetic<N>, from: N, to: N): N {
  const quotient = near(a, to) / near(a, from);
  const distance = Math.max(quotient, 1 / quotient);
  const isFar = distance > FAR && distance < Infinity;
  return isFar ? a.point(a.multiply(from, Math.sqrt(quotient))) : between(a, from, to, 0.5);
}

/**
 * Where the root is expected by the last three places, or the middle where they bend too much; at least a
 * share from the ends.
 */
function interpolate<N>(
  a: Arithmetic<N>,
  last: Sample<N>,
  opposite: Sample<N>,
  before: Sample<N>,
  least: number,
): N {
  const quotient = (x: N, y: N) => near(a, a.divide(x, y));
  const ratio = quotient(a.subtract(last.x, opposite.x), a.subtract(before.x, opposite.x));
  // In units of the value at `opposite`.
  const p = quotient(last.value, opposite.value);
  const q = quotient(before.value, opposite.value);
  const rise = (p - 1) / (q - 1);
  const isSafe = rise ** 2 < ratio && (1 - rise) ** 2 < 1 - ratio;
  if (!isSafe) return middleOf(a, last.x, opposite.x);
  const clamp = (share: number) => Math.min(Math.max(share, least), 1 - least);
  // From the end that is nearer to the root, as a share of almost 1 would lose its last digits.
  if (Math.abs(p) < 1) {
    const share = (p / (1 - p)) * (q / (1 - q)) + ((1 - 1 / ratio) * p) / (q - p) / (q - 1);
    return between(a, last.x, opposite.x, clamp(share));
  }
  const share = (1 / (p - 1)) * (q / (p - q)) + p / ratio / (q - 1) / (q - p);
  return between(a, opposite.x, last.x, clamp(share));
}

/** The nearest place that was found from `x` towards `end` where the sign is certainly that of `end`. */
function fence<N>(a: Arithmetic<N>, sampleAt: (x: N) => Sample<N>, x: N, end: Sample<N>, nearest: number): N {
  const way = a.subtract(end.x, x);
  const length = Math.abs(near(a, way));
  for (let reach = nearest; reach < length; reach *= GROWTH) {
    const sample = sampleAt(a.point(a.add(x, a.multiply(way, reach / length))));
    if (sample.sign === end.sign) return sample.x;
  }
  return end.x;
}
