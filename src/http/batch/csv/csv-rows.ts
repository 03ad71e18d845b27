import { bounds } from '#base/bounds.ts';
import type { InputValues } from '#catalogue/declare/define.ts';
import { makeFunction } from '#catalogue/run/make-function.ts';
import { members } from '#catalogue/run/field-code.ts';
import type { Violation } from '#calculate/check/violations.ts';
import type { Separator } from '#base/csv.ts';
import { type ColumnReader, createColumnReader, type Faults, styleOfCells } from './csv-cells.ts';
import { CALCULATOR_COLUMN, formatViolation, ID_COLUMN } from './csv-header.ts';
import { type Cells, cellText } from './csv-records.ts';
import type { CompiledCalculator } from '#calculate/compiled-calculator.ts';

/** Reads the rows of a caller, and says what is wrong with them. */

/** The values of one row, and all that is wrong with them. */
export type ReadRow = (bytes: Uint8Array, cells: Cells) => InputValues;

/** Reads the cells of each row into `found` and makes an object of those that are fields. */
export function createReader(
  names: readonly string[],
  separator: Separator,
  { calculator: { input } }: CompiledCalculator,
  found: unknown[],
  faults: Faults,
): ReadRow {
  let row: { readonly bytes: Uint8Array; readonly cells: Cells };
  const columnsByName = new Map(names.map((name, index) => [name, index]));
  const textOf = (name: string) => {
    const index = Object.hasOwn(input, name) ? columnsByName.get(name) : undefined;
    const { starts, ends } = row.cells;
    return index === undefined ? undefined : cellText(row.bytes, starts[index]!, ends[index]!);
  };
  const style = styleOfCells(separator);
  const others: (readonly [name: string, index: number])[] = [];
  const places: Record<string, number> = {};
  const readers = names.map((name, index): ColumnReader | undefined => {
    if (name === ID_COLUMN || name === CALCULATOR_COLUMN) return undefined;
    const isField = Object.hasOwn(input, name);
    if (isField) places[name] = index;
    else others.push([name, index]);
    return isField
      ? createColumnReader(name, input, faults, style, textOf)
      : { read: (...cell) => cellText(...cell).trim() || undefined };
  });
  const collect = makeFunction(
    'c',
    members(places, (_, index) => `c[${index}]`),
  ) as (cells: readonly unknown[]) => InputValues;
  return (bytes, cells) => {
    row = { bytes, cells };
    const { starts, ends } = cells;
    for (let i = 0; i < readers.length; i++) {
      const reader = readers[i];
      if (reader !== undefined) found[i] = reader.read(bytes, starts[i]!, ends[i]!);
    }
    const values = collect(found);
    if (others.length === 0) return values;
    const surplus = others.filter(([, index]) => found[index] !== undefined);
    if (surplus.length === 0) return values;
    // Fields of other calculators, which the check rejects.
    return {
      ...values,
      ...Object.fromEntries(surplus.map(([name, index]) => [name, found[index] as string])),
    };
  };
}

/** What is wrong with a row as a whole; undefined when it has a cell for each column. */
export function describeShape(
  bytes: Uint8Array,
  start: number,
  cells: Cells,
  columns: number,
): string | undefined {
  if (cells.end - start > bounds.bodyBytes)
    return `The row has more than ${bounds.bodyBytes.toLocaleString('en-US')} bytes and was not read.`;
  if (cells.isMalformed)
    return 'The row has a quote that is not closed, or that is not at the ends of its cell.';
  if (cells.count === columns) return undefined;
  const counts = `The row has ${countOf(cells.count, 'cell')}, but the header has ${countOf(columns, 'column')}`;
  const mark = cells.separator === ';' ? 'semicolon' : 'comma';
  if (cells.count < columns) return `${counts}, separated by ${mark}s.`;
  const surplus = cellText(bytes, cells.ends[columns - 1]! + 1, cells.end);
  return `${counts}; a cell with a ${mark} in it needs quotes. After the last column: ${surplus}`;
}

function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/**
 * All that is wrong with the values of a row. What can be read in two ways is said instead of what the check
 * says of it.
 */
export function describeFaults(faults: readonly Violation[], violations: readonly Violation[]): string {
  const unclear = new Set(faults.map(({ field }) => field));
  const others = violations.filter(({ field, within }) => within !== undefined || !unclear.has(field));
  return [...faults, ...others].map(formatViolation).join(' ');
}
