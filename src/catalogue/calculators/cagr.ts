import { logRatio } from '#core/growth.ts';
import { defineCalculator, step } from '../define.ts';
import { amount, currency, percentage, positiveAmount, years } from '../fields.ts';

export const cagr = defineCalculator({
  id: 'cagr',
  name: 'CAGR Calculator',
  synonyms: ['annual growth rate', 'annualized return', 'yearly growth'],
  category: 'investing',
  summary: 'Compound annual growth rate: the steady yearly growth that leads from one value to another.',
  input: {
    initial_value: positiveAmount({ description: 'Value at the start' }),
    final_value: amount({ description: 'Value at the end; 0 is a total loss' }),
    years: years({ description: 'Time between the two values' }),
    currency: currency(),
  },
  output: {
    cagr: percentage('Compound annual growth rate'),
    total_return_pct: percentage('Growth over the whole time', 'percent'),
  },
  conventions: {
    timing: 'one value at the beginning and one at the end',
    compounding: 'yearly, also for parts of a year',
  },
  note: {
    steps: [
      step('cagr', '100·((final_value/initial_value)^(1/years) − 1)'),
      step('total_return_pct', '100·(final_value/initial_value − 1)'),
    ],
    isComplete: true,
    references: ['CFA Institute, Quantitative Methods: Rates and Returns (geometric mean return)'],
  },
  formula(a, input) {
    const { initial_value: initial, final_value: final } = input;
    const gained = a.subtract(final, initial);
    const gain = a.divide(gained, initial);
    const isLost = a.isZero(final);
    const yearly = isLost ? a.of(-1) : a.expm1(a.divide(logRatio(a, final, initial, gained), input.years));
    return { cagr: a.multiply(yearly, 100), total_return_pct: a.multiply(gain, 100) };
  },
  laws: {
    rises: { cagr: ['final_value'], total_return_pct: ['final_value'] },
    falls: { cagr: ['initial_value'], total_return_pct: ['initial_value'] },
  },
  examples: [
    {
      input: { initial_value: 10000, final_value: 25000, years: 5 },
      output: { cagr: 20.1124, total_return_pct: 150 },
    },
  ],
});
