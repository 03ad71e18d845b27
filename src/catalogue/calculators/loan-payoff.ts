import { defineCalculator } from '../define.ts';
import { amount, currency, money, moneyLeft, omittable, positiveAmount, whole } from '../fields.ts';
import { nominalLoanRate } from '../shared-fields.ts';
import { below } from '../rules.ts';

export const loanPayoff = defineCalculator({
  id: 'loan-payoff',
  name: 'Loan Payoff Calculator',
  synonyms: ['extra payment', 'early repayment', 'prepayment'],
  category: 'loans',
  summary: 'The months until a fixed monthly payment pays off a loan, and the savings from extra payments.',
  input: {
    balance: positiveAmount('Current balance of the loan'),
    annual_rate: nominalLoanRate(),
    monthly_payment: positiveAmount('Monthly payment, at the end of each month'),
    extra_monthly_payment: amount('Extra monthly payment', { default: 0 }),
    extra_one_time_payment: amount('Extra one-time payment today', { default: 0 }),
    currency: currency(),
  },
  output: {
    months: whole('Number of monthly payments', 'months'),
    total_interest: money('Total interest'),
    total_paid: money('All payments, including extra payments'),
    final_payment: moneyLeft('Final monthly payment, which settles the remaining balance'),
    months_saved: omittable(
      whole(
        'Months saved by the extra payments; absent where monthly_payment alone never pays off the loan',
        'months',
      ),
    ),
    interest_saved: omittable(
      money(
        'Interest saved by the extra payments; absent where monthly_payment alone never pays off the loan',
      ),
    ),
  },
  rules: [below('extra_one_time_payment', 'balance')],
  conventions: {
    timing: 'payments at the end of each month, the one-time payment at the beginning of the first',
    compounding: 'interest monthly, at one-twelfth of the nominal rate',
  },
  equations: `
    i              = annual_rate/1200                           // Monthly interest rate, as a fraction
    p              = monthly_payment + extra_monthly_payment    // Monthly payment including the extra payment
    B              = balance − extra_one_time_payment           // Balance after the one-time payment
    require p > B·i else goal-unreachable: the balance is never paid off: monthly_payment with extra_monthly_payment must be at least {above(B·i)}, more than a month's interest
    months         = nper(i, p, B)
    final_payment  = (B − s(months − 1, i)·(p − B·i))·(1 + i)
    total_paid     = extra_one_time_payment + (months − 1)·p + final_payment
    total_interest = total_paid − balance

    n              = nper(i, monthly_payment, balance)    if monthly_payment > balance·i    // Number of payments without extra payments
                   = absent: monthly_payment alone never pays off the loan.
    months_saved   = n − months
    interest_saved = (n − 1)·monthly_payment + (balance − s(n − 1, i)·(monthly_payment − balance·i))·(1 + i) − total_paid

    owed(k)    = balance                  if k = 0    // Balance after month k
               = 0                        if k = months
               = B − s(k, i)·(p − B·i)    otherwise
    charged(k) = 0                        if k = 0    // Interest charged until month k
               = total_interest           if k = months
               = k·p − B + owed(k)        otherwise
  `,
  references: [
    'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §3.6 (unknown time, with a smaller last payment) and §5.2 (retrospective balance)',
  ],
  schedule: {
    kind: 'loan',
    periodsPerYear: 12,
    totals: { payment: 'total_paid', interest: 'total_interest' },
    periods: 'months',
    balance: 'owed(k)',
    flow: 'charged(k)',
  },
  laws: {
    rises: {
      months: ['balance', 'annual_rate'],
      total_interest: ['balance', 'annual_rate'],
      interest_saved: ['extra_monthly_payment', 'extra_one_time_payment'],
    },
    falls: {
      months: ['monthly_payment', 'extra_monthly_payment', 'extra_one_time_payment'],
      total_interest: ['monthly_payment', 'extra_monthly_payment', 'extra_one_time_payment'],
    },
    identities: [
      'total_paid = balance + total_interest',
      '(balance − extra_one_time_payment)·(1 + annual_rate/1200)^months·annual_rate/1200 = (monthly_payment + extra_monthly_payment)·((1 + annual_rate/1200)^months − 1 − annual_rate/1200) + final_payment·annual_rate/1200',
    ],
  },
});
