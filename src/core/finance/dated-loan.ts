import type { Arithmetic, Operand } from '../arithmetic/arithmetic.ts';
import { fractionOf } from '../arithmetic/fraction.ts';
import { paymentDay, paymentFrom, type PaymentDates } from './calendar.ts';
import { exactBooks, keepLoan, unitBooks, type Books, type LoanLedger } from './loan-ledger.ts';
import { settleLast } from './whole-flows.ts';

/** A loan with a payment each month, and what its borrower pays on top. */
export interface DatedLoan<N> extends PaymentDates {
  /** Positive. */
  readonly principal: Operand<N>;
  /** After the interest-only months. */
  readonly payment: Operand<N>;
  /** Nominal, in percent; one-twelfth is charged each month. */
  readonly annualRate: number;
  readonly interestOnlyMonths: number;
  /** The month in which all that is left is due. */
  readonly lastMonth: number;
  /** Interest for days by which the first month is longer; negative where it is shorter. */
  readonly oddInterest: Operand<N>;
  /** Paid on top each month from `extraFrom` on. */
  readonly extra: number;
  readonly extraFrom: number;
  readonly lumpSums: readonly LumpSum[];
}

/** It is paid with the payment of a month, or with the first one that is not before a date. */
export interface LumpSum {
  readonly month?: number;
  readonly date?: number;
  readonly amount: number;
}

/** How amounts enter the books of a loan, and how they are read. */
interface Entries<N, M> {
  readonly books: Books<M>;
  readonly enter: (amount: Operand<N>) => M;
  readonly read: (amount: M) => N;
}

/**
 * Keeps a loan month by month, unrounded or, as a lender does, in whole units of 10^−decimals: amounts that enter the books, and
 * the interest of each month, are then rounded.
 */
export function keepDatedLoan<N>(
  a: Arithmetic<N>,
  loan: DatedLoan<N>,
  rounding: 'exact' | 'cent',
  decimals: number,
) {
  if (rounding === 'exact') {
    const enter = (amount: Operand<N>) => (typeof amount === 'number' ? a.of(amount) : amount);
    const books = exactBooks(a, a.divide(loan.annualRate, 1200));
    return keepBy<N, N>(a, loan, { books, enter, read: (amount) => amount }, decimals);
  }
  const entries: Entries<N, bigint> = {
    books: unitBooks(fractionOf(loan.annualRate, 1200)),
    enter: (amount) => BigInt(a.round(amount, decimals)),
    read: (units) => a.ofUnits(units, decimals),
  };
  return keepBy(a, loan, entries, decimals);
}

function keepBy<N, M>(a: Arithmetic<N>, loan: DatedLoan<N>, entries: Entries<N, M>, decimals: number) {
  const { books, enter, read } = entries;
  const plan = {
    principal: enter(loan.principal),
    payment: enter(loan.payment),
    interestOnlyMonths: loan.interestOnlyMonths,
    lastMonth: loan.lastMonth,
    oddInterest: enter(loan.oddInterest),
  };
  const kept = keepLoan(books, { ...plan, extraIn: extrasOf(loan, entries) });
  const interestOf = ({ interests }: LoanLedger<M>) => read(interests.at(-1)!);
  const interest = interestOf(kept);
  let contract: LoanLedger<M> | undefined;
  const isContract = loan.extra === 0 && loan.lumpSums.length === 0;
  const keepContract = () =>
    (contract ??= isContract ? kept : keepLoan(books, { ...plan, extraIn: () => books.zero }));
  return {
    months: kept.months,
    interest,
    extras: read(kept.extras),
    // What one result alone needs is calculated when it is asked for.
    get finalPayment() {
      const earlier = kept.payments.map(([payment, count]) => [read(payment), count] as const);
      const total = a.add(loan.principal, interest);
      return settleLast(a, { total, last: read(kept.finalPayment), earlier }, decimals);
    },
    get contractMonths() {
      return keepContract().months;
    },
    get contractInterest() {
      return interestOf(keepContract());
    },
    course: {
      periods: kept.months,
      at: (month: number) => ({
        balance: read(month === 0 ? plan.principal : kept.balances[month - 1]!),
        flow: read(month === 0 ? books.zero : kept.interests[month - 1]!),
      }),
      dateOf: (month: number) => paymentDay(loan, month),
    },
  };
}

/** What is paid on top in a month. */
function extrasOf<N, M>(loan: DatedLoan<N>, { books, enter }: Entries<N, M>): (month: number) => M {
  const regular = enter(loan.extra);
  const lumps = new Map<number, M>();
  for (const { month, date, amount } of loan.lumpSums) {
    const paidWith = month ?? paymentFrom(loan, date!);
    lumps.set(paidWith, books.add(lumps.get(paidWith) ?? books.zero, enter(amount)));
  }
  return (month) => {
    const extra = month >= loan.extraFrom ? regular : books.zero;
    const lump = lumps.get(month);
    return lump === undefined ? extra : books.add(extra, lump);
  };
}
