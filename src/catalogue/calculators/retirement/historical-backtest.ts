import { defineCalculator } from '#catalogue/declare/define.ts';
import { choice, money, omittable, percentage, whole } from '#catalogue/declare/fields.ts';
import { historyConventions, historyInputs, historyRules } from '#catalogue/plans/history.ts';
import { allocationInputs, planCurrency, planInputs, ruleInputs, timings } from '#catalogue/plans/plan.ts';
import { glidePathRule, planRules, spendingRuleRules } from '#catalogue/plans/plan-rules.ts';
import { balanceHistogram, balanceRanges } from '#catalogue/plans/path-counts.ts';
import { bandColumns, shadedBands } from '#catalogue/plans/bands.ts';
import { dateOutput, recordsOf } from '#catalogue/declare/structures.ts';
import { natives, prepare } from './historical-backtest.native.ts';

export const historicalBacktest = defineCalculator({
  id: 'historical-backtest',
  name: 'Historical Backtest Calculator',
  synonyms: ['trinity study', 'safe withdrawal rate in history', 'cfiresim', 'firecalc', 'sequence of returns'],
  category: 'retirement',
  summary:
    'Outcomes of a retirement plan that starts on many dates in U.S. market history since 1871: how often the money lasted, and how much was left.',
  headline: [
    {
      when: 'annual_withdrawal = 0',
      say: 'From half of {cohort_count} start dates in market history, you would have ended with more than {*final_balances[4].balance}',
    },
    {
      when: 'failed_cohort_count > 0 and success_rate >= 50',
      say: 'The plan would have worked from all but {failed_cohort_count} of {cohort_count} start dates in market history: {*success_rate}',
    },
    { say: 'The plan would have worked from {success_rate} of {cohort_count} start dates in market history' },
  ],
  about:
    'Averages hide the bad decades. This runs your plan through one period of the past after another, including the ' +
    'Depression and the inflation of the 1970s, and counts how often the money lasted. The future may be worse than ' +
    'anything in the record, and the data are of the United States, which did better than most countries.',
  isBoundToCurrency: true,
  input: {
    ...planInputs(),
    withdrawal_timing: choice('Timing of withdrawals and contributions', timings, { default: 'begin' }),
    ...allocationInputs(),
    ...ruleInputs(),
    ...historyInputs(),
    ...planCurrency(),
  },
  output: {
    success_rate: percentage('Share of the start dates from which every withdrawal was paid', 'percent'),
    cohort_count: whole('Number of start dates', 'count'),
    failed_cohort_count: whole('Number of start dates from which the money ran out', 'count'),
    safe_withdrawal_rate: omittable(
      percentage(
        'Largest first withdrawal, as a percentage of the savings, that lasted from every start date; only for constant_real',
      ),
    ),
    worst_start_date: dateOutput('Start date with the shortest-lasting savings, or else the lowest final balance'),
    best_start_date: dateOutput('Start date with the highest final balance'),
    failed_cohorts: recordsOf('Start dates from which the money ran out', {
      start_date: dateOutput('Start date'),
      depletion_date: dateOutput('Date of the first withdrawal that could not be paid'),
    }),
    final_balances: recordsOf("Final balances, in today's money", {
      percentile: whole('Percentile of all start dates', 'percent'),
      balance: money('Balance'),
    }),
    final_balance_ranges: balanceRanges('cohort_count', 'start dates'),
    annual_withdrawals: recordsOf("Annual withdrawals, in today's money", {
      percentile: whole('Percentile of all years of all start dates', 'percent'),
      annual_withdrawal: money('Annual withdrawal'),
    }),
  },
  prominent: ['years', 'annual_withdrawal'],
  rules: `
    ${planRules}
    ${spendingRuleRules}
    ${glidePathRule}
    ${historyRules}
  `,
  conventions: historyConventions,
  native: natives,
  prepare,
  equations: `
    history              = backtest(inputs)
    success_rate         = history.success_rate
    cohort_count         = history.cohort_count
    failed_cohort_count  = history.failed_cohort_count
    safe_withdrawal_rate = history.safe_rate    if history.safe_rate is given
                         = absent: Only the rule constant_real has a safe withdrawal rate.
    worst_start_date     = history.worst_start
    best_start_date      = history.best_start
    failed_cohorts       = history.failed_cohorts
    final_balances       = history.final_balances
    final_balance_ranges = history.balance_ranges
    annual_withdrawals   = history.annual_withdrawals
  `,
  references: [
    'W. P. Bengen, Determining Withdrawal Rates Using Historical Data, Journal of Financial Planning 7 (1994)',
    'P. L. Cooley, C. M. Hubbard and D. T. Walz, Retirement Savings: Choosing a Withdrawal Rate That Is Sustainable, AAII Journal 20 (1998): the Trinity study',
    'Robert J. Shiller, Irrational Exuberance: monthly data of U.S. stock markets since 1871',
  ],
  schedule: {
    kind: 'table',
    periodsPerYear: 1,
    course: 'history.course',
    bands: shadedBands,
    columns: bandColumns('start dates'),
  },
  pictures: [{ kind: 'schedule' }, balanceHistogram('cohort_count')],
  laws: {
    falls: { success_rate: ['withdrawal_rate', 'annual_withdrawal', 'annual_fee_pct'] },
    unscaled: 'in doubles, tenfold amounts give tenfold results but for the last digits',
  },
});
