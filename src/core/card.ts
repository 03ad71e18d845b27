import { accumulationFactor } from './annuity.ts';
import type { Arithmetic } from './arithmetic.ts';
import { growthFactor } from './growth.ts';
import { isRepaid, payOff, type Debt } from './payoff.ts';

/** A card that is paid off by a fixed payment or, without one, by minimum payments, at the end of each month. */
export interface CardPlan<N> {
  /** Positive. */
  readonly balance: N;
  /** Per month, a fraction, not negative. */
  readonly rate: N;
  /** That of the first `introductoryMonths`. */
  readonly introductoryRate: N;
  readonly introductoryMonths: number;
  /** Positive; the minimum is paid where it is absent. */
  readonly payment: N | undefined;
  readonly minimum: MinimumPayment<N>;
}

/** A share of what is owed with the interest of the month (and that interest on top, or not), but at least so much. */
export interface MinimumPayment<N> {
  readonly share: N;
  readonly isPlusInterest: boolean;
  /** Positive. */
  readonly least: N;
}

/** How a balance develops; `flow` is all interest so far. */
export interface CardCourse<N> {
  readonly months: number;
  readonly finalPayment: N;
  readonly at: (month: number) => CardPoint<N>;
}

interface CardPoint<N> {
  readonly balance: N;
  readonly flow: N;
}

/** Undefined when the balance is never paid off. Nothing is rounded. */
export function payCard<N>(a: Arithmetic<N>, plan: CardPlan<N>): CardCourse<N> | undefined {
  const introduction = payIntroduction(a, plan);
  if (introduction.isPaid) return introduction.course;
  const { months, at } = introduction.course;
  const before = at(months);
  const rest = paySteadily(a, plan, before.balance);
  return rest && follow(a, introduction.course, rest);
}

/** What must be paid of a balance after a month at `rate`, as if all of it were a share. */
export function minimumShare<N>(a: Arithmetic<N>, { share, isPlusInterest }: MinimumPayment<N>, rate: N): N {
  const shared = a.multiply(share, a.add(1, rate));
  return isPlusInterest ? a.add(shared, rate) : shared;
}

/** By how much the balance grows in a month in which that share is paid: without cancellation. */
function shareGrowth<N>(a: Arithmetic<N>, { share, isPlusInterest }: MinimumPayment<N>, rate: N): N {
  const shared = a.multiply(share, a.add(1, rate));
  return isPlusInterest ? a.negate(shared) : a.subtract(rate, shared);
}

/** The months of the introductory rate, one by one: in them a balance may rise first and fall later. */
function payIntroduction<N>(a: Arithmetic<N>, plan: CardPlan<N>) {
  const { introductoryRate: rate, introductoryMonths, payment: fixed, minimum } = plan;
  const points: CardPoint<N>[] = [{ balance: plan.balance, flow: a.of(0) }];
  const course = (finalPayment: N): CardCourse<N> => ({
    months: points.length - 1,
    finalPayment,
    at: (month) => points[month]!,
  });
  const growth = a.add(1, shareGrowth(a, minimum, rate));
  const share = minimumShare(a, minimum, rate);
  while (points.length <= introductoryMonths) {
    const { balance, flow } = points.at(-1)!;
    const interest = a.multiply(balance, rate);
    const owed = a.add(balance, interest);
    const shared = a.multiply(balance, share);
    const isShare = fixed === undefined && a.compare(shared, minimum.least) > 0;
    const payment = isShare ? shared : (fixed ?? minimum.least);
    const isPaid = a.compare(payment, owed) >= 0;
    // A share that is left is a product, whose error does not grow from month to month as that of a difference would.
    const left = isShare ? a.multiply(balance, growth) : a.subtract(owed, payment);
    points.push({ balance: isPaid ? a.of(0) : left, flow: a.add(flow, interest) });
    if (isPaid) return { isPaid, course: course(owed) };
  }
  return { isPaid: false, course: course(a.of(0)) };
}

/** At a rate that stays, the minimum is a share of a falling balance first, and the least payment then. */
function paySteadily<N>(a: Arithmetic<N>, plan: CardPlan<N>, balance: N): CardCourse<N> | undefined {
  const { rate, payment, minimum } = plan;
  if (payment !== undefined) return payLevel(a, { balance, rate, payment });
  const { least } = minimum;
  const first = a.multiply(balance, minimumShare(a, minimum, rate));
  if (a.compare(first, least) <= 0) return payLevel(a, { balance, rate, payment: least });
  const growth = shareGrowth(a, minimum, rate);
  if (a.compare(growth, 0) >= 0) return undefined;
  const pointAt = (month: number) => ({
    balance: a.multiply(balance, growthFactor(a, growth, month)),
    flow: a.multiply(a.multiply(balance, rate), accumulationFactor(a, growth, month)),
  });
  if (a.compare(growth, -1) <= 0) {
    const interest = a.multiply(balance, rate);
    const paid = { balance: a.of(0), flow: interest };
    const at = (month: number) => (month === 0 ? pointAt(0) : paid);
    return { months: 1, finalPayment: a.add(balance, interest), at };
  }
  const months = Number(a.ceiling(a.divide(a.log(a.divide(least, first)), a.log1p(growth))));
  const shares = { months, finalPayment: first, at: pointAt };
  const rest = payLevel(a, { balance: pointAt(months).balance, rate, payment: least });
  return rest && follow(a, shares, rest);
}

function payLevel<N>(a: Arithmetic<N>, debt: Debt<N>): CardCourse<N> | undefined {
  if (!isRepaid(a, debt)) return undefined;
  const { periods: months, finalPayment, totalPaid, balanceAfter } = payOff(a, debt);
  const at = (month: number) => {
    const balance = month === months ? a.of(0) : balanceAfter(month);
    const paid = month === months ? totalPaid : a.multiply(debt.payment, month);
    return { balance, flow: a.subtract(paid, a.subtract(debt.balance, balance)) };
  };
  return {
    months,
    finalPayment,
    at: (month) => (month === 0 ? { balance: debt.balance, flow: a.of(0) } : at(month)),
  };
}

/** One course after the other. */
function follow<N>(a: Arithmetic<N>, first: CardCourse<N>, second: CardCourse<N>): CardCourse<N> {
  const before = first.at(first.months);
  return {
    months: first.months + second.months,
    finalPayment: second.finalPayment,
    at: (month) => {
      if (month <= first.months) return first.at(month);
      const { balance, flow } = second.at(month - first.months);
      return { balance, flow: a.add(before.flow, flow) };
    },
  };
}
