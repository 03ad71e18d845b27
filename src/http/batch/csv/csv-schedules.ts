import { csvCell, type Separator } from '#base/csv.ts';
import { DomainError } from '#base/errors.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { Problem } from '#calculate/check/problem.ts';
import type { Violation } from '#calculate/check/violations.ts';
import type { JsonWriter } from '#calculate/result/json-writer.ts';
import type { Rows } from '#calculate/schedule/rows.ts';
import { csvRows, writeRows } from '#calculate/schedule/row-writer.ts';
import { scheduleColumns } from '#calculate/schedule/schedule.ts';
import { intervalOf, type RowsEach, rowsOfItem } from '#http/batch/batch-schedules.ts';
import { createPages } from '#http/batch/parquet/pages.ts';
import { writePages } from '#http/batch/parquet/transfer.ts';
import type { CsvTable } from './csv-batch.ts';
import type { Faults } from './csv-cells.ts';
import { type CsvHeader, ID_COLUMN } from './csv-header.ts';
import { cellText, createCells, readRecord } from './csv-records.ts';
import type { CompiledCalculator } from '#calculate/compiled-calculator.ts';
import { createReader, describeFaults, describeShape } from './csv-rows.ts';

/** Where the rows of schedules go, each with the cell of its id as the caller's file has it. */
interface Sink {
  /** Throws a DomainError where it cannot have them; then nothing is added. */
  readonly add: (writer: JsonWriter, id: Uint8Array, rows: Rows) => void;
  readonly addFault: (writer: JsonWriter, id: Uint8Array, fault: string) => void;
  readonly end: (writer: JsonWriter) => void;
}

/**
 * Answers the schedules of rows: each line is a row of a schedule, after the id of the caller's row. One that
 * has no schedule gets a line of its own, which says why. As pages, these rows are columns of Parquet.
 */
export function openSchedules(
  { names, cells: { separator }, mark, lineEnd }: CsvHeader,
  common: CompiledCalculator | undefined,
  each: RowsEach,
  asPages: boolean,
): { readonly table: CsvTable } | { readonly violations: readonly Violation[] } {
  const id = names.indexOf(ID_COLUMN);
  const violations = findFaults(id, common, each);
  if (violations.length > 0) return { violations };
  const kind = common!;
  const cells = createCells(names.length, separator);
  const faults: Faults = [];
  const read = createReader(
    names,
    separator,
    kind,
    names.map(() => undefined),
    faults,
  );
  const columns = scheduleColumns(kind.calculator);
  const sink = asPages ? pageSink(kind.calculator) : lineSink(columns.length, separator, lineEnd);

  const answer: CsvTable['answer'] = function* (bytes, writer, tally) {
    for (let at = 0; at < bytes.length;) {
      yield;
      const start = at;
      at = readRecord(bytes, start, cells);
      if (cells.end === start) continue;
      tally.rows++;
      const shape = describeShape(bytes, start, cells, names.length);
      faults.length = 0;
      const values = shape === undefined ? read(bytes, cells) : {};
      const wrong = shape === undefined ? kind.check(values) : undefined;
      let fault = wrong === undefined ? shape : describeFaults(faults, wrong);
      // What other rows need of the cells is read before the next one.
      const name = id < cells.count ? bytes.slice(cells.starts[id], cells.ends[id]) : new Uint8Array();
      try {
        if (fault === undefined) sink.add(writer, name, yield* rowsOfItem(kind, values, each));
      } catch (error) {
        if (!(error instanceof DomainError || error instanceof Problem)) throw error;
        fault = `${error.message[0]!.toUpperCase()}${error.message.slice(1).replace(/\.$/, '')}.`;
      }
      if (fault === undefined) continue;
      tally.faults++;
      sink.addFault(writer, name, fault);
    }
    sink.end(writer);
  };
  const header = `${mark}${[ID_COLUMN, ...columns, 'error'].join(separator)}${lineEnd}`;
  return { table: { header, lineEnd, columns: names.length, answer } };
}

function lineSink(columns: number, separator: Separator, lineEnd: string): Sink {
  const format = csvRows(separator, separator, `${separator}${lineEnd}`);
  const rest = separator.repeat(columns + 1);
  return {
    add: (writer, id, rows) => writeRows(writer, rows, format, id),
    addFault(writer, id, fault) {
      writer.bytes(id, 0, id.length);
      writer.text(`${rest}${csvCell(fault, separator)}${lineEnd}`);
    },
    end: () => {},
  };
}

function pageSink(calculator: AnyCalculator): Sink {
  const pages = createPages(calculator);
  const textOf = (id: Uint8Array) => cellText(id, 0, id.length);
  const put = (writer: JsonWriter) => writePages(writer, pages.take());
  return {
    add(writer, id, rows) {
      pages.add(textOf(id), rows);
      if (pages.isFull()) put(writer);
    },
    addFault: (_, id, fault) => pages.addError(textOf(id), fault),
    end: put,
  };
}

function findFaults(
  id: number,
  common: CompiledCalculator | undefined,
  each: RowsEach,
): readonly Violation[] {
  const faults: Violation[] = [];
  const add = (field: string, detail: string) => void faults.push({ field, code: 'required', detail });
  if (id < 0) add(ID_COLUMN, 'is a required column, as each schedule has many rows');
  if (common === undefined) {
    add('calculator', 'must be named by the query, as schedules have the columns of one calculator');
    return faults;
  }
  try {
    intervalOf(common.calculator, each);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    faults.push({ field: '', code: 'not-allowed', detail: error.message.replace(/\.$/, '') });
  }
  return faults;
}
