import type { Arithmetic } from '#core/arithmetic/arithmetic.ts';
import { debtOrders, orderDebts, planDebts, type DebtOrder } from '#core/finance/debts.ts';
import { DomainError } from '#base/errors.ts';
import { monthlyDates } from '#catalogue/parts/payoff-date.ts';
import { defineNatives } from '#catalogue/declare/define.ts';

/** The code of debt-payoff. */
export const natives = defineNatives({
  ...monthlyDates,
  pay_debts: {
    description:
      'each month, interest of annual_rate/1200 is added to each balance, each debt gets its minimum payment, and the first unpaid debt in order gets the rest of total_monthly_payment. Months in which no debt is paid off are calculated at once, by the balance after a number of level payments',
    answers: {
      months_to_payoff: 'whole',
      total_interest: 'number',
      debts: 'list',
      methods: 'list',
      months_apart: 'whole?',
      interest_apart: 'number?',
      course: 'course',
    },
    of: payDebts,
  },
});

interface Debt {
  readonly name?: string;
  readonly balance: number;
  readonly annual_rate: number;
  readonly minimum_payment: number;
}

function payDebts<N>(a: Arithmetic<N>, debts: readonly Debt[], extra: number, method: DebtOrder) {
  const plans = planDebts(
    a,
    debts.map(({ balance, annual_rate, minimum_payment }) => ({
      balance: a.of(balance),
      rate: a.divide(annual_rate, 1200),
      payment: a.of(minimum_payment),
    })),
  );
  const payBy = (order: DebtOrder) => plans.together(a.of(extra), orderDebts(debts, order));
  const course = payBy(method);
  if (course === undefined) {
    const detail = 'the debts are never paid off: all payments together do not cover the interest';
    throw new DomainError('goal-unreachable', `${detail}; raise extra_monthly_payment`);
  }
  const apart = plans.apart();
  return {
    months_to_payoff: course.months,
    total_interest: course.at(course.months).flow,
    debts: course.debts.map(({ months, interest }, place) => {
      const { name, balance } = debts[place]!;
      return {
        name,
        months_to_payoff: months,
        total_interest: interest,
        total_paid: a.add(balance, interest),
      };
    }),
    // A search for another output needs no other method.
    get methods() {
      return debtOrders.flatMap((one) => {
        const other = one === method ? course : payBy(one);
        if (other === undefined) return [];
        return [{ method: one, months_to_payoff: other.months, total_interest: other.at(other.months).flow }];
      });
    },
    months_apart: apart?.months,
    interest_apart: apart?.at(apart.months).flow,
    course: {
      periods: course.months,
      at: course.at,
      items: course.debts.map(({ months, at }) => ({ periods: months, at })),
    },
  };
}
