import { StoreError } from '#base/errors.ts';
import { addDays, DAY_MS, daysBetween, toDate } from '#base/dates.ts';
import type { RatesHistory } from '#currency/store/history.ts';
import { endedCurrency } from '#core/money/former-codes.ts';
import type { DescribedRates } from '#currency/table/provenance.ts';
import type { RateTable } from '#currency/table/rate-table.ts';
import type { CurrentRates, RatesService } from '#currency/service.ts';
import { FIRST_DATE, historyBounds } from '#api/operations/currency-operations.ts';
import { notACurrency } from '#calculate/check/validation.ts';
import { type Violation } from '#calculate/check/violations.ts';
import { Problem } from '#calculate/check/problem.ts';

/** The rates to use, and their provenance. */
export interface UsableRates {
  readonly table: RateTable;
  readonly describe: (codes?: readonly string[]) => DescribedRates;
}

/** The current rates; throws a Problem when they are too old. */
export function usableRates(service: RatesService): UsableRates & { readonly whole: CurrentRates } {
  const whole = service.current();
  if (!whole.expired) return { whole, table: whole.table, describe: (codes) => service.current(codes) };
  throw new Problem(
    'rates-unavailable',
    `The newest rates are from ${whole.observedOn}, which is too old to use. Try again in 10 minutes.`,
    {
      headers: { 'retry-after': '600' },
    },
  );
}

/** The rates of a date; without any, a violation of the field "date". */
export async function ratesOf(
  history: RatesHistory,
  date: string,
  problem: (violations: readonly Violation[]) => Problem,
): Promise<UsableRates> {
  const day = await readStored(() => history.asOf(date));
  if (day !== undefined) return day;
  throw problem([{ field: 'date', code: 'out-of-range', detail: await describeGap(history, date) }]);
}

/** Awaits stored rates; a failing store is a Problem about rates, not about keys. */
export async function readStored<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    throw new Problem('rates-unavailable', 'Historical rates are unavailable. Try again in 5 seconds.', {
      headers: { 'retry-after': '5' },
    });
  }
}

/** The detail for a date without rates: why, and which dates have rates. */
export async function describeGap(history: RatesHistory, date: string): Promise<string> {
  const coverage = await readStored(() => history.coverage());
  const first = coverage.map(({ firstOn }) => firstOn).toSorted()[0];
  if (first === undefined) return 'must be left out; this service has no historical rates yet';
  if (date >= first)
    return `must be another date; this service has no rates for ${date} or the 14 days before it`;
  return `must be ${first} or later; the operator of this service can import earlier rates`;
}

/** In the earliest time zone, the next date begins 14 hours before it does in UTC. */
const EARLIEST_ZONE_MS = (14 / 24) * DAY_MS;

export function findDateFaults(field: string, date: string | undefined, nowMs: number): Violation[] {
  if (date === undefined) return [];
  const code = 'out-of-range';
  if (date < FIRST_DATE) {
    return [
      {
        field,
        code,
        detail: `must be ${FIRST_DATE}, the date of the first euro rates, or later; got ${date}`,
      },
    ];
  }
  if (date <= toDate(nowMs + EARLIEST_ZONE_MS)) return [];
  return [{ field, code, detail: `must not be in the future; today is ${toDate(nowMs)}, got ${date}` }];
}

export function findRangeFaults(from: string, to: string): Violation[] {
  if (from > to) {
    return [
      { field: 'from', code: 'contradiction', detail: `must not be after "to"; ${from} is after ${to}` },
    ];
  }
  const days = daysBetween(from, to) + 1;
  if (days <= historyBounds.days) return [];
  const nearest = addDays(to, 1 - historyBounds.days);
  const detail =
    `must be ${nearest} or later for this "to"; one reply has at most ${historyBounds.days} days, ` +
    `and ${from} to ${to} are ${days.toLocaleString('en-US')}`;
  return [{ field: 'from', code: 'out-of-range', detail }];
}

/** Codes that had ended on a date; `codes` in upper case. */
export function findEnded(field: string, codes: readonly string[], date: string): Violation[] {
  return codes
    .filter((code) => (endedCurrency(code)?.since ?? '9999') <= date)
    .map((code) => notACurrency(field, code));
}

/** `codes` are the currencies without a rate, `field` is where they were given. */
export function unsupportedCurrency(
  field: string,
  codes: readonly string[],
  date: string | undefined,
): Problem {
  const [when, where] =
    date === undefined
      ? ['', 'GET /v1/currency/currencies lists the currencies with a rate']
      : [` on ${date}`, `GET /v1/currency/rates?date=${date} lists the currencies with a rate on that date`];
  return new Problem(
    'unsupported-currency',
    `No source quotes ${codes.join(', ')}${when}, the value of ${field}; ${where}.`,
  );
}
