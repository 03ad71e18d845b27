import { defineCalculator } from '../define.ts';
import { amount, currency, money, percent, percentage, positiveAmount } from '../fields.ts';

export const homeEquity = defineCalculator({
  id: 'home-equity',
  name: 'Home Equity Calculator',
  synonyms: ['heloc', 'ltv', 'second mortgage', 'sell home'],
  category: 'real-estate',
  summary:
    'The equity in a home, its loan-to-value ratios, what a lender may still lend on it, and what a sale would leave.',
  input: {
    home_value: positiveAmount('What the home is worth'),
    mortgage_balance: amount('What is still owed on the first mortgage'),
    other_liens: amount('What is owed on other loans that the home secures', { default: 0 }),
    max_ltv: percent('Largest share of the value that all loans together may reach', {
      maximum: 125,
      default: 80,
    }),
    selling_cost_rate: percent('Costs of a sale as a share of the value', { default: 6 }),
    currency: currency(),
  },
  output: {
    equity: money('Value less all that is owed; negative when more is owed'),
    equity_share: percentage('The same as a share of the value', 'percent'),
    ltv: percentage('First mortgage as a share of the value', 'percent'),
    combined_ltv: percentage('All that is owed as a share of the value', 'percent'),
    borrowable_amount: money('What may still be borrowed up to max_ltv; 0 when nothing may'),
    sale_proceeds: money(
      'What a sale leaves after its costs and all that is owed; negative when it does not suffice',
    ),
  },
  conventions: { timing: 'as of today', compounding: 'no interest' },
  equations: `
    debt              = mortgage_balance + other_liens    // Total debt secured by the home
    equity            = home_value − debt
    equity_share      = 100·equity/home_value
    ltv               = 100·mortgage_balance/home_value
    combined_ltv      = 100·debt/home_value
    borrowable_amount = max(0, home_value·max_ltv/100 − debt)
    sale_proceeds     = home_value·(1 − selling_cost_rate/100) − debt
  `,
  references: [
    'Fannie Mae, Selling Guide B2-1.2-01 and B2-1.2-02 (loan-to-value and combined loan-to-value ratios)',
  ],
  laws: {
    rises: {
      equity: ['home_value'],
      borrowable_amount: ['home_value', 'max_ltv'],
      combined_ltv: ['mortgage_balance', 'other_liens'],
    },
    falls: {
      equity: ['mortgage_balance', 'other_liens'],
      ltv: ['home_value'],
      borrowable_amount: ['mortgage_balance'],
      sale_proceeds: ['selling_cost_rate'],
    },
    identities: [
      'equity_share + combined_ltv = 100',
      'equity − sale_proceeds = home_value·selling_cost_rate/100',
      '(combined_ltv − ltv)·home_value = 100·other_liens',
    ],
  },
});
