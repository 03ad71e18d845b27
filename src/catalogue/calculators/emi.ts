import { levelPayment, monthlyRate } from '#core/annuity.ts';
import { defineCalculator } from '../define.ts';
import { amount, currency, loanRate, money, months } from '../fields.ts';

export const emi = defineCalculator({
  id: 'emi',
  name: 'EMI Calculator',
  category: 'loans',
  summary: 'Equated monthly instalment of a loan, with its total interest and total cost.',
  input: {
    principal: amount({ description: 'Amount of the loan' }),
    annual_rate: loanRate({ description: 'Nominal rate of the loan, charged monthly at a twelfth' }),
    tenure_months: months({ description: 'How long the loan is repaid' }),
    currency: currency(),
  },
  output: {
    emi: money('Level instalment at the end of each month'),
    total_interest: money('All instalments less the loan'),
    total_payment: money('All instalments'),
  },
  note: {
    equation:
      'i = annual_rate/1200; n = tenure_months; emi = principal·i/(1 − (1+i)^−n); ' +
      'total_payment = n·emi; total_interest = total_payment − principal',
    limits: ['at annual_rate 0: emi = principal/n'],
    reference: 'S. G. Kellison, The Theory of Interest, §3.2 (annuity-immediate)',
  },
  formula(a, input) {
    const rate = monthlyRate(a, input.annual_rate);
    const payment = levelPayment(a, input.principal, rate, input.tenure_months);
    const paid = a.multiply(payment, input.tenure_months);
    return { emi: payment, total_interest: a.subtract(paid, input.principal), total_payment: paid };
  },
  examples: [
    {
      input: { principal: 500000, annual_rate: 10.5, tenure_months: 60, currency: 'INR' },
      output: { emi: 10746.95, total_interest: 144817.01, total_payment: 644817.01, currency: 'INR' },
    },
  ],
});
