import { defineCalculator } from '../define.ts';
import { amount, currency, percentage, positiveAmount, years } from '../fields.ts';

export const cagr = defineCalculator({
  id: 'cagr',
  name: 'CAGR Calculator',
  synonyms: ['annual growth rate', 'annualized return', 'yearly growth'],
  category: 'investing',
  summary: 'Compound annual growth rate: the steady yearly growth that leads from one value to another.',
  input: {
    initial_value: positiveAmount('Value at the start'),
    final_value: amount('Value at the end; 0 is a total loss'),
    years: years('Time between the two values'),
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
  equations: `
    cagr             = 100·((final_value/initial_value)^(1/years) − 1)    if final_value > 0
                     = −100                                               otherwise
    total_return_pct = 100·(final_value/initial_value − 1)
  `,
  references: ['CFA Institute, Quantitative Methods: Rates and Returns (geometric mean return)'],
  laws: {
    rises: { cagr: ['final_value'], total_return_pct: ['final_value'] },
    falls: { cagr: ['initial_value'], total_return_pct: ['initial_value'] },
  },
});
