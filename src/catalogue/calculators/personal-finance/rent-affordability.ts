import { defineCalculator } from '#catalogue/declare/define.ts';
import { amount, currency, money, percent, percentage, positiveAmount } from '#catalogue/declare/fields.ts';

export const rentAffordability = defineCalculator({
  id: 'rent-affordability',
  name: 'Rent Affordability Calculator',
  synonyms: ['how much rent', 'apartment', 'flat', '30 percent rule', 'rent to income'],
  category: 'personal-finance',
  summary: 'Highest rent that an income allows after debt payments.',
  headline: [
    { when: 'max_monthly_rent > 0', say: 'You can afford a rent of up to {max_monthly_rent} a month' },
    { say: 'Your debts leave {max_monthly_rent} a month for rent' },
  ],
  about:
    'Landlords and lenders use such ratios, so it shows what you are likely to be approved for. Income is before ' +
    'tax, and payments on debts reduce the rent that fits. Utilities, deposits and moving costs come on top.',
  input: {
    monthly_income: positiveAmount('Monthly income before tax'),
    monthly_debt_payments: amount('Monthly payments on debts', { default: 0 }),
    max_front_end_dti: percent('Highest share of the income for rent', { default: 30 }),
    max_back_end_dti: percent('Highest share of the income for rent and debts together', { default: 40 }),
    currency: currency(),
  },
  output: {
    max_monthly_rent: money('Highest monthly rent; 0 when debt payments leave nothing for rent'),
    front_end_dti: percentage('Highest rent as a percentage of the income', 'percent'),
    back_end_dti: percentage('Highest rent and debts as a percentage of the income', 'percent'),
    remaining_monthly_income: money('Income left after rent and debts, before tax; negative if there is none'),
  },
  conventions: { timing: 'amounts of one month', compounding: 'none' },
  equations: `
    by_rent                  = monthly_income·max_front_end_dti/100                           // Rent by its share of the income
    by_debts                 = monthly_income·max_back_end_dti/100 − monthly_debt_payments    // Rent by the share of rent and debts
    max_monthly_rent         = max(0, min(by_rent, by_debts))
    front_end_dti            = 100·max_monthly_rent/monthly_income
    back_end_dti             = 100·(max_monthly_rent + monthly_debt_payments)/monthly_income
    remaining_monthly_income = monthly_income − max_monthly_rent − monthly_debt_payments
  `,
  references: [
    'U.S. Department of Housing and Urban Development, Glossary of Terms (affordable housing: at most 30 percent of the income)',
  ],
  pictures: [
    { kind: 'steps', of: ['max_monthly_rent', 'monthly_debt_payments', 'remaining_monthly_income', '=monthly_income'] },
  ],
  laws: {
    rises: { max_monthly_rent: ['monthly_income', 'max_front_end_dti', 'max_back_end_dti'] },
    falls: { max_monthly_rent: ['monthly_debt_payments'] },
    identities: ['(back_end_dti − front_end_dti)·monthly_income = 100·monthly_debt_payments'],
  },
});
