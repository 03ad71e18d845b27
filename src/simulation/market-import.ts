import { checksumOf, marketColumns, textOf, type MarketData } from './market-file.ts';

/** Market data read from a file, and what was corrected or left out on the way, in sentences. */
export interface MarketImport {
  readonly data: MarketData;
  readonly notes: readonly string[];
}

type Rows = readonly (readonly string[])[];
type ColumnName = keyof typeof marketColumns;

interface Month {
  /** Counted from January of the year 0. */
  readonly month: number;
  /** In the order of `marketColumns`. */
  readonly values: (number | null)[];
  /** Where it is in the file, for people. */
  readonly place: string;
}

const MONTH_NAMES = new Set(['month', 'date']);
const MIN_MONTHS = 240;
const MAX_MONTHS = 12_000;
const MAX_FAULTS = 20;
/** How a workbook of Excel begins: one of 2007 or newer, which is a ZIP file, and an older one. */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/**
 * Known mistakes of published data. A month without `wrong` never had a value; what files have for it is an
 * estimate.
 */
const errata: readonly { month: string; column: ColumnName; wrong?: number; right?: number; why: string }[] =
  [
    {
      month: '2019-07',
      column: 'bond_yield',
      wrong: 1.63,
      right: 2.06,
      why: 'the Federal Reserve published 2.06',
    },
    {
      month: '2025-10',
      column: 'cpi',
      why: 'the Bureau of Labor Statistics published none; the geometric mean of the months beside it is used',
    },
  ];

/**
 * Reads a CSV file, such as the sheet “Data” of Robert Shiller's ie_data.xls saved as one. A row names the
 * columns: the month (1871-01, 1871-01-01 or 1871.01) and each of `marketColumns`, of which only `cape` is
 * optional. Rows before it are ignored. Throws an Error that names all faults, each with its row.
 */
export function importMarket(file: Uint8Array, source: string, licence: string): MarketImport {
  if (WORKBOOKS.some((start) => start.every((byte, index) => file[index] === byte)))
    throw new Error('This is a workbook of Excel; save its sheet “Data” as CSV and import that.');
  return readRows(readCsv(new TextDecoder().decode(file)), { source, licence });
}

function readRows(rows: Rows, origin: { source: string; licence: string }): MarketImport {
  const cells = rows.map((row) => row.map((cell) => cell.trim().toLowerCase()));
  const header = cells.findIndex(([first = '']) => MONTH_NAMES.has(first));
  if (header < 0) throw new Error('No row names the columns: month, price, dividend, cpi and gs10.');
  const columns = findColumns(cells[header]!, `line ${header + 1}`);
  const faults: string[] = [];
  const months: Month[] = [];
  let isShillers = false;
  for (const [index, row] of cells.entries()) {
    // Below its rows, Shiller's sheet has notes, which leave the first column empty.
    if (index <= header || (row[0] ?? '') === '') continue;
    const place = `line ${index + 1}`;
    const month = readMonth(row[0]!);
    if (month === undefined) {
      faults.push(`${place}: “${row[0]!.slice(0, 20)}” is not a month such as 1871-01`);
      continue;
    }
    isShillers ||= row[0]!.includes('.');
    const before = months.at(-1)?.month;
    if (before !== undefined && month !== before + 1)
      faults.push(`${place}: ${textOf(month)} must not follow ${textOf(before)}; list every month once`);
    const values = columns.map(({ name, place: column }) => readNumber(row[column], name, place, faults));
    if (values[0] === null) faults.push(`${place}: the price is missing`);
    months.push({ month, values, place });
  }
  const notes = [...correct(months), ...(isShillers ? dropEstimates(months) : [])];
  checkChanges(months, faults);
  if (months.length < MIN_MONTHS || months.length > MAX_MONTHS)
    faults.push(`there must be ${MIN_MONTHS} to ${MAX_MONTHS} months, not ${months.length}`);
  if (faults.length > 0) {
    const more = faults.length > MAX_FAULTS ? `; and ${faults.length - MAX_FAULTS} more faults` : '';
    throw new Error(`${faults.slice(0, MAX_FAULTS).join('; ')}${more}.`);
  }
  const data = { ...origin, first: textOf(months[0]!.month), months: months.map(({ values }) => values) };
  return { data: { ...data, checksum: checksumOf(data) }, notes };
}

