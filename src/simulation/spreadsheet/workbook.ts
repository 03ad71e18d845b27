import { readStream } from './compound-file.ts';
import { damaged, kinds, recordsOfPart, type WorkbookRecord } from './records.ts';
import { readFormulaText, readSharedStrings } from './shared-strings.ts';

/**
 * The cells of a sheet as texts, row by row; numbers in the shortest form that reads back as the same double.
 */
export type Rows = readonly (readonly string[])[];

interface Workbook {
  readonly bytes: Uint8Array;
  readonly texts: readonly string[];
  readonly sheets: readonly { readonly name: string; readonly start: number }[];
}

const VERSION = 0x0600;
const WORKSHEET = 0;
const MAX_COLUMNS = 256;
const MAX_CELLS = 2_000_000;
const ERRORS: Readonly<Record<number, string>> = {
  0x00: '#NULL!',
  0x07: '#DIV/0!',
  0x0f: '#VALUE!',
  0x17: '#REF!',
  0x1d: '#NAME?',
  0x24: '#NUM!',
  0x2a: '#N/A',
};

/**
 * Reads a sheet of a binary workbook of Excel 97 to 2003 (BIFF8). Microsoft, [MS-XLS]: Excel Binary File
 * Format. Of formulas it reads the value that was saved with them. Throws an Error with a sentence where the
 * file is something else, is damaged or lacks the sheet.
 */
export function readSheet(file: Uint8Array, sheetName: string): Rows {
  const workbook = openWorkbook(file);
  const sheet = workbook.sheets.find(({ name }) => name === sheetName);
  if (sheet === undefined) {
    const names = workbook.sheets.slice(0, 20).map(({ name }) => `“${name}”`);
    throw new Error(`The workbook has no sheet “${sheetName}”; it has ${names.join(', ') || 'none'}.`);
  }
  return readCells(workbook, sheet.start);
}

function openWorkbook(file: Uint8Array): Workbook {
  const { name, bytes } = readStream(file, ['Workbook', 'Book']);
  const [begin, ...records] = recordsOfPart(bytes, 0);
  if (name === 'Book' || begin!.bytes.length < 2 || begin!.view.getUint16(0, true) !== VERSION)
    throw new Error(
      'The workbook is older than Excel 97; save it as “Excel 97–2003 Workbook (.xls)” or as CSV.',
    );
  const sheets: { name: string; start: number }[] = [];
  let texts: readonly string[] = [];
  for (const [index, record] of records.entries()) {
    if (record.kind === kinds.filePassword)
      throw new Error('The workbook has a password; save it without one.');
    if (record.kind === kinds.sheet) {
      const { view } = atLeast(record, 8);
      if (view.getUint8(5) === WORKSHEET)
        sheets.push({ name: readSheetName(record), start: view.getUint32(0, true) });
    }
    if (record.kind === kinds.sharedStrings) {
      const end = records.findIndex(({ kind }, later) => later > index && kind !== kinds.continue);
      texts = readSharedStrings(records.slice(index, end));
    }
  }
  return { bytes, texts, sheets };
}

function readSheetName(record: WorkbookRecord): string {
  const length = record.view.getUint8(6);
  const isWide = record.view.getUint8(7) === 1;
  const bytes = atLeast(record, 8 + length * (isWide ? 2 : 1)).bytes.subarray(8);
  return new TextDecoder(isWide ? 'utf-16le' : 'latin1').decode(bytes.subarray(0, length * (isWide ? 2 : 1)));
}

