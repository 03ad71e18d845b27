import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { DomainError } from '#base/errors.ts';
import { decimalsOf } from '#calculate/result/result.ts';
import { cellText, type RowColumn, type Rows } from '#calculate/schedule/rows.ts';
import { scheduleColumns, textColumns } from '#calculate/schedule/schedule.ts';
import { MAX_PACKED, packDeltas } from './delta.ts';
import { varint } from './varint.ts';

/** A column: texts, whole numbers, days, or decimals with a fixed number of places. */
export type ParquetColumn =
  | { readonly name: string; readonly kind: 'text' | 'whole' | 'date' }
  | { readonly name: string; readonly kind: 'amount'; readonly decimals: number };

/** As the format counts them: plain values, packed differences of numbers, and texts after their prefixes. */
const encodings = { plain: 0, numbers: 5, texts: 7 } as const;

/** The cells of a column: which of them have values, and the values. */
export interface Page {
  readonly encoding: number;
  readonly bytes: Uint8Array;
}

/** A page for each column. */
export interface Pages {
  readonly rows: number;
  readonly pages: readonly Page[];
}

/** Decimals have at most so many digits, which 64 bits hold. */
export const AMOUNT_DIGITS = 18;
const MAX_UNITS = 10n ** BigInt(AMOUNT_DIGITS);
/** Money of any currency has no more decimals. */
const MONEY_DECIMALS = 4;
/** A page has at least so many rows, but for the last one. */
const PAGE_ROWS = 32_768;

/** The columns of schedules as CSV has them: the id of a loan, the cells of its rows, and the error. */
export function parquetColumns(calculator: AnyCalculator): readonly ParquetColumn[] {
  const { columns = {} } = calculator.schedule!;
  const own = scheduleColumns(calculator).map((name): ParquetColumn => {
    if (name === 'period') return { name, kind: 'whole' };
    if (textColumns.has(name)) return { name, kind: name === 'date' ? 'date' : 'text' };
    const output = columns[name]?.output;
    const decimals = output === undefined ? MONEY_DECIMALS : decimalsOf(output, MONEY_DECIMALS);
    return { name, kind: 'amount', decimals };
  });
  return [{ name: 'id', kind: 'text' }, ...own, { name: 'error', kind: 'text' }];
}

/** Collects the rows of schedules as pages of their columns. */
export function createPages(calculator: AnyCalculator) {
  const columns = parquetColumns(calculator);
  const [ids, ...rest] = columns.map((column) =>
    column.kind === 'text' ? createTexts() : createNumbers(column),
  ) as [Texts, ...(Texts | Numbers)[]];
  const errors = rest.pop() as Texts;
  let rows = 0;
  return {
    isFull: () => rows >= PAGE_ROWS,
    /** Throws a DomainError where a cell has more digits than a column; then nothing is added. */
    add(id: string, schedule: Rows): void {
      const { length } = schedule;
      for (const [index, column] of rest.entries())
        if ('prepare' in column) column.prepare(schedule.columns[index]!);
      ids.add(id, length);
      for (const [index, column] of rest.entries()) column.addAll(schedule.columns[index]!);
      errors.add('', length);
      rows += length;
    },
    /** A row of its own. */
    addError(id: string, error: string): void {
      ids.add(id, 1);
      for (const column of rest) column.skip();
      errors.add(error, 1);
      rows++;
    },
    /** The page of each column, with so many rows; the next ones begin. */
    take(): Pages {
      const taken = { rows, pages: [ids, ...rest, errors].map((one) => one.take()) };
      rows = 0;
      return taken;
    },
  };
}

/** Which cells have values: how many in turn have one and have none; the first run has values. */
function createRuns() {
  let runs: number[] = [0];
  return {
    add(hasValue: boolean, count: number): void {
      if ((runs.length % 2 === 1) !== hasValue) runs.push(0);
      runs[runs.length - 1]! += count;
    },
    /** The page with these values. */
    take(encoding: number, ...values: readonly Uint8Array[]): Page {
      const levels: number[] = [];
      for (const [index, run] of runs.entries()) {
        if (run === 0) continue;
        levels.push(...varint(2 * run), index % 2 === 0 ? 1 : 0);
      }
      runs = [0];
      const size = Buffer.alloc(4);
      size.writeUInt32LE(levels.length);
      return { encoding, bytes: Buffer.concat([size, Buffer.from(levels), ...values]) };
    },
  };
}

