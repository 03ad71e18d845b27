import { fraction } from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { countChanges, findRates, mergeFlows } from '#core/cash-flows.ts';
import { DomainError } from '#core/errors.ts';
import { growthFactor } from '#core/growth.ts';
import { periodsPerYear } from '../conventions.ts';
import { defineCalculator, stepByCase } from '../define.ts';
import { currency, fractional, growthRate, money, omittable, percentage, signedAmount } from '../fields.ts';
import { list, listOf } from '../structures.ts';

const MOST_SIGN_CHANGES = 20;

export const irr = defineCalculator({
  id: 'irr',
  name: 'IRR Calculator',
  synonyms: ['internal rate of return', 'mirr', 'cash flow'],
  category: 'business',
  summary: 'Internal rate of return of cash flows in equal periods: all there are, and the modified one.',
  input: {
    cash_flows: list(
      'The first one now, then one at the end of each period',
      signedAmount('Cash flow of a period; negative when paid'),
      { minItems: 2, maxItems: 600 },
    ),
    finance_rate: growthRate('For the modified rate: what money that is paid costs, effective per period', {
      optional: true,
    }),
    reinvestment_rate: growthRate(
      'For the modified rate: what money that is received earns, effective per period',
      { optional: true },
    ),
    periods_per_year: periodsPerYear(1),
    currency: currency(),
  },
  output: {
    irr: omittable(
      percentage(
        'Internal rate of return; absent when there is none, or more than one',
        'percent per period',
      ),
    ),
    annual_irr: omittable(percentage('Annual rate that the internal rate of return compounds to')),
    irrs: listOf(
      'All internal rates of return above −100 percent, lowest first',
      percentage(
        'A rate per period at which all cash flows together are worth nothing',
        'percent per period',
      ),
    ),
    mirr: omittable(
      percentage(
        'Modified internal rate of return, when finance_rate and reinvestment_rate are given',
        'percent per period',
      ),
    ),
    money_multiple: fractional('All that is received for each unit of all that is paid', 'ratio'),
    net_cash_flow: money('Sum of the cash flows'),
  },
  rules: [
    {
      field: 'cash_flows',
      demand: `must not change from paid to received or back more than ${MOST_SIGN_CHANGES} times`,
      holds: ({ cash_flows }) => countChanges(cash_flows) <= MOST_SIGN_CHANGES,
    },
    {
      field: 'reinvestment_rate',
      demand: 'must be given when finance_rate is, and left out when it is not',
      holds: ({ finance_rate, reinvestment_rate }) =>
        (finance_rate === undefined) === (reinvestment_rate === undefined),
    },
  ],
  conventions: {
    timing: 'the first cash flow now, the others at the end of each period',
    compounding: 'every period, at the rate that is found',
  },
  note: {
    steps: [
      stepByCase('irrs', [
        { words: 'every 100·i with i above −1 for which the sum of cash_flow(k)/(1 + i)^k from k = 0 is 0' },
      ]),
      stepByCase('irr', [{ words: 'the only one of irrs' }]),
      stepByCase('annual_irr', [{ words: '100·((1 + irr/100)^periods_per_year − 1), of the unrounded irr' }]),
      stepByCase('mirr', [
        {
          when: 'finance_rate is given',
          words:
            '100·((F/P)^(1/n) − 1): F is what the received cash flows grow to at reinvestment_rate until the last one, ' +
            'P what the paid ones are worth at the first at finance_rate, n the periods between',
        },
      ]),
      stepByCase('money_multiple', [{ words: 'the received cash flows divided by the paid ones' }]),
      stepByCase('net_cash_flow', [{ words: 'the sum of the cash flows' }]),
    ],
    references: [
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §7.3 (uniqueness of the yield rate) and §7.4 (reinvestment rates)',
      'R. Descartes, La Géométrie, book III (rule of signs): as many rates at the most as the cash flows change their sign',
    ],
  },
  formula(a, input, { values, omit }) {
    const flows = input.cash_flows;
    const rates = findRates(
      a,
      mergeFlows(
        a,
        flows.map((amount, time) => ({ time, amount })),
      ),
      { source: values },
    );
    const { finance_rate: finance, reinvestment_rate: reinvestment } = input;
    const changes = countChanges(flows.map((flow) => a.compare(flow, 0)));
    const isModified = finance !== undefined && reinvestment !== undefined && changes > 0;
    if (rates.length === 0 && !isModified) throw noRate(changes);
    const rate = rates.length === 1 ? rates[0] : undefined;
    if (rate === undefined) {
      for (const output of ['irr', 'annual_irr']) omit(output, whyNotOne(rates.length));
    }
    const [received, paid] = [1, -1].map((sign) => flows.filter((flow) => a.compare(flow, 0) === sign));
    const sum = (amounts: typeof flows) => amounts.reduce((total, amount) => a.add(total, amount), a.of(0));
    return {
      irr: rate && a.multiply(rate, 100),
      annual_irr: rate && a.multiply(a.growthLess1(rate, input.periods_per_year), 100),
      irrs: rates.map((one) => a.multiply(one, 100)),
      mirr: isModified
        ? a.multiply(modifiedRate(a, flows, fraction(a, finance), fraction(a, reinvestment)), 100)
        : undefined,
      money_multiple: a.negate(a.divide(sum(received!), sum(paid!))),
      net_cash_flow: sum(flows),
    };
  },
  laws: {
    when: 'periods_per_year = 12',
    rises: { mirr: ['reinvestment_rate', 'finance_rate'] },
    identities: ['1 + annual_irr/100 = (1 + irr/100)^12'],
  },
});

/** Why there is not just one rate. */
function whyNotOne(count: number): string {
  return count === 0
    ? 'At no rate above −100 percent is the net present value of the cash flows 0.'
    : `There are ${count} internal rates of return; irrs lists them.`;
}

function noRate(changes: number): DomainError {
  return new DomainError(
    'no-solution',
    changes === 0
      ? 'there is an internal rate of return only when something is paid (negative) and something is received (positive)'
      : 'at no rate above −100 percent are these cash flows together worth nothing: with less to pay after money has been received, or more to receive, there is one',
  );
}

/** Kellison, §7.4: all that is received at the end against all that is paid at the beginning. */
function modifiedRate<N>(a: Arithmetic<N>, flows: readonly N[], finance: N, reinvestment: N): N {
  const sum = (sign: number, growth: N, from: readonly N[]) =>
    from.reduce((total, flow) => {
      const grown = a.multiply(total, growth);
      return a.compare(flow, 0) === sign ? a.add(grown, flow) : grown;
    }, a.of(0));
  const received = sum(1, a.add(1, reinvestment), flows);
  const paid = sum(-1, growthFactor(a, finance, -1), flows.toReversed());
  return a.expm1(a.divide(a.log(a.negate(a.divide(received, paid))), flows.length - 1));
}
