import { fractionOf } from '../arithmetic/fraction.ts';
import { UNDECIDED, type Arithmetic } from '../arithmetic/arithmetic.ts';
import { ballArithmetic, nestedSum, type Ball } from '../arithmetic/ball.ts';
import { DomainError, outOfRange } from '#base/errors.ts';
import { wholePower } from './growth.ts';
import { findOneDiscount } from './one-rate.ts';
import { findRoot, hasMoreDigits, isDoubles, isRefined, refineRoot } from '../search/root.ts';

/** An amount that is paid (negative) or received, so many whole periods after the beginning. */
export interface CashFlow<N> {
  readonly time: number;
  readonly amount: N;
}

/**
 * Of |ln v|: beyond are only rates that no reply can have, of amounts whose quotient is no number that people
 * write.
 */
const MAX_REACH = 350;

/**
 * Brings the smallest amounts out of the range in which doubles lose their digits, exactly, and leaves the
 * largest in it.
 */
const SCALE = 2 ** 498;

/** From here on doubles lose digits. */
const MIN_POWER = 1e-290;

/**
 * Flows times the square of their changes of sign, when doubles do not tell the roots apart: so much takes 15
 * ms.
 */
const MAX_WORK = 2400;

/** Flows times roots whose digits beyond those of doubles are found: so much takes 10 ms. */
const MAX_REFINED = 2000;

function tooManyDigits(): DomainError {
  return new DomainError(
    'no-solution',
    'some of the rates need too many digits to be told apart or to be rounded; fewer cash flows, or fewer changes between paid and received, have an answer',
  );
}

