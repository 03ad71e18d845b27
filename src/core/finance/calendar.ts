/**
 * Days of the Gregorian calendar as whole numbers: 0 is 1970-01-01. No clock and no time zone has a part in
 * them. Years begin in March.
 */

/** From 0000-03-01 to 1970-01-01. */
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
  const two = (at: number) => 10 * date.charCodeAt(at) + date.charCodeAt(at + 1) - 11 * ZERO;
  return firstOfMonth(1200 * two(0) + 12 * two(2) + two(5) - 1) + two(8) - 1;
}

const ZERO = '0'.charCodeAt(0);

/** The date of a day, as 2026-11-21. */
export function dateText(dayNumber: number): string {
  const { year, month, day } = calendarDate(dayNumber);
  return [pad(year, 4), pad(month, 2), pad(day, 2)].join('-');
}

/**
 * The same day of the month so many months later (earlier when negative); the last day of a month that is too
 * short. Counting on from the result forgets that day: add all months to the first day at once.
 */
export function addMonths(start: number, months: number): number {
  if (start !== begun.start) begun = { start, date: calendarDate(start) };
  const { year, month, day } = begun.date;
  const count = 12 * year + month - 1 + months;
  const first = firstOfMonth(count);
  // Every month has 28 days.
  return day <= 28 ? first + day - 1 : Math.min(first + day - 1, firstOfMonth(count + 1) - 1);
}

/** The days of a schedule are counted from one and the same. */
let begun = { start: 0, date: { year: 1970, month: 1, day: 1 } as CalendarDate };

/** When a loan is repaid: on `first` and each period after it, or, without it, each period after `start`. */
export interface PaymentDates {
  readonly start: number;
  readonly first?: number | undefined;
  /** 52, 26, 24, or a divisor of 12, which it is by default. */
  readonly perYear?: number | undefined;
}

/** Of payments that are so many days apart, by how many a year has. */
export const daysApart: Readonly<Record<number, number>> = { 52: 7, 26: 14 };

/** The day of a payment, counted from 1. */
export function paymentDay({ start, first, perYear = 12 }: PaymentDates, payment: number): number {
  const [base, periods] = first === undefined ? [start, payment] : [first, payment - 1];
  const days = daysApart[perYear];
  if (days !== undefined) return base + days * periods;
  if (perYear !== 24) return addMonths(base, (12 / perYear) * periods);
  const months = Math.floor(periods / 2);
  return periods % 2 === 0 ? addMonths(base, months) : halfMonthLater(base, months);
}

/** The number of the first payment that is not before a day. */
export function paymentFrom(dates: PaymentDates, day: number): number {
  const { perYear = 12 } = dates;
  // No month has more than 31 days, and no half of one more than 17, so the first guess is never too late.
  const longest = daysApart[perYear] ?? (perYear === 24 ? 17 : (31 * 12) / perYear);
  let payment = Math.max(1, Math.floor((day - paymentDay(dates, 1)) / longest) + 1);
  while (paymentDay(dates, payment) < day) payment++;
  return payment;
}

/**
 * The day between the same day of two months, the first so many months later: 15 days later in the month, or
 * earlier in the next.
 */
function halfMonthLater(start: number, months: number): number {
  const { year, month, day } = calendarDate(start);
  const isSameMonth = day <= 15;
  const count = 12 * year + month - 1 + months + (isSameMonth ? 0 : 1);
  const first = firstOfMonth(count);
  return Math.min(first + (isSameMonth ? day + 14 : day - 16), firstOfMonth(count + 1) - 1);
}

/** The first day of a year. */
export function firstOfYear(year: number): number {
  return firstOfMonth(12 * year);
}

/** The first day of a month that is counted from January of year 0. */
function firstOfMonth(count: number): number {
  const sinceMarch = count - 2;
  const year = Math.floor(sinceMarch / 12);
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  return 365 * year + leapDays + daysBefore[sinceMarch - 12 * year]! - DAYS_BEFORE_1970;
}

/** How many days of a year that begins in March come before each of its months. */
const daysBefore = Array.from({ length: 12 }, (_, month) => Math.floor((153 * month + 2) / 5));

/**
 * Year, month and day of a day's number, by few divisions. Source: C. Neri and L. Schneider, "Euclidean
 * affine functions and their application to calendar algorithms" (2022), fig. 12, in doubles that hold the
 * products.
 */
export function calendarDate(dayNumber: number): CalendarDate {
  const quarters = 4 * (dayNumber + DAYS_BEFORE_1970) + 3;
  const century = Math.floor(quarters / 146_097);
  const product = 2_939_745 * ((quarters - 146_097 * century) | 3);
  const yearOfCentury = Math.floor(product / 2 ** 32);
  const dayOfYear = Math.floor((product - 2 ** 32 * yearOfCentury) / (4 * 2_939_745));
  const marchMonth = 2141 * dayOfYear + 197_913;
  const day = (((marchMonth & 0xffff) / 2141) | 0) + 1;
  const isNextYear = dayOfYear >= 306;
  const year = 100 * century + yearOfCentury + (isNextYear ? 1 : 0);
  return { year, month: (marchMonth >> 16) - (isNextYear ? 12 : 0), day };
}

function pad(value: number, digits: number): string {
  return String(value).padStart(digits, '0');
}
