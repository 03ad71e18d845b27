import type { AnyCalculator, Course, ScheduleKind } from '#catalogue/define.ts';
import type { Evaluator } from '#catalogue/evaluate.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { dateText } from '#core/calendar.ts';
import { DomainError } from '#core/errors.ts';
import { decimalText } from '#core/rounding.ts';
import { settle, settleEach } from '#core/settle.ts';
import type { Calculation } from './result.ts';

export type Interval = 'month' | 'year';

/** The columns of each kind of schedule after the period, in the order in which they are written. */
const flowColumns: Readonly<Record<ScheduleKind, readonly string[]>> = {
  loan: ['payment', 'interest', 'principal', 'balance'],
  growth: ['contribution', 'growth', 'balance'],
  withdrawal: ['withdrawal', 'growth', 'balance'],
  depreciation: ['depreciation', 'balance'],
};

/** The columns of a calculator's schedule; it has one. */
export function scheduleColumns({ schedule }: AnyCalculator): readonly string[] {
  const { kind, isDated } = schedule!;
  return ['period', ...(isDated === true ? ['date'] : []), ...flowColumns[kind]];
}

/** How many rows a schedule has at the most: 200 years of months. */
const MOST_ROWS = 2400;

/** The cells of a row as JSON texts without quotes: numbers and dates, in the order of the columns. */
export type Row = readonly string[];

/** The intervals that a calculator's schedule can have; the first is the one it has by default. */
export function intervalsOf({ schedule }: AnyCalculator): readonly Interval[] {
  if (schedule === undefined) return [];
  return schedule.periodsPerYear === 12 ? ['month', 'year'] : ['year'];
}

/**
 * The rows of a calculation's schedule, in whole minor units. Rounded are the balances and all that has flowed so far, and
 * the rows are the differences of these: so every column adds up to the total of the reply, to the last minor unit.
 * `pause` lets others run between rows, where it is time for it.
 */
export async function writeSchedule(
  calculator: AnyCalculator,
  evaluator: Evaluator,
  { values, moneyDecimals }: Calculation,
  interval: Interval,
  pause: () => Promise<void> | undefined = () => undefined,
): Promise<readonly Row[]> {
  const { kind, periodsPerYear } = calculator.schedule!;
  const { periods, dateOf } = settle(courseOf);
  const step = interval === 'year' ? periodsPerYear : 1;
  const count = Math.ceil(periods / step);
  if (count > MOST_ROWS) {
    throw new DomainError('result-out-of-range', `the schedule has ${count} rows, more than ${MOST_ROWS}`);
  }
  const pointAt = settleEach<number, Point>((a) => {
    const course = courseOf(a);
    return (period) => {
      const { balance, flow } = course.at(period);
      return { balance: BigInt(a.round(balance, moneyDecimals)), flow: BigInt(a.round(flow, moneyDecimals)) };
    };
  });
  const rows: Row[] = [];
  let before: Point = { balance: settle(openingOf), flow: 0n };
  for (let index = 1; index <= count; index++) {
    const turn = pause();
    if (turn !== undefined) await turn;
    const period = Math.min(index * step, periods);
    const after = pointAt(period);
    const dates = dateOf === undefined ? [] : [dateText(dateOf(period))];
    const flows = flowsOf[kind](before, after).map((units) => decimalText(units, moneyDecimals));
    rows.push([String(index), ...dates, ...flows]);
    before = after;
  }
  return rows;

  function courseOf<N>(a: Arithmetic<N>): Course<N> {
    return evaluator.course(a, values, moneyDecimals)!;
  }

  /**
   * The balance before the first period, such that the columns add up to the rounded totals also when the amounts are no
   * whole minor units.
   */
  function openingOf<N>(a: Arithmetic<N>): bigint {
    const course = courseOf(a);
    const first = course.at(0).balance;
    const { balance: last, flow: flowed } = course.at(periods);
    const units = (value: N) => BigInt(a.round(value, moneyDecimals));
    const rise = a.subtract(last, first);
    switch (kind) {
      case 'loan':
        return units(a.add(first, flowed)) - units(flowed);
      case 'growth':
        return units(last) - units(flowed) - units(a.subtract(rise, flowed));
      case 'withdrawal':
        return units(last) + units(flowed) - units(a.add(rise, flowed));
      case 'depreciation':
        return units(last) + units(flowed);
    }
  }
}

/** Balance and all that has flowed, in whole minor units. */
interface Point {
  readonly balance: bigint;
  readonly flow: bigint;
}

/** What a row says of the time between two points, in the order of the columns. */
const flowsOf: Record<ScheduleKind, (before: Point, after: Point) => readonly bigint[]> = {
  loan: (before, after) => {
    const interest = after.flow - before.flow;
    const principal = before.balance - after.balance;
    return [interest + principal, interest, principal, after.balance];
  },
  growth: (before, after) => {
    const contribution = after.flow - before.flow;
    return [contribution, after.balance - before.balance - contribution, after.balance];
  },
  withdrawal: (before, after) => {
    const withdrawal = after.flow - before.flow;
    return [withdrawal, after.balance - before.balance + withdrawal, after.balance];
  },
  depreciation: (before, after) => [after.flow - before.flow, after.balance],
};

/** The rows as a JSON array of objects. */
export function scheduleJson(calculator: AnyCalculator, rows: readonly Row[]): string {
  const columns = scheduleColumns(calculator);
  const prefixes = columns.map((column, index) => `${index === 0 ? '{' : ','}"${column}":`);
  const cellText = (cell: string, index: number) =>
    prefixes[index] + (columns[index] === 'date' ? `"${cell}"` : cell);
  return `[${rows.map((cells) => `${cells.map(cellText).join('')}}`).join(',')}]`;
}

/** The rows as CSV with a header line (RFC 4180). */
export function scheduleCsv(calculator: AnyCalculator, rows: readonly Row[]): string {
  return [scheduleColumns(calculator), ...rows].map((cells) => `${cells.join(',')}\r\n`).join('');
}
