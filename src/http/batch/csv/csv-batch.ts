import { bounds } from '#base/bounds.ts';
import { DomainError } from '#base/errors.ts';
import type { Steps } from '#base/steps.ts';
import type { InputValues } from '#catalogue/declare/define.ts';
import { byIds } from '#catalogue/ids.ts';
import { findNearestName } from '#base/nearest.ts';
import type { Faults } from './csv-cells.ts';
import { csvCell, quoteCell, type Separator } from '#base/csv.ts';
import { CALCULATOR_COLUMN, checkHeader, readHeader } from './csv-header.ts';
import { type Cells, cellText, createCells, readRecord } from './csv-records.ts';
import { createReader, describeFaults, describeShape, type ReadRow } from './csv-rows.ts';
import { openSchedules } from './csv-schedules.ts';
import type { RowsEach } from '#http/batch/batch-schedules.ts';
import { createOutputColumns, replyColumn, type ResultColumns } from './csv-results.ts';
import type { CompiledCalculator } from '#calculate/compiled-calculator.ts';
import type { JsonWriter } from '#calculate/result/json-writer.ts';
import { prepareQuietly } from '#calculate/result/preparation.ts';
import { describeValue, type Violation } from '#calculate/check/violations.ts';

/** What was answered so far. */
export interface Tally {
  rows: number;
  faults: number;
}

/** A file whose header is right. */
export interface CsvTable {
  /** The first line of the answers: the columns of the caller, those of the results, and `error`. */
  readonly header: string;
  /** The end of a line, as the caller has it. */
  readonly lineEnd: string;
  /** How many cells a row of the caller has. */
  readonly columns: number;
  /**
   * Answers complete records, one at each step, or in several where its work is long. What was written so far
   * can be taken from the writer after any of them.
   */
  readonly answer: (bytes: Uint8Array, writer: JsonWriter, tally: Tally) => Steps<void>;
}

export type OpenCsv = (
  header: Uint8Array,
  named: string | undefined,
  rowsEach?: RowsEach,
  asPages?: boolean,
) => { readonly table: CsvTable } | { readonly violations: readonly Violation[] };

/** What rows of a calculator need. */
interface RowKind extends CompiledCalculator {
  readonly read: ReadRow;
  readonly results: ResultColumns;
}

/**
 * Opens files by their header. `named` is the calculator of all rows, or of those that name none, if there is
 * a column for it.
 */
export function createCsvOpener(calculators: readonly CompiledCalculator[]): OpenCsv {
  const byId = byIds(calculators, ({ calculator }) => calculator);
  return (bytes, named, rowsEach, asPages = false) => {
    const header = readHeader(bytes);
    const common = named === undefined ? undefined : byId.get(named);
    if (named !== undefined && common === undefined)
      return {
        violations: [
          { field: CALCULATOR_COLUMN, code: 'not-allowed', detail: unknownCalculator(named, byId.keys()) },
        ],
      };
    const violations = checkHeader(
      header,
      calculators.map(({ calculator }) => calculator),
      common?.calculator,
    );
    if (violations.length > 0) return { violations };
    const { names, cells, mark, lineEnd } = header;
    const { separator } = cells;
    if (rowsEach !== undefined) return openSchedules(header, common, rowsEach, asPages);
    const row = createRow(names, separator, byId, common);
    const own = echoCells(bytes, cells, names.length, () => false);
    const columns = [own, ...row.resultNames, 'error'];
    const table = {
      header: `${mark}${columns.join(separator)}${lineEnd}`,
      lineEnd,
      columns: names.length,
      answer: createAnswer(row, createCells(names.length, cells.separator), names.length, lineEnd),
    };
    return { table };
  };
}

interface Row {
  readonly resultNames: readonly string[];
  readonly faults: Faults;
  readonly kindOf: (bytes: Uint8Array, cells: Cells) => RowKind;
}

/** A row with valid values. */
interface Opened {
  readonly kind: RowKind;
  readonly values: InputValues;
}

/** A row whose calculator is not known. */
class UnknownCalculator extends Error {}

