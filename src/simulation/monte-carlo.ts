import type { Steps } from '#base/steps.ts';
import type { Model } from './models.ts';
import { MAX_LENGTH } from './kernel.ts';
import type { Seed } from './philox.ts';
import { Walker, type Plan } from './plan.ts';

/** A plan on many paths that chance draws. */
export interface Simulation {
  readonly plan: Plan;
  readonly model: Model;
  /** A year, as a fraction. */
  readonly fee: number;
  readonly paths: number;
  readonly seed: Seed;
  /** Whether every second path has 1 − u wherever the path before it has u. */
  readonly isAntithetic: boolean;
}

export interface SimulationResult {
  readonly paths: number;
  readonly successes: number;
  /** Of the share of successes. */
  readonly standardError: number;
  /** In the money of the beginning: at the end of each year of the first path, then of the next. */
  readonly balances: Float64Array;
  /** By path: what is left, and the least that a year of withdrawals spends. */
  readonly finalBalances: Float64Array;
  readonly leastSpendings: Float64Array;
  /** How many paths run dry in each year. */
  readonly depletions: readonly number[];
  /** By path: the mean real growth of the first ten years and of the last ten, or of half of them all if that is less. */
  readonly earlyGrowth: Float64Array;
  readonly lateGrowth: Float64Array;
}

/** One year of one path; amounts in the money of the beginning. */
export interface PathYear {
  readonly growth: number;
  readonly inflation: number;
  readonly spending: number;
  readonly balance: number;
}

/** Work of about a millisecond. */
const YEARS_AT_ONCE = 10_000;
const EARLY_YEARS = 10;

export function* simulate(simulation: Simulation): Steps<SimulationResult> {
  const { plan, paths, isAntithetic } = simulation;
  const { years, firstWithdrawal } = plan;
  const path = createPath(simulation, Math.max(1, Math.floor(MAX_LENGTH / years)));
  const balances = new Float64Array(years * paths);
  const finalBalances = new Float64Array(paths);
  const leastSpendings = new Float64Array(paths);
  const [earlyGrowth, lateGrowth] = [new Float64Array(paths), new Float64Array(paths)];
  const depletions = Array.from({ length: years }, () => 0);
  const window = Math.max(1, Math.min(EARLY_YEARS, Math.floor(years / 2)));
  const pathsAtOnce = Math.ceil(YEARS_AT_ONCE / years);
  let [successes, inPairs, pairsOfTwo] = [0, 0, 0];
  for (let index = 0; index < paths; index++) {
    const { result, growth, inflation, first } = path(index);
    balances.set(result.balances, index * years);
    finalBalances[index] = result.balances[years - 1]!;
    let least = Infinity;
    for (let year = firstWithdrawal; year < years; year++) least = Math.min(least, result.spendings[year]!);
    leastSpendings[index] = firstWithdrawal < years ? least : 0;
    earlyGrowth[index] = realGrowth(growth, inflation, first, window);
    lateGrowth[index] = realGrowth(growth, inflation, first + years - window, window);
    const isSuccess = result.depletion === years;
    if (isSuccess) successes++;
    else depletions[result.depletion]!++;
    inPairs = index % 2 === 0 ? Number(isSuccess) : inPairs + Number(isSuccess);
    if (index % 2 === 1 && inPairs === 2) pairsOfTwo++;
    if (index % pathsAtOnce === pathsAtOnce - 1) yield;
  }
  const share = successes / paths;
  // Paths of a pair are not independent of each other, pairs are: the mean of the squares of their shares.
  const squares = isAntithetic ? (successes / 2 + pairsOfTwo) / paths : share;
  const count = isAntithetic ? paths / 2 : paths;
  const standardError = Math.sqrt(Math.max(0, squares - share * share) / count);
  return {
    paths,
    successes,
    standardError,
    balances,
    finalBalances,
    leastSpendings,
    depletions,
    earlyGrowth,
    lateGrowth,
  };
}

/** One path alone: the same as among all others. */
export function pathAlone(simulation: Simulation, index: number): readonly PathYear[] {
  const { years } = simulation.plan;
  const { result, growth, inflation, first } = createPath(simulation, 1)(index);
  return Array.from({ length: years }, (_, year) => ({
    growth: growth[first + year]!,
    inflation: inflation[first + year]!,
    spending: result.spendings[year]!,
    balance: result.balances[year]!,
  }));
}

/** Goes along a path, whose years begin at the place `first`; the same arrays each time. Paths are drawn `count` at once. */
function createPath(simulation: Simulation, count: number) {
  const { plan, model, fee, seed, isAntithetic } = simulation;
  const { years } = plan;
  const walker = new Walker(plan);
  const length = 2 * Math.ceil((count * years) / 2);
  const growth = new Float64Array(length);
  const inflation = new Float64Array(length);
  const world = { growth, inflation, cape: undefined };
  let firstPath = -count;
  return (index: number) => {
    if (index < firstPath || index >= firstPath + count) {
      firstPath = index;
      model.draw({ seed, years, firstPath, isAntithetic }, growth, inflation);
      for (let place = 0; place < length; place++) growth[place] = growth[place]! * (1 - fee);
    }
    const first = (index - firstPath) * years;
    return { result: walker.walk(world, first), growth, inflation, first };
  };
}

/** The mean of so many years from the place `from` on. */
function realGrowth(growth: Float64Array, inflation: Float64Array, from: number, years: number): number {
  let sum = 0;
  for (let place = from; place < from + years; place++) sum += growth[place]! / inflation[place]!;
  return sum / years;
}
