import type { Arithmetic } from '../arithmetic/arithmetic.ts';
import { findRootOf, type Curve } from '../search/root.ts';
import { presentValueFactor } from './annuity.ts';
import { addMonths, daysApart, paymentDay, paymentFrom, type PaymentDates } from './calendar.ts';
import { growthFactor } from './growth.ts';

/** A number of equal payments in a row. */
export type PaymentRun<N> = readonly [payment: N, count: number];

/** The time from an advance to the first payment. */
export interface FirstPeriod {
  readonly wholePeriods: number;
  /** The rest, as a part of a period. */
  readonly days: number;
  readonly daysPerPeriod: number;
}

/** An advance after the first one, and when it is paid out after it. */
export interface LaterAdvance {
  readonly amount: number;
  readonly period: number;
  readonly days: number;
}

/**
 * The rate per period, a fraction, at which payments are worth an advance: (1 + f·x)·(1 + x)^t·A = Σ P·(1 +
 * x)^−k, where A includes the worth of later ones, A'/((1 + f'·x)·(1 + x)^t'), all before the first payment.
 * The payments together are not less than the advances. Source: Regulation Z, 12 CFR 1026, appendix J,
 * (b)(8).
 */
export function rateOfPayments<N>(
  a: Arithmetic<N>,
  advance: N,
  runs: readonly PaymentRun<N>[],
  { wholePeriods, days, daysPerPeriod }: FirstPeriod,
  later: readonly LaterAdvance[] = [],
): N {
  const total = runs.reduce((sum, [payment, count]) => a.add(sum, a.multiply(payment, count)), a.of(0));
  const lentInAll = later.reduce((sum, { amount }) => a.add(sum, amount), advance);
  if (a.compare(total, lentInAll) <= 0) return a.of(0);
  const counts = runs.map(([, count]) => count);
  const excess: Curve = (b, x, [first, part, ...others]) => {
    const payments = others.slice(0, runs.length);
    const [amounts, parts] = [
      others.slice(runs.length, -later.length || undefined),
      others.slice(others.length - later.length),
    ];
    const odd = (fraction: typeof x) => b.add(1, b.multiply(fraction, x));
    let lent: typeof x = first!;
    for (const [index, { period }] of later.entries()) {
      lent = b.add(
        lent,
        b.divide(amounts[index]!, b.multiply(growthFactor(b, x, period), odd(parts[index]!))),
      );
    }
    let worth = b.of(0);
    for (const [index, payment] of payments.toReversed().entries()) {
      const count = counts.at(-1 - index)!;
      const later = index === 0 ? worth : b.divide(worth, growthFactor(b, x, count));
      worth = b.add(later, b.multiply(payment, presentValueFactor(b, x, count)));
    }
    const grown = b.multiply(worth, growthFactor(b, x, 1 - wholePeriods));
    return b.subtract(b.multiply(lent, odd(part!)), grown);
  };
  const part = a.divide(days, daysPerPeriod);
  const high = a.divide(a.multiply(total, 2), wholePeriods > 0 ? advance : a.multiply(advance, part));
  const constants = [
    advance,
    part,
    ...runs.map(([payment]) => payment),
    ...later.map(({ amount }) => a.of(amount)),
    ...later.map((one) => a.divide(one.days, daysPerPeriod)),
  ];
  return findRootOf(a, excess, constants, a.of(0), high);
}

/** The unit-periods of a loan with one payment: its term, at most a year. Appendix J, (b)(5)(v) to (vii). */
export function singlePeriodOf(dates: PaymentDates) {
  const { perYear = 12 } = dates;
  const { wholePeriods, days } = firstPeriodOf(dates);
  const months = (12 * wholePeriods) / perYear;
  const isInMonths = days === 0 && daysApart[perYear] === undefined && Number.isInteger(months);
  const [term, year] = isInMonths ? [months, 12] : [paymentDay(dates, 1) - dates.start, 365];
  if (term <= year) {
    const first: FirstPeriod = { wholePeriods: 1, days: 0, daysPerPeriod: 1 };
    return { first, perYear: [year, term] as const };
  }
  const first: FirstPeriod = {
    wholePeriods: Math.floor(term / year),
    days: term % year,
    daysPerPeriod: year,
  };
  return { first, perYear: [1, 1] as const };
}

/** The days of a period that are counted for a part of one: those of a month are 30. Appendix J, (b)(5). */
function daysOfPeriod(perYear: number): number {
  return daysApart[perYear] ?? 360 / perYear;
}

/**
 * The whole periods before the first payment, counted back from it, and the days that are left: none where
 * periods counted on from the start end at it, as a month does from January 31 to the end of February.
 */
export function firstPeriodOf({ start, first, perYear = 12 }: PaymentDates): FirstPeriod {
  const daysPerPeriod = daysOfPeriod(perYear);
  if (first === undefined) return { wholePeriods: 1, days: 0, daysPerPeriod };
  const regular = { start, perYear };
  const payment = paymentFrom(regular, first);
  if (paymentDay(regular, payment) === first) return { wholePeriods: payment, days: 0, daysPerPeriod };
  if (perYear > 12 && perYear !== 24) {
    const days = first - start;
    return { wholePeriods: Math.floor(days / daysPerPeriod), days: days % daysPerPeriod, daysPerPeriod };
  }
  const months = perYear === 24 ? 1 : 12 / perYear;
  let count = 0;
  while (addMonths(first, -months * (count + 1)) >= start) count++;
  const days = addMonths(first, -months * count) - start;
  if (perYear !== 24) return { wholePeriods: count, days, daysPerPeriod };
  // Of a month that is not whole, 15 days are half.
  return days < 15
    ? { wholePeriods: 2 * count, days, daysPerPeriod }
    : { wholePeriods: 2 * count + 1, days: days - 15, daysPerPeriod };
}
