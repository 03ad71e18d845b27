import type { Arithmetic } from '../arithmetic/arithmetic.ts';
import { isRepaid, owedAfter, payOff, periodsToRepay, type Debt } from './payoff.ts';

/** One of several debts; its payment is what must be paid at the end of each month, and may be 0. */
export type OwedDebt<N> = Debt<N>;

/** How several debts are repaid. */
export interface DebtsCourse<N> {
  /** Until the last one is repaid. */
  readonly months: number;
  /** Of each debt, in the order in which they are given. */
  readonly debts: readonly RepaidDebt<N>[];
  /** What is owed of all after so many months, and all interest until then. */
  readonly at: (month: number) => DebtsPoint<N>;
}

export interface RepaidDebt<N> {
  readonly months: number;
  readonly interest: N;
  /** What is owed of it after so many months, and its interest until then. */
  readonly at: (month: number) => DebtsPoint<N>;
}

export interface DebtsPoint<N> {
  readonly balance: N;
  readonly flow: N;
}

/** Which debt comes first. */
export const debtOrders = ['avalanche', 'snowball', 'custom'] as const;
export type DebtOrder = (typeof debtOrders)[number];

interface OrderedDebt {
  readonly balance: number;
  readonly annual_rate: number;
}

/**
 * The places of debts in an order: that of rates, highest first, that of balances, smallest first, each with
 * the other where they are equal, or the order given. By the numbers of a request, which no digits of an
 * arithmetic need to tell apart.
 */
export function orderDebts(debts: readonly OrderedDebt[], order: DebtOrder): readonly number[] {
  const places = debts.map((_, index) => index);
  const byBalance = (x: number, y: number) => debts[x]!.balance - debts[y]!.balance;
  const byRate = (x: number, y: number) => debts[y]!.annual_rate - debts[x]!.annual_rate;
  if (order === 'snowball') return places.toSorted((x, y) => byBalance(x, y) || byRate(x, y));
  return order === 'avalanche' ? places.toSorted((x, y) => byRate(x, y) || byBalance(x, y)) : places;
}

/** A time in which the payment of a debt stays the same. */
interface Stretch<N> {
  readonly start: number;
  readonly debt: Debt<N>;
  readonly interestBefore: N;
  /**
   * The month of the last payment; Infinity where the payments repay nothing, or less than can be counted.
   */
  readonly end: number;
  readonly finalPayment: N | undefined;
}

/** Ways to pay the same debts. Undefined where one of them never ends. */
export interface DebtPlans<N> {
  /** Each debt is paid alone, and what one no longer costs is spent otherwise. */
  readonly apart: () => DebtsCourse<N> | undefined;
  /**
   * All payments and `extra` are paid each month until nothing is owed, in an order of places in the list of
   * debts.
   */
  readonly together: (extra: N, order: readonly number[]) => DebtsCourse<N> | undefined;
}

export function planDebts<N>(a: Arithmetic<N>, debts: readonly OwedDebt<N>[]): DebtPlans<N> {
  const alone = debts.map((debt) => stretch(a, debt, 0, a.of(0)));
  return {
    apart: () =>
      alone.some(({ end }) => end === Infinity)
        ? undefined
        : courseOf(
            a,
            alone.map((one) => [one]),
          ),
    together: (extra, order) => payTogether(a, alone, extra, order),
  };
}

/**
 * The first unpaid debt of the order has what is left when every other one has its payment, so that what one
 * no longer needs goes to the next, within the month too. It never ends where no payment changes any more and
 * none repays a debt.
 */
