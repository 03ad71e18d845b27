import { UNDECIDED, type Arithmetic } from './arithmetic.ts';
import { ballArithmetic } from './ball.ts';
import { DomainError, outOfRange } from './errors.ts';
import { wholePower } from './growth.ts';
import { findRoot, hasMoreDigits, isDoubles, refineRoot } from './root.ts';

/** An amount that is paid (negative) or received, so many whole periods after the beginning. */
export interface CashFlow<N> {
  readonly time: number;
  readonly amount: N;
}

/** Of |ln v|: beyond are only rates that no reply can have, of amounts whose quotient is no number that people write. */
const LARGEST_REACH = 350;

/** Brings the smallest amounts out of the range in which doubles lose their digits, and leaves the largest in it. */
const SCALE = 1e150;

/** From here on doubles lose digits. */
const SMALLEST_POWER = 1e-290;

/** Flows times the square of their changes of sign, when doubles do not tell the roots apart: so much takes half a second. */
const MOST_WORK = 5000;

function tooClose(): DomainError {
  return new DomainError(
    'no-solution',
    'some of the rates lie too close together to be told apart; fewer cash flows, or fewer changes between paid and received, have an answer',
  );
}

/** The flows in the order of their times: those at one time added up, and none that is 0. */
export function mergeFlows<N>(a: Arithmetic<N>, flows: readonly CashFlow<N>[]): readonly CashFlow<N>[] {
  const merged = new Map<number, N>();
  for (const { time, amount } of flows) {
    const known = merged.get(time);
    merged.set(time, known === undefined ? amount : a.add(known, amount));
  }
  return [...merged]
    .filter(([, amount]) => !a.isZero(amount))
    .toSorted(([one], [other]) => one - other)
    .map(([time, amount]) => ({ time, amount }));
}

/**
 * Every rate per period, as a fraction above −1, at which these merged flows are worth nothing: all roots of
 * Σ amount/(1 + rate)^time, lowest first, one that is met without a change of sign counted once. `worth` is what they are
 * worth at v = 1/(1 + rate), times something positive, where there is a shorter way to it than their sum.
 */
export function findRates<N>(
  a: Arithmetic<N>,
  flows: readonly CashFlow<N>[],
  worth?: (v: N) => N,
): readonly N[] {
  return findDiscounts(a, flows, worth).map((v) => a.divide(a.subtract(1, v), v));
}

/**
 * The same as v = 1/(1 + rate), in the same order. By Descartes' rule there are at most as many as the flows change their
 * sign. With τ between the times of a change, the worth divided by v^τ rises and falls between the roots of
 * Σ amount·(τ − time)·v^time only, flows that change their sign once less. So between two neighbours of these roots, found
 * in the same way, is at most one, and the signs tell whether it is.
 */
function findDiscounts<N>(
  a: Arithmetic<N>,
  flows: readonly CashFlow<N>[],
  worth: (v: N) => N = (v) => worthAt(a, flows, v),
): readonly N[] {
  const changes = signChanges(a, flows);
  if (changes.length === 0) return [];
  if (!isDoubles(a)) {
    const refined = refineDoubles(a, flows, worth);
    if (refined !== undefined) return refined;
    if (!hasMoreDigits(a)) throw UNDECIDED;
    if (flows.length * changes.length ** 2 > MOST_WORK) throw tooClose();
  }
  const [highest, lowest] = discountRange(a, flows);
  if (changes.length === 1) return [findRoot(a, worth, highest, lowest)];
  const turns = turningFlows(a, flows, changes[changes.length >> 1]!);
  const turning = findDiscounts(a, turns).filter(
    (v) => a.compare(v, highest) < 0 && a.compare(v, lowest) > 0,
  );
  const places = [highest, ...turning, lowest].map((v) => ({ v, sign: a.compare(worth(v), 0) }));
  return places.flatMap(({ v, sign }, index) => {
    if (sign === 0) return [v];
    const next = places[index + 1];
    return next === undefined || sign * next.sign >= 0 ? [] : [findRoot(a, worth, v, next.v)];
  });
}

