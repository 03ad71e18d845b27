import { defineCalculator } from '#catalogue/declare/define.ts';
import { amount, currency, loanRate, percent, percentage, positiveAmount } from '#catalogue/declare/fields.ts';

export const wacc = defineCalculator({
  id: 'wacc',
  name: 'Weighted Average Cost of Capital (WACC) Calculator',
  synonyms: ['cost of capital', 'discount rate', 'hurdle rate', 'capital structure'],
  category: 'business',
  summary: 'Average cost of the equity, debt and preferred stock of a company, weighted by their market values.',
  headline: 'Capital costs the company {wacc} a year',
  about:
    'It is the return a company has to earn to satisfy both its lenders and its owners, and so the usual discount ' +
    'rate for its projects. Use market values rather than book values for the weights. Projects that are riskier ' +
    'than the company need a higher rate.',
  input: {
    equity_value: positiveAmount('Market value of the common equity'),
    debt_value: amount('Market value of the debt'),
    preferred_value: amount('Market value of the preferred stock', { default: 0 }),
    cost_of_equity_rate: loanRate('Cost of equity: return that shareholders require', { label: 'Cost of equity' }),
    cost_of_debt_rate: loanRate('Cost of debt: interest rate before tax', { label: 'Cost of debt' }),
    cost_of_preferred_rate: loanRate('Cost of preferred stock: its dividend yield; required with preferred_value', {
      optional: true,
      label: 'Cost of preferred stock',
    }),
    tax_rate: percent('Tax rate of the company, by which interest is deducted', { default: 0 }),
    currency: currency(),
  },
  output: {
    wacc: percentage('Weighted average cost of capital'),
    equity_weight_pct: percentage('Share of the equity in the capital', 'percent'),
    debt_weight_pct: percentage('Share of the debt in the capital', 'percent'),
    preferred_weight_pct: percentage('Share of the preferred stock in the capital', 'percent'),
    cost_of_debt_rate_after_tax: {
      ...percentage('Cost of debt after the tax that interest saves'),
      label: 'Cost of debt after tax',
      wanted: 'less',
    },
  },
  rules: `
    require cost_of_preferred_rate is given if preferred_value > 0 else cost_of_preferred_rate: must be given if preferred_value is above 0
  `,
  conventions: { timing: 'market values of one day, costs of one year', compounding: 'none' },
  equations: `
    V                           = equity_value + debt_value + preferred_value    // Value of all capital
    equity_weight_pct           = 100·equity_value/V
    debt_weight_pct             = 100·debt_value/V
    preferred_weight_pct        = 100·preferred_value/V
    cost_of_debt_rate_after_tax = cost_of_debt_rate·(1 − tax_rate/100)
    wacc                        = (equity_value·cost_of_equity_rate + debt_value·cost_of_debt_rate_after_tax + preferred_value·cost_of_preferred_rate)/V    if cost_of_preferred_rate is given
                                = (equity_value·cost_of_equity_rate + debt_value·cost_of_debt_rate_after_tax)/V    otherwise
  `,
  references: [
    'R. A. Brealey, S. C. Myers, F. Allen, Principles of Corporate Finance, chapter on the weighted-average cost of capital',
  ],
  pictures: [{ kind: 'curve', over: 'debt_value = 0…equity_value', of: ['wacc'] }],
  laws: {
    rises: {
      wacc: ['cost_of_equity_rate', 'cost_of_debt_rate', 'cost_of_preferred_rate'],
      debt_weight_pct: ['debt_value'],
    },
    falls: { wacc: ['tax_rate'], equity_weight_pct: ['debt_value', 'preferred_value'] },
    identities: [
      'wacc = equity_weight_pct·cost_of_equity_rate/100 + debt_weight_pct·cost_of_debt_rate_after_tax/100 + preferred_weight_pct·cost_of_preferred_rate/100',
      'equity_weight_pct + debt_weight_pct + preferred_weight_pct = 100',
      'equity_weight_pct·debt_value = debt_weight_pct·equity_value',
    ],
  },
});
