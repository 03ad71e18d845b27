import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  currency,
  growthRate,
  money,
  omittable,
  percentage,
  positiveAmount,
  years,
} from '#catalogue/declare/fields.ts';
import { date } from '#catalogue/declare/structures.ts';

export const roi = defineCalculator({
  id: 'roi',
  name: 'Return on Investment (ROI) Calculator',
  synonyms: ['return on investment', 'profit', 'gain'],
  category: 'business',
  summary: 'The total and the annualized return on an investment, including income and costs.',
  headline: [
    { when: 'net_profit < 0', say: 'The return on investment is {roi}, a loss of {|net_profit|}' },
    { say: 'The return on investment is {roi}, a profit of {net_profit}' },
  ],
  about:
    'It is the quickest way to compare what different investments returned, from a campaign to a building. Always ' +
    'look at the annualized return as well, because the plain figure ignores how long it took. Include every cost, ' +
    'and the income on the way.',
  input: {
    initial_investment: positiveAmount('Amount invested'),
    final_value: amount('Current value or sale price of the investment'),
    years: years('Holding period; 1 year if neither it nor dates are given', { optional: true }),
    start_date: date('Date of the investment, instead of the holding period', { optional: true }),
    end_date: date('Date of the final value, instead of the holding period', { optional: true }),
    total_income: amount('Dividends, rents and other income received while holding the investment', { default: 0 }),
    costs: amount('Fees, taxes and other costs, excluding the amount invested', { default: 0 }),
    inflation_rate: growthRate('Annual inflation rate', { default: 0, minimum: -50 }),
    currency: currency(),
  },
  output: {
    roi: percentage('Net profit as a percentage of the total cost', 'percent'),
    net_profit: money('Total returned less the total cost'),
    annualized_return: omittable(
      percentage('Constant annual growth that gives the same return; absent for less than a year'),
    ),
    real_annualized_return: omittable(
      percentage('Constant annual growth that gives the same return, after inflation; absent for less than a year'),
    ),
    total_cost: money('Amount invested plus the costs'),
    total_returned: money('Final value plus the income'),
  },
  rules: `
    require start_date is absent and end_date is absent if years is given else years: must be left out if start_date or end_date is given
    require end_date is given exactly if start_date is given else end_date: must be given exactly when start_date is
    require end_date > start_date
  `,
  conventions: {
    timing: 'all costs at the beginning, all returns at the end; a year between dates has 365 days, as in XIRR',
    compounding: 'annual, including parts of a year, for the annualized return',
  },
  equations: `
    T                      = years                                          if years is given    // Holding period in years
                           = (end_date − start_date)/365                    if start_date is given and end_date is given
                           = 1                                              otherwise
    total_cost             = initial_investment + costs
    total_returned         = final_value + total_income
    net_profit             = total_returned − total_cost
    roi                    = 100·net_profit/total_cost
    annualized_return      = 100·((total_returned/total_cost)^(1/T) − 1)    if T ≥ 1 and total_returned > 0
                           = −100                                           if T ≥ 1
                           = absent: Returns of less than a year are not annualized.
    real_annualized_return = 100·((1 + annualized_return/100)/(1 + inflation_rate/100) − 1)
  `,
  references: [
    'R. A. Brealey, S. C. Myers, F. Allen, Principles of Corporate Finance, chapter on rates of return',
    'CFA Institute, CFA Program Curriculum, Quantitative Methods: holding period return and annualized return',
  ],
  pictures: [{ kind: 'steps', of: ['total_returned', '−total_cost', '=net_profit'] }],
  laws: {
    rises: {
      roi: ['final_value', 'total_income'],
      annualized_return: ['final_value', 'total_income'],
    },
    falls: {
      roi: ['initial_investment', 'costs'],
      annualized_return: ['costs'],
      real_annualized_return: ['inflation_rate'],
    },
    identities: ['net_profit + total_cost = final_value + total_income', 'roi·total_cost = 100·net_profit'],
  },
});