type Texts = ReturnType<typeof createTexts>;

/** A text as the length of what it shares with the one before, and the rest. */
function createTexts() {
  const runs = createRuns();
  let texts: { readonly text: Buffer; readonly count: number }[] = [];
  const add = (text: string, count: number) => {
    runs.add(text !== '', count);
    if (text !== '') texts.push({ text: Buffer.from(text), count });
  };
  return {
    add,
    addAll(column: RowColumn): void {
      for (let row = 0; row < column.units.length; row++) add(cellText(column, row), 1);
    },
    skip: () => add('', 1),
    take(): Page {
      const count = texts.reduce((sum, one) => sum + one.count, 0);
      const [prefixes, suffixes] = [new Float64Array(count), new Float64Array(count)];
      const rest: Uint8Array[] = [];
      let [at, before] = [0, Buffer.alloc(0)] as [number, Buffer];
      for (const { text, count: times } of texts) {
        const shared = sharedBytes(before, text);
        prefixes[at] = shared;
        suffixes[at] = text.length - shared;
        rest.push(text.subarray(shared));
        prefixes.fill(text.length, at + 1, at + times);
        at += times;
        before = text;
      }
      texts = [];
      return runs.take(encodings.texts, packDeltas(prefixes, count), packDeltas(suffixes, count), ...rest);
    },
  };
}

function sharedBytes(one: Uint8Array, other: Uint8Array): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count++;
  return count;
}

type Numbers = ReturnType<typeof createNumbers>;

/** Whole counts of the last place; those of amounts that are not packed are of 64 bits. */
function createNumbers(column: ParquetColumn) {
  const runs = createRuns();
  const wide = new Map<number, bigint>();
  let values = new Float64Array(2 * PAGE_ROWS);
  let count = 0;
  const decimals = column.kind === 'amount' ? column.decimals : 0;
  const wideOf = (cells: RowColumn, row: number) =>
    (cells.wide.get(row) ?? BigInt(cells.units[row]!)) * 10n ** BigInt(decimals - cells.decimals);
  return {
    /** Reads the cells behind those that were added. */
    prepare(cells: RowColumn): void {
      const { units } = cells;
      if (count + units.length > values.length) {
        const grown = new Float64Array(2 * (count + units.length));
        grown.set(values);
        values = grown;
      }
      const scale = 10 ** (decimals - cells.decimals);
      for (const row of wide.keys()) if (row >= count) wide.delete(row);
      for (let row = 0; row < units.length; row++) {
        const value = units[row]! * scale;
        values[count + row] = value;
        if (value < MAX_PACKED && value > -MAX_PACKED) continue;
        const whole = wideOf(cells, row);
        if (whole >= MAX_UNITS || whole <= -MAX_UNITS) throw tooLong(cells, row);
        wide.set(count + row, whole);
      }
    },
    addAll({ units: { length } }: RowColumn): void {
      runs.add(true, length);
      count += length;
    },
    skip: () => runs.add(false, 1),
    take(): Page {
      const length = count;
      count = 0;
      if (wide.size === 0) return runs.take(encodings.numbers, packDeltas(values, length));
      const plain = BigInt64Array.from({ length }, (_, row) => wide.get(row) ?? BigInt(values[row]!));
      wide.clear();
      return runs.take(encodings.plain, new Uint8Array(plain.buffer));
    },
  };
}

function tooLong(cells: RowColumn, row: number): DomainError {
  return new DomainError(
    'result-out-of-range',
    `${cells.name} of row ${row + 1} of the schedule, ${cellText(cells, row)}, is longer than the decimals of a Parquet file, which have ${AMOUNT_DIGITS} digits, ${MONEY_DECIMALS} of them after the point`,
  );
}
