import { addDays, DAY_MS, startOfDateMs, toDate } from '#base/dates.ts';

const HOUR_MS = 3_600_000;
/** "Around 16:00 CET" is what the ECB says of its reference rates; in summer that is CEST. */
const PUBLICATION_HOUR = 16;

/**
 * Whether TARGET, the payment system of the euro, is open: not on Saturday, Sunday, 1 January, Good Friday,
 * Easter Monday, 1 May, 25 and 26 December. Source: ECB, the long-term calendar in force since 2002.
 */
export function isTargetDay(date: string): boolean {
  const weekday = new Date(startOfDateMs(date)).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  if (['01-01', '05-01', '12-25', '12-26'].includes(date.slice(5))) return false;
  const easter = easterSunday(Number(date.slice(0, 4)));
  return date !== addDays(easter, -2) && date !== addDays(easter, 1);
}

/** The first TARGET day after a date. */
export function nextTargetDay(date: string): string {
  let next = addDays(date, 1);
  while (!isTargetDay(next)) next = addDays(next, 1);
  return next;
}

/** The instant of 16:00 Europe/Berlin on a date, when the ECB publishes the rates observed on it. */
export function ecbPublicationMs(date: string): number {
  const offsetHours = isSummerTime(date) ? 2 : 1;
  return startOfDateMs(date) + (PUBLICATION_HOUR - offsetHours) * HOUR_MS;
}

/**
 * Whether summer time is in force on the afternoon of a date: from the last Sunday of March until the last
 * Sunday of October, both changes at 01:00 UTC. Source: Directive 2000/84/EC, in force since 2002.
 */
function isSummerTime(date: string): boolean {
  const year = date.slice(0, 4);
  return date >= lastSundayUpTo(`${year}-03-31`) && date < lastSundayUpTo(`${year}-10-31`);
}

function lastSundayUpTo(date: string): string {
  const startMs = startOfDateMs(date);
  return toDate(startMs - new Date(startMs).getUTCDay() * DAY_MS);
}

/**
 * Gregorian Easter. Source: the algorithm of Meeus, Jones and Butcher (J. Meeus, Astronomical Algorithms, ch.
 * 8).
 */
function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const dayOfMarch = h + l - 7 * m + 22;
  return addDays(`${year}-03-01`, dayOfMarch - 1);
}
