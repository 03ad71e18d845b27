import { defineCalculator } from '#catalogue/declare/define.ts';
import { amount, currency, money, percent, percentage, positiveAmount } from '#catalogue/declare/fields.ts';

export const debtToIncome = defineCalculator({
  id: 'debt-to-income',
  name: 'Debt-to-Income Ratio (DTI) Calculator',
  synonyms: ['dti', 'debt ratio'],
  category: 'personal-finance',
  summary: 'Debt payments as a share of income, with and without housing, and the room left under the usual limits.',
  headline: [
    {
      when: 'back_end_dti > max_back_end_dti',
      say: 'Housing and debts take {back_end_dti} of your income, more than the guideline of {max_back_end_dti}',
    },
    {
      when: 'front_end_dti > max_front_end_dti',
      say: 'Housing and debts take {back_end_dti} of your income, within the guideline of {max_back_end_dti}, but housing alone takes {front_end_dti}, more than {max_front_end_dti}',
    },
    {
      say: 'Housing and debts take {back_end_dti} of your income, within the guideline of {max_back_end_dti}',
    },
  ],
  about:
    'Lenders look at this ratio before they approve a mortgage or a loan. Enter payments, not balances, and income ' +
    'before tax. The limits of 28 and 36 percent are the traditional rule; many lenders approve more. If you are ' +
    'above the limits, paying off a small debt with a large payment often helps the most. Groceries, utilities and ' +
    'income taxes do not count.',
  input: {
    monthly_income: positiveAmount('Monthly income before tax'),
    monthly_housing_payment: amount('Monthly rent, or mortgage payment including taxes, insurance and fees'),
    monthly_car_payments: amount('Monthly car loan payments', { default: 0 }),
    monthly_student_loan_payments: amount('Monthly student loan payments', { default: 0 }),
    monthly_credit_card_payments: amount('Monthly minimum payments on credit cards', { default: 0 }),
    other_monthly_debt_payments: amount('Other monthly debt payments, including alimony and child support', {
      default: 0,
    }),
    max_front_end_dti: percent('Front-end limit: maximum share of income for housing', { minimum: 1, default: 28 }),
    max_back_end_dti: percent('Back-end limit: maximum share of income for housing and all debts', {
      minimum: 1,
      default: 36,
    }),
    currency: currency(),
  },
  output: {
    back_end_dti: percentage('Back-end ratio: share of income for housing and all debts', 'percent'),
    front_end_dti: percentage('Front-end ratio: share of income for housing', 'percent'),
    total_monthly_obligations: money('Monthly payments for housing and all debts'),
    remaining_monthly_income: money('Monthly income left after housing and all debts; negative if they exceed it'),
    max_monthly_housing_payment: money('Maximum housing payment within both limits; 0 if the debts leave no room'),
    monthly_debt_headroom: money(
      'Additional monthly payments possible within max_back_end_dti; negative if it is exceeded',
    ),
    required_monthly_income: money('Monthly income at which these payments meet both limits'),
  },
  rules: `
    require max_back_end_dti ≥ max_front_end_dti
  `,
  conventions: { timing: 'monthly payments and income', compounding: 'no interest' },
  equations: `
    d                           = monthly_car_payments + monthly_student_loan_payments + monthly_credit_card_payments + other_monthly_debt_payments    // Debt payments, excluding housing
    total_monthly_obligations   = monthly_housing_payment + d
    back_end_dti                = 100·total_monthly_obligations/monthly_income
    front_end_dti               = 100·monthly_housing_payment/monthly_income
    remaining_monthly_income    = monthly_income − total_monthly_obligations
    h                           = monthly_income·max_front_end_dti/100    // Limit for housing
    t                           = monthly_income·max_back_end_dti/100     // Limit for all debts
    max_monthly_housing_payment = max(0, min(h, t − d))
    monthly_debt_headroom       = t − total_monthly_obligations
    required_monthly_income     = max(100·monthly_housing_payment/max_front_end_dti, 100·total_monthly_obligations/max_back_end_dti)
  `,
  references: [
    'Consumer Financial Protection Bureau, What is a debt-to-income ratio?',
    'Fannie Mae, Selling Guide B3-6-02 (debt-to-income ratios): 36%, and up to 50% by automated underwriting; industry usage for 28%',
  ],
  pictures: [{ kind: 'bars', of: ['front_end_dti', 'max_front_end_dti', 'back_end_dti', 'max_back_end_dti'] }],
  laws: {
    rises: {
      back_end_dti: [
        'monthly_housing_payment',
        'monthly_car_payments',
        'monthly_student_loan_payments',
        'monthly_credit_card_payments',
        'other_monthly_debt_payments',
      ],
      max_monthly_housing_payment: ['monthly_income', 'max_front_end_dti', 'max_back_end_dti'],
      required_monthly_income: ['monthly_housing_payment', 'other_monthly_debt_payments'],
    },
    falls: {
      back_end_dti: ['monthly_income'],
      max_monthly_housing_payment: ['monthly_car_payments'],
      monthly_debt_headroom: ['monthly_housing_payment'],
      required_monthly_income: ['max_back_end_dti'],
    },
    identities: [
      'remaining_monthly_income + total_monthly_obligations = monthly_income',
      'back_end_dti·monthly_income = 100·total_monthly_obligations',
      'monthly_debt_headroom + total_monthly_obligations = monthly_income·max_back_end_dti/100',
    ],
  },
});
