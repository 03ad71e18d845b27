import { ledgerRounding, paymentRounding, usualInUnitedStates } from '#catalogue/declare/conventions.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  choice,
  currency,
  flag,
  money,
  moneyLeft,
  months,
  positiveAmount,
  whole,
  wholeYears,
} from '#catalogue/declare/fields.ts';
import { nominalLoanRate, loanInterest } from '#catalogue/declare/shared-fields.ts';
import { payoffDate, payoffDateEquations, startDate } from '#catalogue/parts/payoff-date.ts';
import { countedCompounding, countedDays, countedDaysRule } from '#catalogue/parts/counted-days.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';
import { natives } from './student-loan.native.ts';

export const studentLoan = defineCalculator({
  id: 'student-loan',
  name: 'Student Loan Calculator',
  synonyms: ['college', 'university', 'education', 'tuition', 'student debt'],
  category: 'loans',
  summary: 'Standard repayment of a student loan after school and a grace period, and the savings from extra payments.',
  headline: [
    {
      when: 'months_saved > 0',
      say: 'You would pay {monthly_payment} plus {extra_monthly_payment} extra a month, and be done {months_saved} sooner',
    },
    { say: 'You would pay {monthly_payment} a month' },
  ],
  about:
    'Interest may grow while you study and in the grace period, and is then added to what you owe, depending on the ' +
    'kind of loan. See the payment that follows, and what paying that interest early or a little extra each month ' +
    'would save. Income-driven plans and forgiveness are not considered. The standard plan for federal loans in the ' +
    'United States takes 10 years. For loans made from July 2026 on, that holds for less than 25,000 of debt: it ' +
    'takes 15 years from 25,000, 20 years from 50,000 and 25 years from 100,000.',
  input: {
    principal: positiveAmount('Loan amount, paid out at the beginning'),
    annual_rate: nominalLoanRate(),
    loan_term: wholeYears(
      'Loan term; the standard plan for federal loans takes 10 years, or, for loans made from July 2026 on, 15 years from 25,000 of debt, 20 from 50,000 and 25 from 100,000',
      { default: 10, ...usualInUnitedStates },
    ),
    months_in_school: months('Months from the payout until the end of school', { minimum: 0, default: 0 }),
    grace_months: months('Grace period: months from the end of school until repayment begins', {
      minimum: 0,
      default: 6,
    }),
    subsidized: flag(
      'Whether the loan is subsidized',
      {
        true: 'the government pays the interest until repayment begins',
        false: 'interest is charged from the first month',
      },
      { default: false },
    ),
    unpaid_interest_treatment: choice(
      'Treatment of interest that is unpaid when repayment begins',
      {
        capitalized: 'added to the loan when repayment begins, and bears interest',
        separate: 'kept separate from the loan, bears no interest, and is repaid by the first payments',
        paid: 'paid each month as it is charged',
      },
      { default: 'separate' },
    ),
    extra_monthly_payment: amount('Extra monthly payment during repayment', { default: 0 }),
    ...countedDays(startDate('Date on which the loan is paid out')),
    payment_rounding: paymentRounding(),
    currency: currency(),
  },
  output: {
    monthly_payment: money('Scheduled monthly payment, excluding the extra payment'),
    accrued_interest: money('Interest charged to the borrower until repayment begins'),
    balance_at_repayment: money('Balance when repayment begins, including unpaid interest'),
    payment_count: whole('Number of monthly payments', 'count'),
    payoff_date: payoffDate(),
    total_interest: loanInterest(),
    total_paid: money('All payments, including those made before repayment begins'),
    final_payment: moneyLeft('Last payment, which repays the remaining balance'),
    months_saved: whole('Months saved by the extra payment', 'months'),
    interest_saved: money('Interest saved by the extra payment'),
  },
  prominent: ['loan_term'],
  rules: `
    ${countedDaysRule}
  `,
  conventions: {
    timing: 'payments at the end of each month, after school and grace period',
    compounding: {
      by: 'unpaid_interest_treatment',
      options: {
        capitalized: `simple interest until repayment begins, then ${countedCompounding}`,
        separate: `${countedCompounding}; on the loan alone`,
        paid: countedCompounding,
      },
    },
    rounding: ledgerRounding('the extra payment is rounded, too'),
  },
  native: natives,
  equations: `
    booked(x)            = round(x)                              if payment_rounding = cent                    // Amount x, rounded in a lender's ledger
                         = x                                     otherwise
    i                    = annual_rate/1200                      // Monthly interest rate, as a fraction
    w                    = months_in_school + grace_months       // Months until repayment begins
    L                    = booked(principal)                     // Loan
    n                    = 12·loan_term                          // Scheduled number of payments
    counted              = keep_student_loan(L, annual_rate, n, w, subsidized, unpaid_interest_treatment, extra_monthly_payment, start_date, day_count_convention, level_payment_rule, payment_rounding, decimals)    if day_count_convention is given              // Loan by the days of each month
    c                    = 0                                     if subsidized = true                          // Interest of a month before repayment
                         = booked(L·i)                           otherwise
    accrued_interest     = counted.accrued                       if counted is given
                         = w·c                                   otherwise
    P                    = L + accrued_interest                  if unpaid_interest_treatment = capitalized    // Balance that bears interest in repayment
                         = L                                     otherwise
    A                    = accrued_interest                      if unpaid_interest_treatment = separate       // Unpaid interest, kept separate from the loan
                         = 0                                     otherwise
    d                    = accrued_interest                      if unpaid_interest_treatment = paid           // Interest paid before repayment begins
                         = 0                                     otherwise
    balance_at_repayment = P + A
    q(k)                 = (P + A + k·P·i)/(k + a(n − k, i))     // Payment that repays all in n payments, if the first k repay A
    h                    = first(k = 1…n, k·(q(k) − P·i) ≥ A)    if A > 0                                      // Scheduled payments that repay A
    monthly_payment      = counted.level                         if counted is given
                         = booked(q(h))                          if h is given
                         = booked(P/a(n, i))                     otherwise
    E                    = booked(extra_monthly_payment)         // Extra monthly payment

    p(x) = monthly_payment + x                                       // Monthly payment including an extra payment x
    m(x) = 0                                                         if A = 0    // Number of payments that repay A
         = floor(A/(p(x) − P·i)) + 1                                 otherwise
    Q(x) = balance_at_repayment − m(x)·(p(x) − P·i)                  // Balance after m(x) payments
    N(x) = n                                                         if x = 0    // Number of payments
         = m(x)                                                      if Q(x) ≤ 0
         = m(x) + nper(i, p(x), Q(x))                                otherwise
    f(x) = monthly_payment                                           if x = 0    // Last payment, unrounded
         = Q(x) + p(x)                                               if Q(x) ≤ 0
         = (Q(x) − s(N(x) − m(x) − 1, i)·(p(x) − Q(x)·i))·(1 + i)    otherwise
    T(x) = d + (N(x) − 1)·p(x) + f(x)                                // Total of all payments

    balance(0) = balance_at_repayment
    bearing(0) = P
    due(k)     = balance(k − 1) + round(bearing(k − 1)·i)    // Balance in the ledger with the interest of payment k
    balance(k) = 0                                           if k = n                      // Balance in the ledger after payment k
               = max(0, due(k) − p(E))                       otherwise
    bearing(k) = min(bearing(k − 1), balance(k))             // Part of it that bears interest
    last_due   = first(k = 1…n, balance(k) = 0)              if payment_rounding = cent    // Number of payments in the ledger
    last       = last_due                                    if last_due is given
               = n                                           otherwise

    balance_plain(0) = balance_at_repayment
    bearing_plain(0) = P
    due_plain(k)     = balance_plain(k − 1) + round(bearing_plain(k − 1)·i)    // The same without the extra payment
    balance_plain(k) = 0                                                       if k = n
                     = max(0, due_plain(k) − monthly_payment)                  otherwise
    bearing_plain(k) = min(bearing_plain(k − 1), balance_plain(k))
    last_due_plain   = first(k = 1…n, balance_plain(k) = 0)                    if payment_rounding = cent
    last_plain       = last_due_plain                                          if last_due_plain is given
                     = n                                                       otherwise

    payment_count    = counted.payments                                                if counted is given
                     = last                                                            if payment_rounding = cent
                     = N(E)                                                            otherwise
    months_to_payoff = w + payment_count                                               // Months from the payout to the last payment
    ${payoffDateEquations}
    total_paid       = L + accrued_interest + counted.interest                         if counted is given
                     = d + (last − 1)·p(E) + due(last)                                 if payment_rounding = cent
                     = T(E)                                                            otherwise
    total_interest   = total_paid − L
    months_plain     = counted.plain_payments                                          if counted is given
                     = last_plain                                                      if payment_rounding = cent    // Number of payments without the extra payment
                     = N(0)                                                            otherwise
    months_saved     = months_plain − payment_count
    total_plain      = L + accrued_interest + counted.plain_interest                   if counted is given
                     = d + (last_plain − 1)·monthly_payment + due_plain(last_plain)    if payment_rounding = cent    // All payments without the extra payment
                     = T(0)                                                            otherwise
    interest_saved   = total_plain − total_paid

    final_payment = counted.final_payment    if counted is given
                  = due(last)                if payment_rounding = cent
                  = f(E)                     otherwise

    owed(j) = 0                                        if j = payment_count    // Balance after payment j
            = balance(j)                               if payment_rounding = cent
            = monthly_payment·a(n − j, i)              if A + E = 0
            = balance_at_repayment − j·(p(E) − P·i)    if j ≤ m(E)
            = Q(E) − s(j − m(E), i)·(p(E) − Q(E)·i)    otherwise
    paid(j) = total_paid − d                           if j = payment_count    // All payments from the first to payment j
            = j·p(E)                                   otherwise
    B(k)    = owed(k − w)                              if k > w                // Balance after month k
            = L                                        if unpaid_interest_treatment = paid
            = L + k·c                                  otherwise
    I(k)    = k·c                                      if k ≤ w                // Interest charged in the first k months
            = accrued_interest + paid(k − w) − (balance_at_repayment − owed(k − w))    otherwise
  `,
  references: [
    'United States, 34 CFR 685.202(b) (interest and its capitalization), 685.208(b) (standard repayment plan), 685.211(a) (payments go to interest first)',
    'United States, Public Law 119-21, section 82001 (standard repayment plan for loans made from July 1, 2026, on)',
    theoryOfInterest('§3.2 (annuity-immediate) and §3.6 (unknown time)'),
  ],
  schedule: {
    kind: 'loan',
    periodsPerYear: 12,
    totals: { payment: 'total_paid', interest: 'total_interest' },
    periods: 'w + payment_count',
    balance: 'B(k)',
    flow: 'I(k)',
    answered: 'counted.course',
  },
  laws: {
    when: 'payment_rounding = exact',
    rises: {
      monthly_payment: ['principal', 'annual_rate', 'grace_months'],
      total_interest: ['principal', 'annual_rate'],
      accrued_interest: ['months_in_school', 'grace_months'],
      interest_saved: ['extra_monthly_payment'],
    },
    falls: {
      monthly_payment: ['loan_term'],
      payment_count: ['extra_monthly_payment'],
      total_interest: ['extra_monthly_payment'],
    },
    identities: ['total_paid = principal + total_interest'],
  },
});
