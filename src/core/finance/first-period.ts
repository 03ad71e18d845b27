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
  const term = termOf(dates, 1);
  if (term.wholePeriods > 0) return { first: term, perYear: [1, 1] as const };
  const first: FirstPeriod = { wholePeriods: 1, days: 0, daysPerPeriod: 1 };
  return { first, perYear: [term.daysPerPeriod, term.days] as const };
}

/**
 * The time to a payment in years: whole ones, counted back from it, and the rest in months of 12, or in days
 * of 365 where no months are whole, or weeks are paid.
 */
export function termOf(dates: PaymentDates, payment: number): FirstPeriod {
  const [start, end] = [dates.start, paymentDay(dates, payment)];
  const { wholePeriods: months, days } = firstPeriodOf({ start, first: end });
  const wholePeriods = Math.floor(months / 12);
  const isInMonths = days === 0 && daysApart[dates.perYear ?? 12] === undefined;
  if (isInMonths) return { wholePeriods, days: months % 12, daysPerPeriod: 12 };
  return { wholePeriods, days: addMonths(end, -12 * wholePeriods) - start, daysPerPeriod: 365 };
}

/** The unit-periods before the first payment. Appendix J, (b)(5)(ii) to (iv). */
export function unitPeriodsOf(dates: PaymentDates): FirstPeriod {
  const { start, first, perYear = 12 } = dates;
  const period = firstPeriodOf(dates);
  // Of one month, and of days and weeks, the law counts as above.
  if (first === undefined || period.days === 0 || (perYear >= 12 && perYear !== 24)) return period;
  const { wholePeriods: months, days } = firstPeriodOf({ start, first });
  const { daysPerPeriod } = period;
  const all = 30 * months + days;
  return { wholePeriods: Math.floor(all / daysPerPeriod), days: all % daysPerPeriod, daysPerPeriod };
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
