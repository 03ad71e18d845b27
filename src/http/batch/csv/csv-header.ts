import { bounds } from '#base/bounds.ts';
import type { AnyCalculator, InputFields } from '#catalogue/declare/define.ts';
import { type Cells, cellText, createCells, readRecord, separatorOf } from './csv-records.ts';
import { expectationOf, unknownFields, type Violation } from '#calculate/check/violations.ts';

/** The columns that are no field: a name for the row, which is repeated, and the calculator of the row. */
export const ID_COLUMN = 'id';
export const CALCULATOR_COLUMN = 'calculator';

/** The first record of a file. */
export interface CsvHeader {
  readonly names: readonly string[];
  /** Where each name is in the record. */
  readonly cells: Cells;
  /** The byte order mark, if the file has one; spreadsheets need it. */
  readonly mark: string;
  readonly lineEnd: string;
}

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf] as const;
const [NEWLINE, CARRIAGE_RETURN] = [10, 13] as const;

/** The bytes of the header, and of the rows after it. */
export function splitHeader(block: Uint8Array): { readonly header: Uint8Array; readonly rows: Uint8Array } {
  const end = readRecord(block, 0, createCells(0, separatorOf(block)));
  return { header: block.slice(0, end), rows: block.slice(end) };
}

export function readHeader(bytes: Uint8Array): CsvHeader {
  const hasMark = BYTE_ORDER_MARK.every((byte, index) => bytes[index] === byte);
  const cells = createCells(bounds.csvColumns, separatorOf(bytes));
  readRecord(bytes, hasMark ? BYTE_ORDER_MARK.length : 0, cells);
  const kept = Math.min(cells.count, bounds.csvColumns);
  const names = Array.from({ length: kept }, (_, index) =>
    cellText(bytes, cells.starts[index]!, cells.ends[index]!).trim(),
  );
  const isLong = bytes.at(-1) === NEWLINE && bytes.at(-2) === CARRIAGE_RETURN;
  return { names, cells, mark: hasMark ? '\uFEFF' : '', lineEnd: isLong ? '\r\n' : '\n' };
}

/** All that is wrong with a header, so that no row needs to be read; empty when nothing is. */
export function checkHeader(
  { names, cells }: CsvHeader,
  calculators: readonly AnyCalculator[],
  named: AnyCalculator | undefined,
): readonly Violation[] {
  if (names.length === 1 && names[0] === '')
    return [fault('', 'required', 'The first line must name the columns; it is empty')];
  if (names.some((name) => name.includes('\r')))
    return [fault('', 'wrong-type', 'The lines end with CR alone; end them with LF or CRLF')];
  if (cells.isMalformed)
    return [
      fault('', 'wrong-type', 'The first line has a quote that is not closed or not at the ends of a cell'),
    ];
  const separator = names.length === 1 ? /[\t|]/.exec(names[0]!)?.[0] : undefined;
  if (separator !== undefined) {
    const found = separator === '\t' ? 'tabs' : `"${separator}"`;
    return [
      fault('', 'wrong-type', `The columns are separated by ${found}; separate them by commas or semicolons`),
    ];
  }
  if (names.some((name) => name.includes(';'))) {
    const detail = 'The columns are separated by both commas and semicolons; use only one of them';
    return [fault('', 'wrong-type', detail)];
  }
  if (cells.count > bounds.csvColumns) {
    const detail = `The first line names ${cells.count} columns; at most ${bounds.csvColumns} are accepted`;
    return [fault('', 'out-of-range', detail)];
  }
  const isMixed = names.includes(CALCULATOR_COLUMN);
  const fields = isMixed || named === undefined ? fieldsOfAll(calculators) : named.input;
  const known = [...Object.keys(fields), ID_COLUMN, CALCULATOR_COLUMN];
  // The fields of all calculators are too many to list.
  const unlike = isMixed ? 'is not a field of any calculator' : undefined;
  const unknown = new Map(
    unknownFields(new Set(names), known, bounds.violations, unlike).map((one) => [one.field, one]),
  );
  const violations = names.flatMap((name, index) => columnFaults(names, name, index, unknown));
  return [...violations, ...missingColumns(names, isMixed, named)].slice(0, bounds.violations);
}

function columnFaults(
  names: readonly string[],
  name: string,
  index: number,
  unknown: ReadonlyMap<string, Violation>,
): readonly Violation[] {
  if (name === '') return [fault('', 'required', `Column ${index + 1} has no name`)];
  const first = names.indexOf(name);
  if (first < index)
    return [fault(name, 'contradiction', `is the name of columns ${first + 1} and ${index + 1}; remove one`)];
  const unlike = unknown.get(name);
  return unlike === undefined ? [] : [unlike];
}

function missingColumns(
  names: readonly string[],
  isMixed: boolean,
  named: AnyCalculator | undefined,
): readonly Violation[] {
  if (isMixed) return [];
  if (named === undefined)
    return [fault(CALCULATOR_COLUMN, 'required', 'is required: name a calculator, or add this column')];
  return Object.entries(named.input)
    .filter(([name, field]) => field.required && !names.includes(name))
    .map(([name, field]) => fault(name, 'required', `is required: ${expectationOf(field)}`));
}

function fieldsOfAll(calculators: readonly AnyCalculator[]): InputFields {
  return Object.assign({}, ...calculators.map(({ input }) => input)) as InputFields;
}

function fault(field: string, code: Violation['code'], detail: string): Violation {
  return { field, code, detail };
}

/** A violation for a person: "loan_term: must be …". */
export function formatViolation({ field, within = '', detail }: Violation): string {
  const sentence = /[.?!]$/.test(detail) ? detail : `${detail}.`;
  return field === '' ? sentence : `${field}${within}: ${sentence}`;
}
