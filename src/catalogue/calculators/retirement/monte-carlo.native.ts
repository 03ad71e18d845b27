import { type Arithmetic } from '#core/arithmetic/arithmetic.ts';
import {
  rowsOfBalanceRanges,
  rowsOfBalances,
  rowsOfDepletions,
  rowsOfPath,
  rowsOfWithdrawals,
} from '#catalogue/plans/path-counts.ts';
import { bandCourse, strandsOf } from '#catalogue/plans/bands.ts';
import { chanceOf, readModel, type ChanceValues, chanceFindings } from '#catalogue/plans/chance.ts';
import { readPlan, type PlanValues } from '#catalogue/plans/plan.ts';
import { isKept, keepDraws } from '#simulation/kept-draws.ts';
import { helpSimulate, pathAlone, simulate, type Simulation } from '#simulation/monte-carlo.ts';
import { remembered } from '#simulation/remembered.ts';
import { readSeed, seedOf, seedText } from '#simulation/seed.ts';
import { correlation, mean, reliable, wilsonInterval } from '#simulation/statistics.ts';
import { pathFindings } from '#catalogue/plans/path-bounds.ts';
import { finding } from '#catalogue/declare/rules.ts';
import { type AnyDeclaration, defineNatives } from '#catalogue/declare/define.ts';

/** The code of monte-carlo. */
export const natives = defineNatives({
  ...chanceFindings,
  ...pathFindings,
  is_seed: finding('whether a seed is a number below 2^64', (seed: string) => (readSeed(seed) === undefined ? 0 : 1)),
  simulate: {
    description:
      'draws the random numbers of each path with Philox4x32-10 from the seed, path, year and asset, turns them into normal deviates by the inverse normal distribution (AS 241) and into returns by the model, and follows the plan along these returns. Percentiles are of type 7; their confidence intervals are order statistics',
    answers: {
      success_rate: 'number',
      standard_error: 'number',
      lower: 'number',
      upper: 'number',
      final_balances: 'list',
      balance_ranges: 'list',
      mean_balance: 'number',
      spendings: 'list',
      depletions: 'list',
      early: 'number?',
      late: 'number?',
      seed: 'text',
      path: 'list?',
      course: 'course',
    },
    of: run,
  },
});

export const prepare: NonNullable<AnyDeclaration['prepare']> = (values) =>
  results.inSteps(readTask(values as unknown as Values));

export const help: NonNullable<AnyDeclaration['help']> = ({ task, memory }) =>
  helpSimulate(simulationOf(task as Task), memory);

const percentiles = [5, 10, 25, 50, 75, 90, 95];

type Values = PlanValues &
  ChanceValues & {
    readonly path_count: number;
    readonly seed?: string | undefined;
    readonly antithetic: boolean;
    readonly path_index?: number | undefined;
    readonly current_age?: number | undefined;
  };

/** All that the paths depend on. */
type Task = Omit<Simulation, 'model'> & { readonly chance: ChanceValues };

function readTask(values: Values): Task {
  return {
    plan: readPlan(values),
    chance: chanceOf(values),
    fee: values.annual_fee_pct / 100,
    paths: values.path_count,
    // All plans with the same model have the same seed, so that they are compared on the same markets.
    seed: values.seed === undefined ? seedOf(values.model) : readSeed(values.seed)!,
    isAntithetic: values.antithetic,
  };
}

function simulationOf(task: Task): Simulation {
  const { chance, ...others } = task;
  return { ...others, model: keepDraws(readModel(chance, task.plan), marketOf(task)) };
}

/** What decides the returns. */
function marketOf({ chance, plan: { stocks }, seed }: Task) {
  return { chance, stocks, seed };
}

const results = remembered((task: Task) => {
  const isShort = isKept(marketOf(task), 2 * task.paths * task.plan.years);
  return simulate(simulationOf(task), isShort ? undefined : { calculator: 'monte-carlo', task });
});

function run<N>(a: Arithmetic<N>, values: Values) {
  const task = readTask(values);
  const result = results.atOnce(task);
  const { paths, successes, standardError, balances, leastSpendings, finalBalances } = result;
  const { years, path_index, current_age } = values;
  const interval = wilsonInterval(successes, paths, values.antithetic ? standardError : undefined);
  return {
    success_rate: a.divide(100 * successes, paths),
    standard_error: reliable(100 * standardError),
    lower: reliable(100 * interval.lower),
    upper: reliable(100 * interval.upper),
    mean_balance: reliable(mean(finalBalances)),
    depletions: rowsOfDepletions(result.depletions, current_age),
    early: correlation(finalBalances, result.earlyGrowth),
    late: correlation(finalBalances, result.lateGrowth),
    seed: seedText(task.seed),
    path: path_index === undefined ? undefined : rowsOfPath(pathAlone(simulationOf(task), path_index)),
    // A search asks for one number on hundreds of simulations, so all else waits until it is asked for.
    get final_balances() {
      return rowsOfBalances(finalBalances, percentiles);
    },
    get balance_ranges() {
      return rowsOfBalanceRanges(finalBalances, 'path_count');
    },
    get spendings() {
      return rowsOfWithdrawals(leastSpendings, percentiles);
    },
    get course() {
      return bandCourse(a, years, balances, strandsOf(task.plan.savings, years, balances));
    },
  };
}