function readCells({ bytes, texts }: Workbook, start: number): Rows {
  const rows: string[][] = [];
  let cells = 0;
  let formula: { row: number; column: number } | undefined;
  const write = (row: number, column: number, text: string) => {
    if (column >= MAX_COLUMNS) throw damaged(`it has a cell in column ${column + 1}`);
    if (++cells > MAX_CELLS) throw new Error(`The sheet has more than ${MAX_CELLS} cells.`);
    while (rows.length <= row) rows.push([]);
    const cellsOfRow = rows[row]!;
    while (cellsOfRow.length < column) cellsOfRow.push('');
    cellsOfRow[column] = text;
  };
  for (const record of recordsOfPart(bytes, start)) {
    if (record.kind === kinds.formulaText && formula !== undefined) {
      write(formula.row, formula.column, readFormulaText(record));
    }
    const cell = cellOf(record, texts);
    if (cell === undefined) continue;
    const { row, column, values } = cell;
    for (const [index, value] of values.entries()) write(row, column + index, value);
    formula = record.kind === kinds.formula ? { row, column } : undefined;
  }
  return rows;
}

/** The values of one or more cells next to each other. */
interface Cells {
  readonly row: number;
  readonly column: number;
  readonly values: readonly string[];
}

function cellOf(record: WorkbookRecord, texts: readonly string[]): Cells | undefined {
  const { kind, bytes } = record;
  const read = readers[kind];
  if (read === undefined) return undefined;
  const { view } = atLeast(record, minBytes[kind]!);
  const values = read(view, bytes.length, texts);
  return { row: view.getUint16(0, true), column: view.getUint16(2, true), values };
}

const minBytes: Readonly<Record<number, number>> = {
  [kinds.number]: 14,
  [kinds.compactNumber]: 10,
  [kinds.numbersInRow]: 6,
  [kinds.formula]: 14,
  [kinds.sharedString]: 10,
  [kinds.label]: 9,
  [kinds.truthOrError]: 8,
};

type ReadValues = (view: DataView, length: number, texts: readonly string[]) => readonly string[];

const readers: Readonly<Record<number, ReadValues>> = {
  [kinds.number]: (view) => [String(view.getFloat64(6, true))],
  [kinds.compactNumber]: (view) => [compactNumber(view.getUint32(6, true))],
  [kinds.numbersInRow]: (view, length) =>
    Array.from({ length: Math.floor((length - 6) / 6) }, (_, index) =>
      compactNumber(view.getUint32(6 + 6 * index, true)),
    ),
  [kinds.formula]: (view) => [formulaValue(view)],
  [kinds.sharedString]: (view, _length, texts) => {
    const text = texts[view.getUint32(6, true)];
    if (text === undefined) throw damaged('a cell refers to a text that is not in it');
    return [text];
  },
  [kinds.label]: (view, length) => {
    const count = view.getUint16(6, true);
    const width = view.getUint8(8) === 1 ? 2 : 1;
    if (9 + count * width > length) throw damaged('a text ends early');
    const bytes = new Uint8Array(view.buffer, view.byteOffset + 9, count * width);
    return [new TextDecoder(width === 2 ? 'utf-16le' : 'latin1').decode(bytes)];
  },
  [kinds.truthOrError]: (view) => [truthOrError(view.getUint8(6), view.getUint8(7) === 1)],
};

/** The upper 30 bits of a double, or a whole number, perhaps in hundredths (RkNumber). */
function compactNumber(word: number): string {
  const double = new DataView(new ArrayBuffer(8));
  double.setUint32(4, (word & ~3) >>> 0, true);
  const value = (word & 2) === 0 ? double.getFloat64(0, true) : (word | 0) >> 2;
  return String((word & 1) === 0 ? value : value / 100);
}

/**
 * A double, or else a mark in its upper 16 bits and the kind of value in its lowest 8. A text follows in a
 * record of its own.
 */
function formulaValue(view: DataView): string {
  if (view.getUint16(12, true) !== 0xffff) return String(view.getFloat64(6, true));
  const kind = view.getUint8(6);
  return kind === 1 || kind === 2 ? truthOrError(view.getUint8(8), kind === 2) : '';
}

function truthOrError(code: number, isError: boolean): string {
  if (!isError) return code === 0 ? 'FALSE' : 'TRUE';
  return ERRORS[code] ?? '#ERROR';
}

function atLeast(record: WorkbookRecord, bytes: number): WorkbookRecord {
  if (record.bytes.length < bytes) throw damaged('a record is too short');
  return record;
}
