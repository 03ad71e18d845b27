import { fraction } from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { defineCalculator, step, stepByCase } from '../define.ts';
import { currency, money, moneyLeft, percent, percentage, positiveAmount, quantity } from '../fields.ts';

export const marginMarkup = defineCalculator({
  id: 'margin-markup',
  name: 'Margin and Markup Calculator',
  synonyms: ['gross margin', 'profit margin', 'selling price', 'pricing'],
  category: 'business',
  summary: 'Price, profit, margin and markup of a product from its cost and one of price, margin and markup.',
  input: {
    cost: positiveAmount('What a unit costs'),
    selling_price: positiveAmount(
      'Price of a unit before sales tax; exactly one of this, target_margin and target_markup is given',
      { optional: true },
    ),
    target_margin: percent('Profit as a share of the price', {
      minimum: -1000,
      maximum: 99.99,
      optional: true,
    }),
    target_markup: percent('Profit as a share of the cost', {
      minimum: -99.99,
      maximum: 1000000,
      optional: true,
    }),
    sales_tax_rate: percent('Sales tax or VAT that is added to the price', { default: 0 }),
    units: quantity('How many units are sold', 'units', { default: 1 }),
    currency: currency(),
  },
  output: {
    price: money('Price of a unit before sales tax, a whole number of minor units where it is calculated'),
    profit: money('Price less cost; negative for a loss'),
    margin: percentage('Profit in percent of the price', 'percent'),
    markup: percentage('Profit in percent of the cost', 'percent'),
    price_with_tax: money('Price of a unit with sales tax'),
    total_revenue: money('Price of all units before sales tax'),
    total_profit: moneyLeft('Profit of all units'),
  },
  rules: [
    {
      field: 'selling_price',
      demand: 'must be given, or target_margin or target_markup in its place: exactly one of the three',
      holds: ({ selling_price, target_margin, target_markup }) =>
        [selling_price, target_margin, target_markup].filter((value) => value !== undefined).length === 1,
    },
  ],
  conventions: {
    timing: 'one sale',
    compounding: 'no interest',
    rounding:
      'a price that is calculated is rounded to the minor unit, at least one of them; all else follows from it',
  },
  note: {
    steps: [
      stepByCase('price', [
        { when: 'selling_price is given', equation: 'selling_price' },
        {
          when: 'target_margin is given',
          equation: 'max(round(cost/(1 − target_margin/100)), 10^−decimals)',
        },
        { equation: 'max(round(cost·(1 + target_markup/100)), 10^−decimals)' },
      ]),
      step('profit', 'price − cost'),
      step('margin', '100·profit/price'),
      step('markup', '100·profit/cost'),
      step('price_with_tax', 'price·(1 + sales_tax_rate/100)'),
      step('total_revenue', 'units·price'),
      step('total_profit', 'units·profit'),
    ],
    references: [
      'P. W. Farris, N. T. Bendle, P. E. Pfeifer, D. J. Reibstein, Marketing Metrics, chapter 3 (margins and profits)',
    ],
  },
  formula(a, input, { moneyDecimals }) {
    const price = priceOf(a, input, moneyDecimals);
    const profit = a.subtract(price, input.cost);
    return {
      price,
      profit,
      margin: a.multiply(a.divide(profit, price), 100),
      markup: a.multiply(a.divide(profit, input.cost), 100),
      price_with_tax: a.multiply(price, a.add(1, fraction(a, input.sales_tax_rate))),
      total_revenue: a.multiply(price, input.units),
      total_profit: a.multiply(profit, input.units),
    };
  },
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

interface PriceInput<N> {
  readonly cost: N;
  readonly selling_price: N | undefined;
  readonly target_margin: N | undefined;
  readonly target_markup: N | undefined;
}

/** The rules see to it that one of the three is given. */
function priceOf<N>(a: Arithmetic<N>, input: PriceInput<N>, decimals: number): N {
  if (input.selling_price !== undefined) return input.selling_price;
  const price =
    input.target_margin === undefined
      ? a.multiply(input.cost, fraction(a, a.add(100, input.target_markup ?? 0)))
      : a.divide(input.cost, fraction(a, a.subtract(100, input.target_margin)));
  const units = a.round(price, decimals);
  return a.ofUnits(units > 0 ? units : 1, decimals);
}
