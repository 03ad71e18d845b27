import type { Arithmetic, Operand } from '../arithmetic/arithmetic.ts';
import { paymentPart, type LoanDayCount, type YearPart } from './day-count.ts';
import { keepByDays, type Entries, type Rounding } from './entries.ts';
import { levelFrom, type PartOf } from './level-payment.ts';
import { keepLoan, type LoanLedger } from './loan-ledger.ts';

/** A loan with a payment at the end of each month, of which the days are counted. */
export interface CountedLoan<N> {
  /** Not negative. */
  readonly principal: Operand<N>;
  /** Nominal, in percent. */
  readonly annualRate: number;
  readonly start: number;
  readonly count: LoanDayCount;
  /** Whether the level payment repays the loan over the days as they are. */
  readonly isLevelOverDays: boolean;
  readonly interestOnlyPayments: number;
  readonly levelPayments: number;
}

/** Keeps such a loan, and answers by the names that equations read. */
export function countedLoan<N>(a: Arithmetic<N>, loan: CountedLoan<N>, rounding: Rounding) {
  const partOf = monthsFrom(loan.start, loan.count);
  return keepByDays(a, rounding, loan.principal, partOf, (entries) => keep(a, loan, entries, partOf));
}

/** The part of a year of each month after a day. */
export function monthsFrom(start: number, count: LoanDayCount): PartOf {
  const known: YearPart[] = [];
  return (payment) => (known[payment] ??= paymentPart(count, { start, perYear: 12 }, payment));
}

function keep<N, M>(a: Arithmetic<N>, loan: CountedLoan<N>, entries: Entries<N, M>, partOf: PartOf) {
  const { annualRate, interestOnlyPayments, levelPayments, isLevelOverDays } = loan;
  const { booksAt, enter, read } = entries;
  const lastPeriod = interestOnlyPayments + levelPayments;
  const terms = { perYear: 12, compounds: 12, lastLevel: lastPeriod };
  const levelOf = levelFrom(a, { ...terms, partOf: isLevelOverDays ? partOf : undefined }, 0);
  const books = booksAt(annualRate);
  const principal = enter(loan.principal);
  const payment = enter(levelOf(interestOnlyPayments + 1, read(principal), annualRate));
  const kept = keepLoan(books, {
    principal,
    payment,
    interestOnlyPeriods: interestOnlyPayments,
    lastPeriod,
    oddInterest: books.zero,
    extraIn: () => books.zero,
  });
  return {
    level: read(payment),
    first_interest: read(books.interestOf(principal, 1)),
    payments: kept.periods,
    interest: read(kept.interests.at(-1)!),
    final_payment: read(kept.finalPayment),
    course: courseOf(kept, principal, books.zero, read),
  };
}

/** Of a ledger, after each period. */
export function courseOf<N, M>(kept: LoanLedger<M>, principal: M, zero: M, read: (amount: M) => N) {
  return {
    periods: kept.periods,
    at: (period: number) =>
      period === 0
        ? { balance: read(principal), flow: read(zero) }
        : { balance: read(kept.balances[period - 1]!), flow: read(kept.interests[period - 1]!) },
  };
}
