import { constantRates } from '#catalogue/declare/forecasts.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  currency,
  duration,
  growthRate,
  money,
  omittable,
  positiveAmount,
  wholeYears,
} from '#catalogue/declare/fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';
import { safeWithdrawalRate } from '#catalogue/declare/shared-fields.ts';
import { yearsLasting } from '#catalogue/parts/years-lasting.ts';

export const retirementIncome = defineCalculator({
  id: 'retirement-income',
  name: 'Retirement Income Calculator',
  synonyms: ['income from savings', 'withdrawal rate', 'pension pot', 'drawdown', 'how long will my money last'],
  category: 'retirement',
  summary:
    'Income that a share of the savings gives in the first and in the last year of retirement, and how long the savings last.',
  headline: [
    {
      when: 'years_lasting',
      say: 'You could spend {first_year_withdrawal} in the first year, and your savings would last {years_lasting}',
    },
    {
      say: 'You could spend {first_year_withdrawal} in the first year, and your savings would never run out',
    },
  ],
  about:
    'It shows what a given amount of savings can pay you and how long it lasts, if withdrawals start as a share of ' +
    'it and then grow. The last withdrawal in the money of today tells whether your standard of living would keep up ' +
    'with prices. Taxes and other income are not included.',
  input: {
    current_savings: positiveAmount('Savings and investments when the withdrawals begin'),
    expected_return: growthRate('Annual return on the savings'),
    withdrawal_rate: safeWithdrawalRate(),
    withdrawal_growth_rate: growthRate('Annual growth of the withdrawals', { default: 0, minimum: -50 }),
    inflation_rate: growthRate("Annual inflation rate, for amounts in today's money", {
      default: 0,
      minimum: -50,
    }),
    years: wholeYears('Years of withdrawals', { default: 30 }),
    currency: currency(),
  },
  output: {
    first_year_withdrawal: money('Withdrawal of the first year'),
    final_year_withdrawal: omittable(
      money('Withdrawal of the last year; absent if the savings run out before its end'),
    ),
    monthly_withdrawal: money('One-twelfth of the withdrawal of the first year'),
    real_final_year_withdrawal: omittable(
      money("Withdrawal of the last year, in today's money; absent if the savings run out before its end"),
    ),
    years_lasting: omittable(
      duration('Years that the savings last, including a fraction of the last one; absent if they never run out'),
    ),
  },
  conventions: {
    forecast: constantRates,
    timing: 'withdrawals at the beginning of each year',
    compounding: 'annual',
  },
  equations: `
    first_year_withdrawal = current_savings·withdrawal_rate/100
    monthly_withdrawal    = first_year_withdrawal/12
    annual_expenses       = first_year_withdrawal         // Withdrawal of a year, in money of the first one
    g                     = withdrawal_growth_rate/100    // Annual growth of the withdrawals, as a fraction
    j                     = (expected_return − withdrawal_growth_rate)/(100 + withdrawal_growth_rate)    // Annual return beyond the growth of the withdrawals, as a fraction
    d                     = 1 + j                         // Growth of a withdrawal within its year
    ${yearsLasting}

    final_year_withdrawal      = first_year_withdrawal·(1 + g)^(years − 1)    if n is absent or n ≥ years
                               = absent: The savings run out before the end of the last year.
    real_final_year_withdrawal = final_year_withdrawal/(1 + inflation_rate/100)^(years − 1)

    m    = ceil(years_lasting)                            if n < years and years_lasting is given    // Years with a withdrawal
         = years                                          otherwise
    W(k) = first_year_withdrawal·s(n, g) + B·(1 + g)^n    if k > n and n is given and B is given     // All withdrawals of k years
         = first_year_withdrawal·s(k, g)                  otherwise
    S(k) = 0                                              if k > n                                   // Savings after k years
         = (current_savings − x·s(k, j))·(1 + g)^k        otherwise
  `,
  references: [
    theoryOfInterest('§3.6 (unknown time) and §4.6 (annuities that grow)'),
    'W. P. Bengen, Determining Withdrawal Rates Using Historical Data, Journal of Financial Planning 7 (1994): with historical returns, which varied, 4 percent of the savings lasted 30 years',
  ],
  schedule: {
    kind: 'withdrawal',
    periodsPerYear: 1,
    mark: 'years_lasting',
    periods: 'm',
    balance: 'S(k)',
    flow: 'W(k)',
  },
  laws: {
    rises: {
      first_year_withdrawal: ['current_savings', 'withdrawal_rate'],
      final_year_withdrawal: ['withdrawal_growth_rate'],
      years_lasting: ['expected_return'],
    },
    falls: {
      years_lasting: ['withdrawal_rate', 'withdrawal_growth_rate'],
      real_final_year_withdrawal: ['inflation_rate'],
    },
    identities: ['first_year_withdrawal = 12·monthly_withdrawal'],
  },
});
