import { flag, ordinal, positiveAmount } from '#catalogue/declare/fields.ts';
import { finding } from '#catalogue/declare/rules.ts';
import { date, records } from '#catalogue/declare/structures.ts';
import { timesPerYear } from '#catalogue/declare/conventions.ts';
import { paymentDay, paymentFrom, type PaymentDates } from '#core/finance/calendar.ts';
import { paymentOfMonth } from '#core/finance/extra-payments.ts';

/** What several loans share of payments on top of those of the contract, and of accelerated ones. */

/** The input `lump_sum_payments`. */
export function lumpSumPayments(maximum: number) {
  return records(
    'Lump-sum payments',
    {
      month: ordinal('Month at the end of which the lump sum is paid', { maximum, optional: true }),
      date: date('Date of the lump sum, instead of month; it is paid with the next payment', {
        optional: true,
      }),
      amount: positiveAmount('Amount of the lump sum'),
    },
    { minItems: 0, maxItems: 60, default: [] },
  );
}

/** The input `accelerated`, beside `payment_frequency`. */
export function acceleratedPayments() {
  return flag(
    'Whether weekly or biweekly payments are accelerated',
    {
      true: 'a payment is a quarter or half of the monthly payment, so that a year has 13 of these',
      false: 'the payments repay the loan by the end of its term',
    },
    { default: false },
  );
}

/** The rules of `lumpSumPayments`, below `last`, the last month, and `outside`, which `outside_term` is. */
export const lumpSumRules = `
  unclear = first(j = 0…count(lump_sum_payments) − 1, lump_sum_payments(j).month is given and lump_sum_payments(j).date is given or lump_sum_payments(j).month is absent and lump_sum_payments(j).date is absent)    // Index of the first lump sum with a month and a date, or with neither
  late    = first(j = 0…count(lump_sum_payments) − 1, lump_sum_payments(j).month is given and lump_sum_payments(j).month > last)    // Index of the first lump sum after the last month
  require unclear is absent else lump_sum_payments: must each have either a month or a date
  require late is absent else lump_sum_payments(late).month: must each be paid while the loan runs: with one of its payments, or on a date from start_date to that of the last one
  require outside is absent else lump_sum_payments(outside).date: must each be paid while the loan runs: with one of its payments, or on a date from start_date to that of the last one
` as const;

/** The rule of lump sums on dates, of a loan that may have a start date. */
export const datedLumpSumRules = `
  dated = first(j = 0…count(lump_sum_payments) − 1, lump_sum_payments(j).date is given)    // Index of the first lump sum on a date
  require start_date is given if dated is given else start_date: must be given with a date in lump_sum_payments
` as const;

/** The rules of `acceleratedPayments`, and of days that are counted beside `compound_frequency`. */
export const frequencyRules = `
    require payment_frequency = weekly or payment_frequency = biweekly if accelerated = true else accelerated: must be false unless payment_frequency is weekly or biweekly
    require compound_frequency = monthly if day_count_convention is given else compound_frequency: must be left out with day_count_convention, by which interest is added with each payment
` as const;

const OUTSIDE = 'the first lump sum on a date on which no payment of the contract can take it';

/** The code of `lumpSumRules`. */
export const outsideTerm = finding(OUTSIDE, findOutside);

/** The same where the first payment is a period after the start. */
export const outsideTermFromStart = finding(
  OUTSIDE,
  (
    lumpSums: readonly LumpSum[],
    start: number | undefined,
    frequency: keyof typeof timesPerYear,
    last: number,
  ) => findOutside(lumpSums, start, undefined, frequency, last),
);

/** The same of monthly payments, and the payment that takes a lump sum on a date. */
export const monthlyLumpSums = {
  outside_term: finding(OUTSIDE, (lumpSums: readonly LumpSum[], start: number | undefined, last: number) =>
    findOutside(lumpSums, start, undefined, 'monthly', last),
  ),
  payment_of: {
    description: 'the number of the first monthly payment that is not before a date',
    answers: 'whole',
    needsNoArithmetic: true,
    of: (_: unknown, start: number, day: number) => paymentFrom({ start }, day),
  },
} as const;

interface LumpSum {
  readonly date?: number | undefined;
}

/** The index of the first lump sum on a date before the loan, or after the payment of its last month. */
function findOutside(
  lumpSums: readonly LumpSum[],
  start: number | undefined,
  first: number | undefined,
  frequency: keyof typeof timesPerYear,
  last: number,
): number | undefined {
  // Another rule asks for the start.
  if (start === undefined) return undefined;
  const perYear = timesPerYear[frequency];
  const dates = { start, first, perYear } as PaymentDates;
  const end = paymentDay(dates, paymentOfMonth(perYear, last));
  const index = lumpSums.findIndex(({ date: day = start }) => day < start || day > end);
  return index < 0 ? undefined : index;
}
