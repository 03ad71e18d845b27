import { defineCalculator } from '#catalogue/define.ts';
import { amount, currency, growthRate, money, percent, percentage } from '#catalogue/fields.ts';
import { investmentYears } from '#catalogue/shared-fields.ts';
import { constantRates } from '#catalogue/conventions.ts';
import { theoryOfInterest } from '#catalogue/references.ts';

export const expenseRatioImpact = defineCalculator({
  id: 'expense-ratio-impact',
  name: 'Expense Ratio Impact Calculator',
  synonyms: ['fund fees', 'management fee', 'mutual fund', 'etf'],
  category: 'investing',
  summary: "Cost of a fund's annual fees over time, and a comparison with a fund that charges other fees.",
  input: {
    initial_investment: amount('Initial investment'),
    annual_return: growthRate('Effective annual return before fees'),
    expense_ratio: percent('Annual fees as a percentage of the value, charged evenly over the year', { maximum: 99 }),
    years: investmentYears(),
    monthly_contribution: amount('Contribution at the end of each month', { default: 0 }),
    comparison_expense_ratio: percent('Annual fees of the comparison fund, as a percentage of the value', {
      default: 0,
      maximum: 99,
    }),
    currency: currency(),
  },
  output: {
    value_after_fees: money('Final value after fees'),
    value_without_fees: money('Final value without fees'),
    cost_of_fees: money('Cost of the fees: the fees paid and the growth they would have earned'),
    cost_of_fees_pct: percentage('Cost of the fees as a percentage of the final value without fees', 'percent'),
    comparison_value: money('Final value with the fees of the comparison fund'),
    cost_compared: money('Final value with the comparison fund less the final value with this fund'),
    total_invested: money('Initial investment and all contributions'),
    net_annual_return: percentage('Effective annual return after fees'),
  },
  rules: [
    {
      field: 'initial_investment',
      demand: 'must be at least 0.01 when there is no monthly_contribution of 0.01 or more',
      holds: (values) => Math.max(values.initial_investment, values.monthly_contribution) >= 0.01,
    },
  ],
  conventions: {
    forecast: constantRates,
    timing: 'contributions at the end of each month',
    compounding: 'monthly, at the effective monthly return after fees',
  },
  equations: `
    n       = max(1, floor(12·years + 0.5))                                  // Number of months
    g       = 1 + annual_return/100                                          // Growth factor per year, before fees
    i       = (g·(1 − expense_ratio/100))^(1/12) − 1                         // Monthly return after fees, as a fraction
    j       = g^(1/12) − 1                                                   // Monthly return without fees
    h       = (g·(1 − comparison_expense_ratio/100))^(1/12) − 1              // Monthly return with the fees of the comparison fund
    V(k, r) = initial_investment·(1 + r)^k + monthly_contribution·s(k, r)    // Value after k months at a monthly return r

    value_after_fees   = V(n, i)
    value_without_fees = V(n, j)
    cost_of_fees       = value_without_fees − value_after_fees
    cost_of_fees_pct   = 100·cost_of_fees/value_without_fees
    comparison_value   = V(n, h)
    cost_compared      = comparison_value − value_after_fees
    total_invested     = initial_investment + monthly_contribution·n
    net_annual_return  = 100·(g·(1 − expense_ratio/100) − 1)
  `,
  references: [
    'U.S. Securities and Exchange Commission, Investor Bulletin: How Fees and Expenses Affect Your Investment Portfolio',
    theoryOfInterest('§3.2 (accumulated value of an annuity-immediate)'),
  ],
  schedule: {
    kind: 'growth',
    periodsPerYear: 12,
    periods: 'n',
    balance: 'V(k, i)',
    flow: 'monthly_contribution·k',
  },
  laws: {
    rises: {
      value_after_fees: ['initial_investment', 'annual_return', 'monthly_contribution'],
      cost_of_fees: ['expense_ratio'],
      cost_of_fees_pct: ['expense_ratio'],
    },
    falls: {
      value_after_fees: ['expense_ratio'],
      net_annual_return: ['expense_ratio'],
      comparison_value: ['comparison_expense_ratio'],
    },
    identities: [
      'value_without_fees·(100 − cost_of_fees_pct) = 100·value_after_fees',
      'value_after_fees + cost_compared = comparison_value',
      '(100 + annual_return)·expense_ratio = 100·(annual_return − net_annual_return)',
    ],
  },
});
