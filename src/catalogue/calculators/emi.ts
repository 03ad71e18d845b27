import { followLoan, repay, type MonthlyLoan } from '#core/amortization.ts';
import { defineCalculator, step, type InputValues } from '../define.ts';
import { amount, currency, money, months, optionalMoney } from '../fields.ts';
import { nominalLoanRate } from '../shared-fields.ts';
import { loanConventions, loanStep, paymentRounding, paymentSteps } from '../conventions.ts';

export const emi = defineCalculator({
  id: 'emi',
  name: 'EMI Calculator',
  synonyms: ['loan', 'loan payment', 'personal loan', 'installment', 'monthly payment', 'borrow'],
  category: 'loans',
  summary: 'Equated monthly instalment of a loan, with its total interest and total cost.',
  input: {
    principal: amount('Amount of the loan'),
    annual_rate: nominalLoanRate(),
    tenure_months: months('How long the loan is repaid'),
    payment_rounding: paymentRounding(),
    currency: currency(),
  },
  output: {
    emi: money('Level instalment at the end of each month'),
    total_interest: money('All instalments less the loan'),
    total_payment: money('All instalments'),
    final_payment: optionalMoney('With payment_rounding cent: the last instalment, which settles the rest'),
  },
  conventions: loanConventions,
  note: {
    steps: [
      loanStep('principal'),
      step('i', 'annual_rate/1200', 'Interest per month, as a fraction'),
      step('n', 'tenure_months', 'Number of instalments'),
      ...paymentSteps('emi', 'total_payment'),
      step('total_interest', 'total_payment − L'),
    ],
    isComplete: true,
    references: [
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §3.2 (annuity-immediate) and §5.2 (prospective balance)',
    ],
  },
  formula(a, input, context) {
    const { payment, totalInterest, totalPaid, finalPayment } = repay(
      a,
      loanOf(input, context.values),
      input.payment_rounding,
      context.moneyDecimals,
    );
    return {
      emi: payment,
      total_interest: totalInterest,
      total_payment: totalPaid,
      final_payment: input.payment_rounding === 'cent' ? finalPayment : undefined,
    };
  },
  schedule: {
    kind: 'loan',
    periodsPerYear: 12,
    totals: { payment: 'total_payment', interest: 'total_interest' },
    course: (a, input, { values, moneyDecimals }) =>
      followLoan(a, loanOf(input, values), input.payment_rounding, moneyDecimals),
  },
  laws: {
    when: 'payment_rounding = exact',
    rises: {
      emi: ['principal', 'annual_rate'],
      total_interest: ['principal', 'annual_rate', 'tenure_months'],
    },
    falls: { emi: ['tenure_months'] },
    identities: ['total_payment = tenure_months·emi'],
  },
});

interface EmiInput<N> {
  readonly principal: N;
  readonly annual_rate: N;
  readonly tenure_months: number;
}

function loanOf<N>(input: EmiInput<N>, values: InputValues): MonthlyLoan<N> {
  return {
    principal: input.principal,
    ratePercent: input.annual_rate,
    ratePercentValue: Number(values['annual_rate']),
    months: input.tenure_months,
  };
}
