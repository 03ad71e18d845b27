import { monthlyRate } from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { createPrepayment, type Prepayment } from '#core/prepayment.ts';
import { defineCalculator, step, stepByCase } from '../define.ts';
import { amount, currency, money, months, positiveAmount, whole } from '../fields.ts';
import { nominalLoanRate } from '../shared-fields.ts';
import { below } from '../rules.ts';

export const mortgagePayoff = defineCalculator({
  id: 'mortgage-payoff',
  name: 'Mortgage Payoff Calculator',
  synonyms: ['extra payment', 'early repayment', 'overpayment', 'pay off house'],
  category: 'real-estate',
  summary:
    'How much sooner a mortgage is repaid, and how much interest is saved, with an extra payment each month, one lump sum, or both.',
  input: {
    balance: positiveAmount('What is still owed'),
    interest_rate: nominalLoanRate(),
    remaining_months: months('Months in which the level payment would repay it'),
    extra_monthly: amount('What is paid each month besides', { default: 0 }),
    lump_sum: amount('What is paid once besides', { default: 0 }),
    lump_sum_month: months('After which monthly payment the lump sum is paid; 0 at once', {
      minimum: 0,
      default: 0,
    }),
    currency: currency(),
  },
  output: {
    interest_saved: money('Interest that is not paid'),
    months_saved: whole('How much sooner it is repaid', 'months'),
    months_to_payoff: whole('Months until it is repaid', 'months'),
    monthly_payment: money('Level payment each month, without what is paid besides'),
    total_interest: money('All interest, with what is paid besides'),
    total_interest_before: money('All interest without it'),
    total_paid: money('All payments, with what is paid besides'),
  },
  rules: [below('lump_sum_month', 'remaining_months')],
  conventions: {
    timing:
      'payments at the end of each month, the lump sum right after one of them or at once; no more than is owed is paid',
    compounding: 'interest monthly, at a twelfth of the nominal rate',
  },
  note: {
    steps: [
      step('i', 'interest_rate/1200', 'Interest per month, as a fraction'),
      stepByCase('monthly_payment', [
        { when: 'i = 0', equation: 'balance/remaining_months' },
        { equation: 'balance·i/(1 − (1 + i)^−remaining_months)' },
      ]),
      step('total_interest_before', 'remaining_months·monthly_payment − balance'),
      step('q', 'monthly_payment + extra_monthly', 'What is paid each month'),
      stepByCase(
        'u',
        [{ when: 'i = 0', equation: 'lump_sum_month' }, { equation: '((1 + i)^lump_sum_month − 1)/i' }],
        'Sum of 1 a month until the lump sum',
      ),
      step('b', 'max(0, balance − (q − balance·i)·u)', 'Owed before the lump sum'),
      step('c', 'max(0, b − lump_sum)', 'Owed after it'),
      stepByCase(
        'z',
        [{ when: 'b = 0', equation: '0' }, { equation: 'lump_sum_month' }],
        'Month from which the last payments count',
      ),
      stepByCase('o', [{ when: 'b = 0', equation: 'balance' }, { equation: 'c' }], 'Owed then'),
      stepByCase('months_to_payoff', [
        { when: 'o = 0', equation: 'z' },
        { when: 'extra_monthly + lump_sum = 0', equation: 'remaining_months' },
        { when: 'i = 0', equation: 'z + ceil(o/q)' },
        { equation: 'z + ceil(−ln(1 − o·i/q)/ln(1 + i))' },
      ]),
      step('months_saved', 'remaining_months − months_to_payoff'),
      step('k', 'max(0, months_to_payoff − z − 1)', 'Full payments from then on'),
      stepByCase(
        'w',
        [{ when: 'i = 0', equation: 'k' }, { equation: '((1 + i)^k − 1)/i' }],
        'Sum of 1 a month over these',
      ),
      stepByCase(
        'f',
        [{ when: 'o = 0', equation: '0' }, { equation: '(o − (q − o·i)·w)·(1 + i)' }],
        'The last payment, which settles the rest',
      ),
      stepByCase('total_paid', [
        { when: 'b = 0', equation: 'k·q + f' },
        { when: 'o = 0', equation: 'z·q + b' },
        { equation: '(z + k)·q + lump_sum + f' },
      ]),
      step('total_interest', 'total_paid − balance'),
      step('interest_saved', 'total_interest_before − total_interest'),
    ],
    references: [
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §3.6 (unknown time), §5.2 (retrospective balance)',
    ],
  },
  formula(a, input) {
    const { payment, months: until, totalPaid } = createPrepayment(a, prepaymentOf(a, input));
    const before = a.subtract(a.multiply(payment, input.remaining_months), input.balance);
    const interest = a.subtract(totalPaid, input.balance);
    return {
      interest_saved: a.subtract(before, interest),
      months_saved: a.of(input.remaining_months - until),
      months_to_payoff: a.of(until),
      monthly_payment: payment,
      total_interest: interest,
      total_interest_before: before,
      total_paid: totalPaid,
    };
  },
  schedule: {
    kind: 'loan',
    periodsPerYear: 12,
    totals: { payment: 'total_paid', interest: 'total_interest' },
    course(a, input) {
      const { months: until, at } = createPrepayment(a, prepaymentOf(a, input));
      // A lump sum that settles all at once still has its row.
      return { periods: Math.max(1, until), at };
    },
  },
  laws: {
    rises: {
      interest_saved: ['extra_monthly', 'lump_sum', 'interest_rate'],
      months_saved: ['extra_monthly', 'lump_sum'],
      monthly_payment: ['balance', 'interest_rate'],
    },
    falls: {
      total_interest: ['extra_monthly', 'lump_sum'],
      months_to_payoff: ['extra_monthly', 'lump_sum'],
      monthly_payment: ['remaining_months'],
      interest_saved: ['lump_sum_month'],
    },
    identities: [
      'months_saved + months_to_payoff = remaining_months',
      'interest_saved = remaining_months·monthly_payment − total_paid',
    ],
  },
});

interface PayoffInput<N> {
  readonly balance: N;
  readonly interest_rate: N;
  readonly remaining_months: number;
  readonly extra_monthly: N;
  readonly lump_sum: N;
  readonly lump_sum_month: number;
}

function prepaymentOf<N>(a: Arithmetic<N>, input: PayoffInput<N>): Prepayment<N> {
  return {
    principal: input.balance,
    rate: monthlyRate(a, input.interest_rate),
    months: input.remaining_months,
    extra: input.extra_monthly,
    lumpSum: input.lump_sum,
    lumpSumMonth: input.lump_sum_month,
  };
}
