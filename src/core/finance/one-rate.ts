import type { Ball } from '../arithmetic/ball.ts';
import type { CashFlow } from './cash-flows.ts';

/** Bounds the relative rounding of an operation: 2^−53 and some slack. */
const ROUNDING = 1.2e-16;
/** Of e^x: 2 units in the last place, with slack. */
const FUNCTION_ROUNDING = 4.6e-16;
/** Covers the roundings of a bound, and the products of relative errors that it leaves out. */
const OUTWARD = 1 + 2 ** -28;
/** Powers that are smaller than doubles may have lost their digits. */
const TINY = 1e-300;
const MAX_TURNS = 20;
/** Of x at one turn; e^x is no rate that people write long before. */
const MAX_STEP = 350;
/** The error after a step is about its square. */
const NEAR = 1e-8;
/** How often the surroundings of the root grow until the signs are certain there, and how much. */
const MAX_TRIES = 3;
const GROWTH = 16;

/** Cash flows as doubles, in the order of their times. */
interface Flows {
  readonly times: Float64Array;
  readonly amounts: Float64Array;
  /** How far an amount may be away from the true one, as a part of it. */
  readonly relative: number;
  /** What powers too small for doubles can make of the worth at most. */
  readonly lost: number;
  /** The different times between neighbors, and for each flow the index of the time since the one before. */
  readonly gaps: readonly number[];
  readonly which: Uint16Array;
}

/**
 * The only v = 1/(1 + rate) > 0 at which merged flows of several times are worth nothing; undefined where
 * there may be none or several, or where doubles do not prove it. `changes` is how often they change their
 * sign.
 *
 * With v = e^x, the worth is W(x) = Σ amount·e^(x·time). It has at most one root where the amounts change
 * their sign once (Descartes). It also has one at most where running totals do: written as an integral of
 * totals, W has at most as many roots below 0 as the totals from the first flow on change their sign, and as
 * many above 0 as those from the last flow back do, since the kernel e^(x·t) diminishes variation; it has
 * none at 0, where W is the total. For whole periods and rates above 0: C. J. Norstrom, "A sufficient
 * condition for a unique nonnegative internal rate of return", 1972.
 */
export function findOneDiscount(given: readonly CashFlow<Ball>[], changes: number): Ball | undefined {
  const flows = flowsOf(given);
  if (changes > 1 && changesOfTotals(flows, 1) + changesOfTotals(flows, -1) !== 1) return undefined;
  const near = approach(flows);
  if (near === undefined) return undefined;
  const { x, paid, slope } = near;
  let reach = (2 * errorOf(flows, x, 2 * paid)) / Math.abs(paid * slope) + Math.abs(x) * 4 * ROUNDING;
  for (let tries = 0; tries < MAX_TRIES && reach < 0.5; tries++, reach *= GROWTH) {
    if (!(signAt(flows, x - reach) * signAt(flows, x + reach) < 0)) continue;
    const middle = Math.exp(x);
    const spread = reach * OUTWARD + Math.abs(x) * ROUNDING;
    return { middle, radius: middle * (spread + spread * spread + FUNCTION_ROUNDING) * OUTWARD };
  }
  return undefined;
}

function flowsOf(given: readonly CashFlow<Ball>[]): Flows {
  const [times, amounts] = [new Float64Array(given.length), new Float64Array(given.length)];
  const which = new Uint16Array(given.length);
  const gaps: number[] = [];
  let [relative, lost] = [0, 0];
  for (let i = 0; i < given.length; i++) {
    const { time, amount } = given[i]!;
    times[i] = time;
    amounts[i] = amount.middle;
    relative = Math.max(relative, amount.radius / Math.abs(amount.middle));
    lost += Math.abs(amount.middle) * TINY;
    if (i === 0) continue;
    const gap = time - times[i - 1]!;
    const known = gap === gaps[which[i - 1]!] ? which[i - 1]! : gaps.indexOf(gap);
    which[i] = known < 0 ? gaps.push(gap) - 1 : known;
  }
  return { times, amounts, relative, lost, gaps, which };
}

/** How often running totals change their sign, onwards or back (−1); NaN where one may be 0. */
function changesOfTotals({ amounts, relative }: Flows, direction: 1 | -1): number {
  const count = amounts.length;
  let [total, size, changes] = [0, 0, 0];
  for (let i = direction > 0 ? 0 : count - 1; i >= 0 && i < count; i += direction) {
    const before = total;
    total += amounts[i]!;
    size += Math.abs(amounts[i]!);
    if (!(Math.abs(total) > size * (relative + 2 * count * ROUNDING))) return NaN;
    if (before < 0 ? total > 0 : before > 0 && total < 0) changes++;
  }
  return changes;
}

/** Newton's method for ln(received/paid), which is almost a line in x: where it ends, and what is there. */
function approach(flows: Flows) {
  let x = 0;
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    const { received, paid, slope } = worthAt(flows, x);
    const step = Math.log(received / paid) / slope;
    if (!(Math.abs(step) < MAX_STEP)) return undefined;
    x -= step;
    if (Math.abs(step) <= Math.abs(x) * NEAR) return { x, paid, slope };
  }
  return undefined;
}

/**
 * What is received and paid, each times something positive, so that no power is above 1: their values at the
 * first time where x ≤ 0, at the last where it is above. `slope` is that of ln(received/paid) over x.
 */
function worthAt({ times, amounts, gaps, which }: Flows, x: number) {
  const factors = gaps.map((gap) => Math.exp(-Math.abs(x) * gap));
  const last = amounts.length - 1;
  const isBackwards = x > 0;
  let [received, paid, later, earlier, power] = [0, 0, 0, 0, 1];
  for (let index = 0; index <= last; index++) {
    const i = isBackwards ? last - index : index;
    if (index > 0) power *= factors[which[isBackwards ? i + 1 : i]!]!;
    const worth = amounts[i]! * power;
    if (worth > 0) {
      received += worth;
      later += worth * times[i]!;
    } else {
      paid -= worth;
      earlier -= worth * times[i]!;
    }
  }
  return { received, paid, slope: later / received - earlier / paid };
}

/** How far the worth at x, where all amounts together have this size, is away from the true one at most. */
function errorOf({ times, relative, lost }: Flows, x: number, size: number): number {
  const count = times.length;
  const span = Math.abs(x) * (times[count - 1]! - times[0]!);
  const roundings = count * (FUNCTION_ROUNDING + 2 * ROUNDING) + (span + 3) * ROUNDING;
  return size * (relative + roundings) * OUTWARD + lost;
}

/** That of the worth at x; 0 where it is not certain. */
function signAt(flows: Flows, x: number): number {
  const { received, paid } = worthAt(flows, x);
  const worth = received - paid;
  return Math.abs(worth) > errorOf(flows, x, received + paid) ? Math.sign(worth) : 0;
}
