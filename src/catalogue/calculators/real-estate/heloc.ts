import { defineCalculator } from '#catalogue/define.ts';
import { currency, money, months, positiveAmount } from '#catalogue/fields.ts';
import { theoryOfInterest } from '#catalogue/references.ts';
import { notAbove } from '#catalogue/rules.ts';
import { loanInterest, nominalLoanRate } from '#catalogue/shared-fields.ts';

export const heloc = defineCalculator({
  id: 'heloc',
  name: 'Home Equity Line of Credit (HELOC) Calculator',
  synonyms: ['home equity loan', 'line of credit', 'draw period', 'interest only', 'second mortgage'],
  category: 'real-estate',
  summary: 'Interest-only payments of a home equity line of credit while it is drawn, and the payments that repay it.',
  input: {
    balance: positiveAmount('Balance: amount drawn, which stays the same during the draw period'),
    credit_limit: positiveAmount('Credit limit, which the balance must not exceed', { optional: true }),
    interest_rate: nominalLoanRate(),
    draw_months: months('Draw period that is left, in which only interest is paid', { minimum: 0, default: 120 }),
    repayment_months: months('Repayment period after the draw period', { default: 240 }),
    currency: currency(),
  },
  output: {
    interest_only_monthly_payment: money('Monthly payment in the draw period: the interest'),
    monthly_payment: money('Level monthly payment in the repayment period'),
    total_interest: loanInterest(),
    total_paid: money('All payments of both periods'),
  },
  prominent: ['draw_months', 'repayment_months'],
  rules: [notAbove('balance', 'credit_limit')],
  conventions: {
    forecast: 'the interest rate, which most lines of credit vary with the prime rate, stays the same',
    timing: 'payments at the end of each month',
    compounding: 'interest monthly, at one-twelfth of the nominal rate',
  },
  equations: `
    i                             = interest_rate/1200                // Interest per month, as a fraction
    n                             = draw_months + repayment_months    // Months until the balance is repaid
    interest_only_monthly_payment = balance·i
    monthly_payment               = balance/a(repayment_months, i)
    total_paid                    = draw_months·interest_only_monthly_payment + repayment_months·monthly_payment
    total_interest                = total_paid − balance

    B(k)    = balance                            if k ≤ draw_months    // Balance after month k
            = monthly_payment·a(n − k, i)        otherwise
    paid(k) = k·interest_only_monthly_payment    if k ≤ draw_months    // All payments until month k
            = draw_months·interest_only_monthly_payment + (k − draw_months)·monthly_payment    otherwise
  `,
  references: [
    'Consumer Financial Protection Bureau, What you should know about home equity lines of credit (draw and repayment period)',
    theoryOfInterest('§3.2 (annuity-immediate) and §5.2 (prospective balance)'),
  ],
  schedule: {
    kind: 'loan',
    periodsPerYear: 12,
    totals: { payment: 'total_paid', interest: 'total_interest' },
    periods: 'n',
    balance: 'B(k)',
    flow: 'paid(k) − (balance − B(k))',
  },
  laws: {
    rises: {
      monthly_payment: ['balance', 'interest_rate'],
      interest_only_monthly_payment: ['balance', 'interest_rate'],
      total_interest: ['balance', 'interest_rate', 'draw_months', 'repayment_months'],
    },
    falls: { monthly_payment: ['repayment_months'] },
    identities: ['1200·interest_only_monthly_payment = balance·interest_rate', 'total_interest + balance = total_paid'],
  },
});
