import type { AnyCalculator, Course, ScheduleKind } from '#catalogue/define.ts';
import type { Evaluator } from '#catalogue/evaluate.ts';
import type { Arithmetic, Units } from '#core/arithmetic.ts';
import { DomainError } from '#core/errors.ts';
import { decimalText } from '#core/rounding.ts';
import { settle, settleEach } from '#core/settle.ts';
import type { Calculation } from './result.ts';

export type Interval = 'month' | 'year';

/** The columns of each kind of schedule, in the order in which they are written. */
export const scheduleColumns = {
  loan: ['period', 'payment', 'interest', 'principal', 'balance'],
  growth: ['period', 'contribution', 'growth', 'balance'],
} as const satisfies Record<ScheduleKind, readonly string[]>;

/** How many rows a schedule has at the most: 200 years of months. */
const MOST_ROWS = 2400;

/** The cells of a row as JSON numbers, in the order of the columns. */
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
  const periods = settle((a) => courseOf(a).periods);
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
    const after = pointAt(Math.min(index * step, periods));
    rows.push(rowTexts[kind](index, before, after, (units) => decimalText(units, moneyDecimals)));
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
    if (kind === 'loan') return units(a.add(first, flowed)) - units(flowed);
    return units(last) - units(flowed) - units(a.subtract(a.subtract(last, first), flowed));
  }
}

/** Balance and all that has flowed, in whole minor units. */
interface Point {
  readonly balance: bigint;
  readonly flow: bigint;
}

type WriteUnits = (units: Units) => string;

const rowTexts: Record<ScheduleKind, (period: number, before: Point, after: Point, text: WriteUnits) => Row> =
  {
    loan: (period, before, after, text) => {
      const interest = after.flow - before.flow;
      const principal = before.balance - after.balance;
      return [
        String(period),
        text(interest + principal),
        text(interest),
        text(principal),
        text(after.balance),
      ];
    },
    growth: (period, before, after, text) => {
      const contribution = after.flow - before.flow;
      const growth = after.balance - before.balance - contribution;
      return [String(period), text(contribution), text(growth), text(after.balance)];
    },
  };

/** The rows as a JSON array of objects. */
export function scheduleJson(kind: ScheduleKind, rows: readonly Row[]): string {
  const prefixes = scheduleColumns[kind].map((column, index) => `${index === 0 ? '{' : ','}"${column}":`);
  return `[${rows.map((cells) => `${cells.map((cell, index) => prefixes[index] + cell).join('')}}`).join(',')}]`;
}

/** The rows as CSV with a header line (RFC 4180). */
export function scheduleCsv(kind: ScheduleKind, rows: readonly Row[]): string {
  return [scheduleColumns[kind], ...rows].map((cells) => `${cells.join(',')}\r\n`).join('');
}
