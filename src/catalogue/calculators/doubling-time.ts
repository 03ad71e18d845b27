import { fraction } from '#core/annuity.ts';
import { defineCalculator, step } from '../define.ts';
import { duration, growthRate } from '../fields.ts';
import { compoundFrequency, compoundsStep, frequencyConvention, timesPerYear } from '../conventions.ts';

export const doublingTime = defineCalculator({
  id: 'doubling-time',
  name: 'Doubling Time Calculator',
  synonyms: ['rule of 72', 'double my money'],
  category: 'investing',
  summary:
    'The time in which an amount doubles, triples and grows tenfold, beside the estimate of the rule of 72.',
  input: {
    annual_rate: growthRate({ description: 'Nominal growth', minimum: 0.01 }),
    compound_frequency: compoundFrequency('annually'),
  },
  output: {
    years: duration('Time until the amount is twice as large'),
    rule_of_72_years: duration('The same as the rule of 72 estimates it: 72 divided by the rate'),
    rule_of_72_error: duration('The estimate less the exact time'),
    tripling_years: duration('Time until the amount is 3 times as large'),
    tenfold_years: duration('Time until the amount is 10 times as large'),
  },
  conventions: {
    timing: 'one amount at the beginning',
    compounding: frequencyConvention,
  },
  note: {
    steps: [
      compoundsStep,
      step('g', 'n·ln(1 + annual_rate/100/n)', 'Growth per year, as a natural logarithm'),
      step('years', 'ln(2)/g'),
      step('rule_of_72_years', '72/annual_rate'),
      step('rule_of_72_error', 'rule_of_72_years − years'),
      step('tripling_years', 'ln(3)/g'),
      step('tenfold_years', 'ln(10)/g'),
    ],
    isComplete: true,
    references: [
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §2.4 (unknown time; the rule of 72)',
    ],
  },
  formula(a, input) {
    const times = timesPerYear[input.compound_frequency];
    const logGrowth = a.multiply(a.log1p(a.divide(fraction(a, input.annual_rate), times)), times);
    const yearsTo = (multiple: number) => a.divide(a.log(a.of(multiple)), logGrowth);
    const doubling = yearsTo(2);
    const estimate = a.divide(72, input.annual_rate);
    return {
      years: doubling,
      rule_of_72_years: estimate,
      rule_of_72_error: a.subtract(estimate, doubling),
      tripling_years: yearsTo(3),
      tenfold_years: yearsTo(10),
    };
  },
  laws: {
    falls: { years: ['annual_rate'], tenfold_years: ['annual_rate'] },
    identities: [
      'years·ln(3) = tripling_years·ln(2)',
      'years·ln(10) = tenfold_years·ln(2)',
      'rule_of_72_years·annual_rate = 72',
    ],
  },
  examples: [
    {
      input: { annual_rate: 8 },
      output: {
        years: 9.01,
        rule_of_72_years: 9,
        rule_of_72_error: -0.01,
        tripling_years: 14.27,
        tenfold_years: 29.92,
      },
    },
  ],
});
