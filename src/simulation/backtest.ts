import type { Progress, Steps } from '#base/steps.ts';
import { power } from './elementary.ts';
import { currentMarket, type Market } from './market.ts';
import { Walker, type PathPlan, type World } from './plan.ts';

/** A plan, begun in every month of history. */
export interface Backtest {
  readonly plan: PathPlan;
  readonly bondMaturityYears: number;
  /** A year, as a fraction. */
  readonly fee: number;
  /** The months of the market in which the plan may begin, and in which it must have ended. */
  readonly from: number;
  readonly to: number;
  readonly isEveryMonth: boolean;
}

export interface Cohort {
  /** The month of the market in which it begins. */
  readonly start: number;
  /** The month in which a withdrawal is more than there is. */
  readonly depletion: number | undefined;
  /**
   * The largest first withdrawal that lasts, as a share of the savings at its moment; only of the rule
   * constant_real.
   */
  readonly safeRate: number;
}

export interface BacktestResult {
  readonly cohorts: readonly Cohort[];
  /** In the money of the beginning, at the end of each year of the first cohort, then of the next. */
  readonly balances: Float64Array;
  readonly spendings: Float64Array;
}

const COHORTS_AT_ONCE = 32;
const MONTHS = 12;

type Starts = Pick<Backtest, 'from' | 'to' | 'isEveryMonth'> & { readonly plan: Pick<PathPlan, 'years'> };

/** The months in which a plan can begin. */
export function startsOf({ from, to, plan, isEveryMonth }: Starts, market: Market): readonly number[] {
  const starts: number[] = [];
  const last = Math.min(to, market.returns) - MONTHS * plan.years;
  for (let start = from; start <= last; start++) {
    if (isEveryMonth || (market.first + start) % MONTHS === 0) starts.push(start);
  }
  return starts;
}

export function* runBacktest(backtest: Backtest): Steps<BacktestResult> {
  const [result] = yield* runBacktests([backtest]);
  return result!;
}

/** Runs one backtest after the other. */
export function* runBacktests(backtests: readonly Backtest[]): Steps<readonly BacktestResult[]> {
  const market = currentMarket();
  const starts = backtests.map((backtest) => startsOf(backtest, market));
  const progress = { done: 0, total: starts.flat().length, estimates: () => ({}) };
  yield { ...progress, bytes: countBytes(backtests, starts) };
  const results: BacktestResult[] = [];
  for (const [index, backtest] of backtests.entries())
    results.push(yield* runFrom(starts[index]!, backtest, progress));
  return results;
}

/** Of the balances and spendings of all. */
function countBytes(backtests: readonly Backtest[], starts: readonly (readonly number[])[]): number {
  const amounts = backtests.map(({ plan: { years } }, index) => 2 * years * starts[index]!.length);
  return Float64Array.BYTES_PER_ELEMENT * amounts.reduce((sum, count) => sum + count, 0);
}

function* runFrom(
  starts: readonly number[],
  backtest: Backtest,
  progress: Progress & { done: number },
): Steps<BacktestResult> {
  const { plan } = backtest;
  const { years } = plan;
  const market = currentMarket();
  const worldAt = createWorlds(backtest, market);
  const walker = new Walker(plan);
  const safeRateIn = createSafeRate(plan);
  const balances = new Float64Array(years * starts.length);
  const spendings = new Float64Array(years * starts.length);
  const cohorts: Cohort[] = [];
  for (const [index, start] of starts.entries()) {
    const world = worldAt(start);
    const result = walker.walk(world);
    balances.set(result.balances, index * years);
    spendings.set(result.spendings, index * years);
    const stepMonths = MONTHS / plan.stepsPerYear;
    // What is due at the end of a step is so in the next month.
    const monthsBefore = (result.depletionStep + (plan.isAtEnd ? 1 : 0)) * stepMonths;
    const depletion = result.depletion < years ? start + monthsBefore : undefined;
    cohorts.push({ start, depletion, safeRate: safeRateIn(world) });
    progress.done++;
    if (index % COHORTS_AT_ONCE === 0) yield progress;
  }
  return { cohorts, balances, spendings };
}

