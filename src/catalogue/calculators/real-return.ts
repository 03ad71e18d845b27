import { fraction } from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { defineCalculator, step, stepByCase } from '../define.ts';
import { growthRate, percent, percentage } from '../fields.ts';

export const realReturn = defineCalculator({
  id: 'real-return',
  name: 'Real Return Calculator',
  synonyms: ['inflation-adjusted return', 'after-tax return', 'purchasing power'],
  category: 'investing',
  summary:
    'What a return is worth after fees, tax and inflation, and which return would keep the value of money.',
  input: {
    nominal_return: growthRate({ description: 'Return before fees, tax and inflation' }),
    inflation_rate: growthRate({ description: 'Yearly rise of prices' }),
    annual_fee: percent({
      description: 'Share of the value that a year costs, taken at its end',
      default: 0,
      maximum: 99,
    }),
    tax_rate: percent({
      description: 'Tax on what a year gains after fees; a loss is not taxed',
      default: 0,
      maximum: 99,
    }),
  },
  output: {
    real_return: percentage('Return after fees, tax and inflation'),
    return_after_fees: percentage('Return after fees, before tax and inflation'),
    return_after_tax: percentage('Return after fees and tax, before inflation'),
    real_return_before_costs: percentage('Return after inflation alone'),
    simple_difference: percentage('Return less inflation: the usual approximation'),
    break_even_return: percentage('Return before fees and tax that just keeps up with inflation'),
  },
  conventions: {
    timing: 'fees and tax at the end of each year',
    compounding: 'yearly',
  },
  note: {
    steps: [
      step('return_after_fees', '100·((1 + nominal_return/100)·(1 − annual_fee/100) − 1)'),
      step('return_after_tax', 'return_after_fees − max(0, return_after_fees)·tax_rate/100'),
      step('real_return', '100·((1 + return_after_tax/100)/(1 + inflation_rate/100) − 1)'),
      step('real_return_before_costs', '100·((1 + nominal_return/100)/(1 + inflation_rate/100) − 1)'),
      step('simple_difference', 'nominal_return − inflation_rate'),
      stepByCase(
        'g',
        [
          { when: 'inflation_rate > 0', equation: 'inflation_rate/(1 − tax_rate/100)' },
          { equation: 'inflation_rate' },
        ],
        'What must be gained before tax to keep up with inflation, in percent',
      ),
      step('break_even_return', '100·((1 + g/100)/(1 − annual_fee/100) − 1)'),
    ],
    isComplete: true,
    references: [
      'I. Fisher, The Theory of Interest (1930), ch. II (money interest and real interest)',
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §9.4 (inflation)',
    ],
  },
  formula(a, input) {
    const nominal = fraction(a, input.nominal_return);
    const inflation = fraction(a, input.inflation_rate);
    const fee = fraction(a, input.annual_fee);
    const tax = fraction(a, input.tax_rate);
    const afterFees = a.subtract(a.subtract(nominal, fee), a.multiply(nominal, fee));
    const afterTax = a.compare(afterFees, 0) > 0 ? a.multiply(afterFees, a.subtract(1, tax)) : afterFees;
    const needed = a.compare(inflation, 0) > 0 ? a.divide(inflation, a.subtract(1, tax)) : inflation;
    const inPercent = (value: typeof nominal) => a.multiply(value, 100);
    return {
      real_return: inPercent(realOf(a, afterTax, inflation)),
      return_after_fees: inPercent(afterFees),
      return_after_tax: inPercent(afterTax),
      real_return_before_costs: inPercent(realOf(a, nominal, inflation)),
      simple_difference: a.subtract(input.nominal_return, input.inflation_rate),
      break_even_return: inPercent(a.divide(a.add(needed, fee), a.subtract(1, fee))),
    };
  },
  laws: {
    rises: {
      real_return: ['nominal_return'],
      break_even_return: ['inflation_rate', 'annual_fee', 'tax_rate'],
    },
    falls: { real_return: ['inflation_rate', 'annual_fee', 'tax_rate'] },
    identities: [
      '(100 + real_return)·(100 + inflation_rate) = 100·(100 + return_after_tax)',
      'simple_difference = real_return_before_costs·(1 + inflation_rate/100)',
      '(100 + return_after_fees)·100 = (100 + nominal_return)·(100 − annual_fee)',
    ],
  },
  examples: [
    {
      input: { nominal_return: 8, inflation_rate: 3, annual_fee: 0.5, tax_rate: 25 },
      output: {
        real_return: 2.5194,
        return_after_fees: 7.46,
        return_after_tax: 5.595,
        real_return_before_costs: 4.8544,
        simple_difference: 5,
        break_even_return: 4.5226,
      },
    },
  ],
});

/** (1 + nominal)/(1 + inflation) − 1 without cancellation. Source: Fisher's equation. */
function realOf<N>(a: Arithmetic<N>, nominal: N, inflation: N): N {
  return a.divide(a.subtract(nominal, inflation), a.add(1, inflation));
}
