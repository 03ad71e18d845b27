import type { AnyCalculator, InputValues } from '#catalogue/declare/define.ts';
import { DomainError } from '#base/errors.ts';
import { decimalsOf, moneyOf } from '#calculate/result/result.ts';
import { type Row, scheduleColumns, textColumns } from '#calculate/schedule/schedule.ts';

/** The cells of a column over all schedules: texts, or whole counts of the last of these decimals. */
type Column = readonly string[] | { readonly decimals: number; readonly values: Float64Array };

/** The schedules of several inputs, one after the other. */
export interface ScheduleColumns {
  /** Where the rows of each begin, and at the end the number of all rows. */
  readonly starts: Uint32Array;
  readonly columns: Readonly<Record<string, Column>>;
}

const FIRST_ROWS = 1_024;

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
  function write(row: Row, at: number): void {
    for (let index = 0; index < names.length; index++) {
      const list = texts[index];
      if (list !== undefined) list[at] = row[index]!;
      else numbers[index]![at] = unitsOf(row[index]!, decimals[index]!);
    }
  }
  return {
    /** Adds the schedule of the next inputs, or none. Throws a DomainError where a cell is beyond 2^53. */
    add(rows: readonly Row[]): void {
      for (const [index, list] of numbers.entries())
        if (list.length > 0 && rowCount + rows.length > list.length) {
          numbers[index] = new Float64Array(2 * (rowCount + rows.length));
          numbers[index].set(list);
        }
      for (const [index, row] of rows.entries()) write(row, rowCount + index);
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

/** A decimal as a whole count of the last of so many places. */
function unitsOf(text: string, decimals: number): number {
  const point = text.indexOf('.');
  const places = point === -1 ? 0 : text.length - point - 1;
  const digits = point === -1 ? text : text.slice(0, point) + text.slice(point + 1);
  const units = Number(digits) * 10 ** (decimals - places);
  if (Number.isSafeInteger(units)) return units === 0 ? 0 : units;
  throw new DomainError(
    'result-out-of-range',
    `a cell of the schedule, ${text}, is beyond 2^53 in its last place`,
  );
}
