import type { Arithmetic, Operand } from '#core/arithmetic/arithmetic.ts';
import { paymentDay } from '#core/finance/calendar.ts';
import { keepDatedLoan, type LumpSum } from '#core/finance/dated-loan.ts';

/** A loan month by month, with dates, extra payments and lump sums. */
export const datedLoan = {
  payment_date: {
    words:
      'the date of a payment: the first is on first_payment_date, or a month after start_date, and all are on the same day of the month, or on the last day of a shorter month',
    answers: 'whole',
    of: (_: unknown, start: number, first: number | undefined, payment: number) =>
      paymentDay({ start, first }, payment),
  },
  odd_days: {
    words: 'the days from the date a month after start_date to first_payment_date; 0 without the latter',
    answers: 'whole',
    of: (_: unknown, start: number, first: number | undefined) =>
      first === undefined ? 0 : first - paymentDay({ start }, 1),
  },
  keep_loan: {
    words:
      "each month, one-twelfth of annual_rate is charged on the balance. In the first interest_only_months that interest is paid, afterwards monthly_payment, and odd_days_interest is charged and paid with the first payment. Extra payments and lump sums come on top, each lump sum with the first payment that is not before its date, but never more than the balance. Payment m settles the balance, if none before it does. In a lender's ledger, the interest of each month is rounded; otherwise final_payment settles what rounding each other payment to the minor unit leaves. The contract alone, without extra payments and lump sums, gives contract_months and contract_interest",
    answers: {
      months: 'whole',
      interest: 'number',
      extra: 'number',
      final_payment: 'number',
      contract_months: 'whole',
      contract_interest: 'number',
      course: 'course',
    },
    of: keepLoan,
  },
} as const;

function keepLoan<N>(
  a: Arithmetic<N>,
  principal: Operand<N>,
  payment: Operand<N>,
  oddInterest: Operand<N>,
  annualRate: number,
  interestOnlyMonths: number,
  lastMonth: number,
  extra: number,
  extraFrom: number,
  lumpSums: readonly LumpSum[],
  start: number,
  first: number | undefined,
  rounding: 'exact' | 'cent',
  decimals: number,
) {
  const contract = { principal, payment, oddInterest, annualRate, interestOnlyMonths, lastMonth };
  const loan = { ...contract, extra, extraFrom, lumpSums, start, first };
  const kept = keepDatedLoan(a, loan, rounding, decimals);
  return {
    months: kept.months,
    interest: kept.interest,
    extra: kept.extras,
    get final_payment() {
      return kept.finalPayment;
    },
    get contract_months() {
      return kept.contractMonths;
    },
    get contract_interest() {
      return kept.contractInterest;
    },
    course: kept.course,
  };
}
