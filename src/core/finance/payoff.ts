import type { Arithmetic } from '../arithmetic/arithmetic.ts';
import { accumulationFactor } from './annuity.ts';
import { DomainError } from '#base/errors.ts';

/** A debt that a fixed payment at the end of each period repays, the last one being what is left. */
export interface Debt<N> {
  /** Positive. */
  readonly balance: N;
  /** Per period, a fraction, not negative. */
  readonly rate: N;
  /** Positive. */
  readonly payment: N;
}

/** How a debt is repaid. */
export interface Payoff<N> {
  /** How many payments there are. */
  readonly periods: number;
  readonly finalPayment: N;
  readonly totalPaid: N;
  /** What is owed after so many payments, fewer than there are. */
  readonly balanceAfter: (period: number) => N;
}

/** Whether the payment is more than the interest of the first period: if not, the debt is never repaid. */
export function isRepaid<N>(a: Arithmetic<N>, { balance, rate, payment }: Debt<N>): boolean {
  return a.compare(payment, a.multiply(balance, rate)) > 0;
}

/** Whole numbers up to here are doubles. */
const MAX_PERIODS = Number.MAX_SAFE_INTEGER;

/**
 * How many payments repay a debt, when the first is more than its interest: n = ln(p/(p − B·i))/ln(1 + i),
 * rounded up, and B/p at rate 0; Infinity for more than can be counted. Source: Kellison, 3rd edition, §3.6
 * (unknown time).
 */
export function periodsToRepay<N>(a: Arithmetic<N>, { balance, rate, payment }: Debt<N>): number {
  const interest = a.multiply(balance, rate);
  const periods = a.isZero(rate)
    ? Number(a.ceiling(a.divide(balance, payment)))
    : periodsToGrow(a, rate, a.divide(interest, a.subtract(payment, interest)));
  return periods <= MAX_PERIODS ? periods : Infinity;
}

/** Repays a debt in `periodsToRepay` payments, the last one smaller. */
export function payOff<N>(a: Arithmetic<N>, debt: Debt<N>, periods = periodsToRepay(a, debt)): Payoff<N> {
  if (periods === Infinity) throw uncountable();
  const { payment, rate } = debt;
  const balanceAfter = (period: number) => owedAfter(a, debt, period);
  const finalPayment = a.multiply(balanceAfter(periods - 1), a.add(1, rate));
  const totalPaid = a.add(a.multiply(payment, periods - 1), finalPayment);
  return { periods, finalPayment, totalPaid, balanceAfter };
}

/**
 * The fewest periods, at least one, after which 1 has grown by `least`, Infinity for more than can be
 * counted: by squaring and multiplying, which decides in any arithmetic, and with many digits is far cheaper
 * than a quotient of logarithms.
 */
function periodsToGrow<N>(a: Arithmetic<N>, rate: N, least: N): number {
  // (1 + x)(1 + y) − 1, without cancellation.
  const join = (x: N, y: N) => a.add(a.add(x, y), a.multiply(x, y));
  const doubled = [rate];
  while (a.compare(doubled.at(-1)!, least) < 0) {
    if (2 ** doubled.length > MAX_PERIODS) return Infinity;
    doubled.push(join(doubled.at(-1)!, doubled.at(-1)!));
  }
  let growth: N | undefined;
  let periods = 0;
  for (let power = doubled.length - 2; power >= 0; power--) {
    const further = growth === undefined ? doubled[power]! : join(growth, doubled[power]!);
    if (a.compare(further, least) >= 0) continue;
    growth = further;
    periods += 2 ** power;
  }
  return periods + 1;
}

/**
 * What is owed after so many payments, whether they repay the debt or not: the first repays p − B·i, each
 * later one by the rate more.
 */
export function owedAfter<N>(a: Arithmetic<N>, { balance, rate, payment }: Debt<N>, period: number): N {
  const repaid = a.subtract(payment, a.multiply(balance, rate));
  return a.subtract(balance, a.multiply(repaid, accumulationFactor(a, rate, period)));
}

/** The error of a debt that takes more payments than can be counted. */
export function uncountable(): DomainError {
  const detail = 'the debt takes more than 9e15 payments; larger payments, or lower rates, have an answer';
  return new DomainError('result-out-of-range', detail);
}
