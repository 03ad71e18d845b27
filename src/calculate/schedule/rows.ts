import type { Units } from '#core/arithmetic/arithmetic.ts';
import { decimalText } from '#core/arithmetic/rounding.ts';
import { dateText } from '#core/finance/calendar.ts';

/** A column of rows: a whole count of its last decimal place for each; of dates their days. */
export interface RowColumn {
  readonly name: string;
  readonly decimals: number;
  readonly units: Float64Array;
  /** Counts that no double holds, by their rows, at which `units` has NaN. */
  readonly wide: Map<number, bigint>;
  /** Of the names of items: those that `units` count. */
  readonly names?: readonly string[];
}

/** The rows of a schedule, by their columns. */
export interface Rows {
  readonly length: number;
  /** As `scheduleColumns` names them. */
  readonly columns: readonly RowColumn[];
}

export function createColumn(name: string, decimals: number, length: number): RowColumn {
  return { name, decimals, units: new Float64Array(length), wide: new Map() };
}

export function put({ units, wide }: RowColumn, row: number, cell: Units): void {
  const number = Number(cell);
  const isWide = !Number.isSafeInteger(number);
  units[row] = isWide ? NaN : number;
  if (isWide) wide.set(row, BigInt(cell));
}

function unitsAt({ units, wide }: RowColumn, row: number): Units {
  return wide.get(row) ?? units[row]!;
}

/** The rows of items, by their periods and then by the items, whose names stand after the period. */
export function besideEachOther(parts: readonly Rows[], names: readonly string[]): Rows {
  const places = parts.flatMap(({ length }, item) => Array.from({ length }, (_, row) => ({ item, row })));
  places.sort((one, other) => one.row - other.row || one.item - other.item);
  const [period, ...columns] = parts[0]!.columns.map(({ name, decimals }, index) => {
    const column = createColumn(name, decimals, places.length);
    for (const [at, { item, row }] of places.entries())
      put(column, at, unitsAt(parts[item]!.columns[index]!, row));
    return column;
  });
  const name = { ...createColumn('name', 0, places.length), names };
  for (const [at, { item }] of places.entries()) name.units[at] = item;
  return { length: places.length, columns: [period!, name, ...columns] };
}

export function columnOf({ columns }: Rows, name: string): RowColumn | undefined {
  return columns.find((one) => one.name === name);
}

/** As doubles. */
export function numbersOf(column: RowColumn): readonly number[] {
  const scale = 10 ** column.decimals;
  return Array.from(column.units, (_, row) => Number(unitsAt(column, row)) / scale);
}

/** The cells of a row as JSON texts without quotes: numbers, dates and names, in the order of the columns. */
export type Row = readonly string[];

/** The same rows as texts. */
export function rowTexts({ length, columns }: Rows): readonly Row[] {
  return Array.from({ length }, (_, row) => columns.map((column) => cellText(column, row)));
}

export function cellText(column: RowColumn, row: number): string {
  const units = unitsAt(column, row);
  if (column.name === 'date') return dateText(Number(units));
  return column.names?.[Number(units)] ?? decimalText(units, column.decimals);
}
