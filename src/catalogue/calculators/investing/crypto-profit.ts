import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  currency,
  feePercent,
  money,
  percentage,
  positiveAmount,
  quantity,
  unitCount,
  unitPrice,
} from '#catalogue/declare/fields.ts';

const price = { minimum: 0.000001 } as const;

export const cryptoProfit = defineCalculator({
  id: 'crypto-profit',
  name: 'Crypto Profit Calculator',
  synonyms: ['bitcoin', 'ethereum', 'coin', 'cryptocurrency', 'trading fees'],
  category: 'investing',
  summary: 'Gain on buying and selling a coin after the fees of both trades, and the price at which they break even.',
  headline: [
    { when: 'gain < 0', say: 'You would lose {|gain|}, a return of {total_return_pct}' },
    { say: 'You would gain {gain}, a return of {total_return_pct}' },
  ],
  about:
    'Fees at both ends make the price at which you break even higher than what you paid. Enter a purchase and a ' +
    'sale, real or planned, to see the gain after fees. Taxes, network fees and staking rewards are not considered.',
  input: {
    units: quantity('Number of coins bought; give exactly one of units and initial_investment', 'units', {
      minimum: 0.00000001,
      optional: true,
    }),
    initial_investment: positiveAmount('Amount spent on the coins, including the fee', { optional: true }),
    purchase_price: positiveAmount('Purchase price per coin', price),
    sale_price: positiveAmount('Sale price per coin', price),
    buying_fee_pct: feePercent('Trading fee of the purchase, as a percentage of the price', {
      default: 0,
      maximum: 99,
    }),
    selling_fee_pct: feePercent('Trading fee of the sale, as a percentage of the price', { default: 0, maximum: 99 }),
    currency: currency(),
  },
  output: {
    units: unitCount('Number of coins'),
    total_cost: money('Cost of the coins, including the fee'),
    sale_proceeds: money('Proceeds of the sale, after the fee'),
    total_fees: money('Fees of both trades'),
    gain: money('Gain: sale proceeds less total cost; negative for a loss'),
    total_return_pct: percentage('Gain as a percentage of the total cost', 'percent'),
    break_even_price: unitPrice('Sale price per coin without gain or loss'),
  },
  rules: `
    require exactly one of units, initial_investment
  `,
  conventions: { timing: 'one purchase and one sale', compounding: 'none' },
  equations: `
    cost             = purchase_price·(1 + buying_fee_pct/100)    // Cost of a coin, including the fee
    units            = units                                      if units is given
                     = initial_investment/cost                    otherwise
    total_cost       = initial_investment                         if initial_investment is given
                     = units·cost                                 otherwise
    sale_proceeds    = units·sale_price·(1 − selling_fee_pct/100)
    total_fees       = units·(purchase_price·buying_fee_pct + sale_price·selling_fee_pct)/100
    gain             = sale_proceeds − total_cost
    total_return_pct = 100·gain/total_cost
    break_even_price = cost/(1 − selling_fee_pct/100)
  `,
  references: [
    'United States, Internal Revenue Service, Publication 551 (basis of assets, with the costs of the purchase)',
  ],
  pictures: [{ kind: 'curve', over: 'sale_price = 0…2·purchase_price', of: ['gain'] }],
  laws: {
    rises: {
      gain: ['sale_price'],
      total_return_pct: ['sale_price'],
      break_even_price: ['buying_fee_pct', 'selling_fee_pct'],
    },
    falls: { gain: ['purchase_price', 'selling_fee_pct'], units: ['purchase_price', 'buying_fee_pct'] },
    identities: [
      'gain + total_fees = units·(sale_price − purchase_price)',
      'total_return_pct·total_cost = 100·gain',
      'break_even_price·units·(100 − selling_fee_pct) = 100·total_cost',
    ],
  },
});
