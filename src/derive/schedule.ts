import { bounds } from '#base/bounds.ts';
import type { AnyDeclaration, InputValues } from '#catalogue/define.ts';
import type { Course, Schedule } from '#catalogue/schedule.ts';
import type { Evaluator } from '#catalogue/evaluate.ts';
import type { Arithmetic, Units } from '#core/arithmetic/arithmetic.ts';
import { dateText } from '#core/finance/calendar.ts';
import { DomainError } from '#base/errors.ts';
import { decimalText } from '#core/arithmetic/rounding.ts';
import { settle } from '#core/arithmetic/settle.ts';
import type { Steps } from '#base/steps.ts';
import { type Json, JsonText } from './json.ts';
import type { Calculation } from './result.ts';
import { createColumnReader, decimalsOf } from './schedule-columns.ts';
import { createCells, ledgerColumns, ledgerTotals } from './schedule-cells.ts';
import { createScheduleLedger } from './schedule-ledger.ts';

export type Interval = 'month' | 'year' | 'period';

/** The columns of a calculator's schedule, which must exist. */
export function scheduleColumns({ schedule }: AnyDeclaration): readonly string[] {
  return ['period', ...(isDated(schedule!) ? ['date'] : []), ...amountColumns(schedule!)];
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

/** The cells of a row as JSON texts without quotes: numbers and dates, in the order of the columns. */
export type Row = readonly string[];

/** The intervals that a calculator's schedule can have; the first is the one it has by default. */
export function intervalsOf({ schedule }: AnyDeclaration): readonly Interval[] {
  if (schedule === undefined) return [];
  if (schedule.periodsPerYear === undefined) return ['period'];
  return schedule.periodsPerYear === 12 ? ['month', 'year'] : ['year'];
}

/**
 * The rows of a schedule, in integer minor units: each row adds up, and every column adds up to the total in
 * the reply. A year is the sum of its months. A step is one period, and then one row.
 */
export function* writeSchedule(
  calculator: AnyDeclaration,
  evaluator: Evaluator,
  { values, moneyDecimals }: Calculation,
  interval: Interval,
): Steps<readonly Row[]> {
  const schedule = calculator.schedule!;
  const { firstPeriod = 1 } = schedule;
  const { periods, dateOf, periodsPerYear = schedule.periodsPerYear ?? 1 } = settle(courseOf);
  const step = interval === 'year' ? periodsPerYear : 1;
  const count = Math.ceil((periods + 1 - firstPeriod) / step);
  if (count > bounds.scheduleRows) {
    const shorter = step < periodsPerYear ? 'a shorter duration or interval=year' : 'a shorter duration';
    throw new DomainError(
      'result-out-of-range',
      `the schedule would have ${count} rows, more than ${bounds.scheduleRows}; use ${shorter}`,
    );
  }
  const totals = totalsOf(calculator, evaluator, values, moneyDecimals);
  const { kind } = schedule;
  const ledger = kind === 'table' ? undefined : createScheduleLedger(kind, courseOf, moneyDecimals);
  const columns = createColumnReader(schedule, courseOf, moneyDecimals, totals);
  for (let period = firstPeriod; period <= periods; period++) {
    yield;
    ledger?.add(period);
    columns.add(period);
  }
  const cellsOf = createCells(
    schedule,
    columns.close(),
    kind === 'table' ? undefined : ledger!.close(ledgerTotals(kind, totals)),
  );
  const amounts = amountColumns(schedule).map(
    (name) => [name, decimalsIn(schedule, name, moneyDecimals)] as const,
  );
  const rows: Row[] = [];
  for (let start = firstPeriod; start <= periods; start += step) {
    yield;
    const end = Math.min(start + step - 1, periods);
    const dates = dateOf === undefined ? [] : [dateText(dateOf(end))];
    const cells = cellsOf(start - firstPeriod, end + 1 - firstPeriod);
    const texts = amounts.map(([name, decimals]) => decimalText(cells[name]!, decimals));
    rows.push([String(step === 1 ? start : rows.length + 1), ...dates, ...texts]);
  }
  return rows;

  function courseOf<N>(a: Arithmetic<N>): Course<N> {
    return evaluator.course(a, values, moneyDecimals)!;
  }
}

/** The results in the reply that the columns add up to, by the columns. */
function totalsOf(
  { schedule, output }: AnyDeclaration,
  evaluator: Evaluator,
  values: InputValues,
  moneyDecimals: number,
): Readonly<Record<string, bigint | undefined>> {
  const results = evaluator.evaluate(values, moneyDecimals);
  const outputs = Object.keys(output);
  const totals = Object.entries(schedule!.totals ?? {}).map(([column, name]) => {
    const result = results[outputs.indexOf(name)];
    return [column, result === undefined ? undefined : BigInt(result as Units)];
  });
  return Object.fromEntries(totals) as Readonly<Record<string, bigint | undefined>>;
}

function decimalsIn({ columns = {} }: Schedule, name: string, moneyDecimals: number): number {
  const column = columns[name];
  return column === undefined ? moneyDecimals : decimalsOf(column, moneyDecimals);
}

/** The rows as objects. */
export function scheduleRows(calculator: AnyDeclaration, rows: readonly Row[]): readonly Json[] {
  const columns = scheduleColumns(calculator);
  const valueOf = (column: string, cell: string) => (column === 'date' ? cell : new JsonText(cell));
  return rows.map((cells) =>
    Object.fromEntries(columns.map((column, index) => [column, valueOf(column, cells[index]!)])),
  );
}

/** The rows as CSV with a header line (RFC 4180). */
export function scheduleCsv(calculator: AnyDeclaration, rows: readonly Row[]): string {
  return [scheduleColumns(calculator), ...rows].map((cells) => `${cells.join(',')}\r\n`).join('');
}