/** What the market brought from a month on; the same arrays each time. */
function createWorlds({ plan, bondMaturityYears, fee }: Backtest, market: Market): (start: number) => World {
  const { years, stepsPerYear, stocks } = plan;
  const length = MONTHS / stepsPerYear;
  const [shares, bonds, prices] = [market.stocks, market.bonds(bondMaturityYears), market.inflation].map(
    (months) => products(months, length),
  ) as [Float64Array, Float64Array, Float64Array];
  const afterFee = stepsPerYear === 1 ? 1 - fee : power(1 - fee, 1 / MONTHS);
  const world = {
    growth: new Float64Array(years * stepsPerYear),
    inflation: new Float64Array(years * stepsPerYear),
    cape: new Float64Array(years),
  };
  return (start) => {
    for (let year = 0; year < years; year++) {
      const share = stocks[year]!;
      world.cape[year] = market.cape[start + MONTHS * year]!;
      for (let part = 0; part < stepsPerYear; part++) {
        const step = year * stepsPerYear + part;
        const month = start + step * length;
        world.growth[step] = (share * shares[month]! + (1 - share) * bonds[month]!) * afterFee;
        world.inflation[step] = prices[month]!;
      }
    }
    return world;
  };
}

const knownProducts = new WeakMap<Float64Array, Map<number, Float64Array>>();

/** Of `length` months from each month on; of the same months the same array. */
function products(months: Float64Array, length: number): Float64Array {
  if (length === 1) return months;
  let known = knownProducts.get(months);
  if (known === undefined) knownProducts.set(months, (known = new Map<number, Float64Array>()));
  let found = known.get(length);
  if (found === undefined) {
    found = months.map((first, month) => {
      let product = first;
      for (let later = 1; later < length; later++) product *= months[month + later] ?? NaN;
      return product;
    });
    known.set(length, found);
  }
  return found;
}

/**
 * What is left after each withdrawal falls evenly with the first one, so the largest is the least quotient of
 * what there would be without any and what withdrawals of 1 take out of it.
 */
function createSafeRate(plan: PathPlan): (world: World) => number {
  const { spending, years, stepsPerYear, isAtEnd, firstWithdrawal } = plan;
  if (spending.rule !== 'constant_real' || firstWithdrawal >= years) return () => 0;
  const isIndexed = spending.adjustment === 'inflation';
  const growths = Float64Array.from({ length: years - firstWithdrawal }, (_, year) =>
    spending.adjustment === 'none' ? 1 : power(spending.growth, year),
  );
  return ({ growth, inflation }) => {
    let [without, taken, level, firstLevel, firstBalance, leastRate] = [plan.savings, 0, 1, 1, 0, Infinity];
    for (let step = 0; step < years * stepsPerYear; step++) {
      const year = Math.floor(step / stepsPerYear);
      const isFirst = step === firstWithdrawal * stepsPerYear;
      if (isFirst && isAtEnd) [firstLevel, firstBalance] = [level, without];
      if (isAtEnd) {
        without *= growth[step]!;
        taken *= growth[step]!;
        level *= inflation[step]!;
      }
      without += (plan.realFlows[year]! * level + plan.nominalFlows[year]!) / stepsPerYear;
      if (step % stepsPerYear === 0) without += plan.oneTimeFlows[year]! * level;
      // An expense that is more than there is even without withdrawals.
      if (without < 0) return 0;
      if (year >= firstWithdrawal) {
        if (isFirst && !isAtEnd) [firstLevel, firstBalance] = [level, without];
        const grown = growths[year - firstWithdrawal]!;
        taken += (isIndexed ? grown * (level / firstLevel) : grown) / stepsPerYear;
        leastRate = Math.min(leastRate, without / taken);
      }
      if (!isAtEnd) {
        without *= growth[step]!;
        taken *= growth[step]!;
        level *= inflation[step]!;
      }
    }
    return firstBalance > 0 ? leastRate / firstBalance : 0;
  };
}
