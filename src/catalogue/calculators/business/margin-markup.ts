import { defineCalculator } from '#catalogue/define.ts';
import { currency, money, moneyLeft, percent, percentage, positiveAmount, quantity } from '#catalogue/fields.ts';
import { exactlyOne } from '#catalogue/rules.ts';

export const marginMarkup = defineCalculator({
  id: 'margin-markup',
  name: 'Margin and Markup Calculator',
  synonyms: ['gross margin', 'profit margin', 'selling price', 'pricing'],
  category: 'business',
  summary: 'Price, profit, margin and markup of a product, from its cost and a price, target margin or target markup.',
  input: {
    cost: positiveAmount('Cost per unit'),
    selling_price: positiveAmount(
      'Price per unit before sales tax; give exactly one of selling_price, target_margin and target_markup',
      { optional: true },
    ),
    target_margin: percent('Target profit as a percentage of the price', {
      minimum: -1000,
      maximum: 99.99,
      optional: true,
    }),
    target_markup: percent('Target profit as a percentage of the cost', {
      minimum: -99.99,
      maximum: 1000000,
      optional: true,
    }),
    sales_tax_rate: percent('Sales tax or VAT added to the price', { default: 0 }),
    units: quantity('Number of units sold', 'units', { default: 1 }),
    currency: currency(),
  },
  output: {
    price: money('Price per unit before sales tax, rounded to the minor unit where it is calculated'),
    profit: money('Profit per unit; negative for a loss'),
    margin: percentage('Profit as a percentage of the price', 'percent'),
    markup: percentage('Profit as a percentage of the cost', 'percent'),
    price_with_tax: money('Price per unit including sales tax'),
    total_revenue: money('Revenue from all units before sales tax'),
    total_profit: moneyLeft('Profit on all units'),
  },
  rules: [exactlyOne('selling_price', 'target_margin', 'target_markup')],
  conventions: {
    timing: 'one sale',
    compounding: 'no interest',
    rounding:
      'a calculated price is rounded to the minor unit and is at least one minor unit; all other results follow from it',
  },
  equations: `
    price          = selling_price                                           if selling_price is given
                   = max(round(100·cost/(100 − target_margin)), above(0))    if target_margin is given
                   = max(round(cost·(1 + target_markup/100)), above(0))      otherwise
    profit         = price − cost
    margin         = 100·profit/price
    markup         = 100·profit/cost
    price_with_tax = price·(1 + sales_tax_rate/100)
    total_revenue  = units·price
    total_profit   = units·profit
  `,
  references: [
    'P. W. Farris, N. T. Bendle, P. E. Pfeifer, D. J. Reibstein, Marketing Metrics, chapter 3 (margins and profits)',
  ],
  laws: {
    unscaled: 'a calculated price is rounded to the minor unit',
    rises: {
      price: ['cost', 'selling_price', 'target_margin', 'target_markup'],
      margin: ['selling_price', 'target_markup'],
      markup: ['target_margin'],
      price_with_tax: ['sales_tax_rate'],
      total_revenue: ['units'],
    },
    identities: [
      'price − profit = cost',
      '(100 + markup)·(100 − margin) = 10000',
      'total_revenue − total_profit = units·cost',
    ],
  },
});
