import { defineCalculator } from '../define.ts';
import { amount, choice, currency, money, moneyLeft, months, positiveAmount, whole } from '../fields.ts';
import { nominalLoanRate, loanTerm, loanInterest } from '../shared-fields.ts';

export const studentLoan = defineCalculator({
  id: 'student-loan',
  name: 'Student Loan Calculator',
  synonyms: ['college', 'university', 'education', 'tuition'],
  category: 'loans',
  summary:
    'Standard repayment of a student loan after school and a grace period, and the savings from extra payments.',
  input: {
    loan_amount: positiveAmount('Loan amount, paid out at the beginning'),
    annual_rate: nominalLoanRate(),
    term_years: loanTerm({ default: 10 }),
    months_in_school: months('Months from the payout until the end of school', { minimum: 0, default: 0 }),
    grace_months: months('Grace period: months from the end of school until repayment begins', {
      minimum: 0,
      default: 6,
    }),
    interest_support: choice(
      'Interest until repayment begins',
      {
        unsubsidized: 'interest is charged from the first month',
        subsidized: 'the government pays the interest until repayment begins',
      },
      { default: 'unsubsidized' },
    ),
    unpaid_interest: choice(
      'Treatment of interest that is unpaid when repayment begins',
      {
        capitalized: 'added to the loan when repayment begins, and bears interest',
        separate: 'kept separate from the loan, bears no interest, and is repaid by the first payments',
        paid: 'paid each month as it is charged',
      },
      {
        default: 'separate',
      },
    ),
    extra_monthly_payment: amount('Extra monthly payment during repayment', { default: 0 }),
    currency: currency(),
  },
  output: {
    monthly_payment: money('Scheduled monthly payment, excluding the extra payment'),
    accrued_interest: money('Interest charged to the borrower until repayment begins'),
    balance_at_repayment: money('Balance when repayment begins, including unpaid interest'),
    months: whole('Number of monthly payments', 'months'),
    total_interest: loanInterest(),
    total_paid: money('All payments, including those made before repayment begins'),
    final_payment: moneyLeft('Last payment, which repays the remaining balance'),
    months_saved: whole('Months saved by the extra payment', 'months'),
    interest_saved: money('Interest saved by the extra payment'),
  },
  conventions: {
    timing: 'payments at the end of each month, after school and grace period',
    compounding: {
      by: 'unpaid_interest',
      words: {
        capitalized:
          'simple interest until repayment begins, then monthly, at one-twelfth of the nominal rate',
        separate: 'interest monthly on the loan alone, at one-twelfth of the nominal rate',
        paid: 'interest monthly, at one-twelfth of the nominal rate',
      },
    },
  },
  equations: `
    i                    = annual_rate/1200                   // Monthly interest rate, as a fraction
    w                    = months_in_school + grace_months    // Months until repayment begins
    accrued_interest     = 0                                  if interest_support = subsidized
                         = loan_amount·i·w                    otherwise
    P                    = loan_amount + accrued_interest     if unpaid_interest = capitalized    // Balance that bears interest in repayment
                         = loan_amount                        otherwise
    A                    = accrued_interest                   if unpaid_interest = separate       // Unpaid interest, kept separate from the loan
                         = 0                                  otherwise
    d                    = accrued_interest                   if unpaid_interest = paid           // Interest paid before repayment begins
                         = 0                                  otherwise
    balance_at_repayment = P + A
    n                    = 12·term_years                      // Scheduled number of payments
    monthly_payment      = balance_at_repayment/a(n, i)

    p(x) = monthly_payment + x                                       // Monthly payment including an extra payment x
    m(x) = 0                                                         if A = 0        // Number of payments that repay A
         = floor(A/(p(x) − P·i)) + 1                                 otherwise
    Q(x) = balance_at_repayment − m(x)·(p(x) − P·i)                  // Balance after m(x) payments
    N(x) = n                                                         if A + x = 0    // Number of payments
         = m(x)                                                      if Q(x) ≤ 0
         = m(x) + nper(i, p(x), Q(x))                                otherwise
    f(x) = monthly_payment                                           if A + x = 0    // Last payment, unrounded
         = Q(x) + p(x)                                               if Q(x) ≤ 0
         = (Q(x) − s(N(x) − m(x) − 1, i)·(p(x) − Q(x)·i))·(1 + i)    otherwise
    T(x) = d + (N(x) − 1)·p(x) + f(x)                                // Total of all payments

    E              = extra_monthly_payment    // Extra monthly payment
    months         = N(E)
    total_paid     = T(E)
    total_interest = total_paid − loan_amount
    months_saved   = N(0) − months
    interest_saved = T(0) − total_paid

    z             = w·round(d/max(1, w)) + (months − 1)·round(p(E))    // All payments but the last, each rounded
    y             = round(d + (months − 1)·p(E))                       // All payments but the last, unrounded and then rounded together
    final_payment = total_paid − z                                     if 2·max(z − y, y − z) ≤ round(total_paid) − y
                  = total_paid − y                                     otherwise

    accrued(k) = 0                                        if k = 0         // Interest charged in the k months before repayment
               = accrued_interest·k/w                     otherwise
    owed(j)    = 0                                        if j = months    // Balance after payment j
               = monthly_payment·a(n − j, i)              if A + E = 0
               = balance_at_repayment − j·(p(E) − P·i)    if j ≤ m(E)
               = Q(E) − s(j − m(E), i)·(p(E) − Q(E)·i)    otherwise
    paid(j)    = total_paid − d                           if j = months    // All payments from the first to payment j
               = j·p(E)                                   otherwise
    B(k)       = owed(k − w)                              if k > w         // Balance after month k
               = loan_amount                              if unpaid_interest = paid
               = loan_amount + accrued(k)                 otherwise
    I(k)       = accrued(k)                               if k ≤ w         // Interest charged in the first k months
               = accrued_interest + paid(k − w) − (balance_at_repayment − owed(k − w))    otherwise
  `,
  references: [
    'United States, 34 CFR 685.202(b) (interest and its capitalization), 685.208(b) (standard repayment plan), 685.211(a) (payments go to interest first)',
    'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §3.2 (annuity-immediate) and §3.6 (unknown time)',
  ],
  schedule: {
    kind: 'loan',
    periodsPerYear: 12,
    totals: { payment: 'total_paid', interest: 'total_interest' },
    periods: 'w + months',
    balance: 'B(k)',
    flow: 'I(k)',
  },
  laws: {
    unscaled: { final_payment: 'It settles what the rounding of the other payments leaves.' },
    rises: {
      monthly_payment: ['loan_amount', 'annual_rate', 'grace_months'],
      total_interest: ['loan_amount', 'annual_rate'],
      accrued_interest: ['months_in_school', 'grace_months'],
      interest_saved: ['extra_monthly_payment'],
    },
    falls: {
      monthly_payment: ['term_years'],
      months: ['extra_monthly_payment'],
      total_interest: ['extra_monthly_payment'],
    },
    identities: ['total_paid = loan_amount + total_interest'],
  },
});
