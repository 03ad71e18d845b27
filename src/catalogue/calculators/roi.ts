import { defineCalculator } from '../define.ts';
import { amount, currency, money, omittable, percentage, positiveAmount, years } from '../fields.ts';

export const roi = defineCalculator({
  id: 'roi',
  name: 'ROI Calculator',
  synonyms: ['return on investment', 'profit', 'gain'],
  category: 'business',
  summary: 'The return on an investment, in all and as a yearly growth, after income and costs.',
  input: {
    initial_investment: positiveAmount('What was invested'),
    final_value: amount('What it is worth or was sold for'),
    years: years('How long it was held', { default: 1 }),
    income: amount('Dividends, rents and other income received on the way', { default: 0 }),
    costs: amount('Fees, taxes and other costs besides what was invested', { default: 0 }),
    currency: currency(),
  },
  output: {
    roi: percentage('Net profit as a share of all that was spent', 'percent'),
    net_profit: money('Final value and income less all that was spent'),
    annualized_roi: omittable(percentage('Annual growth that would give the same return')),
    total_cost: money('All that was spent: the investment and the costs'),
    total_returned: money('All that came back: the final value and the income'),
  },
  conventions: {
    timing: 'what is spent at the beginning, what comes back at the end',
    compounding: 'yearly, also for parts of a year, for the yearly growth',
  },
  equations: `
    total_cost     = initial_investment + costs
    total_returned = final_value + income
    net_profit     = total_returned − total_cost
    roi            = 100·net_profit/total_cost
    annualized_roi = 100·((total_returned/total_cost)^(1/years) − 1)    if total_returned > 0
                   = −100                                               otherwise
  `,
  references: [
    'R. A. Brealey, S. C. Myers, F. Allen, Principles of Corporate Finance, chapter on rates of return',
    'CFA Institute, CFA Program Curriculum, Quantitative Methods: holding period return and annualized return',
  ],
  laws: {
    rises: {
      roi: ['final_value', 'income'],
      annualized_roi: ['final_value', 'income'],
    },
    falls: { roi: ['initial_investment', 'costs'], annualized_roi: ['costs'] },
    identities: ['net_profit + total_cost = final_value + income', 'roi·total_cost = 100·net_profit'],
  },
});
