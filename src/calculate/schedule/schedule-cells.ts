import type { LedgerKind, Schedule, ScheduleColumn } from '#catalogue/declare/schedule.ts';
import type { ColumnValues } from './declared-columns.ts';
import { flowSigns, type ScheduleLedger, type ScheduleTotals } from './schedule-ledger.ts';

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

/** The columns that add up to a total: the flow, and the interest or growth. */
const addedColumns: Readonly<Record<LedgerKind, readonly [string, string?]>> = {
  loan: ['payment', 'interest'],
  growth: ['contribution', 'growth'],
  withdrawal: ['withdrawal', 'growth'],
  plan: ['contribution', 'growth'],
  payout: ['payout', 'interest'],
  price: ['loss', 'rise'],
  depreciation: ['depreciation'],
};

/** The totals of a ledger, of those of all columns. */
export function ledgerTotals(
  kind: LedgerKind,
  totals: Readonly<Record<string, bigint | undefined>>,
): ScheduleTotals {
  const [flow, gain] = addedColumns[kind];
  return { flow: totals[flow], gain: gain === undefined ? undefined : totals[gain] };
}

/** The amounts of a row, each a whole count of the last decimal place of its column. */
type Cells = Readonly<Record<string, bigint>>;

/** Reads rows in their order: the periods from `start` to before `end`, counted from the first row. */
type CellsOf = (start: number, end: number) => Cells;

/** The cells of the rows of a schedule; a table has no ledger. */
export function createCells(
  { kind, columns = {} }: Schedule,
  values: ColumnValues,
  ledger: ScheduleLedger | undefined,
): CellsOf {
  const ledgerCells = ledger && createLedgerCells(kind as LedgerKind, ledger);
  const declared = Object.entries(columns);
  const running = new Map<string, bigint>();
  return (start, end) => {
    const cells: Record<string, bigint> = { ...ledgerCells?.(start, end) };
    for (const [name, column] of declared) cells[name] = cellOf(name, column, cells);
    return cells;

    function cellOf(name: string, column: ScheduleColumn, before: Cells): bigint {
      switch (column.form) {
        case 'flow':
          return sum(values[name]!, start, end);
        case 'state':
          return values[name]![end - 1]!;
        case 'sum':
          return column.of.reduce((total, one) => total + termOf(one, before), 0n);
        case 'running': {
          const total = (running.get(name) ?? 0n) + before[column.of]!;
          running.set(name, total);
          return total;
        }
      }
    }
  };
}

/** A column to add, or with "−" before its name, to subtract. */
function termOf(name: string, cells: Cells): bigint {
  return name.startsWith('−') ? -cells[name.slice(1)]! : cells[name]!;
}

function createLedgerCells(kind: LedgerKind, { opening, flows, gains }: ScheduleLedger): CellsOf {
  let [balance, rest] = [opening, opening];
  return (start, end) => {
    const flow = sum(flows, start, end);
    const gain = sum(gains, start, end);
    balance += gain + flowSigns[kind] * flow;
    rest -= flow;
    const amounts = amountsOf[kind](flow, gain, balance, rest);
    return Object.fromEntries(ledgerColumns[kind].map((column, index) => [column, amounts[index]!]));
  };
}

/** `rest` is the opening balance less all flows so far. */
type Amounts = (flow: bigint, gain: bigint, balance: bigint, rest: bigint) => readonly bigint[];

/** The amounts of a row, in the order of the columns. */
const amountsOf: Readonly<Record<LedgerKind, Amounts>> = {
  loan: (payment, interest, balance) => [payment, interest, payment - interest, balance],
  growth: (contribution, growth, balance) => [contribution, growth, balance],
  withdrawal: (withdrawal, growth, balance) => [withdrawal, growth, balance],
  plan: (flow, growth, balance) => (flow < 0n ? [0n, -flow, growth, balance] : [flow, 0n, growth, balance]),
  payout: (payout, interest, balance) => [payout, interest, balance],
  price: (loss, rise, price, purchasingPower) => [rise, price, loss, purchasingPower],
  depreciation: (depreciation, _, balance) => [depreciation, balance],
};

function sum(amounts: readonly bigint[], start: number, end: number): bigint {
  return amounts.slice(start, end).reduce((total, amount) => total + amount, 0n);
}
