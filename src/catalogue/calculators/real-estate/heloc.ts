import { ledgerRounding, paymentRounding } from '#catalogue/declare/conventions.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import { currency, money, months, optionalMoney, positiveAmount } from '#catalogue/declare/fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';
import { loanInterest, nominalLoanRate } from '#catalogue/declare/shared-fields.ts';
import { countedCompounding, countedDays, countedDaysRule, FINAL_PAYMENT } from '#catalogue/parts/counted-days.ts';
import { payoffDate, payoffDateEquations } from '#catalogue/parts/payoff-date.ts';
import { natives } from './heloc.native.ts';

export const heloc = defineCalculator({
  id: 'heloc',
  name: 'Home Equity Line of Credit (HELOC) Calculator',
  synonyms: ['home equity loan', 'line of credit', 'draw period', 'interest only', 'second mortgage'],
  category: 'real-estate',
  summary: 'Interest-only payments of a home equity line of credit while it is drawn, and the payments that repay it.',
  headline: [
    { when: 'draw_months = 0', say: 'You would pay {monthly_payment} a month' },
    {
      say: 'You would pay {interest_only_monthly_payment} a month while you draw, and {*monthly_payment} after that',
    },
  ],
  about:
    'A line of credit lets you borrow against your home when you need the money, and pay only interest at first. The ' +
    'payment then jumps when repayment begins; this shows by how much. It assumes that the rate and the balance stay ' +
    'as they are, although most lines have a variable rate, so try a higher one too.',
  input: {
    balance: positiveAmount('Balance: amount drawn, which stays the same during the draw period'),
    credit_limit: positiveAmount('Credit limit, which the balance must not exceed', { optional: true }),
    interest_rate: nominalLoanRate(),
    draw_months: months('Draw period that is left, in which only interest is paid', { minimum: 0, default: 120 }),
    repayment_months: months('Repayment period after the draw period', { default: 240 }),
    ...countedDays(),
    payment_rounding: paymentRounding(),
    currency: currency(),
  },
  output: {
    interest_only_monthly_payment: money(
      'Monthly payment in the draw period: the interest; that of the first month with day_count_convention',
    ),
    monthly_payment: money('Level monthly payment in the repayment period'),
    total_interest: loanInterest(),
    total_paid: money('All payments of both periods'),
    final_payment: optionalMoney(FINAL_PAYMENT),
    payoff_date: payoffDate(),
  },
  prominent: ['draw_months', 'repayment_months'],
  rules: `
    ${countedDaysRule}
    require balance ≤ credit_limit
  `,
  conventions: {
    forecast: 'the interest rate, which most lines of credit vary with the prime rate, stays the same',
    timing: 'payments at the end of each month',
    compounding: countedCompounding,
    rounding: ledgerRounding(),
  },
  native: natives,
  equations: `
    L                             = round(balance)                     if payment_rounding = cent          // Amount drawn
                                  = balance                            otherwise
    i                             = interest_rate/1200                 // Interest per month, as a fraction
    n                             = draw_months + repayment_months     // Months until the balance is repaid
    counted                       = count_loan(L, interest_rate, draw_months, repayment_months, start_date, day_count_convention, level_payment_rule, payment_rounding, decimals)    if day_count_convention is given    // Loan by the days of each month
    interest_only_monthly_payment = counted.first_interest             if counted is given
                                  = round(L·i)                         if payment_rounding = cent
                                  = L·i                                otherwise
    monthly_payment               = counted.level                      if counted is given
                                  = round(L/a(repayment_months, i))    if payment_rounding = cent
                                  = L/a(repayment_months, i)           otherwise

    B(0)        = L                                  // Balance at the beginning
    charged(0)  = round(0)                           // Interest at the beginning
    interest(k) = round(B(k − 1)·i)                  // Interest of month k
    owed(k)     = B(k − 1) + interest(k)             // Balance with the interest of month k
    payment(k)  = owed(k)                            if k = n                      // Payment at the end of month k
                = interest(k)                        if k ≤ draw_months
                = min(monthly_payment, owed(k))      otherwise
    B(k)        = owed(k) − payment(k)               if payment_rounding = cent    // Balance after month k
                = L                                  if k ≤ draw_months
                = monthly_payment·a(n − k, i)        otherwise
    charged(k)  = charged(k − 1) + interest(k)       if payment_rounding = cent    // Interest until month k
                = k·interest_only_monthly_payment    if k ≤ draw_months
                = draw_months·interest_only_monthly_payment + (k − draw_months)·monthly_payment − (L − B(k))    otherwise

    total_paid       = L + counted.interest        if counted is given
                     = L + charged(n)              if payment_rounding = cent
                     = draw_months·interest_only_monthly_payment + repayment_months·monthly_payment    otherwise
    total_interest   = total_paid − L
    last             = first(k = 0…n, B(k) = 0)    if payment_rounding = cent    // Month of the last payment
    final_payment    = counted.final_payment       if counted is given
                     = total_paid − draw_months·interest_only_monthly_payment − (last − draw_months − 1)·monthly_payment    otherwise
    months           = counted.payments            if counted is given
                     = last                        if last is given              // Months until the balance is repaid
                     = n                           otherwise
    months_to_payoff = months                      // Months until the last payment
    ${payoffDateEquations}
  `,
  references: [
    'Consumer Financial Protection Bureau, What you should know about home equity lines of credit (draw and repayment period)',
    theoryOfInterest('§3.2 (annuity-immediate) and §5.2 (prospective balance)'),
  ],
  schedule: {
    kind: 'loan',
    periodsPerYear: 12,
    totals: { payment: 'total_paid', interest: 'total_interest' },
    periods: 'months',
    balance: 'B(k)',
    flow: 'charged(k)',
    answered: 'counted.course',
  },
  laws: {
    when: 'payment_rounding = exact',
    rises: {
      monthly_payment: ['balance', 'interest_rate'],
      interest_only_monthly_payment: ['balance', 'interest_rate'],
      total_interest: ['balance', 'interest_rate', 'draw_months', 'repayment_months'],
    },
    falls: { monthly_payment: ['repayment_months'] },
    identities: ['1200·interest_only_monthly_payment = balance·interest_rate', 'total_interest + balance = total_paid'],
  },
});
