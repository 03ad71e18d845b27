import type { Arithmetic, Operand } from '#core/arithmetic/arithmetic.ts';
import { countChanges, signOfSum } from '#core/finance/cash-flows.ts';
import { finding } from '#catalogue/declare/rules.ts';
import { findAllRates, ratesOfReturn } from '#catalogue/parts/rates-of-return.ts';
import type { Course, CoursePoint } from '#catalogue/declare/schedule.ts';
import { defineNatives } from '#catalogue/declare/define.ts';

/** The code of xirr. */
export const natives = defineNatives({
  sign_changes: finding(
    'how often the cash flows, in the order of their dates, change their sign',
    (flows: readonly DatedFlow[]) => countChanges(amountsByDate(flows)),
  ),
  all_rates: {
    ...ratesOfReturn,
    of<N>(a: Arithmetic<N>, cashFlows: readonly { readonly date: number; readonly amount: number }[]) {
      const first = Math.min(...cashFlows.map((flow) => flow.date));
      const flows = cashFlows.map(({ date: day, amount }) => ({ time: day - first, amount }));
      return findAllRates(a, flows, cashFlows, (daily) => a.growthLess1(daily, DAYS_PER_YEAR));
    },
  },
  discount_in_order: {
    description: 'the cash flows in the order of their dates, each discounted to the first date at the annual rate',
    answers: 'course',
    of: discountInOrder,
  },
});

/** As Excel's XIRR and XNPV have it, also in leap years. */
const DAYS_PER_YEAR = 365;

export interface Dated<Day> {
  readonly date: Day;
  readonly amount: number;
}

type DatedFlow = Dated<number>;

function discountInOrder<N>(a: Arithmetic<N>, cashFlows: readonly DatedFlow[], rate: Operand<N>): Course<N> {
  const inOrder = cashFlows.toSorted((one, other) => one.date - other.date);
  const [{ date: first }] = inOrder as unknown as readonly [DatedFlow];
  const perYear = a.add(rate, 0);
  const points: CoursePoint<N>[] = [];
  const none = a.of(0);
  const add = ({ date: day, amount }: DatedFlow) => {
    const years = a.divide(first - day, DAYS_PER_YEAR);
    const discountFactor = a.add(a.growthLess1(perYear, years), 1);
    const presentValue = a.multiply(discountFactor, amount);
    const sum = a.add(points.at(-1)?.columns!['cumulative_present_value'] ?? none, presentValue);
    const columns = {
      cash_flow: a.of(amount),
      discount_factor: discountFactor,
      present_value: presentValue,
      cumulative_present_value: sum,
    };
    points.push({ balance: none, flow: none, columns });
  };
  return {
    periods: inOrder.length,
    dateOf: (period) => inOrder[period - 1]!.date,
    at(period) {
      while (points.length < period) add(inOrder[points.length]!);
      return points[period - 1] ?? { balance: none, flow: none };
    },
  };
}

/** One amount for each date, the earliest first. */
export function amountsByDate<Day extends number | string>(flows: readonly Dated<Day>[]): number[] {
  const amounts = new Map<Day, number[]>();
  for (const { date: day, amount } of flows) {
    const known = amounts.get(day);
    if (known === undefined) amounts.set(day, [amount]);
    else known.push(amount);
  }
  const days = [...amounts].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return days.map(([, ofDay]) => (ofDay.length === 1 ? ofDay[0]! : signOfSum(ofDay)));
}
