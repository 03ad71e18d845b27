import { paymentRounding } from '#catalogue/declare/conventions.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import { amount, currency, money, omittable, optionalMoney, percentage } from '#catalogue/declare/fields.ts';
import { aprReference, levelLoanApr } from '#catalogue/parts/level-loan-apr.ts';
import {
  countedConventions,
  countedDays,
  countedDaysRule,
  countedLoanOfL,
  countedLoanSchedule,
  FINAL_PAYMENT,
} from '#catalogue/parts/counted-days.ts';
import { payoffDate } from '#catalogue/parts/payoff-date.ts';
import { loanInBooks } from '#catalogue/parts/level-loan.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';
import {
  downPayment,
  levelPayment,
  loanInterest,
  loanTerm,
  nominalLoanRate,
} from '#catalogue/declare/shared-fields.ts';
import { natives } from './home-loan.native.ts';

export const homeLoan = defineCalculator({
  id: 'home-loan',
  name: 'Home Loan Calculator',
  synonyms: ['housing loan', 'house loan emi', 'processing fee', 'home loan apr', 'home financing', 'loan payment'],
  category: 'loans',
  summary:
    'Monthly payment of a home loan, its interest, and its annual percentage rate (APR) with the fees of the lender.',
  headline: [
    { when: 'fees > 0', say: 'You would pay {monthly_payment} a month, at an APR of {apr}' },
    { say: 'You would pay {monthly_payment} a month' },
  ],
  about:
    'Use it to compare offers of lenders that charge fees on top of the interest: the annual percentage rate shows ' +
    'which is cheaper. The rate that a lender in the United States discloses also includes mortgage insurance, so it ' +
    'is higher where that is due. Taxes and insurance are not part of it. For those, use the monthly housing ' +
    'payment.',
  input: {
    home_price: amount('Price of the home'),
    down_payment: downPayment(),
    interest_rate: nominalLoanRate(),
    loan_term: loanTerm(),
    fees: amount('Fees of the lender, such as processing fees and points, paid at closing', { default: 0 }),
    ...countedDays(),
    payment_rounding: paymentRounding(),
    currency: currency(),
  },
  output: {
    monthly_payment: levelPayment(),
    loan_amount: money('Loan amount: price minus down payment'),
    total_interest: loanInterest(),
    total_paid: money('All payments, excluding the down payment and the fees'),
    apr: omittable(
      percentage(
        'Annual percentage rate: nominal rate that interest and fees together come to; mortgage insurance, which lenders in the United States include, is left out',
      ),
    ),
    final_payment: optionalMoney(FINAL_PAYMENT),
    payoff_date: payoffDate(),
  },
  rules: `
    ${countedDaysRule}
    require down_payment ≤ home_price
  `,
  conventions: countedConventions,
  native: natives,
  equations: `
    principal       = home_price − down_payment    // Amount borrowed
    i               = interest_rate/1200           // Interest per month, as a fraction
    n               = 12·loan_term                 // Number of payments
    ${loanInBooks}
    counted         = count_loan(L, interest_rate, 0, n, start_date, day_count_convention, level_payment_rule, payment_rounding, decimals)    if day_count_convention is given    // Loan by the days of each month
    ${countedLoanOfL}
    loan_amount     = L
    total_interest  = total_paid − L
    amount_financed = L − fees                     // Loan less the fees
    ${levelLoanApr}
  `,
  references: [
    theoryOfInterest('§3.2 (annuity-immediate) and §5.2 (prospective balance)'),
    aprReference,
    '12 CFR 1026.4(b)(5) (mortgage insurance is part of the finance charge)',
  ],
  schedule: countedLoanSchedule,
  laws: {
    when: 'payment_rounding = exact',
    rises: {
      monthly_payment: ['home_price', 'interest_rate'],
      total_interest: ['home_price', 'interest_rate', 'loan_term'],
      apr: ['fees', 'interest_rate'],
    },
    falls: { monthly_payment: ['down_payment', 'loan_term'] },
    identities: ['total_paid = 12·loan_term·monthly_payment', 'loan_amount + total_interest = total_paid'],
  },
});
