import type { Arithmetic } from '#core/arithmetic.ts';
import { defineCalculator, stepByCase } from '../define.ts';
import {
  amount,
  currency,
  fractional,
  money,
  omittable,
  optional,
  optionalMoney,
  percentage,
  positiveAmount,
  quantity,
} from '../fields.ts';
import { records } from '../structures.ts';

const price = { minimum: 0.000001 } as const;

export const stockAverage = defineCalculator({
  id: 'stock-average',
  name: 'Stock Average Calculator',
  synonyms: ['average down', 'cost basis', 'share price'],
  category: 'investing',
  summary: 'Average cost of shares bought at several prices, and how many more to buy for a target average.',
  input: {
    purchases: records(
      'What was bought',
      {
        shares: quantity('How many shares', 'shares', { minimum: 0.000001 }),
        price: positiveAmount('Price of a share', { ...price }),
        fee: amount('Fee of the purchase', { default: 0 }),
      },
      { minItems: 1, maxItems: 200 },
    ),
    current_price: positiveAmount('Price of a share today', { ...price, optional: true }),
    target_average: positiveAmount(
      'Average cost to be reached by buying more at current_price, without a fee',
      { ...price, optional: true },
    ),
    currency: currency(),
  },
  output: {
    shares: fractional('All shares', 'shares'),
    total_cost: money('What all of them cost, with the fees'),
    total_fees: money('The fees'),
    average_cost: fractional(
      'What a share cost on average, with the fees: the price at which nothing is gained',
      'currency',
    ),
    average_price: fractional('What a share cost on average, without the fees', 'currency'),
    market_value: optionalMoney('With current_price: what the shares are worth'),
    gain: optionalMoney('With current_price: market_value less total_cost'),
    return_pct: optional(percentage('With current_price: gain in percent of total_cost', 'percent')),
    shares_to_buy: omittable(fractional('With target_average: how many more shares to buy', 'shares')),
    cost_to_buy: omittable(money('With target_average: cost of the shares to buy')),
  },
  answers: ['average_cost'],
  rules: [
    {
      field: 'target_average',
      demand: 'needs current_price',
      holds: ({ target_average, current_price }) =>
        target_average === undefined || current_price !== undefined,
    },
  ],
  conventions: { timing: 'none: the dates of the purchases do not matter', compounding: 'none' },
  note: {
    steps: [
      stepByCase('shares', [{ words: 'the sum of all shares' }]),
      stepByCase('total_fees', [{ words: 'the sum of all fees' }]),
      stepByCase('total_cost', [{ words: 'the sum of shares times price, and total_fees' }]),
      stepByCase('average_cost', [{ words: 'total_cost/shares, unrounded' }]),
      stepByCase('average_price', [{ words: '(total_cost − total_fees)/shares, unrounded' }]),
      stepByCase('market_value', [{ words: 'shares·current_price, unrounded' }]),
      stepByCase('gain', [{ words: 'market_value − total_cost, unrounded' }]),
      stepByCase('return_pct', [{ words: 'gain/total_cost·100, unrounded' }]),
      stepByCase('shares_to_buy', [
        { words: '(total_cost − target_average·shares)/(target_average − current_price), unrounded' },
      ]),
      stepByCase('cost_to_buy', [{ words: 'shares_to_buy·current_price, unrounded' }]),
    ],
    references: [
      'United States, Internal Revenue Service, Publication 550 (basis of stocks: price and costs of purchase)',
    ],
  },
  formula(a, input, { omit }) {
    const sum = (items: readonly ReturnType<typeof a.of>[]) => items.reduce((x, y) => a.add(x, y));
    const shares = sum(input.purchases.map((one) => one.shares));
    const fees = sum(input.purchases.map(({ fee }) => fee));
    const prices = sum(input.purchases.map((one) => a.multiply(one.shares, one.price)));
    const cost = a.add(prices, fees);
    const { current_price: current, target_average: target } = input;
    const value = current && a.multiply(shares, current);
    const gain = value && a.subtract(value, cost);
    const more = current && target && sharesFor(a, shares, cost, current, target);
    if (target !== undefined && more === undefined) {
      const reason =
        'No purchase at current_price brings the average cost to target_average, which must lie between the two.';
      for (const output of ['shares_to_buy', 'cost_to_buy']) omit(output, reason);
    }
    return {
      shares,
      total_cost: cost,
      total_fees: fees,
      average_cost: a.divide(cost, shares),
      average_price: a.divide(prices, shares),
      market_value: value,
      gain,
      return_pct: gain && a.divide(a.multiply(gain, 100), cost),
      shares_to_buy: more,
      cost_to_buy: more && a.multiply(more, current),
    };
  },
  laws: {
    rises: { market_value: ['current_price'], return_pct: ['current_price'] },
    identities: ['average_cost·shares = total_cost', 'average_price·shares = total_cost − total_fees'],
  },
});

/** x with (cost + x·price)/(shares + x) = target; undefined where no purchase comes to it. */
function sharesFor<N>(a: Arithmetic<N>, shares: N, cost: N, price: N, target: N): N | undefined {
  const missing = a.subtract(cost, a.multiply(target, shares));
  const side = a.compare(target, price);
  const direction = a.compare(missing, 0);
  if (direction === 0) return a.of(0);
  return side === direction ? a.divide(missing, a.subtract(target, price)) : undefined;
}
