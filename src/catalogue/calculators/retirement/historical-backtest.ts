import type { Arithmetic } from '#core/arithmetic/arithmetic.ts';
import { dayOf } from '#core/finance/calendar.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import { choice, money, omittable, percentage, whole } from '#catalogue/declare/fields.ts';
import {
  historyConventions,
  historyInputs,
  historyRule,
  readBacktest,
  type HistoryValues,
} from '#catalogue/plans/history.ts';
import { allocationInputs, planCurrency, planInputs, ruleInputs, timings } from '#catalogue/plans/plan.ts';
import { glidePathRule, planRules, spendingRuleRules } from '#catalogue/plans/plan-rules.ts';
import {
  balanceHistogram,
  balanceRanges,
  rowsOfBalanceRanges,
  rowsOfWithdrawals,
} from '#catalogue/plans/path-counts.ts';
import { bandColumns, bandCourse, shadedBands, strandsOf } from '#catalogue/plans/bands.ts';
import { dateOutput, recordsOf } from '#catalogue/declare/structures.ts';
import { runBacktest, type Cohort } from '#simulation/backtest.ts';
import { currentMarket, monthText } from '#simulation/market.ts';
import { remembered } from '#simulation/remembered.ts';
import { columnOf, itemsFrom, least, quantilesOf, reliable } from '#simulation/statistics.ts';

/** Of the results. */
const percentiles = [0, 5, 10, 25, 50, 75, 90, 95, 100];

export const historicalBacktest = defineCalculator({
  id: 'historical-backtest',
  name: 'Historical Backtest Calculator',
  synonyms: ['trinity study', 'safe withdrawal rate in history', 'cfiresim', 'firecalc', 'sequence of returns'],
  category: 'retirement',
  summary:
    'Outcomes of a retirement plan that starts on many dates in U.S. market history since 1871: how often the money lasted, and how much was left.',
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
  rules: [...planRules, ...spendingRuleRules, glidePathRule, historyRule()],
  conventions: historyConventions,
  native: {
    backtest: {
      description:
        'follows the plan through market history from each start date, with Robert Shiller’s monthly prices, dividends and bond yields, and U.S. consumer prices. It fails when a withdrawal exceeds the savings. The safe withdrawal rate of a start date is the smallest ratio, over all years, of the balance without withdrawals to the accumulated value of withdrawals of 1',
      answers: {
        success_rate: 'number',
        cohort_count: 'whole',
        failed_cohort_count: 'whole',
        safe_rate: 'number?',
        worst_start: 'whole',
        best_start: 'whole',
        failed_cohorts: 'list',
        final_balances: 'list',
        balance_ranges: 'list',
        annual_withdrawals: 'list',
        course: 'course',
      },
      of: backtest,
    },
  },
  prepare: (values) => history.inSteps(readBacktest(values as unknown as HistoryValues)),
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

const history = remembered(runBacktest);

function backtest<N>(a: Arithmetic<N>, values: HistoryValues) {
  const asked = readBacktest(values);
  const market = currentMarket();
  const { cohorts, balances, spendings } = history.atOnce(asked);
  const { plan } = asked;
  const { years } = plan;
  const failed = cohorts.filter(({ depletion }) => depletion !== undefined);
  const dayIn = (month: number) => dayOf(`${monthText(market, month)}-01`);
  const finalOf = (index: number) => balances[index * years + years - 1]!;
  const lasted = ({ start, depletion = Infinity }: Cohort) => depletion - start;
  const places = cohorts.map((_, index) => index);
  const worst = places.reduce((least, index) => {
    const difference = lasted(cohorts[index]!) - lasted(cohorts[least]!);
    // Infinity − Infinity is NaN: both last.
    const isShorter = difference < 0 || (!(difference > 0) && finalOf(index) < finalOf(least));
    return isShorter ? index : least;
  });
  const best = places.reduce((most, index) => (finalOf(index) > finalOf(most) ? index : most));
  return {
    success_rate: a.divide(100 * (cohorts.length - failed.length), cohorts.length),
    cohort_count: cohorts.length,
    failed_cohort_count: failed.length,
    safe_rate:
      plan.spending.rule === 'constant_real' && plan.firstWithdrawal < years
        ? reliable(100 * least(cohorts.map(({ safeRate }) => safeRate)))
        : undefined,
    worst_start: dayIn(cohorts[worst]!.start),
    best_start: dayIn(cohorts[best]!.start),
    // A search asks for one number on hundreds of backtests, so all else waits until it is asked for.
    get failed_cohorts() {
      return failed.map(({ start, depletion }) => ({
        start_date: dayIn(start),
        depletion_date: dayIn(depletion!),
      }));
    },
    get final_balances() {
      return quantilesOf(columnOf(balances, years, years - 1), percentiles).map(({ percentile, value }) => ({
        percentile,
        balance: reliable(value),
      }));
    },
    get balance_ranges() {
      return rowsOfBalanceRanges(columnOf(balances, years, years - 1), 'cohort_count');
    },
    get annual_withdrawals() {
      return rowsOfWithdrawals(itemsFrom(spendings, years, plan.firstWithdrawal), percentiles);
    },
    get course() {
      const name = `From ${monthText(market, cohorts[worst]!.start)}`;
      return bandCourse(a, years, balances, strandsOf(plan.savings, years, balances, { path: worst, name }));
    },
  };
}