function createRow(
  names: readonly string[],
  separator: Separator,
  byId: ReadonlyMap<string, CompiledCalculator>,
  common: CompiledCalculator | undefined,
): Row {
  const found: unknown[] = names.map(() => undefined);
  const faults: Faults = [];
  const place = names.indexOf(CALCULATOR_COLUMN);
  if (place === -1) {
    const results = createOutputColumns(common!, separator);
    const kind = { ...common!, read: createReader(names, separator, common!, found, faults), results };
    return { resultNames: results.names, faults, kindOf: () => kind };
  }
  const kinds = new Map<CompiledCalculator, RowKind>();
  function kindOf(bytes: Uint8Array, { starts, ends }: Cells): RowKind {
    const id = cellText(bytes, starts[place]!, ends[place]!).trim();
    const calculator = id === '' ? common : byId.get(id);
    if (calculator === undefined)
      throw new UnknownCalculator(`${CALCULATOR_COLUMN}: ${unknownCalculator(id, byId.keys())}`);
    let kind = kinds.get(calculator);
    if (kind === undefined) {
      const read = createReader(names, separator, calculator, found, faults);
      kind = { ...calculator, read, results: replyColumn(calculator.write, separator) };
      kinds.set(calculator, kind);
    }
    return kind;
  }
  return { resultNames: ['result'], faults, kindOf };
}

function unknownCalculator(id: string, known: Iterable<string>): string {
  const nearest = findNearestName(id, known);
  const advice = nearest === undefined ? 'GET /v1/calculators lists them.' : `did you mean ${nearest}?`;
  return `must be the id of a calculator; got ${describeValue(id)}; ${advice}`;
}

function createAnswer(row: Row, cells: Cells, columns: number, lineEnd: string): CsvTable['answer'] {
  const { faults } = row;
  const { separator } = cells;

  /** Reads a row and writes its own cells; answers what is wrong, or what is to be calculated. */
  function open(bytes: Uint8Array, start: number, writer: JsonWriter): string | Opened {
    let kind: RowKind;
    let values: InputValues;
    faults.length = 0;
    try {
      kind = row.kindOf(bytes, cells);
      values = kind.read(bytes, cells);
    } catch (error) {
      if (!(error instanceof UnknownCalculator)) throw error;
      writer.bytes(bytes, start, cells.end);
      return error.message;
    }
    writer.bytes(bytes, start, cells.end);
    const violations = kind.check(values);
    return violations === undefined ? { kind, values } : describeFaults(faults, violations);
  }

  /** Writes the results of a row after its own cells; answers what is wrong, or undefined. */
  function calculate({ kind, values }: Opened, writer: JsonWriter): string | undefined {
    const { length } = writer;
    try {
      kind.results.write(writer, values);
      return undefined;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      writer.rewind(length);
      return `${error.message[0]!.toUpperCase()}${error.message.slice(1)}.`;
    }
  }

  return function* answer(bytes, writer, tally) {
    for (let at = 0; at < bytes.length;) {
      yield;
      const start = at;
      at = readRecord(bytes, start, cells);
      if (cells.end === start) continue;
      const shape = describeShape(bytes, start, cells, columns);
      const opened = shape === undefined ? open(bytes, start, writer) : shape;
      if (shape !== undefined) writer.text(echoShapeless(bytes, start, cells, columns));
      const isOpen = typeof opened !== 'string';
      if (isOpen && opened.kind.prepare !== undefined)
        yield* prepareQuietly(opened.kind.prepare, opened.values);
      const fault = isOpen ? calculate(opened, writer) : opened;
      tally.rows++;
      if (fault !== undefined) {
        tally.faults++;
        writer.text(`${separator.repeat(row.resultNames.length + 1)}${csvCell(fault, separator)}${lineEnd}`);
      } else writer.text(`${separator}${lineEnd}`);
    }
  };
}

/** The cells of a row that is not repeated byte by byte; missing ones are empty. */
function echoCells(
  bytes: Uint8Array,
  { starts, ends, count, separator, isMalformed }: Cells,
  columns: number,
  isText: (index: number) => boolean,
): string {
  const texts = Array.from({ length: columns }, (_, index) => {
    if (index >= count) return '';
    const cell = bytes.subarray(starts[index], ends[index]);
    if (isMalformed) return quoteCell(new TextDecoder().decode(cell), separator);
    return isText(index)
      ? quoteCell(cellText(cell, 0, cell.length), separator)
      : new TextDecoder().decode(cell);
  });
  return texts.join(separator);
}

/** The cells of a row that has not the shape of the header, as far as it can be repeated. */
function echoShapeless(bytes: Uint8Array, start: number, cells: Cells, columns: number): string {
  const isLong = cells.end - start > bounds.bodyBytes;
  return isLong ? cells.separator.repeat(columns - 1) : echoCells(bytes, cells, columns, () => true);
}
