import type { Ball } from '../arithmetic/ball.ts';

/** How far the value of a bounded function may be away from the true one. */
interface Bound {
  bound: number;
}

/**
 * A function of an exact double that leaves the bound of its error in `error`; undefined where it is not
 * decided.
 */
export type BoundedFunction = (x: number, error: Bound) => number | undefined;

/** A bisection of all doubles, half of it by powers, takes this many turns. */
const MAX_TURNS = 80;
/** How often the surroundings of a root grow until the signs are certain there, and how much each time. */
const MAX_TRIES = 6;
const GROWTH = 16;
/** Doubles below lose digits where they are multiplied. */
const MIN_SIZE = 1e-250;
/** Of a double: the distance to its neighbor, with some slack. */
const SPACING = 2.4e-16;

/**
 * A ball around the root of a continuous function between two numbers at which its signs are certain and
 * differ; undefined where doubles do not prove it. The search trusts the values (T. R. Chandrupatla, see
 * `root.ts`); the proof is the signs on both sides of what it finds.
 */
export function findRootInDoubles(f: BoundedFunction, low: number, high: number): Ball | undefined {
  const error: Bound = { bound: 0 };
  const valueAt = (x: number) => (Math.abs(x) < MIN_SIZE && x !== 0 ? undefined : f(x, error));
  const certainAt = (x: number) => {
    const value = valueAt(x);
    return value !== undefined && Math.abs(value) > error.bound ? value : NaN;
  };
  let [b, fb, a, fa] = [low, certainAt(low), high, certainAt(high)];
  if (!differInSign(fa, fb)) return undefined;
  let [c, fc, share] = [a, fa, 0.5];
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    const x = a + share * (b - a);
    const value = valueAt(x);
    if (value === undefined) return undefined;
    if (value < 0 === fa < 0) [c, fc] = [a, fa];
    else [c, fc, b, fb] = [b, fb, a, fa];
    [a, fa] = [x, value];
    const nearest = Math.abs(fb) < Math.abs(fa) ? b : a;
    const least = (SPACING * Math.abs(nearest) + MIN_SIZE) / Math.abs(b - a);
    if (Math.abs(value) <= 4 * error.bound || !(least <= 0.5)) break;
    const place = (a - b) / (c - b);
    const rise = (fa - fb) / (fc - fb);
    const isSafe = rise ** 2 < place && (1 - rise) ** 2 < 1 - place;
    const guess = isSafe
      ? (fa / (fb - fa)) * (fc / (fb - fc)) + ((c - a) / (b - a)) * (fa / (fc - fa)) * (fb / (fc - fb))
      : shareOfMiddle(a, b);
    share = Math.min(1 - least, Math.max(least, guess));
  }
  const slope = Math.abs((fa - fb) / (a - b));
  const x = Math.abs(fa) <= Math.abs(fb) ? a : b;
  let reach = (8 * error.bound) / slope + 2 * SPACING * Math.abs(x) + MIN_SIZE;
  for (let tries = 0; tries < MAX_TRIES; tries++, reach *= GROWTH) {
    if (differInSign(certainAt(Math.max(low, x - reach)), certainAt(Math.min(high, x + reach)))) {
      return { middle: x, radius: reach * (1 + SPACING) + SPACING * (Math.abs(x) + reach) };
    }
  }
  return undefined;
}

/** NaN, which stands for an uncertain value, has no sign. */
function differInSign(one: number, other: number): boolean {
  return (one < 0 && other > 0) || (one > 0 && other < 0);
}

/** As a share of the way from `a` to `b`; by powers where they are far apart. */
function shareOfMiddle(a: number, b: number): number {
  const quotient = b / a;
  const isFar = (quotient > 4 || (quotient > 0 && quotient < 0.25)) && quotient < Infinity;
  return isFar ? (Math.sqrt(quotient) - 1) / (quotient - 1) : 0.5;
}
