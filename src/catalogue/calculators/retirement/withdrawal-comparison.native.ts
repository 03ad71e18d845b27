import { type Arithmetic } from '#core/arithmetic/arithmetic.ts';
import { readBacktest, type HistoryValues, historyFindings } from '#catalogue/plans/history.ts';
import { spendingRules } from '#catalogue/plans/plan.ts';
import { runBacktests, type Backtest } from '#simulation/backtest.ts';
import { remembered } from '#simulation/remembered.ts';
import { type SpendingRule } from '#simulation/spending.ts';
import { columnOf, itemsFrom, least, quantilesOf, reliable } from '#simulation/statistics.ts';
import { type AnyDeclaration, defineNatives } from '#catalogue/declare/define.ts';

/** The code of withdrawal-comparison. */
export const natives = defineNatives({
  ...historyFindings('cape_based'),
  compare: {
    description: `follows the plan through market history from each start date, under each of these rules: ${Object.entries(
      spendingRules,
    )
      .map(([rule, words]) => `${rule} is ${words}`)
      .join('; ')}`,
    answers: { most: 'number', most_index: 'whole', cohort_count: 'whole', rules: 'list' },
    of: compare,
  },
});

export const prepare: NonNullable<AnyDeclaration['prepare']> = (values) =>
  compared.inSteps(readBacktests(values as unknown as HistoryValues));

type Compared = Readonly<Record<string, Backtest>>;

const compared = remembered(function* (backtests: Compared) {
  const results = yield* runBacktests(Object.values(backtests));
  return Object.keys(backtests).map((rule, index) => [rule, results[index]!] as const);
});

function readBacktests(values: HistoryValues): Compared {
  const rules = Object.keys(spendingRules) as SpendingRule[];
  return Object.fromEntries(rules.map((rule) => [rule, readBacktest(values, rule)]));
}

function compare<N>(a: Arithmetic<N>, values: HistoryValues) {
  const { years, contribution_years } = values;
  const hasWithdrawals = contribution_years < years;
  const results = compared.atOnce(readBacktests(values));
  const rules = results.map(([rule, { cohorts, balances, spendings }]) => {
    const lasted = cohorts.filter(({ depletion }) => depletion === undefined).length;
    const median = (amounts: Float64Array) => reliable(quantilesOf(amounts, [50])[0]!.value);
    const withdrawn = itemsFrom(spendings, years, contribution_years);
    return {
      spending_rule: rule,
      success_rate: a.divide(100 * lasted, cohorts.length),
      cohort_count: cohorts.length,
      first_year_withdrawal: hasWithdrawals ? median(columnOf(spendings, years, contribution_years)) : 0,
      min_annual_withdrawal: hasWithdrawals ? reliable(least(withdrawn)) : 0,
      median_annual_withdrawal: hasWithdrawals ? median(withdrawn) : 0,
      median_final_balance: median(columnOf(balances, years, years - 1)),
    };
  });
  const medians = rules.map(({ median_annual_withdrawal }) => median_annual_withdrawal);
  const most = Math.max(...medians);
  const cohort_count = Math.max(...results.map(([, { cohorts }]) => cohorts.length));
  return { most, most_index: medians.indexOf(most), cohort_count, rules };
}
