import { bounds } from '#base/bounds.ts';
import type { AnyDeclaration, InputValues } from '#catalogue/define.ts';
import type { Course, ScheduleKind } from '#catalogue/schedule.ts';
import type { Evaluator } from '#catalogue/evaluate.ts';
import type { Arithmetic, Units } from '#core/arithmetic/arithmetic.ts';
import { dateText } from '#core/finance/calendar.ts';
import { DomainError } from '#base/errors.ts';
import { decimalText } from '#core/arithmetic/rounding.ts';
import { settle } from '#core/arithmetic/settle.ts';
import type { Steps } from '#base/steps.ts';
import type { Calculation } from './result.ts';
import { createScheduleLedger, flowSigns, type ScheduleTotals } from './schedule-ledger.ts';

export type Interval = 'month' | 'year';

/** The columns of each kind of schedule after the period, in the order in which they are written. */
const flowColumns: Readonly<Record<ScheduleKind, readonly string[]>> = {
  loan: ['payment', 'interest', 'principal', 'balance'],
  growth: ['contribution', 'growth', 'balance'],
  withdrawal: ['withdrawal', 'growth', 'balance'],
  payout: ['payout', 'interest', 'balance'],
  price: ['rise', 'price', 'loss', 'purchasing_power'],
  depreciation: ['depreciation', 'balance'],
};

/** The columns of a calculator's schedule, which must exist. */
export function scheduleColumns({ schedule }: AnyDeclaration): readonly string[] {
  const { kind, isDated } = schedule!;
  return ['period', ...(isDated === true ? ['date'] : []), ...flowColumns[kind]];
}

/** The cells of a row as JSON texts without quotes: numbers and dates, in the order of the columns. */
export type Row = readonly string[];

/** The intervals that a calculator's schedule can have; the first is the one it has by default. */
export function intervalsOf({ schedule }: AnyDeclaration): readonly Interval[] {
  if (schedule === undefined) return [];
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
  const { kind, periodsPerYear } = calculator.schedule!;
  const { periods, dateOf } = settle(courseOf);
  const step = interval === 'year' ? periodsPerYear : 1;
  const count = Math.ceil(periods / step);
  if (count > bounds.scheduleRows) {
    throw new DomainError(
      'result-out-of-range',
      `the schedule would have ${count} rows, more than ${bounds.scheduleRows}; use a shorter duration or interval=year`,
    );
  }
  const ledger = createScheduleLedger(kind, courseOf, moneyDecimals);
  for (let period = 1; period <= periods; period++) {
    yield;
    ledger.add(period);
  }
  const { opening, flows, gains } = ledger.close(totalsOf(calculator, evaluator, values, moneyDecimals));
  const rows: Row[] = [];
  let [balance, rest] = [opening, opening];
  for (let start = 0; start < periods; start += step) {
    yield;
    const end = Math.min(start + step, periods);
    const flow = sum(flows, start, end);
    const gain = sum(gains, start, end);
    balance += gain + flowSigns[kind] * flow;
    rest -= flow;
    const dates = dateOf === undefined ? [] : [dateText(dateOf(end))];
    const cells = cellsOf[kind](flow, gain, balance, rest).map((units) => decimalText(units, moneyDecimals));
    rows.push([String(rows.length + 1), ...dates, ...cells]);
  }
  return rows;

  function courseOf<N>(a: Arithmetic<N>): Course<N> {
    return evaluator.course(a, values, moneyDecimals)!;
  }
}

/** The results in the reply that the columns add up to. */
function totalsOf(
  { schedule, output }: AnyDeclaration,
  evaluator: Evaluator,
  values: InputValues,
  moneyDecimals: number,
): ScheduleTotals {
  const { kind, totals = {} } = schedule!;
  const results = evaluator.evaluate(values, moneyDecimals);
  const totalOf = (column: string) => {
    const result = results[Object.keys(output).indexOf(totals[column] ?? '')];
    return result === undefined ? undefined : BigInt(result as Units);
  };
  const [flow, gain] = addedColumns[kind];
  return { flow: totalOf(flow), gain: gain === undefined ? undefined : totalOf(gain) };
}

function sum(amounts: readonly bigint[], start: number, end: number): bigint {
  return amounts.slice(start, end).reduce((total, amount) => total + amount, 0n);
}

/** The columns that add up to a total: the flow, and the interest or growth. */
const addedColumns: Readonly<Record<ScheduleKind, readonly [string, string?]>> = {
  loan: ['payment', 'interest'],
  growth: ['contribution', 'growth'],
  withdrawal: ['withdrawal', 'growth'],
  payout: ['payout', 'interest'],
  price: ['loss', 'rise'],
  depreciation: ['depreciation'],
};

/** `rest` is the opening balance less all flows so far. */
type Cells = (flow: bigint, gain: bigint, balance: bigint, rest: bigint) => readonly bigint[];

/** The amounts of a row, in the order of the columns. */
const cellsOf: Readonly<Record<ScheduleKind, Cells>> = {
  loan: (payment, interest, balance) => [payment, interest, payment - interest, balance],
  growth: (contribution, growth, balance) => [contribution, growth, balance],
  withdrawal: (withdrawal, growth, balance) => [withdrawal, growth, balance],
  payout: (payout, interest, balance) => [payout, interest, balance],
  price: (loss, rise, price, purchasingPower) => [rise, price, loss, purchasingPower],
  depreciation: (depreciation, _, balance) => [depreciation, balance],
};

/** The rows as a JSON array of objects. */
export function scheduleJson(calculator: AnyDeclaration, rows: readonly Row[]): string {
  const columns = scheduleColumns(calculator);
  const prefixes = columns.map((column, index) => `${index === 0 ? '{' : ','}"${column}":`);
  const cellText = (cell: string, index: number) =>
    prefixes[index] + (columns[index] === 'date' ? `"${cell}"` : cell);
  return `[${rows.map((cells) => `${cells.map(cellText).join('')}}`).join(',')}]`;
}

/** The rows as CSV with a header line (RFC 4180). */
export function scheduleCsv(calculator: AnyDeclaration, rows: readonly Row[]): string {
  return [scheduleColumns(calculator), ...rows].map((cells) => `${cells.join(',')}\r\n`).join('');
}
