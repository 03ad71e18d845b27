import { MAX_RESULT, type Arithmetic } from '#core/arithmetic/arithmetic.ts';
import { countSignChanges, findRates, mergeFlows, type CashFlow } from '#core/finance/cash-flows.ts';

/** Cash flows that change between paid and received more often than this take too long to search. */
export const MAX_SIGN_CHANGES = 20;

/** The description of the list of rates. */
export const allRates =
  'All internal rates of return above −100 percent and up to 1e21, lowest first; one next to −100 percent is rounded to it';

/**
 * What a search for all internal rates of return answers; rates are fractions, those of the list in percent.
 */
export const ratesOfReturn = {
  description:
    'every rate above −100 percent at which the net present value of the cash flows is 0. By Descartes’ rule of signs there are ' +
    'at most as many as the cash flows change their sign. They are separated by the turning points of the net present value, ' +
    'which are the rates of cash flows with one change less, and each is proven by the signs on both sides of it',
  answers: { only: 'number?', lowest: 'number?', percents: 'list', count: 'whole', sign_changes: 'whole' },
} as const;

/**
 * The rates of flows, each of which `toRate` makes of the rate for the unit of their times. What doubles find
 * is kept with `source`, one and the same object over all arithmetics.
 */
export function findAllRates<N>(
  a: Arithmetic<N>,
  flows: readonly CashFlow<number>[],
  source: object,
  toRate: (rate: N) => N = (rate) => rate,
) {
  const merged = mergeFlows(
    a,
    flows.map(({ time, amount }) => ({ time, amount: a.of(amount) })),
  );
  const rates = findRates(a, merged, { source }).map(toRate);
  return {
    only: rates.length === 1 ? rates[0] : undefined,
    lowest: rates[0],
    percents: rates.map((rate) => a.multiply(rate, 100)).filter((rate) => a.compare(rate, MAX_RESULT) <= 0),
    count: rates.length,
    get sign_changes() {
      return countSignChanges(a, merged);
    },
  };
}
