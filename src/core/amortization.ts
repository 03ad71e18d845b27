import type { Arithmetic } from './arithmetic.ts';
import { levelPayment, monthlyRate } from './annuity.ts';
import { discountFactor } from './growth.ts';
import { fractionOf, keepLedger, type Ledger } from './ledger.ts';

/** A loan repaid in level payments at the end of each month. */
export interface MonthlyLoan<N> {
  readonly principal: N;
  /** Nominal, per year, charged monthly at a twelfth; not negative. */
  readonly ratePercent: N;
  /** The same as JSON has it: a ledger needs its very decimals. */
  readonly ratePercentValue: number;
  readonly months: number;
}

/** How amounts are rounded on the way: not at all, or as a lender's books have them. */
export type PaymentRounding = 'exact' | 'cent';

/** What a loan costs. */
export interface Repayment<N> {
  readonly payment: N;
  readonly totalInterest: N;
  readonly totalPaid: N;
  /** Differs from the other payments only in a ledger, where it settles the rest. */
  readonly finalPayment: N;
}

/** Payments and totals of a loan; `decimals` are those of its money. */
export function repay<N>(
  a: Arithmetic<N>,
  loan: MonthlyLoan<N>,
  rounding: PaymentRounding,
  decimals: number,
): Repayment<N> {
  if (rounding === 'cent') return readTotals(a, ledgerOf(a, loan, decimals), decimals);
  const payment = levelPayment(a, loan.principal, monthlyRate(a, loan.ratePercent), loan.months);
  const totalPaid = a.multiply(payment, loan.months);
  return { payment, totalInterest: a.subtract(totalPaid, loan.principal), totalPaid, finalPayment: payment };
}

/** The balance of a loan after every month, and the interest paid until then. */
export interface LoanCourse<N> {
  readonly periods: number;
  readonly at: (month: number) => { readonly balance: N; readonly flow: N };
}

/** How a loan is repaid; `decimals` are those of its money. */
export function followLoan<N>(
  a: Arithmetic<N>,
  loan: MonthlyLoan<N>,
  rounding: PaymentRounding,
  decimals: number,
): LoanCourse<N> {
  return rounding === 'cent' ? readLedger(a, ledgerOf(a, loan, decimals), decimals) : amortize(a, loan);
}

/**
 * Nothing is rounded. The balance is the present value of the payments still to come, which has no cancellation.
 * Source: Kellison, 3rd edition, §5.2 (prospective method).
 */
function amortize<N>(a: Arithmetic<N>, { principal, ratePercent, months }: MonthlyLoan<N>): LoanCourse<N> {
  const rate = monthlyRate(a, ratePercent);
  const payment = levelPayment(a, principal, rate, months);
  const balanceAt = (month: number) => {
    const left = months - month;
    if (left === 0) return a.of(0);
    if (left === months) return principal;
    if (a.isZero(rate)) return a.multiply(payment, left);
    return a.multiply(payment, a.divide(discountFactor(a, rate, left), rate));
  };
  return {
    periods: months,
    at: (month) => {
      const balance = balanceAt(month);
      return { balance, flow: a.subtract(a.multiply(payment, month), a.subtract(principal, balance)) };
    },
  };
}

/** Principal, payment and each month's interest are rounded to whole minor units. */
function ledgerOf<N>(a: Arithmetic<N>, loan: MonthlyLoan<N>, decimals: number): Ledger {
  const principal = a.round(loan.principal, decimals);
  const rate = monthlyRate(a, loan.ratePercent);
  const payment = a.round(levelPayment(a, a.ofUnits(principal, decimals), rate, loan.months), decimals);
  return keepLedger(BigInt(principal), fractionOf(loan.ratePercentValue, 1200), BigInt(payment), loan.months);
}

function readTotals<N>(a: Arithmetic<N>, ledger: Ledger, decimals: number): Repayment<N> {
  const charged = ledger.interests.at(-1) ?? 0n;
  return {
    payment: a.ofUnits(ledger.payment, decimals),
    totalInterest: a.ofUnits(charged, decimals),
    totalPaid: a.ofUnits(ledger.principal + charged, decimals),
    finalPayment: a.ofUnits(ledger.finalPayment, decimals),
  };
}

function readLedger<N>(a: Arithmetic<N>, ledger: Ledger, decimals: number): LoanCourse<N> {
  return {
    periods: ledger.balances.length,
    at: (month) => ({
      balance: a.ofUnits(month === 0 ? ledger.principal : ledger.balances[month - 1]!, decimals),
      flow: a.ofUnits(month === 0 ? 0n : ledger.interests[month - 1]!, decimals),
    }),
  };
}
