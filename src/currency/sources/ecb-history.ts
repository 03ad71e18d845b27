import { isCurrencyOn } from '#core/money/iso4217.ts';
import type { DatedTable } from './source.ts';
import { readEcbXml } from './ecb-xml.ts';

/**
 * The tables of the last 90 days (about 200 kB). That of all days since 1999-01-04 is beside it (about 8 MB).
 */
export const ecbLast90Days = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist-90d.xml';

/**
 * The tables of either file, the oldest first, with the currencies of their time. Throws on anything but the
 * file as the ECB writes it.
 */
export function parseEcbHistory(body: string): DatedTable[] {
  const days = readEcbXml(body).map(({ observedOn, quotes }): DatedTable => {
    const valid = Object.entries(quotes).filter(([code]) => isCurrencyOn(code, observedOn));
    return { source: 'ecb', base: 'EUR', observedOn, quotes: Object.fromEntries(valid) };
  });
  return days.sort((a, b) => (a.observedOn < b.observedOn ? -1 : 1));
}
