import { defineCalculator } from '../define.ts';
import { amount, currency, money, percent, percentage, positiveAmount } from '../fields.ts';
import { notBelow } from '../rules.ts';

export const debtToIncome = defineCalculator({
  id: 'debt-to-income',
  name: 'Debt-to-Income Calculator',
  synonyms: ['dti', 'debt ratio'],
  category: 'personal-finance',
  summary:
    'The share of the income that debts take, with and without housing, and what lenders leave room for.',
  input: {
    monthly_income: positiveAmount('Income a month before tax'),
    housing_payment: amount('Rent, or mortgage with taxes, insurance and fees, a month'),
    car_loans: amount('Payments for cars a month', { default: 0 }),
    student_loans: amount('Payments for student loans a month', { default: 0 }),
    credit_cards: amount('Minimum payments of credit cards a month', { default: 0 }),
    other_debts: amount('Other loans, alimony and child support a month', { default: 0 }),
    front_end_limit: percent('Largest share of the income for housing', { minimum: 1, default: 28 }),
    back_end_limit: percent('Largest share of the income for all debts', { minimum: 1, default: 36 }),
    currency: currency(),
  },
  output: {
    debt_to_income: percentage(
      'Share of the income for housing and all debts: the back-end ratio',
      'percent',
    ),
    housing_ratio: percentage('Share of the income for housing: the front-end ratio', 'percent'),
    total_debt_payments: money('Housing and all debts a month'),
    remaining_income: money('Income that they leave; negative when they are more'),
    max_housing_payment: money('Largest housing payment within both limits; 0 when the debts leave none'),
    room_for_debt: money('What may be added a month up to back_end_limit; negative for what is above it'),
    income_needed: money('Monthly income at which both limits hold with these payments'),
  },
  rules: [notBelow('back_end_limit', 'front_end_limit')],
  conventions: { timing: 'payments and income of a month', compounding: 'no interest' },
  equations: `
    d                   = car_loans + student_loans + credit_cards + other_debts    // Debt payments without housing
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
