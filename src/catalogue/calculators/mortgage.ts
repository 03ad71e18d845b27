import { followLoan, repay, type MonthlyLoan } from '#core/amortization.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { defineCalculator, step, type InputValues } from '../define.ts';
import { amount, currency, money, optionalMoney } from '../fields.ts';
import { downPayment, levelPayment, loanInterest, loanTerm, nominalLoanRate } from '../shared-fields.ts';
import { loanConventions, loanStep, paymentRounding, paymentSteps } from '../conventions.ts';
import { notAbove } from '../rules.ts';

export const mortgage = defineCalculator({
  id: 'mortgage',
  name: 'Mortgage Calculator',
  synonyms: ['home loan', 'house loan', 'house', 'property', 'monthly payment'],
  category: 'real-estate',
  summary:
    'Monthly payment, total interest and total cost of a fixed-rate mortgage repaid in level monthly payments.',
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
    total_paid: money('All payments; the down payment is not in it'),
    final_payment: optionalMoney('With payment_rounding cent: the last payment, which settles the rest'),
  },
  rules: [notAbove('down_payment', 'home_price')],
  conventions: loanConventions,
  note: {
    steps: [
      loanStep('home_price − down_payment'),
      step('i', 'interest_rate/1200', 'Interest per month, as a fraction'),
      step('n', '12·loan_term', 'Number of payments'),
      ...paymentSteps('monthly_payment', 'total_paid'),
      step('total_interest', 'total_paid − L'),
    ],
    isComplete: true,
    references: [
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §3.2 (annuity-immediate) and §5.2 (prospective balance)',
    ],
  },
  formula(a, input, context) {
    const { payment, totalInterest, totalPaid, finalPayment } = repay(
      a,
      loanOf(a, input, context.values),
      input.payment_rounding,
      context.moneyDecimals,
    );
    return {
      monthly_payment: payment,
      total_interest: totalInterest,
      total_paid: totalPaid,
      final_payment: input.payment_rounding === 'cent' ? finalPayment : undefined,
    };
  },
  schedule: {
    kind: 'loan',
    periodsPerYear: 12,
    totals: { payment: 'total_paid', interest: 'total_interest' },
    course: (a, input, { values, moneyDecimals }) =>
      followLoan(a, loanOf(a, input, values), input.payment_rounding, moneyDecimals),
  },
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

interface MortgageInput<N> {
  readonly home_price: N;
  readonly down_payment: N;
  readonly interest_rate: N;
  readonly loan_term: number;
}

function loanOf<N>(a: Arithmetic<N>, input: MortgageInput<N>, values: InputValues): MonthlyLoan<N> {
  return {
    principal: a.subtract(input.home_price, input.down_payment),
    ratePercent: input.interest_rate,
    ratePercentValue: Number(values['interest_rate']),
    months: 12 * input.loan_term,
  };
}
