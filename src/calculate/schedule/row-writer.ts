import { csvCell, csvText, type Separator } from '#base/csv.ts';
import { makeFunction } from '#catalogue/run/make-function.ts';
import { JsonText } from '#calculate/result/json.ts';
import { createPhrase, endedText, type JsonWriter, takeWriter } from '#calculate/result/json-writer.ts';
import { calendarDate } from '#core/finance/calendar.ts';
import { rowTexts, type RowColumn, type Rows } from './rows.ts';
import { textColumns } from './schedule.ts';

/** Writes so many rows, each after `lead`, where a buffer has room for them; returns the place after them. */
type WriteRows = (
  bytes: Uint8Array,
  view: DataView,
  at: number,
  columns: readonly Float64Array[],
  length: number,
  lead: Uint8Array,
) => number;

/** How a row is written, by the names of its columns; the same object has the same ones. */
export interface RowFormat {
  readonly before: (name: string, index: number) => string;
  /** Around what is no number. */
  readonly quote: (text: string) => string;
  readonly mark: '.' | ',';
  readonly end: string;
  /** Those that were made. */
  readonly made: Map<string, WriteRows>;
}

const json: RowFormat = {
  before: (name, index) => `${index === 0 ? '{' : ','}"${name}":`,
  quote: (text) => JSON.stringify(text),
  mark: '.',
  end: '},',
  made: new Map(),
};
/** Numbers have decimal commas where semicolons separate cells. */
export function csvRows(opening: string, separator: Separator, end: string): RowFormat {
  return {
    before: (_, index) => (index === 0 ? opening : separator),
    quote: (text) => csvCell(text, separator),
    mark: separator === ';' ? ',' : '.',
    end,
    made: new Map(),
  };
}

const csv = csvRows('', ',', '\r\n');

const [ZERO, MINUS] = [48, 45] as const;
const MAX_INT32 = 0x7fffffff;
const [BILLION, BILLION_DIGITS] = [1e9, 9] as const;
const WORD_BYTES = 8;
const NOTHING = new Uint8Array();
/** Sign, digits and point of a whole number below 2^53. */
const MAX_NUMBER_BYTES = 24;
const pairs = Uint8Array.from({ length: 200 }, (_, place) => {
  const pair = place >> 1;
  return ZERO + (place % 2 === 0 ? Math.floor(pair / 10) : pair % 10);
});

/** Of a whole number of 32 bits, which is divided faster than a double. */
function writeSmall(bytes: Uint8Array, at: number, whole: number): number {
  let end = at + 1;
  if (whole >= 1e4)
    end =
      at +
      (whole < 1e6 ? (whole < 1e5 ? 5 : 6) : whole < 1e8 ? (whole < 1e7 ? 7 : 8) : whole < BILLION ? 9 : 10);
  else if (whole >= 10) end = at + (whole < 100 ? 2 : whole < 1e3 ? 3 : 4);
  let rest = whole;
  let place = end;
  while (rest >= 100) {
    const hundredth = (rest / 100) | 0;
    const pair = (rest - hundredth * 100) << 1;
    bytes[--place] = pairs[pair + 1]!;
    bytes[--place] = pairs[pair]!;
    rest = hundredth;
  }
  if (rest >= 10) {
    bytes[--place] = pairs[(rest << 1) + 1]!;
    bytes[--place] = pairs[rest << 1]!;
  } else bytes[--place] = ZERO + rest;
  return end;
}

/** Of a whole number below 2^53. */
function writeWhole(bytes: Uint8Array, at: number, whole: number): number {
  if (whole < 0) {
    bytes[at] = MINUS;
    return writeWhole(bytes, at + 1, -whole);
  }
  if (whole <= MAX_INT32) return writeSmall(bytes, at, whole | 0);
  const high = Math.floor(whole / BILLION);
  const end = writeSmall(bytes, at, high);
  return writeDigits(bytes, end, (whole - high * BILLION) | 0, BILLION_DIGITS);
}

/** So many digits, with zeros before them. */
function writeDigits(bytes: Uint8Array, at: number, whole: number, digits: number): number {
  let rest = whole;
  for (let place = at + digits - 1; place >= at; place--) {
    const tenth = (rest / 10) | 0;
    bytes[place] = ZERO + (rest - tenth * 10);
    rest = tenth;
  }
  return at + digits;
}

/** Zeros at the end of a fraction say nothing, nor does a point without digits: as `decimalText` writes. */
function writeHundredths(bytes: Uint8Array, start: number, units: number, point: number): number {
  let at = start;
  let size = units;
  if (units < 0) {
    bytes[at++] = MINUS;
    size = -units;
  }
  const isSmall = size <= MAX_INT32;
  const whole = isSmall ? ((size | 0) / 100) | 0 : Math.floor(size / 100);
  at = isSmall ? writeSmall(bytes, at, whole) : writeWhole(bytes, at, whole);
  const pair = (size - whole * 100) << 1;
  if (pair === 0) return at;
  bytes[at] = point;
  bytes[at + 1] = pairs[pair]!;
  const last = pairs[pair + 1]!;
  if (last === ZERO) return at + 2;
  bytes[at + 2] = last;
  return at + 3;
}

