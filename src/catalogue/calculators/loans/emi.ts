import { defineCalculator } from '#catalogue/declare/define.ts';
import { amount, currency, money, months, optionalMoney } from '#catalogue/declare/fields.ts';
import { nominalLoanRate } from '#catalogue/declare/shared-fields.ts';
import { loanConventions, paymentRounding } from '#catalogue/declare/conventions.ts';
import { levelLoan, levelLoanSchedule } from '#catalogue/parts/level-loan.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';

export const emi = defineCalculator({
  id: 'emi',
  name: 'EMI Calculator',
  synonyms: ['loan', 'loan payment', 'payment', 'personal loan', 'installment', 'monthly payment', 'borrow'],
  category: 'loans',
  summary: 'Equated monthly installment (EMI) of a loan, with its total interest and total cost.',
  headline: 'You would pay {emi} a month',
  about:
    'It suits any loan that is repaid in equal monthly installments: a personal, home or car loan, or a purchase in ' +
    'installments. Each installment pays the interest of the month first, and the rest reduces the balance. ' +
    'Processing fees and insurance are not part of it; the annual percentage rate calculator takes them into ' +
    'account.',
  input: {
    principal: amount('Loan amount'),
    annual_rate: nominalLoanRate(),
    tenure_months: months('Loan term'),
    payment_rounding: paymentRounding(),
    currency: currency(),
  },
  output: {
    emi: money('Level installment at the end of each month'),
    total_interest: money('All installments less the loan'),
    total_payment: money('All installments'),
    final_payment: optionalMoney('Last installment, which settles the balance; only with payment_rounding cent'),
  },
  conventions: loanConventions,
  equations: `
    i              = annual_rate/1200    // Interest per month, as a fraction
    n              = tenure_months       // Number of payments
    ${levelLoan}
    emi            = monthly_payment
    total_payment  = total_paid
    total_interest = total_paid − L
  `,
  references: [theoryOfInterest('§3.2 (annuity-immediate) and §5.2 (prospective balance)')],
  schedule: { ...levelLoanSchedule, totals: { payment: 'total_payment', interest: 'total_interest' } },
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
