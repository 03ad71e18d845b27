import { fraction } from '#core/annuity.ts';
import { countChanges, findRates, mergeFlows, signOfSum } from '#core/cash-flows.ts';
import { DomainError } from '#core/errors.ts';
import { defineCalculator, stepByCase } from '../define.ts';
import { currency, growthRate, money, omittable, percentage, signedAmount, whole } from '../fields.ts';
import { date, listOf, records } from '../structures.ts';

const MOST_SIGN_CHANGES = 20;
/** As Excel's XIRR and XNPV have it, also in leap years. */
const DAYS_PER_YEAR = 365;

export const xirr = defineCalculator({
  id: 'xirr',
  name: 'XIRR Calculator',
  synonyms: ['irregular cash flows', 'money-weighted return', 'portfolio return'],
  category: 'business',
  summary: 'Internal rate of return of cash flows on any dates: all there are, and the net present value.',
  input: {
    cash_flows: records(
      'Cash flows, in any order',
      {
        date: date('Date of the cash flow'),
        amount: signedAmount('Amount; negative when paid'),
      },
      { minItems: 2, maxItems: 600 },
    ),
    discount_rate: growthRate(
      'For the net present value: return that is demanded, effective per year of 365 days',
      { optional: true },
    ),
    currency: currency(),
  },
  output: {
    xirr: omittable(
      percentage(
        'Internal rate of return, effective per year of 365 days; absent when there is none, or more than one',
      ),
    ),
    xirrs: listOf(
      'All internal rates of return above −100 percent, lowest first',
      percentage('A rate at which all cash flows together are worth nothing'),
    ),
    xnpv: omittable(money('Net present value on the first date, when discount_rate is given')),
    net_cash_flow: money('Sum of the cash flows'),
    days: whole('Days from the first date to the last', 'days'),
  },
  rules: [
    {
      field: 'cash_flows',
      demand: `must not change from paid to received or back more than ${MOST_SIGN_CHANGES} times in the order of their dates`,
      holds: ({ cash_flows }) => countChanges(amountsByDate(cash_flows)) <= MOST_SIGN_CHANGES,
    },
  ],
  conventions: {
    timing: 'each cash flow on its date',
    compounding: 'daily growth that compounds to the yearly rate in 365 days',
  },
  note: {
    steps: [
      stepByCase('days', [{ words: 'the days from the first date to the last' }]),
      stepByCase('xirrs', [
        {
          words:
            'every 100·i with i above −1 for which the sum of amount(k)/(1 + i)^(d(k)/365) is 0, where d(k) are the days since the first date',
        },
      ]),
      stepByCase('xirr', [{ words: 'the only one of xirrs' }]),
      stepByCase('xnpv', [
        {
          when: 'discount_rate is given',
          words: 'the sum of amount(k)/(1 + discount_rate/100)^(d(k)/365)',
        },
      ]),
      stepByCase('net_cash_flow', [{ words: 'the sum of the amounts' }]),
    ],
    references: [
      'Microsoft, Excel functions XIRR and XNPV (actual days over 365)',
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §7.3 (uniqueness of the yield rate)',
    ],
  },
  formula(a, input, { values, omit }) {
    const first = Math.min(...input.cash_flows.map((flow) => flow.date));
    const last = Math.max(...input.cash_flows.map((flow) => flow.date));
    const flows = mergeFlows(
      a,
      input.cash_flows.map((flow) => ({ time: flow.date - first, amount: flow.amount })),
    );
    const yearly = findRates(a, flows, { source: values }).map((daily) =>
      a.multiply(a.growthLess1(daily, DAYS_PER_YEAR), 100),
    );
    if (yearly.length === 0 && input.discount_rate === undefined) {
      throw noRate(countChanges(flows.map(({ amount }) => a.compare(amount, 0))));
    }
    if (yearly.length !== 1) omit('xirr', whyNotOne(yearly.length));
    const discount = input.discount_rate && fraction(a, input.discount_rate);
    const dailyForce = discount && a.divide(a.log1p(discount), DAYS_PER_YEAR);
    return {
      xirr: yearly.length === 1 ? yearly[0] : undefined,
      xirrs: yearly,
      xnpv:
        dailyForce &&
        flows.reduce((sum, { time, amount }) => {
          const factor = a.add(1, a.expm1(a.multiply(dailyForce, -time)));
          return a.add(sum, a.multiply(amount, factor));
        }, a.of(0)),
      net_cash_flow: flows.reduce((sum, { amount }) => a.add(sum, amount), a.of(0)),
      days: last - first,
    };
  },
  laws: {
    // What is paid later costs less at a higher rate.
    when({ cash_flows }) {
      const [first, ...later] = amountsByDate(cash_flows as unknown as readonly DatedAmount[]);
      return first! < 0 && later.every((amount) => amount >= 0);
    },
    falls: { xnpv: ['discount_rate'] },
  },
});

interface DatedAmount {
  readonly date: string;
  readonly amount: number;
}

/** One amount for each date, the earliest first. */
function amountsByDate(flows: readonly DatedAmount[]): number[] {
  const amounts = new Map<string, number[]>();
  for (const { date: day, amount } of flows) {
    const known = amounts.get(day);
    if (known === undefined) amounts.set(day, [amount]);
    else known.push(amount);
  }
  const days = [...amounts].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return days.map(([, ofDay]) => (ofDay.length === 1 ? ofDay[0]! : signOfSum(ofDay)));
}

/** Why there is not just one rate. */
function whyNotOne(count: number): string {
  return count === 0
    ? 'At no rate above −100 percent is the net present value of the cash flows 0.'
    : `There are ${count} internal rates of return; xirrs lists them.`;
}

function noRate(changes: number): DomainError {
  return new DomainError(
    'no-solution',
    changes === 0
      ? 'there is an internal rate of return only when something is paid (negative) on one date and received (positive) on another'
      : 'at no rate above −100 percent are these cash flows together worth nothing: with less to pay after money has been received, or more to receive, there is one',
  );
}
