import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  currency,
  money,
  percentage,
  positiveAmount,
  unitCount,
  unitPrice,
  whole,
} from '#catalogue/declare/fields.ts';
import { list } from '#catalogue/declare/structures.ts';

const MIN_PRICE = 0.000001;

export const dca = defineCalculator({
  id: 'dca',
  name: 'Dollar-Cost Averaging Calculator',
  synonyms: ['cost averaging', 'regular buying'],
  category: 'investing',
  summary: 'A fixed amount invested at each of several prices, compared with a lump sum invested at the first price.',
  headline: 'You would pay {average_cost} per unit on average',
  about:
    'Buying for a fixed amount gets you more units when prices are low, so your average cost is below the average ' +
    'price. Enter actual prices and compare with having invested all at the first one. It describes a past or a ' +
    'scenario; it cannot tell which way will be better next time.',
  input: {
    amount_per_purchase: positiveAmount('Amount of each purchase, including its fee'),
    prices: list('Prices of the purchases, in order', positiveAmount('Price per unit', { minimum: MIN_PRICE }), {
      minItems: 1,
      maxItems: 1000,
    }),
    fee_per_purchase: amount('Fee per purchase, paid out of its amount', { default: 0 }),
    final_price: positiveAmount('Price at which the units are valued; the last of prices if omitted', {
      minimum: MIN_PRICE,
      optional: true,
    }),
    currency: currency(),
  },
  output: {
    purchase_count: whole('Number of purchases', 'count'),
    total_invested: money('Total invested, including fees'),
    units: unitCount('Units bought'),
    average_cost: unitPrice('Average cost per unit, including fees'),
    average_price: unitPrice('Average of the prices'),
    final_value: money('Value of the units at the final price'),
    gain: money('Gain: final_value minus total_invested'),
    total_return_pct: percentage('Gain as a percentage of total_invested', 'percent'),
    lump_sum_units: unitCount('Units of a lump sum: total_invested at the first price, with one fee'),
    lump_sum_final_value: money('Value of the lump-sum units at the final price'),
    lump_sum_gain: money('Gain of the lump sum: lump_sum_final_value minus total_invested'),
    dca_advantage: money('Advantage over the lump sum: final_value minus lump_sum_final_value'),
  },
  rules: `
    require fee_per_purchase < amount_per_purchase
  `,
  conventions: {
    timing: 'one purchase at each price, the lump sum at the first',
    compounding: 'none: uninvested money earns nothing',
  },
  equations: `
    purchase_count   = count(prices)
    total_invested   = purchase_count·amount_per_purchase
    units            = (amount_per_purchase − fee_per_purchase)·sum(k = 0…purchase_count − 1, 1/prices(k))
    average_cost     = total_invested/units
    average_price    = sum(k = 0…purchase_count − 1, prices(k))/purchase_count
    valued_at        = final_price                   if final_price is given    // Price at which the units are valued
                     = prices(purchase_count − 1)    otherwise
    final_value      = units·valued_at
    gain             = final_value − total_invested
    total_return_pct = 100·gain/total_invested

    lump_sum_units       = (total_invested − fee_per_purchase)/prices(0)
    lump_sum_final_value = lump_sum_units·valued_at
    lump_sum_gain        = lump_sum_final_value − total_invested
    dca_advantage        = final_value − lump_sum_final_value
  `,
  references: [
    'U.S. Securities and Exchange Commission, Investor.gov glossary: dollar cost averaging',
    'B. Graham, The Intelligent Investor, chapter 5 (dollar-cost averaging)',
  ],
  pictures: [{ kind: 'list', list: 'prices', each: 'Purchase', form: 'lines', goal: 'average_cost' }],
  laws: {
    rises: {
      units: ['amount_per_purchase'],
      final_value: ['final_price'],
      average_cost: ['fee_per_purchase'],
    },
    falls: { units: ['fee_per_purchase'], total_return_pct: ['fee_per_purchase'] },
    identities: ['average_cost·units = total_invested', 'dca_advantage = gain − lump_sum_gain'],
  },
});
