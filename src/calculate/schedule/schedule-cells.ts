import { settleEach } from '#core/arithmetic/settle.ts';
import type { Arithmetic } from '#core/arithmetic/arithmetic.ts';
import type {
  Course,
  CoursePoint,
  LedgerKind,
  Schedule,
  ScheduleColumn,
} from '#catalogue/declare/schedule.ts';
import { decimalsOf } from '#calculate/result/result.ts';

/** The columns of each kind of schedule after the period, in the order in which they are written. */
export const ledgerColumns: Readonly<Record<LedgerKind, readonly string[]>> = {
  loan: ['payment', 'interest', 'principal', 'balance'],
  growth: ['contribution', 'growth', 'balance'],
  withdrawal: ['withdrawal', 'growth', 'balance'],
  plan: ['contribution', 'withdrawal', 'growth', 'balance'],
  payout: ['payout', 'interest', 'balance'],
  price: ['rise', 'price', 'loss', 'purchasing_power'],
  depreciation: ['depreciation', 'balance'],
};

/** The amounts of a row by their columns, each a whole count of the last decimal place. */
export type Cells = Readonly<Record<string, bigint>>;

/** The periods of a row: those after `before`, up to and including `last`. */
export interface RowPeriods {
  readonly before: number;
  readonly last: number;
}

/**
 * Reads the rows of a schedule, each by itself and in any order; one after the other is fastest. Each cell is
 * the exact value, rounded once. Where a balance grows, the growth is what makes the row add up: the
 * difference of the rounded balances less what flowed. The books of a lender have whole amounts, so that all
 * of their rows and columns add up.
 */
export function createRowReader(
  schedule: Schedule,
  courseOf: <N>(a: Arithmetic<N>) => Course<N>,
  moneyDecimals: number,
): (row: RowPeriods) => Cells {
  return settleEach<RowPeriods, Cells>((a) => createReader(a, schedule, courseOf(a), moneyDecimals));
}

function createReader<N>(
  a: Arithmetic<N>,
  { kind, columns = {}, firstPeriod = 1 }: Schedule,
  course: Course<N>,
  moneyDecimals: number,
): (row: RowPeriods) => Cells {
  const unitsOf = (value: N, decimals = moneyDecimals) => BigInt(a.round(value, decimals));
  const pointAt = keepLast((period) => course.at(period));
  const declared = Object.entries(columns);
  const running = new Map<string, { readonly period: number; readonly sum: N }>();

  /** The sum of a column over the periods after `before`. */
  function sumOf(column: string, { before, last }: RowPeriods, start = a.of(0)): N {
    let sum = start;
    for (let period = before + 1; period <= last; period++)
      sum = a.add(sum, pointAt(period).columns![column]!);
    return sum;
  }
  /** Over this arithmetic, also where the rows before were read over another one. */
  function sumUntil(column: string, last: number): N {
    const known = running.get(column) ?? { period: firstPeriod - 1, sum: a.of(0) };
    const sum = sumOf(column, { before: known.period, last }, known.sum);
    running.set(column, { period: last, sum });
    return sum;
  }

  return (row) => {
    const cells: Record<string, bigint> = {};
    if (kind !== 'table') {
      const points = { first: pointAt(0), before: pointAt(row.before), last: pointAt(row.last) };
      Object.assign(cells, ledgerCells(a, kind, changeOf(a, points), unitsOf));
    }
    for (const [name, column] of declared) {
      const decimals = decimalsOf(column.output, moneyDecimals);
      cells[name] = cellOf(name, column, decimals);
    }
    return cells;

    function cellOf(name: string, column: ScheduleColumn, decimals: number): bigint {
      switch (column.form) {
        case 'flow':
          return unitsOf(sumOf(name, row), decimals);
        case 'state':
          return unitsOf(pointAt(row.last).columns![name]!, decimals);
        case 'running':
          return unitsOf(sumUntil(column.of, row.last), decimals);
        case 'sum':
          return column.of.reduce((total, one) => total + termOf(one, cells), 0n);
      }
    }
  };
}

/** A column to add, or with "−" before its name, to subtract. */
function termOf(name: string, cells: Cells): bigint {
  return name.startsWith('−') ? -cells[name.slice(1)]! : cells[name]!;
}

/** The last two points are asked for again: a row begins where the one before has ended. */
function keepLast<Point>(read: (period: number) => Point): (period: number) => Point {
  let kept: readonly (readonly [period: number, point: Point])[] = [];
  return (period) => {
    const known = kept.find(([one]) => one === period);
    if (known !== undefined) return known[1];
    const point = read(period);
    kept = [[period, point], ...kept.slice(0, 1)];
    return point;
  };
}

/** A row before it is rounded. */
interface Change<N> {
  /** What flowed, and by how much the balance fell. */
  readonly flow: N;
  readonly fall: N;
  readonly balance: N;
  readonly balanceBefore: N;
  /** What is left of the balance of the beginning after all that has flowed, and before this row. */
  readonly left: N;
  readonly leftBefore: N;
}

function changeOf<N>(
  a: Arithmetic<N>,
  { first, before, last }: Readonly<Record<'first' | 'before' | 'last', CoursePoint<N>>>,
): Change<N> {
  return {
    flow: a.subtract(last.flow, before.flow),
    fall: a.subtract(before.balance, last.balance),
    balance: last.balance,
    balanceBefore: before.balance,
    left: a.subtract(first.balance, last.flow),
    leftBefore: a.subtract(first.balance, before.flow),
  };
}

/** The cells of a row; `units` rounds an amount. */
function ledgerCells<N>(
  a: Arithmetic<N>,
  kind: LedgerKind,
  change: Change<N>,
  units: (value: N) => bigint,
): Cells {
  const [flow, balance] = [units(change.flow), units(change.balance)];
  const rise = balance - units(change.balanceBefore);
  switch (kind) {
    case 'loan': {
      // What flows is the interest that is charged.
      const payment = units(a.add(change.flow, change.fall));
      return { payment, interest: flow, principal: units(change.fall), balance };
    }
    case 'growth':
      return { contribution: flow, growth: rise - flow, balance };
    case 'withdrawal':
      return { withdrawal: flow, growth: rise + flow, balance };
    case 'plan': {
      const [contribution, withdrawal] = flow < 0n ? [0n, -flow] : [flow, 0n];
      return { contribution, withdrawal, growth: rise - flow, balance };
    }
    case 'payout':
      return { payout: flow, interest: rise + flow, balance };
    case 'price': {
      const left = units(change.left);
      return { rise, price: balance, loss: units(change.leftBefore) - left, purchasing_power: left };
    }
    case 'depreciation':
      return { depreciation: flow, balance };
  }
}
