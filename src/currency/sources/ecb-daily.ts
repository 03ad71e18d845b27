import { ecbPublicationMs, nextTargetDay } from '../target-calendar.ts';
import type { DailySource, DatedTable } from '../source.ts';
import { readEcbXml } from './ecb-xml.ts';

/**
 * The euro foreign exchange reference rates of the European Central Bank: about 30 currencies each TARGET
 * day.
 */
export const ecbDaily: DailySource = {
  id: 'ecb',
  name: 'European Central Bank, euro reference rates',
  page: 'https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html',
  downloads: ['https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'],
  parse: parseEcbDaily,
  publishedAtMs: ecbPublicationMs,
  nextExpectedAtMs: (observedOn) => ecbPublicationMs(nextTargetDay(observedOn)),
};

/** The table of the daily file. Throws on anything but the file as the ECB writes it, with one date. */
export function parseEcbDaily(body: string): DatedTable {
  const [day, ...others] = readEcbXml(body);
  if (day === undefined || others.length > 0) {
    throw new Error(`The ECB file is not as expected: ${others.length + 1} dates in the daily file.`);
  }
  return { source: 'ecb', base: 'EUR', ...day };
}
