import { defineCalculator, step, stepByCase } from '../define.ts';
import { amount, currency, fractional, money, percentage, positiveAmount, whole } from '../fields.ts';
import { list } from '../structures.ts';
import { below } from '../rules.ts';

const SMALLEST_PRICE = 0.000001;

export const dca = defineCalculator({
  id: 'dca',
  name: 'Dollar-Cost Averaging Calculator',
  synonyms: ['cost averaging', 'regular buying', 'bitcoin'],
  category: 'investing',
  summary: 'A fixed amount invested at each of several prices, beside all of it invested at the first.',
  input: {
    amount_per_purchase: positiveAmount('What is invested at each price'),
    prices: list(
      'The prices of the purchases, the first one first',
      positiveAmount('Price of a unit', { minimum: SMALLEST_PRICE }),
      { minItems: 1, maxItems: 1000 },
    ),
    fee_per_purchase: amount('Fee of each purchase, paid out of the amount', { default: 0 }),
    final_price: positiveAmount('Price at which the units are valued; without it the last of prices', {
      minimum: SMALLEST_PRICE,
      optional: true,
    }),
    currency: currency(),
  },
  output: {
    purchases: whole('How many purchases there are', 'purchases'),
    total_invested: money('All amounts, with the fees'),
    units: fractional('Units bought', 'units'),
    average_cost: fractional('What a unit cost on average, with the fees', 'currency'),
    average_price: fractional('Mean of the prices', 'currency'),
    final_value: money('Value of the units at the final price'),
    gain: money('final_value less total_invested'),
    return_pct: percentage('gain in percent of total_invested', 'percent'),
    lump_sum_units: fractional('Units, had all been invested at the first price with one fee', 'units'),
    lump_sum_value: money('Their value at the final price'),
    lump_sum_gain: money('lump_sum_value less total_invested'),
    advantage: money('final_value less lump_sum_value'),
  },
  answers: ['average_cost'],
  rules: [below('fee_per_purchase', 'amount_per_purchase')],
  conventions: {
    timing: 'one purchase at each price, the lump sum at the first',
    compounding: 'none: money that waits earns nothing',
  },
  note: {
    steps: [
      stepByCase('purchases', [{ words: 'the number of prices' }]),
      step('total_invested', 'purchases·amount_per_purchase'),
      stepByCase('units', [
        { words: 'amount_per_purchase − fee_per_purchase, divided by each price, and summed' },
      ]),
      stepByCase('average_cost', [{ words: 'total_invested/units, unrounded' }]),
      stepByCase('average_price', [{ words: 'the sum of prices, divided by purchases' }]),
      stepByCase('final_value', [{ words: 'units times the final price, unrounded' }]),
      stepByCase('gain', [{ words: 'final_value − total_invested, unrounded' }]),
      stepByCase('return_pct', [{ words: 'gain/total_invested·100, unrounded' }]),
      stepByCase('lump_sum_units', [
        { words: 'total_invested − fee_per_purchase, divided by the first price' },
      ]),
      stepByCase('lump_sum_value', [{ words: 'lump_sum_units times the final price, unrounded' }]),
      stepByCase('lump_sum_gain', [{ words: 'lump_sum_value − total_invested, unrounded' }]),
      stepByCase('advantage', [{ words: 'final_value − lump_sum_value, unrounded' }]),
    ],
    references: [
      'U.S. Securities and Exchange Commission, Investor.gov glossary: dollar cost averaging',
      'B. Graham, The Intelligent Investor, chapter 5 (dollar-cost averaging)',
    ],
  },
  formula(a, input) {
    const { prices, amount_per_purchase: each, fee_per_purchase: fee } = input;
    const sum = (items: readonly (typeof each)[]) => items.reduce((x, y) => a.add(x, y));
    const count = prices.length;
    const invested = a.multiply(each, count);
    // 1/price is summed, so that equal amounts are multiplied once.
    const units = a.multiply(a.subtract(each, fee), sum(prices.map((price) => a.divide(a.of(1), price))));
    const final = input.final_price ?? prices.at(-1)!;
    const value = a.multiply(units, final);
    const lumpUnits = a.divide(a.subtract(invested, fee), prices[0]!);
    const lumpValue = a.multiply(lumpUnits, final);
    const gain = a.subtract(value, invested);
    return {
      purchases: count,
      total_invested: invested,
      units,
      average_cost: a.divide(invested, units),
      average_price: a.divide(sum(prices), count),
      final_value: value,
      gain,
      return_pct: a.divide(a.multiply(gain, 100), invested),
      lump_sum_units: lumpUnits,
      lump_sum_value: lumpValue,
      lump_sum_gain: a.subtract(lumpValue, invested),
      advantage: a.subtract(value, lumpValue),
    };
  },
  laws: {
    rises: {
      units: ['amount_per_purchase'],
      final_value: ['final_price'],
      average_cost: ['fee_per_purchase'],
    },
    falls: { units: ['fee_per_purchase'], return_pct: ['fee_per_purchase'] },
    identities: ['average_cost·units = total_invested', 'advantage = gain − lump_sum_gain'],
  },
});
