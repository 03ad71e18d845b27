import type { Arithmetic } from '../arithmetic/arithmetic.ts';
import { findRootOf, type Curve } from '../search/root.ts';
import { presentValueFactor } from './annuity.ts';
import type { FirstPeriod } from './first-period.ts';
import { growthFactor } from './growth.ts';

/** A number of equal payments in a row. */
export type PaymentRun<N> = readonly [payment: N, count: number];

/** An advance after the first one, and when it is paid out after it. */
export interface LaterAdvance {
  readonly amount: number;
  readonly period: number;
  readonly days: number;
}

/**
 * The rate per period, a fraction, at which payments are worth an advance: (1 + f·x)·(1 + x)^t·A = Σ P·(1 +
 * x)^−k, where A includes the worth of later ones, A'/((1 + f'·x)·(1 + x)^t'), all before the first payment.
 * The payments together are not less than the advances. Source: Regulation Z, 12 CFR 1026, appendix J,
 * (b)(8).
 */
export function rateOfPayments<N>(
  a: Arithmetic<N>,
  advance: N,
  runs: readonly PaymentRun<N>[],
  { wholePeriods, days, daysPerPeriod }: FirstPeriod,
  later: readonly LaterAdvance[] = [],
): N {
  const total = runs.reduce((sum, [payment, count]) => a.add(sum, a.multiply(payment, count)), a.of(0));
  const lentInAll = later.reduce((sum, { amount }) => a.add(sum, amount), advance);
  if (a.compare(total, lentInAll) <= 0) return a.of(0);
  const counts = runs.map(([, count]) => count);
  const excess: Curve = (b, x, [first, part, ...others]) => {
    const payments = others.slice(0, runs.length);
    const [amounts, parts] = [
      others.slice(runs.length, -later.length || undefined),
      others.slice(others.length - later.length),
    ];
    const odd = (fraction: typeof x) => b.add(1, b.multiply(fraction, x));
    let lent: typeof x = first!;
    for (const [index, { period }] of later.entries()) {
      lent = b.add(
        lent,
        b.divide(amounts[index]!, b.multiply(growthFactor(b, x, period), odd(parts[index]!))),
      );
    }
    let worth = b.of(0);
    for (const [index, payment] of payments.toReversed().entries()) {
      const count = counts.at(-1 - index)!;
      const later = index === 0 ? worth : b.divide(worth, growthFactor(b, x, count));
      worth = b.add(later, b.multiply(payment, presentValueFactor(b, x, count)));
    }
    const grown = b.multiply(worth, growthFactor(b, x, 1 - wholePeriods));
    return b.subtract(b.multiply(lent, odd(part!)), grown);
  };
  const part = a.divide(days, daysPerPeriod);
  const high = a.divide(a.multiply(total, 2), wholePeriods > 0 ? advance : a.multiply(advance, part));
  const constants = [
    advance,
    part,
    ...runs.map(([payment]) => payment),
    ...later.map(({ amount }) => a.of(amount)),
    ...later.map((one) => a.divide(one.days, daysPerPeriod)),
  ];
  return findRootOf(a, excess, constants, a.of(0), high);
}
