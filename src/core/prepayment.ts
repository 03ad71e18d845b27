import { accumulationFactor, levelPayment } from './annuity.ts';
import type { Arithmetic } from './arithmetic.ts';
import { logRatio } from './growth.ts';

/** A loan with level monthly payments, and what is paid besides. */
export interface Prepayment<N> {
  readonly principal: N;
  /** Per month, a fraction, not negative. */
  readonly rate: N;
  /** In which the level payment alone repays it. */
  readonly months: number;
  /** Each month besides the level payment. */
  readonly extra: N;
  readonly lumpSum: N;
  /** After which payment the lump sum is paid, before the last; 0 is at once. */
  readonly lumpSumMonth: number;
}

/** How the loan is repaid. No more is paid than is owed. */
export interface Prepaid<N> {
  readonly payment: N;
  readonly months: number;
  readonly totalPaid: N;
  /** The balance after a month and the interest until then; 0 is the beginning. */
  readonly at: (month: number) => { readonly balance: N; readonly flow: N };
}

/** Source: Kellison, 3rd edition, §3.6 (unknown time) and §5.2 (retrospective balance). */
export function createPrepayment<N>(a: Arithmetic<N>, loan: Prepayment<N>): Prepaid<N> {
  const { principal, rate, months, lumpSumMonth } = loan;
  const payment = levelPayment(a, principal, rate, months);
  const monthly = a.add(payment, loan.extra);
  const balanceFrom = (start: number, owed: N, month: number) =>
    a.subtract(
      owed,
      a.multiply(a.subtract(monthly, a.multiply(owed, rate)), accumulationFactor(a, rate, month - start)),
    );
  const atLumpSum = lumpSumMonth === 0 ? principal : balanceFrom(0, principal, lumpSumMonth);
  const isRepaidBefore = a.compare(atLumpSum, 0) <= 0;
  const isSettled = a.compare(loan.lumpSum, atLumpSum) >= 0;
  const lumpSum = isRepaidBefore ? a.of(0) : isSettled ? atLumpSum : loan.lumpSum;
  const afterLumpSum = isSettled ? a.of(0) : a.subtract(atLumpSum, lumpSum);
  const [start, owed] = isRepaidBefore ? [0, principal] : [lumpSumMonth, afterLumpSum];
  const isPlain = a.isZero(loan.extra) && a.isZero(loan.lumpSum);
  const until = isPlain ? months : start + monthsToRepay(a, owed, rate, monthly);
  const rest = a.multiply(balanceFrom(start, owed, until - 1), a.add(1, rate));
  const finalPayment = until === start ? a.of(0) : isPlain ? payment : rest;
  const full = until === start ? until : until - 1;
  const totalPaid = a.add(a.add(a.multiply(monthly, full), finalPayment), lumpSum);
  const balanceAt = (month: number) => {
    if (month === 0) return principal;
    if (month >= until) return a.of(0);
    return month < lumpSumMonth ? balanceFrom(0, principal, month) : balanceFrom(start, owed, month);
  };
  return {
    payment,
    months: until,
    totalPaid,
    at: (month) => {
      const balance = balanceAt(month);
      const lumpSumPaid = month === 0 || month < lumpSumMonth ? a.of(0) : lumpSum;
      const paid = month >= until ? totalPaid : a.add(a.multiply(monthly, month), lumpSumPaid);
      return { balance, flow: month === 0 ? a.of(0) : a.subtract(paid, a.subtract(principal, balance)) };
    },
  };
}

/** The whole months in which payments at the end of each repay what is owed; they are more than its interest. */
function monthsToRepay<N>(a: Arithmetic<N>, owed: N, rate: N, monthly: N): number {
  if (a.isZero(rate)) return Number(a.ceiling(a.divide(owed, monthly)));
  const interest = a.multiply(owed, rate);
  const left = a.subtract(monthly, interest);
  return Number(a.ceiling(a.divide(logRatio(a, monthly, left, interest), a.log1p(rate))));
}
