import { bounds } from '#base/bounds.ts';
import type { AnyDeclaration } from '#catalogue/declare/define.ts';
import type { Course, Schedule } from '#catalogue/declare/schedule.ts';
import type { Evaluator } from '#catalogue/run/evaluate.ts';
import type { Arithmetic } from '#core/arithmetic/arithmetic.ts';
import { dateText } from '#core/finance/calendar.ts';
import { DomainError } from '#base/errors.ts';
import { decimalText } from '#core/arithmetic/rounding.ts';
import { settle } from '#core/arithmetic/settle.ts';
import type { Steps } from '#base/steps.ts';
import { csvText } from '#base/csv.ts';
import { type Json, JsonText } from '#calculate/result/json.ts';
import { type Calculation, decimalsOf } from '#calculate/result/result.ts';
import { createRowReader, ledgerColumns } from './schedule-cells.ts';

export type Interval = 'month' | 'year' | 'period';

/** The columns of a calculator's schedule, which must exist. */
export function scheduleColumns({ schedule }: AnyDeclaration): readonly string[] {
  const before = [
    ...(isDated(schedule!) ? ['date'] : []),
    ...(schedule!.items === undefined ? [] : ['name']),
  ];
  return ['period', ...before, ...amountColumns(schedule!)];
}

/** Whether every row has a date. */
export function isDated({ isDated, date }: Schedule): boolean {
  return isDated === true || date !== undefined;
}

function amountColumns({ kind, columns = {} }: Schedule): readonly string[] {
  const declared = Object.keys(columns);
  if (kind === 'table') return declared;
  return [...ledgerColumns[kind].slice(0, -1), ...declared, ledgerColumns[kind].at(-1)!];
}

/** The columns that are texts. */
export const textColumns: ReadonlySet<string> = new Set(['date', 'name']);

/** The cells of a row as JSON texts without quotes: numbers, dates and names, in the order of the columns. */
export type Row = readonly string[];

/** The intervals that a calculator's schedule can have; the first is the one it has by default. */
export function intervalsOf({ schedule }: AnyDeclaration): readonly Interval[] {
  if (schedule === undefined) return [];
  if (schedule.periodsPerYear === undefined) return ['period'];
  return schedule.periodsPerYear === 12 ? ['month', 'year'] : ['year'];
}

type Courses = <N>(a: Arithmetic<N>) => Course<N>;

/**
 * The rows of a schedule: each cell is the exact value of the periods of its row, rounded once, or where they
 * are `running` of all periods until then. A step is one row.
 */
export function* writeSchedule(
  { schedule }: AnyDeclaration,
  evaluator: Evaluator,
  { values, moneyDecimals }: Calculation,
  interval: Interval,
  isRunning = false,
): Steps<readonly Row[]> {
  const { items: list, firstPeriod = 1, periodsPerYear: usual = 1 } = schedule!;
  const courseOf = onceForEach((a) => evaluator.course(a, values, moneyDecimals)!);
  const { periods, periodsPerYear = usual, items = [] } = settle(courseOf);
  const step = interval === 'year' ? periodsPerYear : 1;
  const form = { schedule: schedule!, moneyDecimals, step, isRunning };
  const counts = items.length > 0 ? items.map((one) => one.periods) : [periods + 1 - firstPeriod];
  requireFewRows(counts, form.step, periodsPerYear);
  if (list === undefined) return yield* writeRows(form, courseOf);
  const given = values[list] as readonly { readonly name?: string }[];
  const all: Row[] = [];
  for (const index of items.keys()) {
    const rows = yield* writeRows(form, (a) => courseOf(a).items![index]!);
    const name = given[index]?.name ?? String(index + 1);
    for (const [period, ...cells] of rows) all.push([period!, name, ...cells]);
  }
  return all.sort(([one], [other]) => Number(one) - Number(other));
}

/** A course that is calculated once over each arithmetic, for all that read it. */
function onceForEach(courseOf: Courses): Courses {
  const known = new Map<unknown, unknown>();
  return <N>(a: Arithmetic<N>) => {
    const course = (known.get(a) as Course<N> | undefined) ?? courseOf(a);
    known.set(a, course);
    return course;
  };
}

function requireFewRows(periods: readonly number[], step: number, periodsPerYear: number): void {
  const counts = periods.map((count) => Math.ceil(count / step));
  const count = counts.reduce((sum, one) => sum + one, 0);
  const most = counts.length === 1 ? bounds.scheduleRows : bounds.scheduleRowsOfItems;
  if (count <= most) return;
  const shorter = step < periodsPerYear ? 'a shorter duration or interval=year' : 'a shorter duration';
  throw new DomainError(
    'result-out-of-range',
    `the schedule would have ${count} rows, more than ${most}; use ${shorter}`,
  );
}

interface Form {
  readonly schedule: Schedule;
  readonly moneyDecimals: number;
  /** Periods in a row. */
  readonly step: number;
  readonly isRunning: boolean;
}

/** The rows of one course. */
function* writeRows(
  { schedule, moneyDecimals, step, isRunning }: Form,
  courseOf: Courses,
): Steps<readonly Row[]> {
  const { firstPeriod = 1 } = schedule;
  const { periods, dateOf } = settle(courseOf);
  // Running totals are only of the columns of the kind; adding up the others again for each row takes long.
  const read = isRunning ? { ...schedule, columns: {} } : schedule;
  const cellsOf = createRowReader(read, courseOf, moneyDecimals);
  const amounts = amountColumns(schedule).map(
    (name) => [name, decimalsIn(schedule, name, moneyDecimals)] as const,
  );
  const rows: Row[] = [];
  for (let start = firstPeriod; start <= periods; start += step) {
    yield;
    const last = Math.min(start + step - 1, periods);
    const dates = dateOf === undefined ? [] : [dateText(dateOf(last))];
    const cells = cellsOf({ before: (isRunning ? firstPeriod : start) - 1, last });
    const texts = amounts.map(([name, decimals]) => decimalText(cells[name] ?? 0n, decimals));
    rows.push([String(step === 1 ? start : rows.length + 1), ...dates, ...texts]);
  }
  return rows;
}

function decimalsIn({ columns = {} }: Schedule, name: string, moneyDecimals: number): number {
  const column = columns[name];
  return column === undefined ? moneyDecimals : decimalsOf(column.output, moneyDecimals);
}

/** The rows as objects. */
export function scheduleRows(calculator: AnyDeclaration, rows: readonly Row[]): readonly Json[] {
  const columns = scheduleColumns(calculator);
  const valueOf = (column: string, cell: string) => (textColumns.has(column) ? cell : new JsonText(cell));
  return rows.map((cells) =>
    Object.fromEntries(columns.map((column, index) => [column, valueOf(column, cells[index]!)])),
  );
}

/** The rows as CSV with a header line (RFC 4180). */
export function scheduleCsv(calculator: AnyDeclaration, rows: readonly Row[]): string {
  return csvText([scheduleColumns(calculator), ...rows]);
}
