import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  currency,
  money,
  percent,
  percentage,
  omittable,
  positiveAmount,
  years,
} from '#catalogue/declare/fields.ts';
import { date } from '#catalogue/declare/structures.ts';

export const capitalGains = defineCalculator({
  id: 'capital-gains',
  name: 'Capital Gains Calculator',
  synonyms: [
    'gain on sale',
    'cost basis',
    'sale of shares',
    'sale of property',
    'profit',
    'tax on selling stocks',
    'selling shares',
  ],
  category: 'taxes',
  summary: 'Gain on the sale of an asset after costs, the tax on it at a flat rate, and the return after tax.',
  headline: [
    { when: 'gain_after_tax < 0', say: 'You would lose {|gain_after_tax|}' },
    { say: 'You would keep a gain of {gain_after_tax} after tax' },
  ],
  about:
    'What you paid, improved and spent to sell reduces the gain, so keep the receipts. Use it before you sell to see ' +
    'what is left after tax, and what that means per year. It applies the one rate you enter; brackets, allowances ' +
    'and losses of other years depend on where you live and are not considered.',
  input: {
    purchase_price: positiveAmount('Purchase price'),
    sale_price: amount('Sale price'),
    years: years('Holding period; give either years, or purchase_date and sale_date', { optional: true }),
    purchase_date: date('Date of the purchase', { optional: true }),
    sale_date: date('Date of the sale', { optional: true }),
    buying_costs: amount('Costs of the purchase, such as commissions and transfer taxes', { default: 0 }),
    improvement_costs: amount('Costs of improvements that increase the cost basis', { default: 0 }),
    selling_costs: amount('Costs of the sale, such as commissions', { default: 0 }),
    tax_rate: percent('Tax rate on the gain; a loss is not taxed', { default: 0 }),
    currency: currency(),
  },
  output: {
    cost_basis: money('Cost basis: purchase price, buying costs and improvements'),
    gain: money('Gain: sale price less selling costs and cost basis; negative for a loss'),
    tax: money('Tax on the gain'),
    gain_after_tax: money('Gain after tax'),
    total_return_pct: percentage('Gain before tax as a percentage of the cost basis', 'percent'),
    annualized_return_after_tax: omittable(
      percentage('Constant annual growth from the cost basis to what is left after tax; absent for less than a year'),
    ),
  },
  rules: `
    require years is absent exactly if purchase_date is given and sale_date is given else years: must be given exactly when purchase_date and sale_date are not
    require sale_date is given exactly if purchase_date is given else sale_date: must be given exactly when purchase_date is
    require sale_date > purchase_date
  `,
  conventions: {
    timing: 'all costs at the beginning, the sale and its tax at the end; a year between dates has 365 days',
    compounding: 'annual, including parts of a year, for the annualized return',
  },
  equations: `
    cost_basis       = purchase_price + buying_costs + improvement_costs
    gain             = sale_price − selling_costs − cost_basis
    tax              = max(0, gain)·tax_rate/100
    gain_after_tax   = gain − tax
    total_return_pct = 100·gain/cost_basis

    t                           = years                                if years is given    // Years from the purchase to the sale
                                = (sale_date − purchase_date)/365      otherwise
    left                        = cost_basis + gain_after_tax          // What is left of the sale after costs and tax
    annualized_return_after_tax = 100·((left/cost_basis)^(1/t) − 1)    if t ≥ 1 and left > 0
                                = −100                                 if t ≥ 1 and left = 0
                                = absent                               if t < 1: Returns of less than a year are not annualized.
                                = absent: More than the whole cost is lost, and no annual rate does that.
  `,
  references: [
    'United States, Internal Revenue Service, Publication 551 (basis of assets) and Publication 550 (gains and losses)',
    'CFA Institute, CFA Program Curriculum, Quantitative Methods: holding period return and annualized return',
  ],
  pictures: [
    { kind: 'steps', of: ['sale_price', '−selling_costs', '−cost_basis', '=gain', '−tax', '=gain_after_tax'] },
  ],
  laws: {
    rises: { gain_after_tax: ['sale_price'], tax: ['tax_rate'], total_return_pct: ['sale_price'] },
    falls: {
      gain: ['purchase_price', 'buying_costs', 'improvement_costs', 'selling_costs'],
      gain_after_tax: ['tax_rate'],
      annualized_return_after_tax: ['tax_rate', 'selling_costs'],
    },
    identities: [
      'gain_after_tax + tax + cost_basis + selling_costs = sale_price',
      'total_return_pct·cost_basis = 100·gain',
    ],
  },
});
