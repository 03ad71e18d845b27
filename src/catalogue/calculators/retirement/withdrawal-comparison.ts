import { defineCalculator } from '#catalogue/declare/define.ts';
import { choice, money, percentage, whole } from '#catalogue/declare/fields.ts';
import { historyConventions, historyInputs, historyRules } from '#catalogue/plans/history.ts';
import {
  allocationInputs,
  planCurrency,
  planInputs,
  spendingRuleLabels,
  spendingRules,
  timings,
} from '#catalogue/plans/plan.ts';
import { comparisonRules, glidePathRule, planRules } from '#catalogue/plans/plan-rules.ts';
import { recordsOf, wordOutput } from '#catalogue/declare/structures.ts';
import { natives, prepare } from './withdrawal-comparison.native.ts';

export const withdrawalComparison = defineCalculator({
  id: 'withdrawal-comparison',
  name: 'Withdrawal Strategy Comparison Calculator',
  synonyms: ['guyton-klinger', 'vpw', 'variable percentage withdrawal', 'dynamic withdrawals', 'guardrails'],
  category: 'retirement',
  summary:
    'One retirement plan under each spending rule, from many start dates in U.S. market history since 1871: how often the money lasts, the withdrawals, and the final balance.',
  headline:
    'The most generous spending rule, {highest_median_rule_index}, pays a median of {*highest_median_annual_withdrawal} a year',
  about:
    'Fixed spending, a share of the balance, guardrails: every rule trades a steady income against the risk of ' +
    'running out. This runs one plan under all of them through history, so that you can choose the trade you like. ' +
    'All use the same market data, so the differences are due to the rules alone.',
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
      spending_rule: { ...wordOutput('Spending rule', spendingRules), optionLabels: spendingRuleLabels },
      success_rate: percentage('Share of the start dates from which every withdrawal was paid', 'percent'),
      cohort_count: whole('Number of start dates; fewer for cape_based, whose data begin in 1881', 'count'),
      first_year_withdrawal: money('Median of the first annual withdrawals'),
      min_annual_withdrawal: money('Lowest annual withdrawal'),
      median_annual_withdrawal: money('Median annual withdrawal'),
      median_final_balance: money('Median final balance'),
    }),
  },
  prominent: ['years', 'annual_withdrawal', 'stock_pct'],
  rules: `
    ${planRules}
    ${comparisonRules}
    ${glidePathRule}
    ${historyRules}
  `,
  conventions: historyConventions,
  native: natives,
  prepare,
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
