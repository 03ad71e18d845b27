import { addMonths, calendarDate, paymentDay } from '../finance/calendar.ts';
import { yearPart } from '../finance/day-count.ts';
import type { AccountTerms } from './terms.ts';

/** So many days, each of which is one of `per` that a year has. */
export interface DaysOfYear {
  readonly days: number;
  readonly per: number;
}

/** Whole days between two dates that all weigh the same. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly per: number;
}

type Timed = Pick<
  AccountTerms,
  'start' | 'first' | 'perYear' | 'dueDateRule' | 'dayCount' | 'yearSplit' | 'partialMonth' | 'dueDates'
>;

/** The day of a payment of the contract, from 1; 0 is a period before the first. */
export function dueDay(terms: Timed, payment: number): number {
  const { dueDates, start, first, perYear, dueDateRule } = terms;
  if (dueDates !== undefined) {
    if (payment <= dueDates.length) return payment === 0 ? start : dueDates[payment - 1]!;
    return addMonths(dueDates.at(-1)!, payment - dueDates.length);
  }
  const day = paymentDay({ start, first, perYear }, payment);
  if (dueDateRule === 'last_day' || perYear > 12) return day;
  return calendarDate(day).day < calendarDate(first ?? start).day ? day + 1 : day;
}

/**
 * Measures parts of a year. Whole months of 30 days are a twelfth, whatever their days, and a part of one is
 * that of its actual days; so the days between two dates are cut into stretches, each within such a month.
 */
export function createMeasure(terms: Timed) {
  const { dayCount, yearSplit, partialMonth, perYear } = terms;
  const isShared = dayCount === 'thirty_360' && partialMonth === 'actual_share';
  const stretches: Stretch[] = [];
  /** Adds the stretches of a period; `isExtended` counts months on from its begin. */
  const addPeriod = (from: number, to: number, isExtended = false) => {
    if (isShared) stretches.push(...stretchesOf(from, to, perYear, isExtended));
  };
  const partsBetween = (from: number, to: number): readonly DaysOfYear[] => {
    if (!isShared) return [yearPart(dayCount, from, to, yearSplit === 'day_end')];
    let last = stretches.at(-1);
    while (last === undefined || last.to < to) {
      const begin = last?.to ?? from;
      addPeriod(begin, addMonths(begin, 1), true);
      last = stretches.at(-1);
    }
    const parts: DaysOfYear[] = [];
    for (let index = firstEndingAfter(stretches, from); index < stretches.length; index++) {
      const { from: begin, to: end, per } = stretches[index]!;
      if (begin >= to) break;
      parts.push({ days: Math.min(end, to) - Math.max(begin, from), per });
    }
    return parts;
  };
  /** Adds a period that no other one covers. */
  const cover = (from: number, to: number) => {
    const end = stretches.at(-1)?.to ?? from;
    if (end < to) addPeriod(Math.max(from, end), to);
  };
  /** Forgets all after a day, so that other periods may follow. */
  const cutAfter = (day: number) => {
    while (stretches.length > 0 && stretches.at(-1)!.from >= day) stretches.pop();
    const last = stretches.at(-1);
    if (last !== undefined && last.to > day) stretches.push({ ...stretches.pop()!, to: day });
  };
  return {
    addPeriod,
    cover,
    cutAfter,
    partsBetween,
    denominators: isShared ? sharesOf(perYear) : wholesOf[dayCount],
  };
}

function firstEndingAfter(stretches: readonly Stretch[], day: number): number {
  let [low, high] = [0, stretches.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (stretches[middle]!.to > day) high = middle;
    else low = middle + 1;
  }
  return low;
}

const wholesOf = {
  thirty_360: [360],
  thirty_e_360: [360],
  actual_360: [360],
  actual_364: [364],
  actual_365: [365],
  actual_actual_isda: [365 * 366],
} as const;

/** What the days of a shared month or half month can be parts of. */
function sharesOf(perYear: number): readonly number[] {
  if (perYear === 52 || perYear === 26) return [364];
  if (perYear === 24) return Array.from({ length: 31 }, (_, index) => 24 * (index + 1));
  return [28, 29, 30, 31].map((length) => 12 * length);
}

function stretchesOf(from: number, to: number, perYear: number, isExtended: boolean): readonly Stretch[] {
  if (perYear === 52 || perYear === 26) return [{ from, to, per: 364 }];
  if (perYear === 24 && to - from <= 17) {
    // The second half of February has 12 days from the 16th on.
    const { month } = calendarDate(to);
    const minDays = month === 2 && calendarDate(to + 1).day === 1 ? 12 : 13;
    return [{ from, to, per: 24 * Math.max(minDays, to - from) }];
  }
  const forward = monthsBetween((months) => addMonths(from, months), to, 1);
  const back = monthsBetween((months) => addMonths(to, -months), from, -1);
  const isForward = isExtended || (addMonths(from, forward) === to && addMonths(to, -back) !== from);
  if (isForward) {
    const dates = Array.from({ length: forward + 1 }, (_, index) => addMonths(from, index));
    const rest = dates.at(-1)!;
    const whole = wholeMonths(dates);
    const length = addMonths(from, forward + 1) - rest;
    return rest === to ? whole : [...whole, { from: rest, to, per: 12 * length }];
  }
  const dates = Array.from({ length: back + 1 }, (_, index) => addMonths(to, index - back));
  const [begin] = dates as [number];
  const whole = wholeMonths(dates);
  const length = begin - addMonths(to, -back - 1);
  return begin === from ? whole : [{ from, to: begin, per: 12 * length }, ...whole];
}

function wholeMonths(dates: readonly number[]): readonly Stretch[] {
  return dates.slice(1).map((to, index) => ({ from: dates[index]!, to, per: 12 * (to - dates[index]!) }));
}

/** How many months fit before a limit, or after it where the sign is −1. */
function monthsBetween(dayAfter: (months: number) => number, limit: number, sign: 1 | -1): number {
  let months = 0;
  while (sign * (limit - dayAfter(months + 1)) >= 0) months++;
  return months;
}
