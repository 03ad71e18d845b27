/**
 * Days of the Gregorian calendar as whole numbers: 0 is 1970-01-01. No clock and no time zone has a part in them.
 * Source: H. Hinnant, "chrono-compatible low-level date algorithms" (years that begin in March, in eras of 400).
 */

const DAYS_PER_ERA = 146_097;
/** From 0000-03-01, where the first era begins, to 1970-01-01. */
const DAYS_BEFORE_1970 = 719_468;

export interface CalendarDate {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  /** Of the month, from 1. */
  readonly day: number;
}

/** The number of the day that a valid date as 2026-11-21 names. */
export function dayOf(date: string): number {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return dayNumber({ year, month, day });
}

/** The date of a day, as 2026-11-21. */
export function dateText(dayNumber: number): string {
  const { year, month, day } = calendarDate(dayNumber);
  return [pad(year, 4), pad(month, 2), pad(day, 2)].join('-');
}

/**
 * The same day of the month so many months later (earlier when negative); the last day of a month that is too short.
 * Counting on from the result forgets that day: add all months to the first day at once.
 */
export function addMonths(start: number, months: number): number {
  const { year, month, day } = calendarDate(start);
  const count = 12 * year + month - 1 + months;
  const first = firstOfMonth(count);
  return Math.min(first + day - 1, firstOfMonth(count + 1) - 1);
}

/** How many months after `start` a day is reached or passed; 0 where it is not later. */
export function monthsUntil(start: number, day: number): number {
  // No month has more than 31 days, so the first guess is never too late.
  let months = Math.max(0, Math.floor((day - start) / 31));
  while (addMonths(start, months) < day) months++;
  return months;
}

/** When a loan is repaid: on `first` and the same day of each month after, or, without it, of each month after `start`. */
export interface PaymentDates {
  readonly start: number;
  readonly first?: number | undefined;
}

/** The day of a payment, counted from 1. */
export function paymentDay({ start, first }: PaymentDates, payment: number): number {
  return first === undefined ? addMonths(start, payment) : addMonths(first, payment - 1);
}

/** The number of the first payment that is not before a day. */
export function paymentFrom({ start, first }: PaymentDates, day: number): number {
  return first === undefined ? Math.max(1, monthsUntil(start, day)) : monthsUntil(first, day) + 1;
}

/** The first day of a month that is counted from January of year 0. */
function firstOfMonth(count: number): number {
  return dayNumber({ year: Math.floor(count / 12), month: (count % 12) + 1, day: 1 });
}

function dayNumber({ year, month, day }: CalendarDate): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - 400 * era;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = 365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return DAYS_PER_ERA * era + dayOfEra - DAYS_BEFORE_1970;
}

/** Year, month and day of a day's number. */
export function calendarDate(dayNumber: number): CalendarDate {
  const shifted = dayNumber + DAYS_BEFORE_1970;
  const era = Math.floor(shifted / DAYS_PER_ERA);
  const dayOfEra = shifted - DAYS_PER_ERA * era;
  const leapDays =
    Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = ((marchMonth + 2) % 12) + 1;
  return { year: yearOfEra + 400 * era + (month <= 2 ? 1 : 0), month, day };
}

function pad(value: number, digits: number): string {
  return String(value).padStart(digits, '0');
}
