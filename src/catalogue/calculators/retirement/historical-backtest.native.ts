import { type Arithmetic } from '#core/arithmetic/arithmetic.ts';
import { dayOf } from '#core/finance/calendar.ts';
import { readBacktest, type HistoryValues, historyFindings } from '#catalogue/plans/history.ts';
import { rowsOfBalanceRanges, rowsOfWithdrawals } from '#catalogue/plans/path-counts.ts';
import { bandCourse, strandsOf } from '#catalogue/plans/bands.ts';
import { runBacktest, type Cohort } from '#simulation/backtest.ts';
import { currentMarket, monthText } from '#simulation/market.ts';
import { remembered } from '#simulation/remembered.ts';
import { columnOf, itemsFrom, least, quantilesOf, reliable } from '#simulation/statistics.ts';
import { type AnyDeclaration, defineNatives } from '#catalogue/declare/define.ts';

/** The code of historical-backtest. */
export const natives = defineNatives({
  ...historyFindings(),
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
});

export const prepare: NonNullable<AnyDeclaration['prepare']> = (values) =>
  history.inSteps(readBacktest(values as unknown as HistoryValues));

/** Of the results. */
const percentiles = [0, 5, 10, 25, 50, 75, 90, 95, 100];

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
