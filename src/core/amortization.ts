import type { Arithmetic } from './arithmetic.ts';
import { levelPayment, monthlyRate } from './annuity.ts';
import { discountFactor } from './growth.ts';
import { fractionOf, keepLedger, type Ledger } from './ledger.ts';

/** A loan that is repaid in level payments: its payments, totals and course. */
export interface Amortization<N> {
  readonly periods: number;
  readonly payment: N;
  readonly totalInterest: N;
  readonly totalPaid: N;
  /** Differs from the others only where a lender's ledger rounds. */
  readonly finalPayment: N;
  /** The balance after so many periods, and the interest paid until then. */
  readonly at: (period: number) => { readonly balance: N; readonly flow: N };
}

/**
 * Exact amortization at `rate` per period (a fraction, not negative): nothing is rounded. The balance is the present value
 * of the payments still to come, which has no cancellation. Source: Kellison, The Theory of Interest, §5.2 (prospective).
 */
function amortize<N>(a: Arithmetic<N>, principal: N, rate: N, periods: number): Amortization<N> {
  const payment = levelPayment(a, principal, rate, periods);
  const totalPaid = a.multiply(payment, periods);
  const balanceAt = (period: number) => {
    const left = periods - period;
    if (left === 0) return a.of(0);
    if (left === periods) return principal;
    return a.isZero(rate)
      ? a.multiply(payment, left)
      : a.multiply(payment, a.divide(discountFactor(a, rate, left), rate));
  };
  return {
    periods,
    payment,
    totalPaid,
    totalInterest: a.subtract(totalPaid, principal),
    finalPayment: payment,
    at: (period) => {
      const balance = balanceAt(period);
      return { balance, flow: a.subtract(a.multiply(payment, period), a.subtract(principal, balance)) };
    },
  };
}

/** A loan repaid monthly: `ratePercent` is nominal, per year, and charged monthly at a twelfth. */
export interface MonthlyLoan<N> {
  readonly principal: N;
  readonly ratePercent: N;
  /** The same as JSON has it: a ledger needs its very decimals. */
  readonly ratePercentValue: number;
  readonly months: number;
}

/** How amounts are rounded on the way: not at all, or as a lender's books have them. */
export type PaymentRounding = 'exact' | 'cent';

/** The amortization of a monthly loan; `decimals` are those of its money. */
export function repayMonthly<N>(
  a: Arithmetic<N>,
  loan: MonthlyLoan<N>,
  rounding: PaymentRounding,
  decimals: number,
): Amortization<N> {
  const { principal, ratePercent, months } = loan;
  const rate = monthlyRate(a, ratePercent);
  if (rounding === 'exact') return amortize(a, principal, rate, months);
  const principalUnits = a.round(principal, decimals);
  const { payment } = amortize(a, a.ofUnits(principalUnits, decimals), rate, months);
  const monthly = fractionOf(loan.ratePercentValue, 1200);
  const ledger = keepLedger(BigInt(principalUnits), monthly, BigInt(a.round(payment, decimals)), months);
  return amortizationOf(a, ledger, decimals);
}

function amortizationOf<N>(a: Arithmetic<N>, ledger: Ledger, decimals: number): Amortization<N> {
  const amount = (units: bigint) => a.ofUnits(units, decimals);
  const charged = ledger.interests.at(-1) ?? 0n;
  return {
    periods: ledger.balances.length,
    payment: amount(ledger.payment),
    totalPaid: amount(ledger.principal + charged),
    totalInterest: amount(charged),
    finalPayment: amount(ledger.finalPayment),
    at: (period) => ({
      balance: amount(period === 0 ? ledger.principal : ledger.balances[period - 1]!),
      flow: amount(period === 0 ? 0n : ledger.interests[period - 1]!),
    }),
  };
}
