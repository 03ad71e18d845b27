import { isDate } from '#base/dates.ts';
import { isCurrencyOn } from '#core/money/iso4217.ts';
import type { DatedTable } from './source.ts';
import { readCsv } from './csv.ts';

/** All reference rates from a date on, until another or the last, as CSV; a quarter has about 600 kB. */
export function ecbPortalDownload(startDate: string, endDate?: string): string {
  const series = 'https://data-api.ecb.europa.eu/service/data/EXR/D..EUR.SP00.A';
  const end = endDate === undefined ? '' : `&endPeriod=${endDate}`;
  return `${series}?format=csvdata&startPeriod=${startDate}${end}`;
}

/** What a column must say where the file has it: daily spot rates against the euro, for one unit. */
const FIXED = { FREQ: 'D', CURRENCY_DENOM: 'EUR', EXR_TYPE: 'SP00', EXR_SUFFIX: 'A', UNIT_MULT: '0' };

/**
 * The tables of a CSV file of the ECB data portal (SDMX, dataflow EXR), the oldest first. Columns are found
 * by their names. Days without a value, currencies after their end and rates that are only indicative are
 * left out; unlike the XML files, this one drops trailing zeros. Throws when a column is missing or a row is
 * not as expected.
 * Source: https://data.ecb.europa.eu/help/api/data
 */
export function parseEcbPortal(body: string): DatedTable[] {
  const [header = [], ...rows] = readCsv(body);
  const days = new Map<string, Record<string, string>>();
  for (const row of rows) {
    const { date, code, value } = readRow(header, row);
    if (value === undefined || !isCurrencyOn(code, date)) continue;
    const quotes = days.get(date) ?? {};
    if (code in quotes) throw new Error(`The CSV file is not as expected: two rates of ${code} on ${date}.`);
    quotes[code] = value;
    days.set(date, quotes);
  }
  if (days.size === 0) throw new Error('The CSV file is not as expected: it has no rates.');
  return [...days]
    .map(([observedOn, quotes]): DatedTable => ({ source: 'ecb', base: 'EUR', observedOn, quotes }))
    .sort((a, b) => (a.observedOn < b.observedOn ? -1 : 1));
}

function readRow(header: readonly string[], row: readonly string[]) {
  const get = (name: string) => row[header.indexOf(name)];
  const [date = '', code = '', value] = [get('TIME_PERIOD'), get('CURRENCY'), get('OBS_VALUE')];
  const isOfKind = Object.entries(FIXED).every(([name, text]) => (get(name) ?? text) === text);
  const isWhole = row.length === header.length && isOfKind && isDate(date) && /^[A-Z]{3}$/.test(code);
  if (!isWhole || value === undefined || !/^(\d+(\.\d+)?)?$/.test(value)) {
    throw new Error(`The CSV file is not as expected: ${row.join(',').slice(0, 60)}.`);
  }
  const isMissing = value === '' || get('OBS_COM') === 'Indicative rate';
  return { date, code, value: isMissing ? undefined : value };
}
