import { DAY_MS, isDate, startOfDateMs } from '#base/dates.ts';
import type { DailySource, DatedTable } from './source.ts';
import { isRecord, readJson, readQuotes } from './json.ts';

/** A day's table is complete by then; the author's job runs between 00:00 and 05:00 UTC. */
const COMPLETE_AFTER_MS = DAY_MS / 4;

/**
 * The daily set of fawazahmed0/exchange-api, dedicated to the public domain (CC0). It blends sources that it
 * does not name, so it comes after all others. The file of the US dollar is taken, for most of what only it
 * quotes is tied to the dollar. The order of the addresses is the one that its author asks for.
 */
export const wideDaily: DailySource = {
  id: 'wide-daily',
  name: 'exchange-api daily set (CC0)',
  page: 'https://github.com/fawazahmed0/exchange-api',
  feeds: () => [
    {
      url: 'https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@latest/v1/currencies/usd.min.json',
      parse: parseWideDaily,
    },
    {
      url: 'https://latest.currency-api.pages.dev/v1/currencies/usd.min.json',
      parse: parseWideDaily,
    },
  ],
  publishedAtMs: startOfDateMs,
  nextExpectedAtMs: (observedOn) => startOfDateMs(observedOn) + DAY_MS + COMPLETE_AFTER_MS,
  restDays: 3,
};

/**
 * The table of a file {"date": "2026-09-29", "usd": {"aed": 3.6725, …}}. What is no active ISO 4217 currency
 * is left out: the set has metals, ended codes and coins too. Throws when the shape is another.
 */
export function parseWideDaily(body: string): DatedTable {
  const file = readJson(body, ['date']);
  const { date, ...tables } = isRecord(file) ? file : {};
  const [base = '', ...others] = Object.keys(tables);
  const rates = tables[base];
  if (
    typeof date !== 'string' ||
    !isDate(date) ||
    !/^[a-z]{3}$/.test(base) ||
    others.length > 0 ||
    !isRecord(rates)
  ) {
    throw new Error('The daily set is not as expected: it should have a date and the rates of one currency.');
  }
  return { source: 'wide-daily', observedOn: date, ...readQuotes(base, rates) };
}
