import { defineCalculator } from '#catalogue/declare/define.ts';
import { amount, currency, money, optionalMoney } from '#catalogue/declare/fields.ts';
import {
  downPayment,
  levelPayment,
  loanInterest,
  loanTerm,
  nominalLoanRate,
} from '#catalogue/declare/shared-fields.ts';
import { loanConventions, paymentRounding } from '#catalogue/declare/conventions.ts';
import { levelLoan, levelLoanSchedule } from '#catalogue/parts/level-loan.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';

export const mortgage = defineCalculator({
  id: 'mortgage',
  name: 'Mortgage Calculator',
  synonyms: [
    'home loan',
    'house loan',
    'house',
    'property',
    'monthly payment',
    'mortgage interest',
    '15-year or 30-year mortgage',
    'down payment',
    'downpayment',
  ],
  category: 'real-estate',
  summary: 'Monthly payment, total interest and total cost of a fixed-rate mortgage repaid in level monthly payments.',
  headline: 'You would pay {monthly_payment} a month',
  about:
    'Use it for a first look at a home: enter the price, what you can put down and the rate that a lender quotes. ' +
    'The schedule shows how slowly the balance falls at first, when most of each payment is interest. It covers ' +
    'principal and interest only; the monthly housing payment adds taxes and insurance, and the mortgage payoff ' +
    'calculator shows what extra payments save.',
  input: {
    home_price: amount('Price of the home'),
    down_payment: downPayment(),
    interest_rate: nominalLoanRate(),
    loan_term: loanTerm(),
    payment_rounding: paymentRounding(),
    currency: currency(),
  },
  output: {
    monthly_payment: levelPayment(),
    total_interest: loanInterest(),
    total_paid: money('All payments, excluding the down payment'),
    final_payment: optionalMoney('Last payment, which settles the balance; only with payment_rounding cent'),
  },
  rules: `
    require down_payment ≤ home_price
  `,
  conventions: loanConventions,
  equations: `
    principal      = home_price − down_payment    // Amount borrowed
    i              = interest_rate/1200           // Interest per month, as a fraction
    n              = 12·loan_term                 // Number of payments
    ${levelLoan}
    total_interest = total_paid − L
  `,
  references: [theoryOfInterest('§3.2 (annuity-immediate) and §5.2 (prospective balance)')],
  schedule: levelLoanSchedule,
  laws: {
    when: 'payment_rounding = exact',
    rises: {
      monthly_payment: ['home_price', 'interest_rate'],
      total_interest: ['home_price', 'interest_rate', 'loan_term'],
    },
    falls: { monthly_payment: ['down_payment', 'loan_term'], total_paid: ['down_payment'] },
    identities: ['total_paid = 12·loan_term·monthly_payment'],
  },
});
