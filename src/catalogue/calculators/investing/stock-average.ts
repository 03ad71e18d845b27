import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  currency,
  money,
  omittable,
  optional,
  optionalMoney,
  percentage,
  positiveAmount,
  quantity,
  unitCount,
  unitPrice,
} from '#catalogue/declare/fields.ts';
import { records } from '#catalogue/declare/structures.ts';

const price = { minimum: 0.000001 } as const;

export const stockAverage = defineCalculator({
  id: 'stock-average',
  name: 'Stock Average Calculator',
  synonyms: ['average down', 'cost basis', 'share price'],
  category: 'investing',
  summary: 'Average cost of shares bought at several prices, and the number of shares to buy for a target average.',
  headline: [
    {
      when: 'shares_to_buy > 0',
      say: 'Your average cost is {average_cost} per share; buying {shares_to_buy} at {current_price} would bring it to {target_average_cost}',
    },
    { say: 'Your average cost is {average_cost} per share' },
  ],
  about:
    'Use it when you have bought the same share several times and want your average cost, for example for taxes or ' +
    'to decide on another purchase. It also finds how many shares would bring the average down to a target. A lower ' +
    'average alone does not make a share a good investment.',
  input: {
    purchases: records(
      'Purchases of the shares',
      {
        shares: quantity('Number of shares', 'shares', { minimum: 0.000001 }),
        price: positiveAmount('Price per share', { ...price }),
        fee: amount('Purchase fee', { default: 0 }),
      },
      { minItems: 1, maxItems: 200 },
    ),
    current_price: positiveAmount('Current price per share', { ...price, optional: true }),
    target_average_cost: positiveAmount('Target average cost, reached by buying more at current_price without a fee', {
      ...price,
      optional: true,
    }),
    currency: currency(),
  },
  output: {
    total_shares: unitCount('Total number of shares', 'shares'),
    total_cost: money('Total cost, including fees'),
    total_fees: money('Total fees'),
    average_cost: unitPrice('Average cost per share, including fees: the break-even price'),
    average_price: unitPrice('Average price per share, excluding fees'),
    market_value: optionalMoney('Market value of the shares at current_price'),
    gain: optionalMoney('Gain at current_price: market_value minus total_cost'),
    total_return_pct: optional(percentage('Gain as a percentage of total_cost', 'percent')),
    shares_to_buy: omittable(unitCount('Number of shares to buy to reach target_average_cost', 'shares')),
    cost_to_buy: omittable(money('Cost of the shares to buy')),
  },
  rules: `
    require current_price is given if target_average_cost is given else target_average_cost: needs current_price
  `,
  conventions: { timing: 'none: the dates of the purchases do not matter', compounding: 'none' },
  equations: `
    total_shares  = sum(j = 0…count(purchases) − 1, purchases(j).shares)
    paid          = sum(j = 0…count(purchases) − 1, purchases(j).shares·purchases(j).price)    // Cost of the shares, excluding fees
    total_fees    = sum(j = 0…count(purchases) − 1, purchases(j).fee)
    total_cost    = paid + total_fees
    average_cost  = total_cost/total_shares
    average_price = paid/total_shares

    market_value     = total_shares·current_price
    gain             = market_value − total_cost
    total_return_pct = 100·gain/total_cost

    excess        = total_cost − target_average_cost·total_shares    // Cost above that of the same shares at the target average
    shares_to_buy = 0                                                if excess = 0
                  = excess/(target_average_cost − current_price)     if excess > 0 and target_average_cost > current_price or excess < 0 and target_average_cost < current_price
                  = absent                                           if target_average_cost is absent
                  = absent: No purchase at current_price brings the average cost to target_average_cost, which must lie between the two.
    cost_to_buy   = shares_to_buy·current_price
  `,
  references: [
    'United States, Internal Revenue Service, Publication 550 (basis of stocks: price and costs of purchase)',
  ],
  pictures: [{ kind: 'bars', of: ['average_cost', 'current_price', 'target_average_cost'] }],
  laws: {
    rises: { market_value: ['current_price'], total_return_pct: ['current_price'] },
    identities: ['average_cost·total_shares = total_cost', 'average_price·total_shares = total_cost − total_fees'],
  },
});
