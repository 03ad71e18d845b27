import { levelPayment, monthlyRate } from '#core/annuity.ts';
import { defineCalculator } from '../define.ts';
import { amount, currency, loanRate, money, wholeYears } from '../fields.ts';

export const mortgage = defineCalculator({
  id: 'mortgage',
  name: 'Mortgage Calculator',
  category: 'real-estate',
  summary:
    'Monthly payment, total interest and total cost of a fixed-rate mortgage repaid in level monthly payments.',
  input: {
    home_price: amount({ description: 'Price of the home' }),
    down_payment: amount({ description: 'Part of the price paid at once, not borrowed' }),
    interest_rate: loanRate({ description: 'Nominal rate of the loan, charged monthly at a twelfth' }),
    loan_term: wholeYears({ description: 'How long the loan is repaid' }),
    currency: currency(),
  },
  output: {
    monthly_payment: money('Level payment at the end of each month'),
    total_interest: money('All payments less the loan'),
    total_paid: money('All payments; the down payment is not in it'),
  },
  rules: [
    {
      field: 'down_payment',
      demand: 'must not be above home_price',
      holds: ({ down_payment, home_price }) => down_payment <= home_price,
    },
  ],
  note: {
    equation:
      'L = home_price − down_payment; i = interest_rate/1200; n = 12·loan_term; ' +
      'monthly_payment = L·i/(1 − (1+i)^−n); total_paid = n·monthly_payment; total_interest = total_paid − L',
    limits: ['at interest_rate 0: monthly_payment = L/n'],
    reference: 'S. G. Kellison, The Theory of Interest, §3.2 (annuity-immediate)',
  },
  formula(a, input) {
    const loan = a.subtract(input.home_price, input.down_payment);
    const rate = monthlyRate(a, input.interest_rate);
    const periods = 12 * input.loan_term;
    const payment = levelPayment(a, loan, rate, periods);
    const paid = a.multiply(payment, periods);
    return { monthly_payment: payment, total_interest: a.subtract(paid, loan), total_paid: paid };
  },
  examples: [
    {
      input: { home_price: 400000, down_payment: 80000, interest_rate: 7, loan_term: 30, currency: 'USD' },
      output: { monthly_payment: 2128.97, total_interest: 446428.47, total_paid: 766428.47, currency: 'USD' },
    },
  ],
});
