import type { Arithmetic } from '#core/arithmetic/arithmetic.ts';
import {
  balanceHistogram,
  balanceRanges,
  rowsOfBalanceRanges,
  rowsOfBalances,
  rowsOfDepletions,
  rowsOfPath,
  rowsOfWithdrawals,
} from '#catalogue/plans/path-counts.ts';
import { bandColumns, bandCourse, shadedBands, strandsOf } from '#catalogue/plans/bands.ts';
import { chanceInputs, chanceOf, chanceRules, readModel, type ChanceValues } from '#catalogue/plans/chance.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  choice,
  flag,
  fractional,
  money,
  omittable,
  optional,
  percentage,
  whole,
  wholeNumber,
} from '#catalogue/declare/fields.ts';
import {
  allocationInputs,
  inDoubles,
  planCurrency,
  planInputs,
  readPlan,
  ruleInputs,
  timings,
  type PlanValues,
} from '#catalogue/plans/plan.ts';
import { pathCountRule } from '#catalogue/plans/path-bounds.ts';
import { glidePathRule, planRules, spendingRuleRules } from '#catalogue/plans/plan-rules.ts';
import { digits, recordsOf, textOutput } from '#catalogue/declare/structures.ts';
import { isKept, keepDraws } from '#simulation/kept-draws.ts';
import { helpSimulate, pathAlone, simulate, type Simulation } from '#simulation/monte-carlo.ts';
import { remembered } from '#simulation/remembered.ts';
import { readSeed, seedOf, seedText } from '#simulation/seed.ts';
import { correlation, mean, reliable, wilsonInterval } from '#simulation/statistics.ts';

const { begin, end } = timings;
const percentiles = [5, 10, 25, 50, 75, 90, 95];

