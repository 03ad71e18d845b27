import { defineCalculator } from '#catalogue/declare/define.ts';
import { duration, growthRate } from '#catalogue/declare/fields.ts';
import { compoundFrequency, frequencyConvention } from '#catalogue/declare/conventions.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';

export const doublingTime = defineCalculator({
  id: 'doubling-time',
  name: 'Doubling Time Calculator',
  synonyms: ['rule of 72', 'double my money'],
  category: 'investing',
  summary: 'Time in which an amount doubles, triples or grows tenfold, compared with the rule of 72.',
  headline: 'At {annual_rate} a year, your money doubles in {doubling_years}',
  about:
    'It gives a feeling for a rate: at 7 percent money doubles in about ten years, and so does a debt. The rule of ' +
    '72 does the same in your head, and you see how close it comes. It works for anything that grows by a constant ' +
    'rate, such as prices.',
  input: {
    annual_rate: growthRate('Nominal annual growth rate', { minimum: 0.01 }),
    compound_frequency: compoundFrequency('annually'),
  },
  output: {
    doubling_years: { ...duration('Time until the amount doubles'), label: 'Doubling time' },
    rule_of_72_years: {
      ...duration('Doubling time by the rule of 72: 72 divided by the rate'),
      label: 'Doubling time by the rule of 72',
    },
    rule_of_72_error_years: {
      ...duration('Error of the rule of 72: its estimate less the exact doubling time'),
      label: 'Error of the rule of 72',
    },
    tripling_years: { ...duration('Time until the amount triples'), label: 'Tripling time' },
    tenfold_years: { ...duration('Time until the amount grows tenfold'), label: 'Time to tenfold' },
  },
  conventions: { timing: 'a single amount at the beginning', compounding: frequencyConvention },
  equations: `
    n                      = compound_frequency             // Compounding periods per year
    g                      = n·ln(1 + annual_rate/100/n)    // Growth per year, as a natural logarithm
    doubling_years         = ln(2)/g
    rule_of_72_years       = 72/annual_rate
    rule_of_72_error_years = rule_of_72_years − doubling_years
    tripling_years         = ln(3)/g
    tenfold_years          = ln(10)/g
  `,
  references: [theoryOfInterest('§2.4 (unknown time; the rule of 72)')],
  pictures: [{ kind: 'curve', over: 'annual_rate = 1…20', of: ['doubling_years', 'tripling_years'] }],
  laws: {
    falls: { doubling_years: ['annual_rate'], tenfold_years: ['annual_rate'] },
    identities: [
      'doubling_years·ln(3) = tripling_years·ln(2)',
      'doubling_years·ln(10) = tenfold_years·ln(2)',
      'rule_of_72_years·annual_rate = 72',
    ],
  },
});
