import type { AnyCalculator, InputValues } from '#catalogue/declare/define.ts';
import { DomainError } from '#base/errors.ts';
import { decimalsOf, moneyOf } from '#calculate/result/result.ts';
import { cellText, type RowColumn, type Rows } from '#calculate/schedule/rows.ts';
import { scheduleColumns, textColumns } from '#calculate/schedule/schedule.ts';

/** The cells of a column over all schedules: texts, or whole counts of the last of these decimals. */
type Column = readonly string[] | { readonly decimals: number; readonly values: Float64Array };

/** The schedules of several inputs, one after the other. */
export interface ScheduleColumns {
  /** Where the rows of each begin, and at the end the number of all rows. */
  readonly starts: Uint32Array;
  readonly columns: Readonly<Record<string, Column>>;
}

const FIRST_ROWS = 1_024;
/** Of the room that is made where all schedules may be as long as the first one. */
const MAX_FORESEEN_ROWS = 2 ** 20;

/** Collects the rows of schedules by columns; `all` are the valid inputs, which decide the decimals. */
export function createColumns(calculator: AnyCalculator, all: readonly InputValues[], count: number) {
  const names = scheduleColumns(calculator);
  const declared = calculator.schedule!.columns ?? {};
  const money = all.reduce((most, values) => Math.max(most, moneyOf(values).decimals), 0);
  const decimals = names.map((name) => {
    const output = declared[name]?.output;
    if (name === 'period' || textColumns.has(name)) return 0;
    return output === undefined ? money : decimalsOf(output, money);
  });
  const texts = names.map((name) => (textColumns.has(name) ? ([] as string[]) : undefined));
  const numbers = names.map((name) => new Float64Array(textColumns.has(name) ? 0 : FIRST_ROWS));
  const starts = new Uint32Array(count + 1);
  let [taken, rowCount] = [0, 0];
  function write(index: number, column: RowColumn): void {
    const { units, wide } = column;
    const [list, numbersOf, places] = [texts[index], numbers[index]!, decimals[index]!];
    if (list !== undefined)
      for (let row = 0; row < units.length; row++) list[rowCount + row] = cellText(column, row);
    else if (wide.size === 0 && column.decimals === places) numbersOf.set(units, rowCount);
    else
      for (let row = 0; row < units.length; row++) numbersOf[rowCount + row] = unitsOf(column, row, places);
  }
  return {
    /** Adds the schedule of the next inputs, or none. Throws a DomainError where a cell is beyond 2^53. */
    add(rows: Rows): void {
      for (const [index, list] of numbers.entries())
        if (list.length > 0 && rowCount + rows.length > list.length) {
          const foreseen = Math.min(rows.length * count, MAX_FORESEEN_ROWS);
          numbers[index] = new Float64Array(Math.max(2 * (rowCount + rows.length), foreseen));
          numbers[index].set(list);
        }
      for (const [index, column] of rows.columns.entries()) write(index, column);
      rowCount += rows.length;
      starts[++taken] = rowCount;
    },
    take(): ScheduleColumns {
      const columns = names.map((name, index): [string, Column] => [
        name,
        texts[index]?.slice(0, rowCount) ?? {
          decimals: decimals[index]!,
          values: numbers[index]!.subarray(0, rowCount),
        },
      ]);
      return { starts, columns: Object.fromEntries(columns) };
    },
  };
}

/** Each row as an object; the writer of a service needs memory of Node, which browsers do not have. */
export function rowObjects({ columns, length }: Rows): readonly object[] {
  const cellOf = (column: RowColumn, row: number) => {
    const text = cellText(column, row);
    return [column.name, textColumns.has(column.name) ? text : Number(text)] as const;
  };
  return Array.from({ length }, (_, row) => Object.fromEntries(columns.map((column) => cellOf(column, row))));
}

/** A cell as a whole count of the last of so many places. */
function unitsOf(column: RowColumn, row: number, decimals: number): number {
  const units = column.units[row]! * 10 ** (decimals - column.decimals);
  if (Number.isSafeInteger(units)) return units === 0 ? 0 : units;
  throw new DomainError(
    'result-out-of-range',
    `a cell of the schedule, ${cellText(column, row)}, is beyond 2^53 in its last place`,
  );
}
