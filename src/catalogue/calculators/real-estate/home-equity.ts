import { defineCalculator } from '#catalogue/declare/define.ts';
import { amount, currency, money, percent, percentage, positiveAmount } from '#catalogue/declare/fields.ts';

export const homeEquity = defineCalculator({
  id: 'home-equity',
  name: 'Home Equity Calculator',
  synonyms: [
    'heloc',
    'ltv',
    'second mortgage',
    'sell home',
    'borrow against a house',
    'cash-out',
    'loan to value',
    'house worth',
  ],
  category: 'real-estate',
  summary:
    'Equity in a home, its loan-to-value ratios, the amount that can still be borrowed, and the proceeds of a sale.',
  headline: [
    { when: 'equity < 0', say: 'You owe {|equity|} more than your home is worth' },
    {
      when: 'max_loan_amount > 0',
      say: 'You have {equity} of equity in your home, and could borrow {max_loan_amount} against it',
    },
    { say: 'You have {equity} of equity in your home' },
  ],
  about:
    'Use it before you ask for a second loan or put your home on the market. It shows what part of the home is ' +
    'yours, how a lender sees the risk, and what would be left of a sale after loans and costs. The value you enter ' +
    'decides everything: an appraisal may differ from an online estimate.',
  input: {
    home_value: positiveAmount('Market value of the home'),
    mortgage_balance: amount('Balance of the first mortgage'),
    other_lien_balance: amount('Balance of all other loans secured by the home', { default: 0 }),
    max_combined_ltv: percent('Maximum combined loan-to-value ratio', { maximum: 125, default: 80 }),
    selling_cost_pct: percent('Selling costs as a percentage of the value', { default: 6 }),
    currency: currency(),
  },
  output: {
    equity: money('Home equity: the value less all debt; negative if the debt exceeds the value'),
    equity_pct: percentage('Home equity as a percentage of the value', 'percent'),
    ltv: percentage('Loan-to-value ratio: the first mortgage as a percentage of the value', 'percent'),
    combined_ltv: percentage('Combined loan-to-value ratio: all debt as a percentage of the value', 'percent'),
    max_loan_amount: money('Amount that can still be borrowed within max_combined_ltv; 0 if none can'),
    sale_proceeds: money(
      'Proceeds of a sale after selling costs and all debt; negative if the price does not cover them',
    ),
  },
  conventions: { timing: 'as of today', compounding: 'no interest' },
  equations: `
    debt            = mortgage_balance + other_lien_balance    // Total debt secured by the home
    equity          = home_value − debt
    equity_pct      = 100·equity/home_value
    ltv             = 100·mortgage_balance/home_value
    combined_ltv    = 100·debt/home_value
    max_loan_amount = max(0, home_value·max_combined_ltv/100 − debt)
    sale_proceeds   = home_value·(1 − selling_cost_pct/100) − debt
  `,
  references: ['Fannie Mae, Selling Guide B2-1.2-01 and B2-1.2-02 (loan-to-value and combined loan-to-value ratios)'],
  pictures: [{ kind: 'steps', of: ['=home_value', '−mortgage_balance', '−other_lien_balance', '=equity'] }],
  laws: {
    rises: {
      equity: ['home_value'],
      max_loan_amount: ['home_value', 'max_combined_ltv'],
      combined_ltv: ['mortgage_balance', 'other_lien_balance'],
    },
    falls: {
      equity: ['mortgage_balance', 'other_lien_balance'],
      ltv: ['home_value'],
      max_loan_amount: ['mortgage_balance'],
      sale_proceeds: ['selling_cost_pct'],
    },
    identities: [
      'equity_pct + combined_ltv = 100',
      'equity − sale_proceeds = home_value·selling_cost_pct/100',
      '(combined_ltv − ltv)·home_value = 100·other_lien_balance',
    ],
  },
});
