import type { Arithmetic, Operand } from '../arithmetic/arithmetic.ts';
import { fractionOf } from '../arithmetic/fraction.ts';
import { periodRate, rateOfPart, type PartOf } from './level-payment.ts';
import { booksByPeriod, exactBooks, roundedBooks, unitBooks, type Books } from './loan-ledger.ts';

/** How amounts enter the books of a loan, and how they are read. */
export interface Entries<N, M> {
  /** At a rate in percent per year. */
  readonly booksAt: (annualRate: number) => Books<M>;
  readonly enter: (amount: Operand<N>) => M;
  readonly read: (amount: M) => N;
}

/** Unrounded, or as a lender has it: in whole units of 10^−decimals, in which interest is rounded. */
export interface Rounding {
  readonly rounding: 'exact' | 'cent';
  readonly decimals: number;
}

/** Keeps a loan by entries of either kind. */
type Keep<N, Kept> = <M>(entries: Entries<N, M>) => Kept;

/** The interest of each period is for its part of a year. */
export function keepByDays<N, Kept>(
  a: Arithmetic<N>,
  { rounding, decimals }: Rounding,
  partOf: PartOf,
  keep: Keep<N, Kept>,
): Kept {
  if (rounding === 'exact') {
    const booksAt = (annualRate: number) =>
      booksByPeriod((period) => exactBooks(a, rateOfPart(a, annualRate, partOf(period))));
    return keep<N>({ booksAt, ...unrounded(a) });
  }
  const booksAt = (annualRate: number) => {
    const { numerator, denominator } = fractionOf(annualRate, 100);
    return booksByPeriod((period) => {
      const { days, per } = partOf(period);
      return unitBooks({ numerator: numerator * BigInt(days), denominator: denominator * BigInt(per) });
    });
  };
  return keep<bigint>({ booksAt, ...inUnits(a, decimals) });
}

/** All periods have the same rate, of which interest is added `compounds` times a year. */
export function keepByPeriods<N, Kept>(
  a: Arithmetic<N>,
  { rounding, decimals }: Rounding,
  { compounds, perYear }: { readonly compounds: number; readonly perYear: number },
  keep: Keep<N, Kept>,
): Kept {
  const rateOf = (annualRate: number) => periodRate(a, annualRate, compounds, perYear);
  if (rounding === 'exact') {
    return keep<N>({ booksAt: (annualRate) => exactBooks(a, rateOf(annualRate)), ...unrounded(a) });
  }
  const booksAt = (annualRate: number) =>
    compounds === perYear
      ? unitBooks(fractionOf(annualRate, 100 * perYear))
      : roundedBooks(a, rateOf(annualRate), decimals);
  return keep<bigint>({ booksAt, ...inUnits(a, decimals) });
}

function unrounded<N>(a: Arithmetic<N>) {
  const enter = (amount: Operand<N>) => (typeof amount === 'number' ? a.of(amount) : amount);
  return { enter, read: (amount: N) => amount };
}

function inUnits<N>(a: Arithmetic<N>, decimals: number) {
  const enter = (amount: Operand<N>) => BigInt(a.round(amount, decimals));
  return { enter, read: (units: bigint) => a.ofUnits(units, decimals) };
}
