import { calendarDate, firstOfYear, paymentDay, type PaymentDates } from './calendar.ts';
import { firstPeriodOf } from './first-period.ts';

/** How the days of a loan are counted for interest. */
export type LoanDayCount =
  | 'thirty_360'
  | 'thirty_e_360'
  | 'actual_360'
  | 'actual_364'
  | 'actual_365'
  | 'actual_actual_isda';

/** A part of a year: so many days, of so many that a whole year has. Both are whole numbers. */
export interface YearPart {
  readonly days: number;
  readonly per: number;
}

const daysPerYear = { actual_360: 360, actual_364: 364, actual_365: 365 } as const;

/**
 * The part of a year between two dates. Of actual days split at the year, each counts in the year in which it
 * begins (ISDA 2006 §4.16(b)), or in that in which it ends.
 */
export function yearPart(dayCount: LoanDayCount, from: number, to: number, isSplitAtEnd = false): YearPart {
  if (dayCount === 'thirty_360' || dayCount === 'thirty_e_360') {
    return { days: thirtyDays(from, to, dayCount === 'thirty_e_360'), per: 360 };
  }
  if (dayCount !== 'actual_actual_isda') return { days: to - from, per: daysPerYear[dayCount] };
  const shift = isSplitAtEnd ? 1 : 0;
  const leap = leapDays(to + shift) - leapDays(from + shift);
  return { days: 366 * (to - from - leap) + 365 * leap, per: 365 * 366 };
}

/** How many days before this one, counted from some day in the past, are in leap years. */
function leapDays(day: number): number {
  const { year } = calendarDate(day);
  const start = firstOfYear(year);
  const isLeap = firstOfYear(year + 1) - start === 366;
  const before = year - 1;
  const leapYears = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400);
  return 366 * leapYears + (isLeap ? day - start : 0);
}

/**
 * The part of a year up to a payment, from the one before it or from the beginning of the loan. Whole months
 * of 30 days are parts of a year as their payments are; days before the first of them count by the actual
 * days of the period in which they fall.
 */
export function paymentPart(
  dayCount: LoanDayCount,
  dates: PaymentDates & { readonly perYear: number },
  payment: number,
): YearPart {
  const { start, perYear } = dates;
  const end = paymentDay(dates, payment);
  if (dayCount !== 'thirty_360') {
    return yearPart(dayCount, payment === 1 ? start : paymentDay(dates, payment - 1), end);
  }
  if (payment > 1) return { days: 1, per: perYear };
  const { wholePeriods, days, daysPerPeriod } = firstPeriodOf(dates);
  if (days === 0) return { days: wholePeriods, per: perYear };
  const firstEnd = paymentDay(dates, 1 - wholePeriods);
  const isOfPeriod = perYear <= 12 && firstEnd - start === days;
  const length = isOfPeriod ? firstEnd - paymentDay(dates, -wholePeriods) : daysPerPeriod;
  return { days: wholePeriods * length + days, per: perYear * length };
}

/**
 * Days between two dates with months of 30 (ISDA 2006 §4.16(f) and (g)); the American form treats the end of
 * February as 30.
 */
export function thirtyDays(from: number, to: number, isEuropean: boolean): number {
  const [start, end] = [calendarDate(from), calendarDate(to)];
  const startsAtEnd = !isEuropean && isFebruaryEnd(from);
  const startDay = startsAtEnd ? 30 : Math.min(start.day, 30);
  const cutEnd = isEuropean || startDay === 30 ? Math.min(end.day, 30) : end.day;
  const endDay = startsAtEnd && isFebruaryEnd(to) ? 30 : cutEnd;
  return 360 * (end.year - start.year) + 30 * (end.month - start.month) + endDay - startDay;
}

function isFebruaryEnd(day: number): boolean {
  return calendarDate(day).month === 2 && calendarDate(day + 1).month === 3;
}
