import type { Course, LedgerKind } from '#catalogue/declare/schedule.ts';
import type { Arithmetic } from '#core/arithmetic/arithmetic.ts';
import { settleEach } from '#core/arithmetic/settle.ts';
import { settleFlows } from '#core/finance/whole-flows.ts';

/**
 * A balance and its changes period by period, in integer minor units. The arrays have one entry per period.
 */
export interface ScheduleLedger {
  readonly opening: bigint;
  /** Payments, contributions, withdrawals, depreciation, or the purchasing power lost to inflation. */
  readonly flows: readonly bigint[];
  /** Interest or growth. */
  readonly gains: readonly bigint[];
}

/** Totals in the reply that the columns add up to, in integer minor units, if the reply has them. */
export interface ScheduleTotals {
  readonly flow: bigint | undefined;
  readonly gain: bigint | undefined;
}

/** Whether the flow raises or lowers the balance, or does not change it. */
export const flowSigns: Readonly<Record<LedgerKind, 1n | 0n | -1n>> = {
  loan: -1n,
  growth: 1n,
  withdrawal: -1n,
  plan: 1n,
  payout: -1n,
  price: 0n,
  depreciation: -1n,
};

interface Point {
  readonly flow: bigint;
  /** All flows and all gains so far. */
  readonly flowed: bigint;
  readonly gained: bigint;
  readonly balance: bigint;
}

/**
 * Builds the ledger of a schedule period by period: `add` is called for 1, 2, … up to the last period, then
 * `close` once. Every row adds up, so not every column can equal the unrounded calculation. Interest and
 * growth are differences of their rounded running totals; a flow is rounded on its own, so that a level
 * payment is level, and the last flow settles the rest; the balance follows from both. Columns add up to the
 * totals, and the last balance is exact.
 */
export function createScheduleLedger(
  kind: LedgerKind,
  courseOf: <N>(a: Arithmetic<N>) => Course<N>,
  decimals: number,
  totals: ScheduleTotals,
): {
  readonly add: (period: number) => void;
  readonly close: () => ScheduleLedger;
} {
  const pointAt = settleEach<number, Point>((a) => createPointReader(a, kind, courseOf(a), decimals));
  const points: Point[] = [pointAt(0)];
  return {
    add: (period) => void points.push(pointAt(period)),
    close: () => closeLedger(kind, points, totals),
  };
}

function createPointReader<N>(
  a: Arithmetic<N>,
  kind: LedgerKind,
  course: Course<N>,
  decimals: number,
): (period: number) => Point {
  const unitsOf = (value: N) => BigInt(a.round(value, decimals));
  const first = course.at(0);
  const totalsAt = (period: number) => {
    const { balance, flow } = period === 0 ? first : course.at(period);
    const rise = a.subtract(balance, first.balance);
    if (kind === 'loan') return { balance, gained: flow, flowed: a.subtract(flow, rise) };
    if (kind === 'price') return { balance, gained: rise, flowed: flow };
    if (kind === 'depreciation') return { balance, gained: a.of(0), flowed: flow };
    const gained = flowSigns[kind] === 1n ? a.subtract(rise, flow) : a.add(rise, flow);
    return { balance, gained, flowed: flow };
  };
  let before = { period: 0, flowed: a.of(0) };
  return (period) => {
    const { balance, gained, flowed } = totalsAt(period);
    const known = before.period === period - 1 ? before.flowed : totalsAt(Math.max(0, period - 1)).flowed;
    before = { period, flowed };
    const isRunning = course.isVarying === true || period === 0;
    return {
      balance: unitsOf(balance),
      gained: unitsOf(gained),
      flowed: unitsOf(flowed),
      flow: isRunning ? unitsOf(flowed) - unitsOf(known) : unitsOf(a.subtract(flowed, known)),
    };
  };
}

function closeLedger(kind: LedgerKind, points: readonly Point[], totals: ScheduleTotals): ScheduleLedger {
  const sign = flowSigns[kind];
  const [first, last] = [points[0]!, points.at(-1)!];
  const periods = points.slice(1);
  const rise = last.balance - first.balance;
  // When the reply has only the total gain, the flows are derived from the balances, unless there are none.
  const fitting = totals.gain === undefined || last.flowed === 0n ? undefined : sign * (rise - totals.gain);
  const flowed = totals.flow ?? fitting ?? last.flowed;
  const gained = kind === 'depreciation' ? 0n : (totals.gain ?? rise - sign * flowed);
  return {
    opening: last.balance - gained - sign * flowed,
    flows: settleFlows(
      periods.map((point) => point.flow),
      periods.map((point) => point.flowed),
      flowed,
      first.flowed,
    ),
    gains: periods.map((point, index) => (point === last ? gained : point.gained) - points[index]!.gained),
  };
}
