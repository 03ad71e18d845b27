import { addMonths, daysApart, paymentDay, paymentFrom, type PaymentDates } from './calendar.ts';

/** The time from an advance to the first payment. */
export interface FirstPeriod {
  readonly wholePeriods: number;
  /** The rest, as a part of a period. */
  readonly days: number;
  readonly daysPerPeriod: number;
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
