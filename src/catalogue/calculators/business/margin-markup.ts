import { defineCalculator } from '#catalogue/declare/define.ts';
import { currency, money, percent, percentage, positiveAmount, quantity } from '#catalogue/declare/fields.ts';

export const marginMarkup = defineCalculator({
  id: 'margin-markup',
  name: 'Margin and Markup Calculator',
  synonyms: ['gross margin', 'profit margin', 'selling price', 'pricing'],
  category: 'business',
  summary: 'Price, profit, margin and markup of a product, from its cost and a price, target margin or target markup.',
  headline: [
    { when: 'not given price_per_unit', say: 'You would charge {price_per_unit} per unit' },
    { when: 'profit_per_unit < 0', say: 'You lose {|profit_per_unit|} on each unit' },
    { say: 'You make {profit_per_unit} on each unit, a margin of {margin_pct}' },
  ],
  about:
    'Margin and markup are easily confused: a markup of 50 percent is a margin of only a third. Enter the cost and ' +
    'any one of price, margin or markup, and get the others. Overhead is not part of the cost of a unit, so a good ' +
    'margin alone does not make a profit.',
  input: {
    cost_per_unit: positiveAmount('Cost per unit'),
    price_per_unit: positiveAmount(
      'Price per unit before sales tax; give exactly one of price_per_unit, margin_pct and markup_pct',
      { optional: true },
    ),
    margin_pct: percent('Target profit as a percentage of the price', {
      minimum: -1000,
      maximum: 99.99,
      optional: true,
    }),
    markup_pct: percent('Target profit as a percentage of the cost', {
      minimum: -99.99,
      maximum: 1000000,
      optional: true,
    }),
    sales_tax_rate: percent('Sales tax or VAT added to the price', { default: 0 }),
    units: quantity('Number of units sold', 'units', { default: 1 }),
    currency: currency(),
  },
  output: {
    price_per_unit: money(
      'Price per unit before sales tax, rounded to the smallest unit of the currency where it is calculated',
    ),
    profit_per_unit: money('Profit per unit; negative for a loss'),
    margin_pct: percentage('Profit as a percentage of the price', 'percent'),
    markup_pct: percentage('Profit as a percentage of the cost', 'percent'),
    price_per_unit_with_tax: money('Price per unit including sales tax'),
    total_revenue: money('Revenue from all units before sales tax'),
    total_profit: money('Profit on all units'),
  },
  rules: `
    require exactly one of price_per_unit, margin_pct, markup_pct
  `,
  conventions: {
    timing: 'one sale',
    compounding: 'no interest',
    rounding:
      'a calculated price is rounded to the smallest unit of the currency and is at least one such unit; all other results follow from it',
  },
  equations: `
    price_per_unit          = price_per_unit                                                if price_per_unit is given
                            = max(round(100·cost_per_unit/(100 − margin_pct)), above(0))    if margin_pct is given
                            = max(round(cost_per_unit·(1 + markup_pct/100)), above(0))      otherwise
    profit_per_unit         = price_per_unit − cost_per_unit
    margin_pct              = 100·profit_per_unit/price_per_unit
    markup_pct              = 100·profit_per_unit/cost_per_unit
    price_per_unit_with_tax = price_per_unit·(1 + sales_tax_rate/100)
    total_revenue           = units·price_per_unit
    total_profit            = units·profit_per_unit
  `,
  references: [
    'P. W. Farris, N. T. Bendle, P. E. Pfeifer, D. J. Reibstein, Marketing Metrics, chapter 3 (margins and profits)',
  ],
  pictures: [{ kind: 'steps', of: ['cost_per_unit', 'profit_per_unit', '=price_per_unit'] }],
  laws: {
    unscaled: 'a calculated price is rounded to the smallest unit of the currency',
    rises: {
      price_per_unit: ['cost_per_unit', 'price_per_unit', 'margin_pct', 'markup_pct'],
      margin_pct: ['price_per_unit', 'markup_pct'],
      markup_pct: ['margin_pct'],
      price_per_unit_with_tax: ['sales_tax_rate'],
      total_revenue: ['units'],
    },
    identities: [
      'price_per_unit − profit_per_unit = cost_per_unit',
      '(100 + markup_pct)·(100 − margin_pct) = 10000',
      'total_revenue − total_profit = units·cost_per_unit',
    ],
  },
});
