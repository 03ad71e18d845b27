import { DAY_MS, isDate, startOfDateMs, toDate } from '#base/dates.ts';
import type { DailySource, DatedTable } from './source.ts';
import { isRecord, readJson, readQuotes } from './json.ts';

/**
 * Open Exchange Rates, for an operator who has an App ID. Its terms are the operator's to keep. The free plan
 * brings 1,000 requests a month: one table a day is asked for, though more are published.
 */
export function createOpenExchangeRates(appId: string): DailySource {
  return {
    id: 'open-exchange-rates',
    name: 'Open Exchange Rates',
    page: 'https://openexchangerates.org/',
    feeds: () => [
      {
        url: `https://openexchangerates.org/api/latest.json?app_id=${encodeURIComponent(appId)}`,
        parse: parseOpenExchangeRates,
      },
    ],
    publishedAtMs: startOfDateMs,
    nextExpectedAtMs: (observedOn) => startOfDateMs(observedOn) + DAY_MS,
    restDays: 3,
  };
}

/**
 * The table of a reply {"timestamp": 1746684010, "base": "USD", "rates": {"AED": 3.67299, …}}, dated by the
 * day of its timestamp in UTC. What is no active ISO 4217 currency is left out. Throws when the shape is
 * another.
 */
export function parseOpenExchangeRates(body: string): DatedTable {
  const reply = readJson(body, ['base']);
  const { timestamp, base, rates } = isRecord(reply) ? reply : {};
  const isWhole = typeof timestamp === 'string' && /^\d{1,11}$/.test(timestamp);
  const observedOn = isWhole ? toDate(Number(timestamp) * 1000) : '';
  if (!isDate(observedOn) || typeof base !== 'string' || !isRecord(rates)) {
    throw new Error('The reply is not as expected: it should have a timestamp, a base and rates.');
  }
  return { source: 'open-exchange-rates', observedOn, ...readQuotes(base, rates) };
}
