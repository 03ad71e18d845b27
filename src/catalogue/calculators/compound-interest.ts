import { fraction } from '#core/annuity.ts';
import { growthLess1 } from '#core/growth.ts';
import { defineCalculator } from '../define.ts';
import { amount, choice, currency, growthRate, money, percentage, years } from '../fields.ts';

const periodsPerYear = { annually: 1, quarterly: 4, monthly: 12, daily: 365 } as const;

export const compoundInterest = defineCalculator({
  id: 'compound-interest',
  name: 'Compound Interest Calculator',
  category: 'investing',
  summary: 'What an amount grows to when interest is added to it and earns interest itself.',
  input: {
    principal: amount({ description: 'Amount at the start' }),
    annual_rate: growthRate({ description: 'Nominal rate of interest' }),
    years: years({ description: 'How long the amount grows', minimum: 0 }),
    compound_frequency: choice(['annually', 'quarterly', 'monthly', 'daily'], {
      description: 'How often interest is added; daily is 365 times a year',
      default: 'annually',
    }),
    currency: currency(),
  },
  output: {
    future_value: money('Amount at the end'),
    interest_earned: money('Amount at the end less the amount at the start'),
    effective_annual_rate: percentage('Growth over one year, with compounding'),
  },
  note: {
    equation:
      'r = annual_rate/100; n = 1, 4, 12 or 365; future_value = principal·(1 + r/n)^(n·years); ' +
      'interest_earned = future_value − principal; effective_annual_rate = 100·((1 + r/n)^n − 1)',
    limits: [],
    reference: 'S. G. Kellison, The Theory of Interest, §1.5 and §1.8 (compound interest, nominal rates)',
  },
  formula(a, input) {
    const periods = periodsPerYear[input.compound_frequency];
    const rate = a.divide(fraction(a, input.annual_rate), periods);
    const growth = growthLess1(a, rate, a.multiply(input.years, periods));
    const interest = a.multiply(input.principal, growth);
    return {
      future_value: a.add(input.principal, interest),
      interest_earned: interest,
      effective_annual_rate: a.multiply(growthLess1(a, rate, periods), 100),
    };
  },
  examples: [
    {
      input: { principal: 100000, annual_rate: 8, years: 10, compound_frequency: 'monthly', currency: 'USD' },
      output: {
        future_value: 221964.02,
        interest_earned: 121964.02,
        effective_annual_rate: 8.3,
        currency: 'USD',
      },
    },
  ],
});