export const monteCarlo = defineCalculator({
  id: 'monte-carlo',
  name: 'Monte Carlo Retirement Calculator',
  synonyms: ['monte carlo simulation', 'probability of success', 'chance of running out of money', 'bootstrap'],
  category: 'retirement',
  summary:
    'Probability that savings last through a retirement plan, from thousands of simulated paths of random returns. The seed makes every simulation repeatable.',
  input: {
    ...planInputs(),
    withdrawal_timing: choice('Timing of withdrawals and contributions', { begin, end }, { default: 'begin' }),
    ...chanceInputs(),
    ...allocationInputs(),
    ...ruleInputs(),
    path_count: {
      ...wholeNumber('Number of paths', 'count', { default: 10_000, minimum: 100, maximum: 100_000 }),
      isOfMethod: true,
    },
    seed: digits('Seed of the random numbers: a whole number of up to 20 digits; derived from the model by default', {
      optional: true,
      maxLength: 20,
    }),
    antithetic: {
      ...flag(
        'Antithetic paths, which reduce the error of the estimate',
        { true: 'every second path mirrors the random numbers of the path before', false: 'all paths are independent' },
        { default: false },
      ),
      isOfMethod: true,
    },
    path_index: {
      ...wholeNumber('Number of a path to return year by year; 0 is the first', 'index', {
        optional: true,
        maximum: 99_999,
      }),
      isOfMethod: true,
    },
    ...planCurrency(),
  },
  output: {
    success_rate: percentage('Share of the paths on which every withdrawal was paid', 'percent'),
    success_rate_standard_error: percentage(
      'Standard error of success_rate; it halves with four times the paths',
      'percent',
    ),
    success_rate_lower: percentage('Lower end of the 95% confidence interval of success_rate (Wilson)', 'percent'),
    success_rate_upper: percentage('Upper end of the 95% confidence interval of success_rate (Wilson)', 'percent'),
    final_balances: recordsOf("Final balances, in today's money", {
      percentile: whole('Percentile of all paths', 'percent'),
      balance: money('Balance'),
      lower: money('Lower end of the 95% confidence interval of the balance'),
      upper: money('Upper end of the 95% confidence interval of the balance'),
    }),
    final_balance_ranges: balanceRanges('path_count', 'paths'),
    mean_final_balance: money("Mean final balance, in today's money"),
    lowest_annual_withdrawals: recordsOf("Lowest annual withdrawal of each path, in today's money", {
      percentile: whole('Percentile of all paths', 'percent'),
      annual_withdrawal: money('Lowest annual withdrawal'),
    }),
    depletions: recordsOf('Paths that run out of money, by year', {
      year: whole('Year of the plan', 'ordinal'),
      age: optional(whole('Age in this year; absent without current_age', 'age')),
      path_count: whole('Number of paths that run out of money in this year', 'count'),
    }),
    sequence_risk_correlation: omittable(
      fractional(
        'Correlation of the final balance with the mean real return of the first ten years, or of the first half of a shorter plan',
        'number',
      ),
    ),
    late_return_correlation: omittable(
      fractional('Correlation of the final balance with the mean real return of as many years at the end', 'number'),
    ),
    seed: textOutput('Seed of the random numbers; the same seed and inputs give the same reply on every machine'),
    path: optional(
      recordsOf('The path with the number path_index, year by year; absent without path_index', {
        year: whole('Year of the plan', 'ordinal'),
        annual_return: percentage('Return after fees'),
        inflation_rate: percentage('Inflation'),
        annual_withdrawal: money("Annual withdrawal, in today's money"),
        balance: money("Balance at the end of the year, in today's money"),
      }),
    ),
  },
  prominent: ['years', 'annual_withdrawal'],
  rules: [
    ...planRules,
    ...spendingRuleRules,
    ...chanceRules,
    glidePathRule,
    {
      field: 'spending_rule',
      demand: 'must not be cape_based, which needs market history; use historical-backtest',
      holds: ({ spending_rule }) => spending_rule !== 'cape_based',
    },
    pathCountRule,
    {
      field: 'path_count',
      demand: 'must be even if antithetic is true',
      holds: ({ path_count, antithetic }) => !antithetic || path_count % 2 === 0,
    },
    {
      field: 'path_index',
      demand: 'must be below path_count',
      holds: ({ path_index = 0, path_count }: Values) => path_index < path_count,
    },
    {
      field: 'seed',
      demand: 'must not exceed 18446744073709551615 (2^64 − 1)',
      holds: ({ seed = '0' }: Values) => readSeed(seed) !== undefined,
    },
  ],
  conventions: {
    forecast:
      'returns are random and follow the model; years are independent except in block_bootstrap and two_regime; no taxes',
    timing: { by: 'withdrawal_timing', options: { begin, end } },
    compounding: 'annual; rebalanced each year',
    rounding: inDoubles,
  },
  native: {
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
  },
  prepare: (values) => results.inSteps(readTask(values as unknown as Values)),
  help: ({ task, memory }) => helpSimulate(simulationOf(task as Task), memory),
  equations: `
    chance                      = simulate(inputs)
    success_rate                = chance.success_rate
    success_rate_standard_error = chance.standard_error
    success_rate_lower          = chance.lower
    success_rate_upper          = chance.upper
    final_balances              = chance.final_balances
    final_balance_ranges        = chance.balance_ranges
    mean_final_balance          = chance.mean_balance
    lowest_annual_withdrawals   = chance.spendings
    depletions                  = chance.depletions
    sequence_risk_correlation   = chance.early    if chance.early is given
                                = absent: All paths have the same final balance.
    late_return_correlation     = chance.late     if chance.late is given
                                = absent: All paths have the same final balance.
    seed                        = chance.seed
    path                        = chance.path
  `,
  references: [
    'J. K. Salmon, M. A. Moraes, R. O. Dror and D. E. Shaw, Parallel random numbers: as easy as 1, 2, 3, SC11 (2011)',
    'M. J. Wichura, Algorithm AS 241: the percentage points of the normal distribution, Applied Statistics 37 (1988)',
    'D. N. Politis and J. P. Romano, The Stationary Bootstrap, Journal of the American Statistical Association 89 (1994)',
    'E. B. Wilson, Probable inference, the law of succession, and statistical inference, Journal of the American Statistical Association 22 (1927)',
  ],
  schedule: {
    kind: 'table',
    periodsPerYear: 1,
    course: 'chance.course',
    bands: shadedBands,
    columns: bandColumns('paths'),
  },
  pictures: [{ kind: 'schedule' }, balanceHistogram('path_count')],
  laws: {
    falls: { success_rate: ['withdrawal_rate', 'annual_withdrawal', 'annual_fee_pct'] },
    when: 'spending_rule = constant_real',
    unscaled: 'in doubles, tenfold amounts give tenfold results but for the last digits',
  },
});

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
