import { addMonths, dayOf } from '#core/finance/calendar.ts';
import { omittable } from '#catalogue/declare/fields.ts';
import { date, dateOutput, LAST_DATE } from '#catalogue/declare/structures.ts';

/**
 * The date of the last monthly payment. The first is due one month after the start date, which is optional.
 */

const LAST_DAY = dayOf(LAST_DATE);
const FEWEST_DAYS_PER_MONTH = 28;

export function startDate(description = 'Date from which interest accrues; payments follow each month') {
  return date(description, { optional: true });
}

export function payoffDate() {
  return omittable(dateOutput('Date of the last payment; absent without start_date'));
}

export const monthlyDates = {
  months_later: {
    description:
      'the same day of the month so many months later, or the last day of a shorter month, if that is before 2200',
    answers: 'whole?',
    needsNoArithmetic: true,
    of: (_: unknown, start: number, months: number) => {
      if (start + FEWEST_DAYS_PER_MONTH * months > LAST_DAY) return undefined;
      return dayBefore2200(addMonths(start, months));
    },
  },
} as const;

/** Undefined for a day that no date of an answer can be. */
export function dayBefore2200(day: number): number | undefined {
  return day > LAST_DAY ? undefined : day;
}

/** Those of `payoff_date`, below `last_day`. */
export const payoffDateCases = `
  payoff_date = last_day    if last_day is given
              = absent      if start_date is absent
              = absent: The last payment is after 2199.
` as const;

/** The equations of `payoff_date`, below `months_to_payoff`. */
export const payoffDateEquations = `
  last_day    = months_later(start_date, months_to_payoff)    if start_date is given    // Date of the last payment, before 2200
  ${payoffDateCases}
` as const;
