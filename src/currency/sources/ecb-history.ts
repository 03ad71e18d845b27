import { minorUnitOf } from '../iso4217.ts';
import type { DatedTable } from '../source.ts';
import { readEcbXml } from './ecb-xml.ts';

/** The tables of the last 90 days (about 200 kB), and of all days since 1999-01-04 (about 8 MB). */
export const ecbHistoryDownloads = {
  last90Days: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist-90d.xml',
  since1999: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist.xml',
} as const;

/**
 * The tables of either file, the oldest first. Currencies that have ended since are left out, as they are
 * from every other table here. Throws on anything but the file as the ECB writes it.
 */
export function parseEcbHistory(body: string): DatedTable[] {
  const days = readEcbXml(body).map(({ observedOn, quotes }): DatedTable => {
    const active = Object.entries(quotes).filter(([code]) => minorUnitOf(code) !== undefined);
    return { source: 'ecb', base: 'EUR', observedOn, quotes: Object.fromEntries(active) };
  });
  return days.sort((a, b) => (a.observedOn < b.observedOn ? -1 : 1));
}