function payTogether<N>(
  a: Arithmetic<N>,
  alone: readonly Stretch<N>[],
  extra: N,
  order: readonly number[],
): DebtsCourse<N> | undefined {
  const debts = alone.map(({ debt }) => debt);
  const stretches = alone.map((one) => [one]);
  const latest = (index: number) => stretches[index]!.at(-1)!;
  let unpaid = [...order];
  let free = extra;
  let [month, left] = [0, a.of(0)];
  for (;;) {
    // What is left of this month pays off as many of the next as it can, and is paid on one more.
    let balance: N | undefined;
    while (unpaid.length > 0) {
      const [first] = unpaid as [number];
      const { balance: owed, flow } = pointOf(a, latest(first), month);
      if (month === 0 || a.compare(left, owed) < 0) {
        balance = a.subtract(owed, left);
        break;
      }
      stretches[first]!.push(paid(a, debts[first]!, month, flow));
      left = a.subtract(left, owed);
      free = a.add(free, debts[first]!.payment);
      unpaid = unpaid.slice(1);
    }
    if (balance === undefined) return courseOf(a, stretches);
    const [first] = unpaid as [number];
    const { payment } = debts[first]!;
    const { flow } = pointOf(a, latest(first), month);
    const faster = { ...debts[first]!, balance, payment: a.add(payment, free) };
    stretches[first]!.push(stretch(a, faster, month, flow));

    month = Math.min(...unpaid.map((index) => latest(index).end));
    if (month === Infinity) return undefined;
    left = a.of(0);
    for (const index of unpaid.filter((index) => latest(index).end === month)) {
      const { debt, finalPayment } = latest(index);
      left = a.add(left, a.subtract(debt.payment, finalPayment!));
      free = a.add(free, debts[index]!.payment);
    }
    unpaid = unpaid.filter((index) => latest(index).end > month);
  }
}

function stretch<N>(a: Arithmetic<N>, debt: Debt<N>, start: number, interestBefore: N): Stretch<N> {
  const periods = isRepaid(a, debt) ? periodsToRepay(a, debt) : Infinity;
  if (periods === Infinity) return { start, debt, interestBefore, end: Infinity, finalPayment: undefined };
  const { finalPayment } = payOff(a, debt, periods);
  return { start, debt, interestBefore, end: start + periods, finalPayment };
}

/** Nothing is owed any more. */
function paid<N>(a: Arithmetic<N>, debt: Debt<N>, month: number, interestBefore: N): Stretch<N> {
  return {
    start: month,
    debt: { ...debt, balance: a.of(0) },
    interestBefore,
    end: month,
    finalPayment: undefined,
  };
}

function pointOf<N>(
  a: Arithmetic<N>,
  { start, debt, interestBefore, end, finalPayment }: Stretch<N>,
  month: number,
): DebtsPoint<N> {
  if (month <= start) return { balance: debt.balance, flow: interestBefore };
  if (finalPayment === undefined && month >= end) return { balance: a.of(0), flow: interestBefore };
  const periods = Math.min(month, end) - start;
  const isOver = month >= end;
  const balance = isOver ? a.of(0) : owedAfter(a, debt, periods);
  const level = a.multiply(debt.payment, isOver ? periods - 1 : periods);
  const total = isOver ? a.add(level, finalPayment!) : level;
  return { balance, flow: a.add(interestBefore, a.subtract(total, a.subtract(debt.balance, balance))) };
}

function courseOf<N>(a: Arithmetic<N>, stretches: readonly (readonly Stretch<N>[])[]): DebtsCourse<N> {
  const ends = stretches.map((ofDebt) => ofDebt.at(-1)!.end);
  const pointAt = (index: number, month: number) =>
    pointOf(
      a,
      stretches[index]!.findLast(({ start }) => start <= month)!,
      month,
    );
  return {
    months: Math.max(...ends),
    debts: ends.map((months, index) => ({
      months,
      interest: pointAt(index, months).flow,
      at: (month) => pointAt(index, month),
    })),
    at: (month) => {
      const points = stretches.map((_, index) => pointAt(index, month));
      const [first, ...others] = points as [DebtsPoint<N>, ...DebtsPoint<N>[]];
      return others.reduce(
        (sum, { balance, flow }) => ({ balance: a.add(sum.balance, balance), flow: a.add(sum.flow, flow) }),
        first,
      );
    },
  };
}