function writeDecimal(
  bytes: Uint8Array,
  start: number,
  units: number,
  point: number,
  decimals: number,
): number {
  let at = start;
  if (units < 0) bytes[at++] = MINUS;
  const size = Math.abs(units);
  const scale = 10 ** decimals;
  const whole = Math.floor(size / scale);
  at = writeWhole(bytes, at, whole);
  if (size === whole * scale) return at;
  bytes[at] = point;
  let end = writeDigits(bytes, at + 1, size - whole * scale, decimals);
  while (bytes[end - 1] === ZERO) end--;
  return end;
}

function writeDate(bytes: Uint8Array, at: number, dayNumber: number): number {
  const { year, month, day } = calendarDate(dayNumber);
  writeDigits(bytes, at, year, 4);
  writeDigits(bytes, at + 5, month, 2);
  bytes[at + 4] = bytes[at + 7] = MINUS;
  return writeDigits(bytes, at + 8, day, 2);
}

/** The names of columns are constants of the code. */
function compileRows(columns: readonly RowColumn[], { before, quote, mark, end }: RowFormat): WriteRows {
  const point = mark.charCodeAt(0);
  const put = (text: string) => {
    const words = [...createPhrase(text).words];
    return [
      ...words.map((word, index) => `v.setFloat64(at + ${WORD_BYTES * index}, ${word});`),
      `at += ${text.length};`,
    ];
  };
  const cells = columns.flatMap(({ name, decimals }, index) => {
    const units = `c${index}[r]`;
    if (name === 'date') {
      const [opening, closing] = quote('x').split('x') as [string, string];
      return [...put(before(name, index) + opening), `at = writeDate(b, at, ${units});`, ...put(closing)];
    }
    const call =
      decimals === 0
        ? `writeWhole(b, at, ${units})`
        : decimals === 2
          ? `writeHundredths(b, at, ${units}, ${point})`
          : `writeDecimal(b, at, ${units}, ${point}, ${decimals})`;
    return [...put(before(name, index)), `at = ${call};`];
  });
  const names = columns.map((_, index) => `c${index}`).join(', ');
  const leading = 'for (let i = 0; i < lead.length; i++) b[at++] = lead[i];';
  const lines = ['for (let r = 0; r < length; r++) {', leading, ...cells, ...put(end), '}', 'return at;'];
  const functions = { writeWhole, writeHundredths, writeDecimal, writeDate };
  const code = `(b, v, at, [${names}], length, lead) => {\n${lines.join('\n')}\n}`;
  return (makeFunction(Object.keys(functions).join(', '), code) as (...all: readonly unknown[]) => WriteRows)(
    ...Object.values(functions),
  );
}

/** Whether all cells are numbers and dates that doubles hold. */
function canBeFast({ columns }: Rows): boolean {
  return columns.every(
    ({ names, wide, decimals }) => names === undefined && wide.size === 0 && decimals <= BILLION_DIGITS,
  );
}

/** Writes rows, each after `lead`. */
export function writeRows(
  writer: JsonWriter,
  rows: Rows,
  format: RowFormat,
  lead: Uint8Array = NOTHING,
): void {
  if (!canBeFast(rows)) return writeTexts(writer, rows, format, lead);
  const { columns, length } = rows;
  const key = columns.map(({ name, decimals }) => `${name} ${decimals}`).join();
  const write = format.made.get(key) ?? compileRows(columns, format);
  format.made.set(key, write);
  const units = columns.map((one) => one.units);
  const around = columns.reduce(
    (sum, { name }, index) => sum + format.before(name, index).length,
    lead.length,
  );
  const most = around + format.end.length + columns.length * MAX_NUMBER_BYTES + WORD_BYTES;
  writer.ascii(length * most, (bytes, view, at) => write(bytes, view, at, units, length, lead));
}

function writeTexts(
  writer: JsonWriter,
  rows: Rows,
  { before, quote, mark, end }: RowFormat,
  lead: Uint8Array,
): void {
  for (const row of rowTexts(rows)) {
    writer.bytes(lead, 0, lead.length);
    for (const [index, cell] of row.entries()) {
      const { name } = rows.columns[index]!;
      writer.text(before(name, index));
      writer.text(textColumns.has(name) ? quote(cell) : cell.replace('.', mark));
    }
    writer.text(end);
  }
}

/** The rows as objects. */
export function scheduleJson(rows: Rows): JsonText {
  const writer = takeWriter();
  writer.text('[');
  writeRows(writer, rows, json);
  // Without the comma after the last one.
  if (rows.length > 0) writer.rewind(writer.length - 1);
  writer.text(']');
  return new JsonText(endedText(writer));
}

/** The rows as CSV with a header line (RFC 4180). */
export function scheduleCsv(rows: Rows): string {
  const writer = takeWriter();
  writer.text(csvText([rows.columns.map(({ name }) => name)]));
  writeRows(writer, rows, csv);
  return endedText(writer);
}
