import type { Arithmetic, Operand, Units } from '../arithmetic/arithmetic.ts';
import { fractionOf, type Fraction } from '../arithmetic/fraction.ts';
import { periodRate, rateOfPart, type PartOf } from './level-payment.ts';
import {
  booksByPeriod,
  exactBooks,
  roundedBooks,
  smallUnitBooks,
  unitBooks,
  type Books,
} from './loan-ledger.ts';

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
  principal: Operand<N>,
  partOf: PartOf,
  keep: Keep<N, Kept>,
): Kept {
  if (rounding === 'exact') {
    const booksAt = (annualRate: number) =>
      booksByPeriod((period) => exactBooks(a, rateOfPart(a, annualRate, partOf(period))));
    return keep<N>({ booksAt, ...unrounded(a) });
  }
  const booksAt: BooksInUnits = (booksOf) => (annualRate) => {
    const { numerator, denominator } = fractionOf(annualRate, 100);
    return booksByPeriod((period) => {
      const { days, per } = partOf(period);
      return booksOf({ numerator: numerator * BigInt(days), denominator: denominator * BigInt(per) });
    });
  };
  return keepInUnits(a, decimals, principal, booksAt, keep);
}

/** All periods have the same rate, of which interest is added `compounds` times a year. */
export function keepByPeriods<N, Kept>(
  a: Arithmetic<N>,
  { rounding, decimals }: Rounding,
  { compounds, perYear, principal }: RegularLoan<N>,
  keep: Keep<N, Kept>,
): Kept {
  const rateOf = (annualRate: number) => periodRate(a, annualRate, compounds, perYear);
  if (rounding === 'exact') {
    return keep<N>({ booksAt: (annualRate) => exactBooks(a, rateOf(annualRate)), ...unrounded(a) });
  }
  if (compounds !== perYear) {
    const booksAt = (annualRate: number) => roundedBooks(a, rateOf(annualRate), decimals);
    return keep<bigint>({ booksAt, ...inUnits(a, decimals, BigInt) });
  }
  const booksAt: BooksInUnits = (booksOf) => (annualRate) => booksOf(fractionOf(annualRate, 100 * perYear));
  return keepInUnits(a, decimals, principal, booksAt, keep);
}

interface RegularLoan<N> {
  readonly principal: Operand<N>;
  readonly compounds: number;
  readonly perYear: number;
}

/**
 * Units of loans of less are numbers: at rates of at most 1,000 % a year, all interest of 100 years is less
 * than 2,000 times as much, and doubles hold it.
 */
const MAX_SMALL_UNITS = 2 ** 40;

/** Of a rate in percent per year, from those of a rate of a period. */
type BooksInUnits = <M>(booksOf: (rate: Fraction) => Books<M>) => (annualRate: number) => Books<M>;

/** Keeps a loan in units. */
function keepInUnits<N, Kept>(
  a: Arithmetic<N>,
  decimals: number,
  principal: Operand<N>,
  booksAt: BooksInUnits,
  keep: Keep<N, Kept>,
): Kept {
  if (Number(a.round(principal, decimals)) < MAX_SMALL_UNITS)
    return keep<number>({ booksAt: booksAt(smallUnitBooks), ...inUnits(a, decimals, Number) });
  return keep<bigint>({ booksAt: booksAt(unitBooks), ...inUnits(a, decimals, BigInt) });
}

function unrounded<N>(a: Arithmetic<N>) {
  const enter = (amount: Operand<N>) => (typeof amount === 'number' ? a.of(amount) : amount);
  return { enter, read: (amount: N) => amount };
}

function inUnits<N, M extends Units>(a: Arithmetic<N>, decimals: number, count: (units: Units) => M) {
  const enter = (amount: Operand<N>) => count(a.round(amount, decimals));
  return { enter, read: (units: M) => a.ofUnits(units, decimals) };
}
