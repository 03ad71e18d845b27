import {
  balanceHistogram,
  balancePercentiles,
  balanceRanges,
  depletionsByYear,
  pathByYear,
  successRates,
  withdrawalPercentiles,
} from '#catalogue/plans/path-counts.ts';
import { bandColumns, shadedBands } from '#catalogue/plans/bands.ts';
import { chanceInputs, chanceRules } from '#catalogue/plans/chance.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import { choice, flag, fractional, money, omittable, optional, wholeNumber } from '#catalogue/declare/fields.ts';
import { allocationInputs, inDoubles, planCurrency, planInputs, ruleInputs, timings } from '#catalogue/plans/plan.ts';
import { glidePathRule, planRules, spendingRuleRules } from '#catalogue/plans/plan-rules.ts';
import { digits, textOutput } from '#catalogue/declare/structures.ts';
import { pathRules } from '#catalogue/plans/path-bounds.ts';
import { help, natives, prepare } from './monte-carlo.native.ts';

const { begin, end } = timings;
export const monteCarlo = defineCalculator({
  id: 'monte-carlo',
  name: 'Monte Carlo Retirement Calculator',
  synonyms: ['monte carlo simulation', 'probability of success', 'chance of running out of money', 'bootstrap'],
  category: 'retirement',
  summary:
    'Probability that savings last through a retirement plan, from thousands of simulated paths of random returns. The seed makes every simulation repeatable.',
  headline: [
    {
      when: 'annual_withdrawal = 0',
      say: 'On half of the simulated paths, you would end with more than {final_balances[3].balance}',
    },
    { say: 'Your savings would last {years} with a probability of {success_rate}' },
  ],
  about:
    'Returns vary, and a bad start to retirement does more harm than a bad end. This draws thousands of possible ' +
    'futures and counts those in which your plan works. Treat the chance as a rough guide rather than a promise: it ' +
    'depends on the assumed return and volatility, and you would adjust your spending long before the money ran out. ' +
    'With contributions and no withdrawals, it shows what regular saving may grow to.',
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
      label: 'Antithetic paths',
    },
    path_index: {
      ...wholeNumber('Number of a path to return year by year; 0 is the first', 'index', {
        optional: true,
        maximum: 99_999,
      }),
      isOfMethod: true,
      label: 'Path number',
    },
    ...planCurrency(),
  },
  output: {
    ...successRates(),
    final_balances: balancePercentiles(),
    final_balance_ranges: balanceRanges('path_count', 'paths'),
    mean_final_balance: money("Mean final balance, in today's money"),
    lowest_annual_withdrawals: withdrawalPercentiles(),
    depletions: { ...depletionsByYear(), label: 'Paths that run out of money' },
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
    path: optional(pathByYear('The path with the number path_index, year by year; absent without path_index')),
  },
  prominent: ['years', 'annual_withdrawal'],
  rules: `
    ${planRules}
    ${spendingRuleRules}
    ${chanceRules}
    ${glidePathRule}
    ${pathRules}
    needs_history = 1                if spending_rule = cape_based    // 1 for a rule that needs market history
                  = 0                otherwise
    seeds         = is_seed(seed)    // 1 for a seed that fits
    require needs_history = 0 else spending_rule: must not be cape_based, which needs market history; use historical-backtest
    require 2·floor(path_count/2) = path_count if antithetic = true else path_count: must be even if antithetic is true
    require path_index < path_count
    require seeds = 1 if seed is given else seed: must not exceed 18446744073709551615 (2^64 − 1)
  `,
  conventions: {
    forecast:
      'returns are random and follow the model; years are independent except in block_bootstrap and two_regime; no taxes',
    timing: { by: 'withdrawal_timing', options: { begin, end } },
    compounding: 'annual; rebalanced each year',
    rounding: inDoubles,
  },
  native: natives,
  prepare,
  help,
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
