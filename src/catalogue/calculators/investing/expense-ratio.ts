import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  annualPercent,
  currency,
  feePercent,
  growthRate,
  money,
  oftenSmall,
  percentage,
  years,
} from '#catalogue/declare/fields.ts';
import { contributionTiming, rateConvention } from '#catalogue/declare/conventions.ts';
import { fundConventions } from '#catalogue/parts/fund-presets.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';
import { during } from '#catalogue/declare/schedule.ts';

export const expenseRatio = defineCalculator({
  id: 'expense-ratio',
  aliases: ['expense-ratio-impact'],
  name: 'Expense Ratio Calculator',
  synonyms: ['fund fees', 'management fee', 'mutual fund', 'etf'],
  category: 'investing',
  summary: "Cost of a fund's annual fees over time, and a comparison with a fund that charges other fees.",
  headline: [
    { when: 'cost_of_fees < 0', say: 'The fund would gain you {|cost_of_fees|} over {years}, after fees' },
    { say: 'Fees would cost you {cost_of_fees} over {years}' },
  ],
  about:
    'A fee of one percent sounds harmless, but it is taken every year from the whole amount and costs the growth on ' +
    'it as well. Compare your fund with a cheaper one over the time you intend to hold it. Both are assumed to earn ' +
    'the same before fees, which for funds on the same index is about right.',
  input: {
    initial_investment: amount('Initial investment'),
    annual_return: growthRate('Annual return before fees'),
    expense_ratio: annualPercent('Annual fees as a percentage of the value, charged evenly over the year', {
      maximum: 99,
    }),
    years: years('Investment period'),
    monthly_contribution: amount('Monthly contribution', { default: 0 }),
    contribution_timing: contributionTiming('end'),
    rate_convention: rateConvention('effective'),
    comparison_expense_ratio: annualPercent('Annual fees of the comparison fund, as a percentage of the value', {
      default: 0,
      maximum: 99,
    }),
    tracking_difference_rate: annualPercent(
      'Annual loss against the index beyond the fees, as a percentage of the value; negative if the fund gains on it',
      { default: 0, minimum: -10, maximum: 99 },
    ),
    entry_load_pct: feePercent('Entry load: part of each payment that the seller keeps', {
      default: 0,
      maximum: 99,
    }),
    exit_load_pct: feePercent('Exit load: part of the final value that is kept when it is paid out', {
      default: 0,
      maximum: 99,
    }),
    currency: currency(),
  },
  output: {
    future_value: money('Final value after fees'),
    future_value_without_fees: money('Final value without fees'),
    cost_of_fees: money('Cost of the fees: all fees, loads and tracking losses, and the growth they would have earned'),
    cost_of_fees_pct: oftenSmall(
      percentage('Cost of the fees as a percentage of the final value without fees', 'percent'),
    ),
    comparison_future_value: money('Final value with the fees of the comparison fund'),
    comparison_advantage: money('Final value with the comparison fund less the final value with this fund'),
    total_invested: money('Initial investment and all contributions'),
    wealth_gained: money('Final value after fees minus the initial investment and all contributions'),
    total_loads: money('Total of the entry and exit loads'),
    annual_return_after_fees: percentage('Effective annual return after fees, without the loads'),
  },
  rules: `
    require max(initial_investment, monthly_contribution) ≥ 0.01 else initial_investment: must be at least 0.01 when there is no monthly_contribution of 0.01 or more
  `,
  conventions: fundConventions,
  equations: `
    g       = 1 + annual_return/100                                         if rate_convention = effective    // Growth factor per year, before fees
            = (1 + annual_return/1200)^12                                   otherwise
    e       = (1 − expense_ratio/100)·(1 − tracking_difference_rate/100)    // Part of the value that a year of fees and tracking leaves
    i       = (g·e)^(1/12) − 1                                              // Monthly return after fees, as a fraction
    j       = g^(1/12) − 1                                                  // Monthly return without fees
    h       = (g·(1 − comparison_expense_ratio/100))^(1/12) − 1             // Monthly return with the fees of the comparison fund
    c(t)    = ceil(12·t)                                                    if contribution_timing = begin    // Number of contributions in t years
            = floor(12·t)                                                   otherwise
    V(t, r) = initial_investment·(1 + r)^(12·t) + monthly_contribution·(1 + r)^(12·t − c(t) + 1)·s(c(t), r)    if contribution_timing = begin    // Value after t years at a monthly return r
            = initial_investment·(1 + r)^(12·t) + monthly_contribution·(1 + r)^(12·t − c(t))·s(c(t), r)    otherwise

    entered                   = 1 − entry_load_pct/100    // Part of each payment that is invested
    value_before_exit         = V(years, i)·entered       // Final value before the exit load
    future_value              = value_before_exit·(1 − exit_load_pct/100)
    future_value_without_fees = V(years, j)
    cost_of_fees              = future_value_without_fees − future_value
    cost_of_fees_pct          = 100·cost_of_fees/future_value_without_fees
    comparison_future_value   = V(years, h)
    comparison_advantage      = comparison_future_value − future_value
    total_invested            = initial_investment + monthly_contribution·c(years)
    wealth_gained             = future_value − total_invested
    total_loads               = total_invested·entry_load_pct/100 + value_before_exit·exit_load_pct/100
    annual_return_after_fees  = 100·(g·e − 1)

    m           = ceil(12·years)                                        // Number of months, including a partial last one
    t(k)        = years                                                 if k = m    // Years after k months
                = k/12                                                  otherwise
    owned(k)    = initial_investment                                    if k = 0    // Value after k months, before the load of the initial investment
                = future_value                                          if k = m
                = V(t(k), i)·entered                                    otherwise
    invested(k) = initial_investment + monthly_contribution·c(t(k))     if k > 0    // Paid in k months
                = 0                                                     otherwise
    load(k)     = (invested(k) − invested(k − 1))·entry_load_pct/100 + value_before_exit·exit_load_pct/100    if k = m    // Loads of month k
                = (invested(k) − invested(k − 1))·entry_load_pct/100    otherwise
  `,
  references: [
    'U.S. Securities and Exchange Commission, Investor Bulletin: How Fees and Expenses Affect Your Investment Portfolio',
    theoryOfInterest('§3.2 (accumulated value of an annuity-immediate)'),
  ],
  schedule: {
    kind: 'growth',
    periodsPerYear: 12,
    totals: { growth: 'wealth_gained', load: 'total_loads' },
    periods: 'm',
    balance: 'owned(k)',
    flow: 'monthly_contribution·c(t(k))',
    columns: { load: during(money('Entry and exit loads, which are taken off the growth'), 'load(k)') },
  },
  pictures: [
    { kind: 'curve', over: 'years = 1…years', of: ['future_value_without_fees', 'future_value'] },
    { kind: 'schedule' },
  ],
  laws: {
    rises: {
      future_value: ['initial_investment', 'annual_return', 'monthly_contribution'],
      cost_of_fees: ['expense_ratio'],
      cost_of_fees_pct: ['expense_ratio'],
    },
    falls: {
      future_value: ['expense_ratio', 'tracking_difference_rate', 'entry_load_pct', 'exit_load_pct'],
      annual_return_after_fees: ['expense_ratio'],
      comparison_future_value: ['comparison_expense_ratio'],
    },
    identities: [
      'future_value_without_fees·(100 − cost_of_fees_pct) = 100·future_value',
      'future_value + comparison_advantage = comparison_future_value',
      'wealth_gained + total_invested + cost_of_fees = future_value_without_fees',
    ],
  },
});