function findColumns(header: readonly string[], place: string) {
  const columns = Object.entries(marketColumns).map(([name, { names }]) => {
    const found = [...names, name].find((one) => header.includes(one));
    return { name: name as ColumnName, place: found === undefined ? -1 : header.indexOf(found) };
  });
  const missing = columns.filter((column) => column.place < 0 && column.name !== 'cape');
  if (missing.length === 0) return columns;
  const names = missing.map(({ name }) => `${name} (${marketColumns[name].names.join(' or ')})`);
  throw new Error(`${place} lacks the columns ${names.join(', ')}.`);
}

/** Counted from January of the year 0; 1871.1 is October, as a number cannot end in 0. */
function readMonth(cell: string): number | undefined {
  const [, year, month] = /^(\d{4})[-.](\d{1,2})(?:-\d{2})?$/.exec(cell) ?? [];
  if (year === undefined) return undefined;
  const number = cell.includes('.') && month === '1' ? 10 : Number(month);
  return number >= 1 && number <= 12 ? 12 * Number(year) + number - 1 : undefined;
}

/** Null where there is none yet: an empty cell, NA or 0. */
function readNumber(cell: string | undefined, name: ColumnName, place: string, faults: string[]) {
  if (cell === undefined || cell === '' || cell === 'na' || Number(cell) === 0) return null;
  const value = Number(/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(cell) ? cell.replaceAll(',', '') : cell);
  const { maximum } = marketColumns[name];
  if (value > 0 && value <= maximum) return value;
  faults.push(`${place}: ${name} must be a number above 0 and at most ${maximum}, not ${cell.slice(0, 20)}`);
  return null;
}

/** Corrects known mistakes, and says so. */
function correct(months: readonly Month[]): readonly string[] {
  return errata.flatMap(({ month, column, wrong, right, why }) => {
    const found = months.find((one) => textOf(one.month) === month);
    const at = Object.keys(marketColumns).indexOf(column);
    const value = found?.values[at];
    if (found === undefined || typeof value !== 'number' || (wrong !== undefined && value !== wrong))
      return [];
    found.values[at] = right ?? null;
    return [`${found.place}: ${column} of ${month}, ${value}, was replaced: ${why}.`];
  });
}

/**
 * Removes the last months of Shiller's sheet that lack a dividend: their other figures are of single days, or
 * estimates.
 */
function dropEstimates(months: Month[]): readonly string[] {
  const dividend = Object.values(marketColumns).findIndex((column) => column === marketColumns.dividend);
  const kept = months.findLastIndex(({ values }) => values[dividend] !== null) + 1;
  const dropped = months.splice(kept);
  return dropped.map(
    ({ month, place }) => `${place}: ${textOf(month)} was left out: without a dividend it is an estimate.`,
  );
}

function checkChanges(months: readonly Month[], faults: string[]): void {
  for (const [column, [name, { maxChange }]] of Object.entries(marketColumns).entries()) {
    for (const [index, { values, place }] of months.entries()) {
      const [before, now] = [months[index - 1]?.values[column], values[column]];
      if (typeof before !== 'number' || typeof now !== 'number') continue;
      const change = now > before ? now / before : before / now;
      if (change > maxChange)
        faults.push(`${place}: ${name} goes from ${before} to ${now} in a month, which is not plausible`);
    }
  }
}

function readCsv(text: string): Rows {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  return lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:\s*"((?:[^"]|"")*)"[^,]*|([^,]*))/g)].map(([, quoted, plain]) =>
      quoted === undefined ? plain! : quoted.replaceAll('""', '"'),
    ),
  );
}
