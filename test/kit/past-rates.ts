import type { DatedTable } from '#currency/sources/source.ts';

/** The rates of the ECB on four days (https://data.ecb.europa.eu), as in the tests of the API. */
export const pastEuroRates: readonly DatedTable[] = [
  ['2025-12-30', '1.1757'],
  ['2025-12-31', '1.1750'],
  ['2026-01-02', '1.1721'],
  ['2026-01-05', '1.1664'],
].map(([observedOn, usd]) => ({
  source: 'ecb',
  base: 'EUR',
  observedOn: observedOn!,
  quotes: { USD: usd! },
}));