/** The roots from where doubles have found them, for a tenth of the work; undefined when doubles do not tell them apart. */
function refineDoubles<N>(
  a: Arithmetic<N>,
  flows: readonly CashFlow<N>[],
  worth: (v: N) => N,
): readonly N[] | undefined {
  try {
    const scaled = (amount: N) => (hasMoreDigits(a) ? a.multiply(amount, SCALE) : amount);
    const enclosed = flows.map(({ time, amount }) => ({ time, amount: a.enclose(scaled(amount)) }));
    const found = findDiscounts(ballArithmetic, enclosed);
    return found.map((v) => refineRoot(a, worth, v));
  } catch (error) {
    if (error === UNDECIDED) return undefined;
    throw error;
  }
}

/** How often these merged flows change their sign. */
export function countSignChanges<N>(a: Arithmetic<N>, flows: readonly CashFlow<N>[]): number {
  return signChanges(a, flows).length;
}

/** How often amounts, in the order of their times, change their sign. */
export function countChanges(amounts: readonly number[]): number {
  const signs = amounts.filter((amount) => amount !== 0).map(Math.sign);
  return signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
}

/** The indexes of the flows after which the sign changes. */
function signChanges<N>(a: Arithmetic<N>, flows: readonly CashFlow<N>[]): readonly number[] {
  const signs = flows.map(({ amount }) => a.compare(amount, 0));
  return [...signs.keys()].filter((index) => signs[index]! * (signs[index + 1] ?? 0) < 0);
}

/**
 * What the flows are worth, times something positive so that no power is above 1: their value at the first time where
 * v ≤ 1, at the last where it is above.
 */
function worthAt<N>(a: Arithmetic<N>, flows: readonly CashFlow<N>[], v: N): N {
  const isBackwards = a.enclose(v).middle <= 1;
  const base = isBackwards ? v : a.divide(1, v);
  const powers = new Map<number, readonly N[]>();
  const powersOver = (gap: number) => {
    const known = powers.get(gap) ?? gapPowers(a, base, gap);
    powers.set(gap, known);
    return known;
  };
  const last = flows.length - 1;
  let before = flows[isBackwards ? last : 0]!;
  let worth = before.amount;
  for (let turn = 1; turn <= last; turn++) {
    const flow = flows[isBackwards ? last - turn : turn]!;
    for (const power of powersOver(Math.abs(flow.time - before.time))) worth = a.multiply(worth, power);
    worth = a.add(worth, flow.amount);
    before = flow;
  }
  return worth;
}

/** What base^gap is the product of: of two, where doubles hold it no more, but what it is multiplied by may be large. */
function gapPowers<N>(a: Arithmetic<N>, base: N, gap: number): readonly N[] {
  const power = wholePower(a, base, gap);
  if (gap === 1 || Math.abs(a.enclose(power).middle) > SMALLEST_POWER) return [power];
  const half = gap >> 1;
  return [wholePower(a, base, half), wholePower(a, base, gap - half)];
}

/**
 * The largest and the smallest v that there may be: outside, the last or the first flow outweighs all others. With gaps of
 * at least d and the largest amount M, those are worth less than M/(v^−d − 1) (Cauchy's bound), taken wide enough for
 * doubles to decide the signs at the ends.
 */
export function discountRange<N>(a: Arithmetic<N>, flows: readonly CashFlow<N>[]): readonly [N, N] {
  const sizes = flows.map(({ amount }) => Math.abs(a.enclose(amount).middle));
  const largest = Math.log(Math.max(...sizes));
  const gap = Math.min(...flows.slice(1).map(({ time }, index) => time - flows[index]!.time));
  const reach = (size: number) => (largest - Math.log(size) + Math.log(4)) / gap;
  if (!(reach(Math.min(...sizes)) < LARGEST_REACH)) throw outOfRange();
  return [a.point(a.exp(a.of(reach(sizes.at(-1)!)))), a.point(a.exp(a.of(-reach(sizes[0]!))))];
}

/** The flows whose roots are where the worth of `flows` turns, with τ in the middle after the flow `index`. */
function turningFlows<N>(
  a: Arithmetic<N>,
  flows: readonly CashFlow<N>[],
  index: number,
): readonly CashFlow<N>[] {
  const twiceMiddle = flows[index]!.time + flows[index + 1]!.time;
  // Divided by the whole time, so that the amounts stay as large as they are.
  const span = flows.at(-1)!.time - flows[0]!.time;
  return flows.map(({ time, amount }) => ({
    time,
    amount: a.divide(a.multiply(amount, twiceMiddle - 2 * time), span),
  }));
}
