import { ledgerRounding, paymentRounding } from '#catalogue/declare/conventions.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import { amount, currency, money, moneyLeft, omittable, positiveAmount, whole } from '#catalogue/declare/fields.ts';
import { nominalLoanRate } from '#catalogue/declare/shared-fields.ts';
import { payoffDate, payoffDateEquations, startDate } from '#catalogue/parts/payoff-date.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';
import { natives } from './loan-payoff.native.ts';

export const loanPayoff = defineCalculator({
  id: 'loan-payoff',
  name: 'Loan Payoff Calculator',
  synonyms: ['extra payment', 'early repayment', 'prepayment', 'pay off car', 'pay off loan'],
  category: 'loans',
  summary: 'The months until a fixed monthly payment pays off a loan, and the savings from extra payments.',
  headline: [
    {
      when: 'months_saved > 0',
      say: 'The loan would be paid off in {months_to_payoff}, {months_saved} sooner than without extra payments',
    },
    { say: 'The loan would be paid off in {months_to_payoff}' },
  ],
  about:
    'Use it when you know what you owe and what you pay, and want to know when you will be done. It also shows what ' +
    'an extra amount each month or a single extra payment saves. If the payment does not even cover the interest, ' +
    'the debt grows, and it says so.',
  input: {
    balance: positiveAmount('Current balance of the loan'),
    annual_rate: nominalLoanRate(),
    monthly_payment: positiveAmount('Monthly payment, at the end of each month'),
    extra_monthly_payment: amount('Extra monthly payment', { default: 0 }),
    lump_sum_payment: amount('Extra one-time payment today', { default: 0 }),
    start_date: startDate(),
    payment_rounding: paymentRounding(),
    currency: currency(),
  },
  output: {
    months_to_payoff: whole('Number of monthly payments', 'months'),
    payoff_date: payoffDate(),
    total_interest: money('Total interest'),
    total_paid: money('All payments, including extra payments'),
    final_payment: moneyLeft('Final monthly payment, which settles the remaining balance'),
    months_saved: omittable(
      whole('Months saved by the extra payments; absent where monthly_payment alone never pays off the loan', 'months'),
    ),
    interest_saved: omittable(
      money('Interest saved by the extra payments; absent where monthly_payment alone never pays off the loan'),
    ),
  },
  rules: `
    require lump_sum_payment < balance
  `,
  conventions: {
    timing: 'payments at the end of each month, the one-time payment at the beginning of the first',
    compounding: 'interest monthly, at one-twelfth of the nominal rate',
    rounding: ledgerRounding('extra payments are rounded, too; a ledger has at most 2,400 payments'),
  },
  native: natives,
  equations: `
    booked(x) = round(x)                             if payment_rounding = cent    // Amount x, rounded in a lender's ledger
              = x                                    otherwise
    i         = annual_rate/1200                     // Monthly interest rate, as a fraction
    q         = booked(monthly_payment)              // Monthly payment
    p         = q + booked(extra_monthly_payment)    // Monthly payment including the extra payment
    L         = booked(balance)                      // Balance before the one-time payment
    o         = booked(lump_sum_payment)             // One-time payment
    B         = L − o                                // Balance after the one-time payment
    require p > booked(B·i) else goal-unreachable: the balance is never paid off: monthly_payment with extra_monthly_payment must be at least {above(booked(B·i))}, more than a month's interest

    R(0)   = B
    due(k) = R(k − 1) + round(R(k − 1)·i)    // Balance in the ledger with the interest of month k
    R(k)   = max(0, due(k) − p)              // Balance in the ledger after month k
    last   = first(k = 1…2400, R(k) = 0)     if payment_rounding = cent     // Number of payments in the ledger
    N      = nper(i, p, B)                   if payment_rounding = exact    // Number of payments without rounding
    require last is given or N is given else result-out-of-range: this loan takes more than 2,400 payments, the most with payment_rounding cent: raise monthly_payment or use payment_rounding exact

    months_to_payoff = last                                   if last is given
                     = N                                      otherwise
    ${payoffDateEquations}
    final_payment    = due(last)                              if last is given
                     = (B − s(N − 1, i)·(p − B·i))·(1 + i)    otherwise
    total_paid       = o + (months_to_payoff − 1)·p + final_payment
    total_interest   = total_paid − L

    plain(0)       = L
    due_plain(k)   = plain(k − 1) + round(plain(k − 1)·i)    // The same without extra payments
    plain(k)       = max(0, due_plain(k) − q)
    last_plain     = first(k = 1…2400, plain(k) = 0)         if payment_rounding = cent and q > round(L·i)
    n              = last_plain                              if last_plain is given
                   = nper(i, q, L)                           if payment_rounding = exact and q > L·i    // Number of payments without extra payments
                   = absent                                  if payment_rounding = cent and q > round(L·i): monthly_payment alone takes more than 2,400 payments.
                   = absent: monthly_payment alone never pays off the loan.
    final_plain    = due_plain(last_plain)                   if last_plain is given                     // Final payment without extra payments
                   = (L − s(n − 1, i)·(q − L·i))·(1 + i)     otherwise
    months_saved   = n − months_to_payoff
    interest_saved = (n − 1)·q + final_plain − total_paid

    owed(k)    = L                        if k = 0    // Balance after month k
               = 0                        if k = months_to_payoff
               = R(k)                     if payment_rounding = cent
               = B − s(k, i)·(p − B·i)    otherwise
    charged(k) = 0                        if k = 0    // Interest charged until month k
               = total_interest           if k = months_to_payoff
               = k·p − B + owed(k)        otherwise
  `,
  references: [theoryOfInterest('§3.6 (unknown time, with a smaller last payment) and §5.2 (retrospective balance)')],
  schedule: {
    kind: 'loan',
    periodsPerYear: 12,
    totals: { payment: 'total_paid', interest: 'total_interest' },
    mark: 'months_to_payoff',
    periods: 'months_to_payoff',
    balance: 'owed(k)',
    flow: 'charged(k)',
  },
  laws: {
    when: 'payment_rounding = exact',
    rises: {
      months_to_payoff: ['balance', 'annual_rate'],
      total_interest: ['balance', 'annual_rate'],
      interest_saved: ['extra_monthly_payment', 'lump_sum_payment'],
    },
    falls: {
      months_to_payoff: ['monthly_payment', 'extra_monthly_payment', 'lump_sum_payment'],
      total_interest: ['monthly_payment', 'extra_monthly_payment', 'lump_sum_payment'],
    },
    identities: [
      'total_paid = balance + total_interest',
      '(balance − lump_sum_payment)·(1 + annual_rate/1200)^months_to_payoff·annual_rate/1200 = (monthly_payment + extra_monthly_payment)·((1 + annual_rate/1200)^months_to_payoff − 1 − annual_rate/1200) + final_payment·annual_rate/1200',
    ],
  },
});
