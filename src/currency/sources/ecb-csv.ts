import { isDate } from '#base/dates.ts';
import { isCurrencyOn } from '#core/money/iso4217.ts';
import type { DatedTable } from './source.ts';
import { readCsv } from './csv.ts';

/**
 * The tables of the ECB's history as CSV (`eurofxref-hist.csv`, out of the archive of that name), the oldest
 * first, with the currencies of their time: a header "Date,USD,JPY,…," and one row a day, N/A where there is
 * no rate. Throws on anything but the file as the ECB writes it.
 * Source: https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist.zip
 */
export function parseEcbCsv(body: string): DatedTable[] {
  return parseDatedCsv(body, { source: 'ecb', base: 'EUR' });
}

/** Tables of another source in the same form. */
export function parseDatedCsv(body: string, of: Pick<DatedTable, 'source' | 'base'>): DatedTable[] {
  const [[first, ...codes] = [], ...rows] = readCsv(body);
  // Each line ends with a comma.
  const known = codes.filter((code) => code !== '');
  const isHeader = first === 'Date' && known.length > 0 && new Set(known).size === known.length;
  if (!isHeader || !known.every((code) => /^[A-Z]{3}$/.test(code)))
    throw fault(`${first},${codes.join(',')}`);
  const days = new Map<string, DatedTable>();
  for (const row of rows) {
    const [observedOn = '', ...rates] = row;
    if (!isDate(observedOn) || rates.length !== codes.length || days.has(observedOn))
      throw fault(row.join(','));
    const quotes: Record<string, string> = {};
    for (const [index, code] of known.entries()) {
      const rate = rates[index]!;
      if (rate === 'N/A') continue;
      if (!/^\d+(\.\d+)?$/.test(rate)) throw fault(`${observedOn} ${code} ${rate}`);
      if (isCurrencyOn(code, observedOn)) quotes[code] = rate;
    }
    days.set(observedOn, { ...of, observedOn, quotes });
  }
  if (days.size === 0) throw new Error('The CSV file is not as expected: it has no rates.');
  return [...days.values()].sort((a, b) => (a.observedOn < b.observedOn ? -1 : 1));
}

function fault(found: string): Error {
  // Quoted as JSON, so no byte of the file reaches a terminal as a control character.
  return new Error(`The CSV file is not as expected; it has ${JSON.stringify(found.slice(0, 60))}.`);
}
