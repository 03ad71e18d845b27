import { defineNatives } from '#catalogue/declare/define.ts';
import { levelPaymentRule, loanConventions, loanDayCount } from '#catalogue/declare/conventions.ts';
import { countedLoan } from '#core/finance/counted-loan.ts';
import type { LoanDayCount } from '#core/finance/day-count.ts';
import type { Arithmetic, Operand } from '#core/arithmetic/arithmetic.ts';
import { monthlyDates, payoffDateEquations, startDate } from './payoff-date.ts';
import { keptLevels, levelLoanSchedule } from './level-loan.ts';
import type { Schedule } from '#catalogue/declare/schedule.ts';

/**
 * Loans with monthly payments of which the days may be counted: what their inputs, rules and words share, and
 * the loan itself.
 */

export const DAY_COUNT_OF_MONTHS =
  'Day count convention for interest; if left out, each month has the same interest';

/** The inputs by which days are counted, of a loan that may have a start date. */
export function countedDays(start = startDate()) {
  return {
    start_date: start,
    day_count_convention: loanDayCount({ optional: true }, DAY_COUNT_OF_MONTHS),
    level_payment_rule: levelPaymentRule(),
  };
}

/** Of a loan with `countedDays`. */
export const countedDaysRule =
  'require start_date is given if day_count_convention is given else start_date: must be given with day_count_convention' as const;

export const countedCompounding =
  'interest monthly, at one-twelfth of the nominal rate, or with day_count_convention for the part of a year that the days of the month are';

export const countedConventions = { ...loanConventions, compounding: countedCompounding };

/** The code of a loan with `countedDays`. */
export const countedNatives = defineNatives({
  ...monthlyDates,
  count_loan: {
    description:
      "each month, interest is charged on the balance for the month's part of a year, by the day count convention; the day of the loan is not charged, that of a payment is. Months of interest only come first, if there are any, and then level payments: with level_payment_rule root the one that repays the loan over these months, and with regular that of equal months. The last payment settles the balance. In a lender's ledger, payments and the interest of each month are rounded",
    answers: {
      level: 'number',
      first_interest: 'number',
      payments: 'whole',
      interest: 'number',
      final_payment: 'number',
      course: 'course',
    },
    of: countLoan,
  },
});

function countLoan<N>(
  a: Arithmetic<N>,
  principal: Operand<N>,
  annualRate: number,
  interestOnlyPayments: number,
  levelPayments: number,
  start: number,
  count: LoanDayCount,
  levelRule: 'root' | 'regular',
  rounding: 'exact' | 'cent',
  decimals: number,
) {
  const days = { start, count, isLevelOverDays: levelRule === 'root' };
  const loan = { principal, annualRate, interestOnlyPayments, levelPayments, ...days };
  return countedLoan(a, loan, { rounding, decimals });
}

/** As `levelLoanOfL`, of a loan with `countedDays` and `payoff_date`, below `counted`. */
export const countedLoanOfL = `
  monthly_payment = counted.level       if counted is given    // Level payment
                  = round(L/a(n, i))    if payment_rounding = cent
                  = L/a(n, i)           otherwise

  ${keptLevels}

  total_paid       = L + counted.interest                       if counted is given           // All payments
                   = L + charged(n)                             if payment_rounding = cent
                   = n·monthly_payment                          otherwise
  last             = first(k = 0…n, B(k) = 0)                   if payment_rounding = cent    // Month of the last payment
  final_payment    = counted.final_payment                      if counted is given           // Last payment
                   = total_paid − (last − 1)·monthly_payment    otherwise
  months           = counted.payments                           if counted is given           // Months until the loan is repaid
                   = last                                       if last is given
                   = n                                          otherwise
  months_to_payoff = months                                     // Months until the last payment
  ${payoffDateEquations}
` as const;

/** The amortization schedule of such a loan. */
export const countedLoanSchedule = {
  ...levelLoanSchedule,
  answered: 'counted.course',
} as const satisfies Schedule;

/** The last payment, as an output of such a loan. */
export const FINAL_PAYMENT =
  'Last payment, which settles the balance; only with payment_rounding cent or day_count_convention';