/** The flows in the order of their times: those at one time added up, and none that is 0. */
export function mergeFlows<N>(a: Arithmetic<N>, flows: readonly CashFlow<N>[]): readonly CashFlow<N>[] {
  const isInOrder = flows.every(({ time }, index) => index === 0 || time > flows[index - 1]!.time);
  if (isInOrder && !flows.some(({ amount }) => a.isZero(amount))) return flows;
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
 * Σ amount/(1 + rate)^time, lowest first, one that is met without a change of sign counted once.
 */
export function findRates<N>(
  a: Arithmetic<N>,
  flows: readonly CashFlow<N>[],
  more: Known<N> = {},
): readonly N[] {
  return findDiscounts(a, flows, more).map((v) => a.divide(a.subtract(1, v), v));
}

/** What may be known of flows, and spares work. */
export interface Known<N> {
  /**
   * What they are worth at v = 1/(1 + rate), times something positive: a shorter way to it than their sum.
   */
  readonly worth?: (v: N) => N;
  /**
   * Where the flows come from, one and the same object over all arithmetics: what doubles find is kept with
   * it.
   */
  readonly source?: object;
}

/**
 * The same as v = 1/(1 + rate), in the same order. By Descartes' rule there are at most as many as the flows
 * change their sign. With τ between the times of a change, the worth divided by v^τ rises and falls between
 * the roots of Σ amount·(τ − time)·v^time only, flows that change their sign once less. So between two
 * neighbours of these roots, found in the same way, is at most one, and the signs tell whether it is.
 */
function findDiscounts<N>(
  a: Arithmetic<N>,
  flows: readonly CashFlow<N>[],
  { worth = createWorth(a, flows), source }: Known<N> = {},
): readonly N[] {
  const changes = signChanges(a, flows);
  if (changes.length === 0) return [];
  if (isDoubles(a)) {
    const only = findOneDiscount(flows as readonly CashFlow<never>[], changes.length);
    if (only !== undefined) return [only as N];
  }
  if (source !== undefined || !isDoubles(a)) {
    const found = findInDoubles(
      flows.map(({ time, amount }) => ({ time, amount: a.enclose(amount) })),
      source,
    );
    if (found !== undefined) {
      const work = found.length > 1 && isRefined(a) ? found.length * flows.length : 0;
      if (work > MAX_REFINED) throw tooManyDigits();
      const refined = unlessUndecided(() => found.map((v) => refineRoot(a, worth, v)));
      if (refined !== undefined) return refined;
    }
    if (!hasMoreDigits(a)) throw UNDECIDED;
    if (flows.length * changes.length ** 2 > MAX_WORK) throw tooManyDigits();
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

/** What doubles have found of a source: its roots, or that they do not tell them apart. */
const knownRoots = new WeakMap<object, readonly Ball[] | 'undecided'>();

/** The roots as far as doubles see them; undefined where they do not tell them apart. */
function findInDoubles(flows: readonly CashFlow<Ball>[], source: object = {}): readonly Ball[] | undefined {
  let known = knownRoots.get(source);
  if (known === undefined) {
    const scaled = flows.map(({ time, amount: { middle, radius } }) => {
      return { time, amount: { middle: middle * SCALE, radius: radius * SCALE } };
    });
    known = unlessUndecided(() => findDiscounts(ballArithmetic, scaled)) ?? 'undecided';
    knownRoots.set(source, known);
  }
  return known === 'undecided' ? undefined : known;
}

function unlessUndecided<Value>(make: () => Value): Value | undefined {
  try {
    return make();
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

/** The sign of a sum of amounts as they are written: 0.1 + 0.2 − 0.3 is nothing, but not to doubles. */
export function signOfSum(amounts: readonly number[]): number {
  const fractions = amounts.map((amount) => fractionOf(amount, 1));
  // All of them are powers of ten.
  const largest = fractions.reduce((most, { denominator: one }) => (one > most ? one : most), 1n);
  const sum = fractions.reduce(
    (total, { numerator, denominator }) => total + numerator * (largest / denominator),
    0n,
  );
  return Math.sign(Number(sum));
}

/** The indexes of the flows after which the sign changes. */
function signChanges<N>(a: Arithmetic<N>, flows: readonly CashFlow<N>[]): readonly number[] {
  const changes: number[] = [];
  let last = 0;
  for (const [index, { amount }] of flows.entries()) {
    const sign = a.compare(amount, 0);
    if (sign * last < 0) changes.push(index - 1);
    last = sign;
  }
  return changes;
}

/**
 * What the flows are worth, times something positive so that no power is above 1: their value at the first
 * time where v ≤ 1, at the last where it is above.
 */
function createWorth<N>(a: Arithmetic<N>, flows: readonly CashFlow<N>[]): (v: N) => N {
  let forwards: Nested<N> | undefined;
  let backwards: Nested<N> | undefined;
  return (v) => {
    const isBackwards = a.enclose(v).middle <= 1;
    const base = isBackwards ? v : a.divide(1, v);
    const { first, gaps, which, terms } = isBackwards
      ? (backwards ??= nest(flows.toReversed()))
      : (forwards ??= nest(flows));
    const powers = gaps.map((gap) => gapPowers(a, base, gap));
    if (isDoubles(a) && powers.every((factors) => factors.length === 1)) {
      return nestedSum(first as Ball, powers.flat() as never, which, terms as never) as N;
    }
    const multiplied = (sum: N, index: number) =>
      powers[which[index]!]!.reduce((product, power) => a.multiply(product, power), sum);
    return terms.reduce((sum, term, index) => a.add(multiplied(sum, index), term), first);
  };
}

/** Flows as (…(first·base^gap + terms[0])·base^gap + …); there are few gaps, and `which` says which it is. */
interface Nested<N> {
  readonly first: N;
  readonly gaps: readonly number[];
  readonly which: readonly number[];
  readonly terms: readonly N[];
}

function nest<N>(flows: readonly CashFlow<N>[]): Nested<N> {
  const later = flows.slice(1);
  const all = later.map(({ time }, index) => Math.abs(time - flows[index]!.time));
  const indexes = new Map([...new Set(all)].map((gap, index) => [gap, index]));
  return {
    first: flows[0]!.amount,
    gaps: [...indexes.keys()],
    which: all.map((gap) => indexes.get(gap)!),
    terms: later.map(({ amount }) => amount),
  };
}

/**
 * What base^gap is the product of: of two, where doubles hold it no more, but what it is multiplied by may be
 * large.
 */
function gapPowers<N>(a: Arithmetic<N>, base: N, gap: number): readonly N[] {
  const power = wholePower(a, base, gap);
  if (gap === 1 || Math.abs(a.enclose(power).middle) > MIN_POWER) return [power];
  const half = gap >> 1;
  return [wholePower(a, base, half), wholePower(a, base, gap - half)];
}

/**
 * The largest and the smallest v that there may be: outside, the last or the first flow outweighs all others.
 * With gaps of at least d and the largest amount M, those are worth less than M/(v^−d − 1) (Cauchy's bound),
 * taken wide enough for doubles to decide the signs at the ends.
 */
export function discountRange<N>(a: Arithmetic<N>, flows: readonly CashFlow<N>[]): readonly [N, N] {
  const sizes = flows.map(({ amount }) => Math.abs(a.enclose(amount).middle));
  const largest = Math.log(Math.max(...sizes));
  const gap = Math.min(...flows.slice(1).map(({ time }, index) => time - flows[index]!.time));
  const reach = (size: number) => (largest - Math.log(size) + Math.log(4)) / gap;
  if (!(reach(Math.min(...sizes)) < MAX_REACH)) throw outOfRange();
  return [a.point(a.exp(a.of(reach(sizes.at(-1)!)))), a.point(a.exp(a.of(-reach(sizes[0]!))))];
}

/**
 * The flows whose roots are where the worth of `flows` turns, with τ in the middle after the flow `index`.
 */
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
