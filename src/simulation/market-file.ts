/** Prices, dividends, consumer prices, bond yields and CAPE of a market, month by month. */
export interface MarketData {
  /** Where it comes from, and its licence, for people. */
  readonly source: string;
  readonly licence: string;
  /** As 1871-01. */
  readonly first: string;
  /** In the order of `marketColumns`; null where a month has none. */
  readonly months: readonly (readonly (number | null)[])[];
  /** `checksumOf` all this. */
  readonly checksum: string;
}

interface Column {
  /** What files call it besides its own name, in lower case. */
  readonly names: readonly string[];
  readonly most: number;
  /** By which factor it changes in a month at most; a larger change is a slip of the file. */
  readonly mostChange: number;
}

/**
 * Mean price of the month; dividends of a year; index of consumer prices; yield of government bonds over ten years in percent; price
 * over the mean of ten years of real earnings. Robert J. Shiller's sheet has all of them under the names in capitals.
 */
export const marketColumns = {
  price: { names: ['p', 'sp500'], most: 1e6, mostChange: 1.8 },
  dividend: { names: ['d'], most: 1e5, mostChange: 2 },
  cpi: { names: ['consumer price index'], most: 1e5, mostChange: 1.2 },
  bond_yield: { names: ['gs10', 'rate gs10', 'long interest rate'], most: 100, mostChange: 3 },
  cape: { names: ['pe10', 'p/e10 or cape'], most: 1000, mostChange: 2 },
} as const satisfies Readonly<Record<string, Column>>;

const MONTH_NAMES = new Set(['month', 'date']);
const LEAST_MONTHS = 240;
const MOST_MONTHS = 12_000;

/**
 * Reads a CSV file with a column for the month, as 1871-01, 1871-01-01 or 1871.01, and one for each of `marketColumns`, of which only
 * `cape` may be missing. Lines before the header are passed over. Throws an Error with all faults, each with its line.
 */
export function readMarketFile(text: string, source: string, licence: string): MarketData {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const header = lines.findIndex((line) => MONTH_NAMES.has(cellsOf(line)[0]!));
  if (header < 0)
    throw new Error('There is no line with the names of the columns: month,price,dividend,cpi,gs10.');
  const names = cellsOf(lines[header]!);
  const places = Object.entries(marketColumns).map(([name, { names: known }]) => ({
    name,
    place: names.findIndex((one) => one === name || known.some((own) => own === one)),
  }));
  const missing = places.filter(({ name, place }) => place < 0 && name !== 'cape').map(({ name }) => name);
  if (missing.length > 0) throw new Error(`Line ${header + 1} lacks the columns ${missing.join(', ')}.`);
  const faults: string[] = [];
  const months: (number | null)[][] = [];
  let first = '';
  let before = -1;
  for (const [index, line] of lines.entries()) {
    const cells = cellsOf(line);
    const month = index > header ? monthOf(cells[0]!) : undefined;
    if (index <= header || line.trim() === '') continue;
    // Below its rows, Shiller's sheet has notes.
    if (month === undefined) {
      if (cells[0] !== '')
        faults.push(`line ${index + 1}: ${cells[0]!.slice(0, 20)} is no month such as 1871-01`);
      continue;
    }
    if (before >= 0 && month !== before + 1)
      faults.push(`line ${index + 1}: the months must follow one another`);
    before = month;
    if (months.length === 0) first = textOf(month);
    const row = places.map(({ name, place }) => numberIn(cells[place], name, index + 1, faults));
    if (row[0] === null) faults.push(`line ${index + 1}: there must be a price`);
    months.push(row);
  }
  checkChanges(months, header + 2, faults);
  if (months.length < LEAST_MONTHS || months.length > MOST_MONTHS)
    faults.push(`there must be ${LEAST_MONTHS} to ${MOST_MONTHS} months, not ${months.length}`);
  if (faults.length > 0) throw new Error(`${faults.slice(0, 20).join('; ')}.`);
  const data = { source, licence, first, months };
  return { ...data, checksum: checksumOf(data) };
}

/** So that a file that was cut or changed is found; not against somebody who means to change it. */
export function checksumOf({ source, licence, first, months }: Omit<MarketData, 'checksum'>): string {
  const text = JSON.stringify([source, licence, first, months]);
  let [low, high] = [0x811c9dc5, 0x01000193];
  for (let i = 0; i < text.length; i++) {
    low = Math.imul(low ^ text.charCodeAt(i), 0x01000193);
    high = Math.imul(high ^ text.charCodeAt(i), 0x85ebca6b);
  }
  return [high, low].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function cellsOf(line: string): string[] {
  return line.split(',').map((cell) => cell.trim().replaceAll('"', '').toLowerCase());
}

/** Months since the year 0; 1871.1 is October, as Shiller's sheet has it. */
function monthOf(cell: string): number | undefined {
  const [, year, month] = /^(\d{4})[-.](\d{1,2})(?:-\d{2})?$/.exec(cell) ?? [];
  if (year === undefined) return undefined;
  const number = cell.includes('.') && month === '1' ? 10 : Number(month);
  return number >= 1 && number <= 12 ? 12 * Number(year) + number - 1 : undefined;
}

export function textOf(month: number): string {
  return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;
}

/** Null where there is none: what is not known yet is empty, NA or 0. */
function numberIn(cell: string | undefined, name: string, line: number, faults: string[]): number | null {
  if (cell === undefined || cell === '' || cell === 'na' || Number(cell) === 0) return null;
  const value = Number(cell);
  const { most } = marketColumns[name as keyof typeof marketColumns];
  if (value > 0 && value <= most) return value;
  faults.push(`line ${line}: ${name} must be a number above 0 and at most ${most}, not ${cell.slice(0, 20)}`);
  return null;
}

function checkChanges(months: readonly (readonly (number | null)[])[], firstLine: number, faults: string[]) {
  for (const [column, [name, { mostChange }]] of Object.entries(marketColumns).entries()) {
    for (let index = 1; index < months.length; index++) {
      const [before, now] = [months[index - 1]![column], months[index]![column]];
      if (typeof before !== 'number' || typeof now !== 'number') continue;
      const change = now > before ? now / before : before / now;
      if (change > mostChange)
        faults.push(`line ${firstLine + index}: ${name} goes from ${before} to ${now} in a month`);
    }
  }
}
