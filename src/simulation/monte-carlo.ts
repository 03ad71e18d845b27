import type { Estimates, Progress, SharedWork, Steps } from '#base/steps.ts';
import type { Model } from './models.ts';
import {
  type Count,
  countBlocks,
  countBytes,
  countPaths,
  isBlockDone,
  layOut,
  markDone,
  type PathMemory,
  pathsDrawnAtOnce,
  pathsOf,
  takeBlock,
} from './path-memory.ts';
import type { Seed } from './philox.ts';
import { Walker, type PathPlan } from './plan.ts';

/** A plan on many paths that chance draws. */
export interface Simulation {
  readonly plan: PathPlan;
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
  /**
   * By path: the mean real growth of the first ten years and of the last ten, or of half of them all if that
   * is less.
   */
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

const EARLY_YEARS = 10;
/** Work of fewer blocks is over before another thread has begun. */
const MIN_SHARED_BLOCKS = 8;

/** How other threads know a simulation. */
export type Sharing = Pick<SharedWork, 'calculator' | 'task'>;

/** With `sharing`, each step offers other threads to help; the result has the same digits. */
export function* simulate(simulation: Simulation, sharing?: Sharing): Steps<SimulationResult> {
  const size = sizeOf(simulation);
  const isShared =
    sharing !== undefined &&
    countBlocks(size) >= MIN_SHARED_BLOCKS &&
    // Browsers have none on most pages.
    typeof SharedArrayBuffer !== 'undefined';
  const bytes = countBytes(size);
  yield { done: 0, total: size.paths, estimates: () => ({}), bytes };
  const buffer = isShared ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes);
  const memory = layOut(size, buffer);
  const progress: Progress = {
    get done() {
      return countPaths(memory).done;
    },
    total: size.paths,
    estimates: () => estimatesOf(simulation, countPaths(memory)),
    ...(buffer instanceof ArrayBuffer ? {} : { shared: { ...sharing!, memory: buffer } }),
  };
  const fill = createFiller(simulation, memory);
  for (let block = takeBlock(memory); block !== undefined; block = takeBlock(memory)) {
    yield progress;
    fill(block);
  }
  // Another thread may still be at a block, or have stopped amid it: doing it again writes the same digits.
  for (let block = 0; block < memory.blocks; block++) {
    if (isBlockDone(memory, block)) continue;
    yield progress;
    fill(block);
  }
  return resultOf(simulation, memory);
}

/** Does blocks of a simulation that another thread shares, until all are taken. */
export function* helpSimulate(simulation: Simulation, shared: SharedArrayBuffer): Steps<void> {
  const memory = layOut(sizeOf(simulation), shared);
  const fill = createFiller(simulation, memory);
  for (let block = takeBlock(memory); block !== undefined; block = takeBlock(memory)) {
    fill(block);
    yield;
  }
}

function sizeOf({ paths, plan: { years }, model: { draws } }: Simulation) {
  return { paths, years, draws };
}

/** Writes the results of the paths of a block, each to its place. */
function createFiller(simulation: Simulation, memory: PathMemory): (block: number) => void {
  const { years, firstWithdrawal } = simulation.plan;
  const { balances, finalBalances, leastSpendings, earlyGrowth, lateGrowth, depletions } = memory;
  const path = createPath(simulation, pathsDrawnAtOnce(years));
  const window = Math.max(1, Math.min(EARLY_YEARS, Math.floor(years / 2)));
  return (block) => {
    const { from, to } = pathsOf(memory, block);
    for (let index = from; index < to; index++) {
      const { result, growth, inflation, first } = path(index);
      balances.set(result.balances, index * years);
      finalBalances[index] = result.balances[years - 1]!;
      let least = Infinity;
      for (let year = firstWithdrawal; year < years; year++) {
        least = Math.min(least, result.spendings[year]!);
      }
      leastSpendings[index] = firstWithdrawal < years ? least : 0;
      earlyGrowth[index] = realGrowth(growth, inflation, first, window);
      lateGrowth[index] = realGrowth(growth, inflation, first + years - window, window);
      depletions[index] = result.depletion;
    }
    markDone(memory, block);
  };
}

function resultOf(simulation: Simulation, memory: PathMemory): SimulationResult {
  const { balances, finalBalances, leastSpendings, earlyGrowth, lateGrowth, paths } = memory;
  const count = countPaths(memory);
  const { successes, depletions } = count;
  const standardError = standardErrorOf(simulation, count);
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

/** Of the share of successes among the paths that are done. */
function standardErrorOf({ isAntithetic }: Simulation, { done, successes, pairsOfTwo }: Count): number {
  const share = successes / done;
  // Paths of a pair are not independent of each other, pairs are: the mean of the squares of their shares.
  const squares = isAntithetic ? (successes / 2 + pairsOfTwo) / done : share;
  const count = isAntithetic ? done / 2 : done;
  return Math.sqrt(Math.max(0, squares - share * share) / count);
}

function estimatesOf(simulation: Simulation, count: Count): Estimates {
  if (count.done === 0) return {};
  return {
    success_rate: (100 * count.successes) / count.done,
    success_rate_standard_error: 100 * standardErrorOf(simulation, count),
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

/**
 * Goes along a path, whose years begin at the place `first`; the same arrays each time. Paths are drawn
 * `count` at once.
 */
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
      for (let index = 0; index < length; index++) growth[index] = growth[index]! * (1 - fee);
    }
    const first = (index - firstPath) * years;
    return { result: walker.walk(world, first), growth, inflation, first };
  };
}

/** Mean of `years` values from index `from`. */
function realGrowth(growth: Float64Array, inflation: Float64Array, from: number, years: number): number {
  let sum = 0;
  for (let index = from; index < from + years; index++) sum += growth[index]! / inflation[index]!;
  return sum / years;
}
