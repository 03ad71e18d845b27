import { defineCalculator } from '../define.ts';
import { amount, currency, growthRate, money, percent, percentage } from '../fields.ts';
import { investmentYears } from '../shared-fields.ts';
import { constantRates } from '../conventions.ts';

export const expenseRatioImpact = defineCalculator({
  id: 'expense-ratio-impact',
  name: 'Expense Ratio Impact Calculator',
  synonyms: ['fund fees', 'management fee', 'mutual fund', 'etf'],
  category: 'investing',
  summary: "What a fund's yearly fees cost over the years, also beside a fund with other fees.",
  input: {
    initial_investment: amount('Amount invested at the start'),
    annual_return: growthRate('Effective return before fees'),
    expense_ratio: percent('Fees a year, in percent of the value; taken evenly over the year', {
      maximum: 99,
    }),
    years: investmentYears(),
    monthly_contribution: amount('What is added at the end of each month', { default: 0 }),
    comparison_expense_ratio: percent('Fees a year of the fund to compare with', { default: 0, maximum: 99 }),
    currency: currency(),
  },
  output: {
    value_after_fees: money('Value at the end'),
    value_without_fees: money('Value at the end if there were no fees'),
    cost_of_fees: money('The difference: fees paid, and what they would have earned'),
    cost_of_fees_pct: percentage('The same in percent of the value without fees', 'percent'),
    comparison_value: money('Value at the end with the fees of the other fund'),
    cost_compared: money('What the other fund is worth more at the end; negative when it is worth less'),
    total_invested: money('Amount at the start and all contributions'),
    net_annual_return: percentage('Effective return after fees'),
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
    compounding: 'monthly, at a twelfth root of the yearly return after fees',
  },
  equations: `
    n       = max(1, floor(12·years + 0.5))                                  // Months
    g       = 1 + annual_return/100                                          // Growth per year, before fees
    i       = (g·(1 − expense_ratio/100))^(1/12) − 1                         // Return per month, as a fraction
    j       = g^(1/12) − 1                                                   // Return per month, without fees
    h       = (g·(1 − comparison_expense_ratio/100))^(1/12) − 1              // Return per month, with the fees of the other fund
    V(k, r) = initial_investment·(1 + r)^k + monthly_contribution·s(k, r)    // Value after k months at a return r

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
    'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §3.2 (accumulated value of an annuity-immediate)',
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
