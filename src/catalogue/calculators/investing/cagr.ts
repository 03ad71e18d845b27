import { defineCalculator } from '#catalogue/declare/define.ts';
import { amount, currency, percentage, positiveAmount, years } from '#catalogue/declare/fields.ts';

export const cagr = defineCalculator({
  id: 'cagr',
  name: 'CAGR Calculator',
  synonyms: ['annual growth rate', 'annualized return', 'yearly growth'],
  category: 'investing',
  summary:
    'Compound annual growth rate (CAGR): the constant annual growth that leads from an initial to a final value.',
  headline: [
    { when: 'cagr < 0', say: 'The value fell by {|cagr|} a year' },
    { say: 'The value grew by {cagr} a year' },
  ],
  about:
    'It smooths an uneven path into one rate per year, so that investments over different times can be compared. It ' +
    'looks only at the start and the end: how much the value moved between them does not show, and deposits or ' +
    'withdrawals on the way would distort it. For those, use the internal rate of return by dates.',
  input: {
    initial_value: positiveAmount('Initial value'),
    final_value: amount('Final value; 0 for a total loss'),
    years: years('Time between the two values'),
    currency: currency(),
  },
  output: {
    cagr: { ...percentage('Compound annual growth rate'), annualizedOver: 'years' },
    total_return_pct: percentage('Total return over the whole period', 'percent'),
  },
  conventions: {
    timing: 'one value at the beginning and one at the end',
    compounding: 'annual, including parts of a year',
  },
  equations: `
    cagr             = 100·((final_value/initial_value)^(1/years) − 1)    if final_value > 0
                     = −100                                               otherwise
    total_return_pct = 100·(final_value/initial_value − 1)
  `,
  references: ['CFA Institute, Quantitative Methods: Rates and Returns (geometric mean return)'],
  pictures: [{ kind: 'curve', over: 'final_value = 0.5·initial_value…3·initial_value', of: ['cagr'] }],
  laws: {
    rises: { cagr: ['final_value'], total_return_pct: ['final_value'] },
    falls: { cagr: ['initial_value'], total_return_pct: ['initial_value'] },
  },
});
