import type { Schedule } from '#catalogue/declare/schedule.ts';

/** The months of a loan with level payments: the equations between its payment and its totals. */
export const keptLevels = `
  B(0)        = L                                 // Balance at the beginning
  charged(0)  = round(0)                          // Interest at the beginning
  interest(k) = round(B(k − 1)·i)                 // Interest of month k
  owed(k)     = B(k − 1) + interest(k)            // Balance with the interest of month k
  payment(k)  = owed(k)                           if k = n                      // Payment at the end of month k
              = min(monthly_payment, owed(k))     otherwise
  B(k)        = owed(k) − payment(k)              if payment_rounding = cent    // Balance after month k
              = monthly_payment·a(n − k, i)       otherwise
  charged(k)  = charged(k − 1) + interest(k)      if payment_rounding = cent    // Interest until month k
              = k·monthly_payment − (L − B(k))    otherwise
  due(k)      = 0                                 if k = 0                      // Interest of month k, in the schedule
              = charged(k) − charged(k − 1)       if payment_rounding = cent
              = B(k − 1)·i                        otherwise
` as const;

/** The equations of `levelLoan` below that of the loan L, for a loan that is not `principal` alone. */
export const levelLoanOfL = `
  monthly_payment = round(L/a(n, i))    if payment_rounding = cent    // Level payment
                  = L/a(n, i)           otherwise

  ${keptLevels}

  total_paid    = L + charged(n)                             if payment_rounding = cent    // All payments
                = n·monthly_payment                          otherwise
  last          = first(k = 0…n, B(k) = 0)                   if payment_rounding = cent    // Month of the last payment
  final_payment = total_paid − (last − 1)·monthly_payment    // Last payment
  months        = last                                       if last is given              // Months until the loan is repaid
                = n                                          otherwise
` as const;

/** The loan L of an amount `principal`. */
export const loanInBooks = `
  L               = round(principal)    if payment_rounding = cent    // Loan
                  = principal           otherwise
` as const;

/**
 * The equations of a loan with level payments: `principal` is repaid in n months at the interest i per month,
 * which stand above where this is inserted. With payment_rounding = cent it is a lender's ledger in whole
 * minor units; round(0) is 0 as such an amount, so that sums from there on are exact and fast.
 */
export const levelLoan = `
  ${loanInBooks}
  ${levelLoanOfL}
` as const;

/** The amortization schedule of such a loan. */
export const levelLoanSchedule = {
  kind: 'loan',
  periodsPerYear: 12,
  totals: { payment: 'total_paid', interest: 'total_interest' },
  periods: 'months',
  balance: 'B(k)',
  flow: 'charged(k)',
  own: { interest: 'due(k)' },
} as const satisfies Schedule;
