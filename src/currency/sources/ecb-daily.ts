import { addDays, toDate } from '#base/dates.ts';
import { ecbPublicationMs, isTargetDay, nextTargetDay } from './target-calendar.ts';
import type { DailySource, DatedTable } from './source.ts';
import { ecbLast90Days, parseEcbHistory } from './ecb-history.ts';
import { ecbPortalDownload, parseEcbPortal } from './ecb-portal.ts';
import { readEcbXml } from './ecb-xml.ts';

/** The longest time between two tables is five days, at Easter and Christmas. */
const PORTAL_DAYS = 7;

/**
 * The euro foreign exchange reference rates of the European Central Bank: about 30 currencies each TARGET
 * day.
 */
export const ecbDaily: DailySource = {
  id: 'ecb',
  name: 'European Central Bank, euro reference rates',
  page: 'https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html',
  feeds: (nowMs) => [
    { url: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml', parse: parseEcbDaily },
    // Another host, should that one fail.
    {
      url: ecbPortalDownload(addDays(toDate(nowMs), -PORTAL_DAYS)),
      parse: (body) => parseEcbPortal(body).at(-1)!,
    },
  ],
  publishedAtMs: ecbPublicationMs,
  nextExpectedAtMs: (observedOn) => ecbPublicationMs(nextTargetDay(observedOn)),
  restDays: 0,
  past: { url: ecbLast90Days, days: 90, parse: parseEcbHistory, publishesOn: isTargetDay },
};

/** The table of the daily file. Throws on anything but the file as the ECB writes it, with one date. */
export function parseEcbDaily(body: string): DatedTable {
  const [day, ...others] = readEcbXml(body);
  if (day === undefined || others.length > 0) {
    throw new Error(`The ECB file is not as expected: ${others.length + 1} dates in the daily file.`);
  }
  return { source: 'ecb', base: 'EUR', ...day };
}
