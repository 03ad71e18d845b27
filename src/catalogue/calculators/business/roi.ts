import { defineCalculator } from '#catalogue/define.ts';
import {
  amount,
  currency,
  growthRate,
  money,
  omittable,
  percentage,
  positiveAmount,
  years,
} from '#catalogue/fields.ts';

export const roi = defineCalculator({
  id: 'roi',
  name: 'Return on Investment (ROI) Calculator',
  synonyms: ['return on investment', 'profit', 'gain'],
  category: 'business',
  summary: 'The total and the annualized return on an investment, including income and costs.',
  input: {
    initial_investment: positiveAmount('Amount invested'),
    final_value: amount('Current value or sale price of the investment'),
    years: years('Holding period', { default: 1 }),
    total_income: amount('Dividends, rents and other income received while holding the investment', { default: 0 }),
    costs: amount('Fees, taxes and other costs, excluding the amount invested', { default: 0 }),
    inflation_rate: growthRate('Annual inflation rate', { default: 0, minimum: -50 }),
    currency: currency(),
  },
  output: {
    roi: percentage('Net profit as a percentage of the total cost', 'percent'),
    net_profit: money('Total returned less the total cost'),
    annualized_return: omittable(percentage('Constant annual growth that gives the same return')),
    real_annualized_return: omittable(percentage('Constant annual growth that gives the same return, after inflation')),
    total_cost: money('Amount invested plus the costs'),
    total_returned: money('Final value plus the income'),
  },
  conventions: {
    timing: 'all costs at the beginning, all returns at the end',
    compounding: 'annual, including parts of a year, for the annualized return',
  },
  equations: `
    total_cost             = initial_investment + costs
    total_returned         = final_value + total_income
    net_profit             = total_returned − total_cost
    roi                    = 100·net_profit/total_cost
    annualized_return      = 100·((total_returned/total_cost)^(1/years) − 1)    if total_returned > 0
                           = −100                                               otherwise
    real_annualized_return = 100·((1 + annualized_return/100)/(1 + inflation_rate/100) − 1)
  `,
  references: [
    'R. A. Brealey, S. C. Myers, F. Allen, Principles of Corporate Finance, chapter on rates of return',
    'CFA Institute, CFA Program Curriculum, Quantitative Methods: holding period return and annualized return',
  ],
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
