import type { Arithmetic, Operand } from '../arithmetic/arithmetic.ts';
import { paymentFrom, type PaymentDates } from './calendar.ts';
import type { Books } from './loan-ledger.ts';

/** What is paid on top. */
export interface Extras {
  /** For each month, from the first payment of `monthlyFrom` on. */
  readonly monthly: number;
  readonly monthlyFrom: number;
  /** Once a year, first in the month `annualFrom`. */
  readonly annual: number;
  readonly annualFrom: number;
  readonly lumpSums: readonly LumpSum[];
}

/** It is paid with the last payment of a month, or with the first one that is not before a date. */
export interface LumpSum {
  readonly month?: number;
  readonly date?: number;
  readonly amount: number;
}

/** The payment at the end of a month, or the first one after it. */
export function paymentOfMonth(perYear: number, month: number): number {
  return Math.ceil((perYear * month) / 12);
}

/** What is paid on top with a payment; undefined where nothing is. */
export function extrasOf<N, M>(
  a: Arithmetic<N>,
  loan: PaymentDates & { readonly perYear: number; readonly extras: Extras },
  books: Books<M>,
  enter: (amount: Operand<N>) => M,
): ((payment: number) => M) | undefined {
  const { perYear, extras } = loan;
  const { monthly, monthlyFrom, annual, annualFrom, lumpSums } = extras;
  if (monthly === 0 && annual === 0 && lumpSums.length === 0) return undefined;
  const regular = enter(perYear === 12 ? monthly : a.divide(a.multiply(monthly, 12), perYear));
  const regularFrom = Math.floor((perYear * (monthlyFrom - 1)) / 12) + 1;
  const [yearly, yearlyFrom] = [enter(annual), paymentOfMonth(perYear, annualFrom)];
  const lumps = new Map<number, M>();
  for (const { month, date, amount } of lumpSums) {
    const paidWith = month === undefined ? paymentFrom(loan, date!) : paymentOfMonth(perYear, month);
    lumps.set(paidWith, books.add(lumps.get(paidWith) ?? books.zero, enter(amount)));
  }
  return (payment) => {
    let extra = payment >= regularFrom ? regular : books.zero;
    const isYearly = annual !== 0 && payment >= yearlyFrom && (payment - yearlyFrom) % perYear === 0;
    if (isYearly) extra = books.add(extra, yearly);
    const lump = lumps.get(payment);
    return lump === undefined ? extra : books.add(extra, lump);
  };
}
