import { rateConvention, savingsConventions } from '#catalogue/declare/conventions.ts';
import { constantReturn } from '#catalogue/declare/forecasts.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  choice,
  currency,
  growthRate,
  money,
  optional,
  positiveAmount,
  whole,
  wholeYears,
} from '#catalogue/declare/fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';

const timings = {
  begin: 'withdrawals at the beginning of each month, the first one at once',
  end: 'withdrawals at the end of each month',
} as const;

export const swp = defineCalculator({
  id: 'swp',
  name: 'Systematic Withdrawal Plan (SWP) Calculator',
  synonyms: ['systematic withdrawal plan', 'monthly withdrawal', 'drawdown', 'cash runway', 'burn rate'],
  category: 'retirement',
  summary:
    'Balance left by a systematic withdrawal plan, the same amount taken out of an investment every month, or the month in which the investment is used up.',
  headline: [
    { when: 'months_lasting', say: 'Your money would last {months_lasting}' },
    { say: 'You would still have {future_value} after {years} of withdrawals' },
  ],
  about:
    'A systematic withdrawal plan pays you each month while the rest stays invested. See whether the balance grows, ' +
    'holds or runs out, and which withdrawal it could sustain. Exit loads and taxes on redemptions are not included, ' +
    'and the return is the same in every month.',
  input: {
    initial_investment: positiveAmount('Amount invested at the beginning'),
    monthly_withdrawal: positiveAmount('Monthly withdrawal in the first year'),
    annual_return: growthRate(
      'Annual return on the balance; one-twelfth is earned each month unless rate_convention is effective, as in many published calculators',
    ),
    years: wholeYears('Years of withdrawals, unless the balance is used up before'),
    withdrawal_growth_rate: growthRate('Yearly rise of the withdrawals', { minimum: -50, maximum: 100, default: 0 }),
    withdrawal_timing: choice('Withdrawal timing: beginning or end of the month', timings, { default: 'end' }),
    rate_convention: rateConvention(),
    currency: currency(),
  },
  output: {
    future_value: money('Balance at the end of the last month'),
    total_withdrawn: money('All withdrawals'),
    wealth_gained: money('All returns: withdrawals and final balance, less the initial investment'),
    months_lasting: optional(
      whole('Month whose withdrawal uses up the balance; absent when something is left', 'months'),
    ),
    sustainable_monthly_withdrawal: money(
      'Monthly withdrawal in the first year that would use up the balance exactly at the end of the last year',
    ),
  },
  conventions: {
    forecast: constantReturn,
    timing: { by: 'withdrawal_timing', options: timings },
    compounding: savingsConventions.compounding,
  },
  equations: `
    i = (1 + annual_return/100)^(1/12) − 1    if rate_convention = effective    // Return per month, as a fraction
      = annual_return/1200                    otherwise
    g = withdrawal_growth_rate/100            // Rise of the withdrawals per year, as a fraction
    b = 1 + i                                 if withdrawal_timing = begin      // Growth of a withdrawal from its day to the end of its month
      = 1                                     otherwise
    c = 1                                     if withdrawal_timing = begin      // Growth of the balance in a month before the withdrawal
      = 1 + i                                 otherwise
    r = (1 + i)^12/(1 + g) − 1                // Return per year relative to the rise
    n = 12·years                              // Months

    y(k) = floor(k/12)                                                    // Full years in k months
    m(k) = k − 12·y(k)                                                    // Months after the last full year
    v(k) = b·s(12, i)·s(k, r)·(1 + g)^(k − 1)                             // Value after k years of withdrawals of 1 in each month of the first year
    Y(k) = initial_investment·(1 + i)^(12·k) − monthly_withdrawal·v(k)    // Balance after year k; below 0 where it is used up before
    B(k) = Y(y(k))·(1 + i)^m(k) − monthly_withdrawal·(1 + g)^y(k)·b·s(m(k), i)    // Balance after month k
    P(k) = monthly_withdrawal·(12·s(y(k), g) + m(k)·(1 + g)^y(k))         // Withdrawals of k months

    u                              = first(k = 1…years, Y(k) ≤ 0)       if Y(years) ≤ 0               // Year in which the balance is used up
    months_lasting                 = first(k = 12·u − 11…12·u, B(k) ≤ 0)
    months                         = months_lasting                     if months_lasting is given    // Number of withdrawals
                                   = n                                  otherwise
    future_value                   = 0                                  if months_lasting is given
                                   = Y(years)                           otherwise
    total_withdrawn                = P(months − 1) + B(months − 1)·c    if months_lasting is given
                                   = P(n)                               otherwise
    wealth_gained                  = future_value + total_withdrawn − initial_investment
    sustainable_monthly_withdrawal = initial_investment·(1 + i)^n/v(years)

    left(k)      = future_value       if k = months    // Balance after month k, in the schedule
                 = B(k)               otherwise
    withdrawn(k) = total_withdrawn    if k = months    // Withdrawals of k months, in the schedule
                 = P(k)               otherwise
  `,
  references: [
    theoryOfInterest('§3.2, §3.3 and §4.7 (accumulated values of annuities, also in geometric progression)'),
  ],
  schedule: {
    kind: 'withdrawal',
    periodsPerYear: 12,
    totals: { withdrawal: 'total_withdrawn' },
    mark: 'months_lasting',
    periods: 'months',
    balance: 'left(k)',
    flow: 'withdrawn(k)',
  },
  laws: {
    rises: {
      future_value: ['initial_investment', 'annual_return'],
      total_withdrawn: ['initial_investment', 'annual_return', 'years'],
      months_lasting: ['initial_investment', 'annual_return'],
    },
    falls: {
      future_value: ['monthly_withdrawal', 'withdrawal_growth_rate'],
      sustainable_monthly_withdrawal: ['years', 'withdrawal_growth_rate'],
      months_lasting: ['monthly_withdrawal', 'withdrawal_growth_rate'],
    },
  },
});
