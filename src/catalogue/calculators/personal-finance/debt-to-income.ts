import { defineCalculator } from '#catalogue/define.ts';
import { amount, currency, money, percent, percentage, positiveAmount } from '#catalogue/fields.ts';
import { notBelow } from '#catalogue/rules.ts';

export const debtToIncome = defineCalculator({
  id: 'debt-to-income',
  name: 'Debt-to-Income Calculator',
  synonyms: ['dti', 'debt ratio'],
  category: 'personal-finance',
  summary: "Debt payments as a share of income, with and without housing, and the room left under lenders' limits.",
  input: {
    monthly_income: positiveAmount('Monthly income before tax'),
    housing_payment: amount('Monthly rent, or mortgage payment including taxes, insurance and fees'),
    car_loans: amount('Monthly car loan payments', { default: 0 }),
    student_loans: amount('Monthly student loan payments', { default: 0 }),
    credit_cards: amount('Monthly minimum payments on credit cards', { default: 0 }),
    other_debts: amount('Other monthly debt payments, including alimony and child support', { default: 0 }),
    front_end_limit: percent('Front-end limit: maximum share of income for housing', { minimum: 1, default: 28 }),
    back_end_limit: percent('Back-end limit: maximum share of income for housing and all debts', {
      minimum: 1,
      default: 36,
    }),
    currency: currency(),
  },
  output: {
    debt_to_income: percentage('Back-end ratio: share of income for housing and all debts', 'percent'),
    housing_ratio: percentage('Front-end ratio: share of income for housing', 'percent'),
    total_debt_payments: money('Monthly payments for housing and all debts'),
    remaining_income: money('Monthly income left after housing and all debts; negative if they exceed it'),
    max_housing_payment: money('Maximum housing payment within both limits; 0 if the debts leave no room'),
    room_for_debt: money('Additional monthly payments possible within back_end_limit; negative if it is exceeded'),
    income_needed: money('Monthly income at which these payments meet both limits'),
  },
  rules: [notBelow('back_end_limit', 'front_end_limit')],
  conventions: { timing: 'monthly payments and income', compounding: 'no interest' },
  equations: `
    d                   = car_loans + student_loans + credit_cards + other_debts    // Debt payments, excluding housing
    total_debt_payments = housing_payment + d
    debt_to_income      = 100·total_debt_payments/monthly_income
    housing_ratio       = 100·housing_payment/monthly_income
    remaining_income    = monthly_income − total_debt_payments
    h                   = monthly_income·front_end_limit/100                        // Limit for housing
    t                   = monthly_income·back_end_limit/100                         // Limit for all debts
    max_housing_payment = max(0, min(h, t − d))
    room_for_debt       = t − total_debt_payments
    income_needed       = max(100·housing_payment/front_end_limit, 100·total_debt_payments/back_end_limit)
  `,
  references: [
    'Consumer Financial Protection Bureau, What is a debt-to-income ratio?',
    'Fannie Mae, Selling Guide B3-6-02 (debt-to-income ratios), 36 %; industry usage for 28 %',
  ],
  laws: {
    rises: {
      debt_to_income: ['housing_payment', 'car_loans', 'student_loans', 'credit_cards', 'other_debts'],
      max_housing_payment: ['monthly_income', 'front_end_limit', 'back_end_limit'],
      income_needed: ['housing_payment', 'other_debts'],
    },
    falls: {
      debt_to_income: ['monthly_income'],
      max_housing_payment: ['car_loans'],
      room_for_debt: ['housing_payment'],
      income_needed: ['back_end_limit'],
    },
    identities: [
      'remaining_income + total_debt_payments = monthly_income',
      'debt_to_income·monthly_income = 100·total_debt_payments',
      'room_for_debt + total_debt_payments = monthly_income·back_end_limit/100',
    ],
  },
});
