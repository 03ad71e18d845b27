import type { Arithmetic } from '#core/arithmetic/arithmetic.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import { choice, money, percentage, whole } from '#catalogue/declare/fields.ts';
import {
  historyConventions,
  historyInputs,
  historyRule,
  readBacktest,
  type HistoryValues,
} from '#catalogue/plans/history.ts';
import { allocationInputs, planCurrency, planInputs, spendingRules, timings } from '#catalogue/plans/plan.ts';
import { comparisonRules, glidePathRule, planRules } from '#catalogue/plans/plan-rules.ts';
import { recordsOf, wordOutput } from '#catalogue/declare/structures.ts';
import { runBacktests, type Backtest } from '#simulation/backtest.ts';
import { remembered } from '#simulation/remembered.ts';
import type { SpendingRule } from '#simulation/spending.ts';
import { columnOf, itemsFrom, least, quantilesOf, reliable } from '#simulation/statistics.ts';

export const withdrawalComparison = defineCalculator({
  id: 'withdrawal-comparison',
  name: 'Withdrawal Strategy Comparison Calculator',
  synonyms: ['guyton-klinger', 'vpw', 'variable percentage withdrawal', 'dynamic withdrawals', 'guardrails'],
  category: 'retirement',
  summary:
    'One retirement plan under each spending rule, from many start dates in U.S. market history since 1871: how often the money lasts, the withdrawals, and the final balance.',
  isBoundToCurrency: true,
  input: {
    ...planInputs(),
    withdrawal_timing: choice('Timing of withdrawals and contributions', timings, { default: 'begin' }),
    ...allocationInputs(),
    ...historyInputs(),
    ...planCurrency(),
  },
  output: {
    highest_median_annual_withdrawal: money('Highest median annual withdrawal among the rules'),
    highest_median_rule_index: whole(
      'Spending rule with the highest median_annual_withdrawal, the first of equal ones; its position in spending_rules, from 0',
      'index',
    ),
    cohort_count: { ...whole('Number of start dates', 'count'), isJumping: true },
    spending_rules: recordsOf("Results of each spending rule; amounts in today's money", {
      spending_rule: wordOutput('Spending rule', spendingRules),
      success_rate: percentage('Share of the start dates from which every withdrawal was paid', 'percent'),
      cohort_count: whole('Number of start dates; fewer for cape_based, whose data begin in 1881', 'count'),
      first_year_withdrawal: money('Median of the first annual withdrawals'),
      min_annual_withdrawal: money('Lowest annual withdrawal'),
      median_annual_withdrawal: money('Median annual withdrawal'),
      median_final_balance: money('Median final balance'),
    }),
  },
  prominent: ['years', 'annual_withdrawal', 'stock_pct'],
  rules: [...planRules, ...comparisonRules, glidePathRule, historyRule('cape_based')],
  conventions: historyConventions,
  native: {
    compare: {
      description: `follows the plan through market history from each start date, under each of these rules: ${Object.entries(
        spendingRules,
      )
        .map(([rule, words]) => `${rule} is ${words}`)
        .join('; ')}`,
      answers: { most: 'number', most_index: 'whole', cohort_count: 'whole', rules: 'list' },
      of: compare,
    },
  },
  prepare: (values) => compared.inSteps(readBacktests(values as unknown as HistoryValues)),
  equations: `
    comparison                       = compare(inputs)
    cohort_count                     = comparison.cohort_count
    highest_median_annual_withdrawal = comparison.most
    highest_median_rule_index        = comparison.most_index
    spending_rules                   = comparison.rules
  `,
  references: [
    'W. P. Bengen, Conserving Client Portfolios During Retirement, Part IV, Journal of Financial Planning 14 (2001)',
    'J. T. Guyton and W. J. Klinger, Decision Rules and Maximum Initial Withdrawal Rates, Journal of Financial Planning 19 (2006)',
    'Vanguard Research, From assets to income: a goals-based approach to retirement spending (2013)',
    'Bogleheads, Variable Percentage Withdrawal; M. E. Kitces, The Ratcheting Safe Withdrawal Rate (2015)',
  ],
  pictures: [
    {
      kind: 'items',
      list: 'spending_rules',
      of: ['median_annual_withdrawal', 'min_annual_withdrawal'],
      names: 'spending_rule',
    },
  ],
  laws: { falls: { cohort_count: ['years'] } },
});

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
