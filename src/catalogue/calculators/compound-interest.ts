import { constantReturn } from '../conventions.ts';
import { fraction } from '#core/annuity.ts';
import { growthFactor } from '#core/growth.ts';
import { defineCalculator, step, stepByCase } from '../define.ts';
import { amount, choice, currency, growthRate, money, percentage, years } from '../fields.ts';

const periodsPerYear = { annually: 1, quarterly: 4, monthly: 12, daily: 365 } as const;

const frequencies = {
  annually: 'interest is added once a year',
  quarterly: 'interest is added 4 times a year',
  monthly: 'interest is added 12 times a year',
  daily: 'interest is added 365 times a year',
} as const;

export const compoundInterest = defineCalculator({
  id: 'compound-interest',
  name: 'Compound Interest Calculator',
  synonyms: ['compounding', 'savings growth', 'interest on interest'],
  category: 'investing',
  summary: 'What an amount grows to when interest is added to it and earns interest itself.',
  input: {
    principal: amount({ description: 'Amount at the start' }),
    annual_rate: growthRate({ description: 'Nominal rate of interest' }),
    years: years({ description: 'How long the amount grows', minimum: 0 }),
    compound_frequency: choice(frequencies, {
      description: 'How often interest is added',
      default: 'annually',
    }),
    currency: currency(),
  },
  output: {
    future_value: money('Amount at the end'),
    interest_earned: money('Amount at the end less the amount at the start'),
    effective_annual_rate: percentage('Growth over one year, with compounding'),
  },
  conventions: {
    forecast: constantReturn,
    timing: 'one amount at the beginning',
    compounding: { by: 'compound_frequency', words: frequencies },
  },
  note: {
    steps: [
      stepByCase(
        'n',
        [
          { when: 'compound_frequency = quarterly', equation: '4' },
          { when: 'compound_frequency = monthly', equation: '12' },
          { when: 'compound_frequency = daily', equation: '365' },
          { equation: '1' },
        ],
        'Compounding periods a year',
      ),
      step('i', 'annual_rate/100/n', 'Interest per period, as a fraction'),
      step('future_value', 'principal·(1 + i)^(n·years)'),
      step('interest_earned', 'future_value − principal'),
      step('effective_annual_rate', '100·((1 + i)^n − 1)'),
    ],
    isComplete: true,
    references: [
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §1.5 and §1.8 (compound interest, nominal rates)',
    ],
  },
  formula(a, input) {
    const periods = periodsPerYear[input.compound_frequency];
    const rate = a.divide(fraction(a, input.annual_rate), periods);
    const interest = a.multiply(input.principal, a.growthLess1(rate, a.multiply(input.years, periods)));
    return {
      future_value: a.add(input.principal, interest),
      interest_earned: interest,
      effective_annual_rate: a.multiply(a.growthLess1(rate, periods), 100),
    };
  },
  schedule: {
    kind: 'growth',
    periodsPerYear: 12,
    totals: { growth: 'interest_earned' },
    course(a, input) {
      const periods = periodsPerYear[input.compound_frequency];
      const rate = a.divide(fraction(a, input.annual_rate), periods);
      const months = Number(a.ceiling(a.multiply(input.years, 12)));
      return {
        periods: months,
        at: (month: number) => {
          // The last month may be a part of one.
          const years = month === months ? input.years : a.divide(a.of(month), 12);
          const growth = growthFactor(a, rate, a.multiply(years, periods));
          return { balance: a.multiply(input.principal, growth), flow: a.of(0) };
        },
      };
    },
  },
  laws: {
    rises: { future_value: ['principal', 'annual_rate'], effective_annual_rate: ['annual_rate'] },
    identities: ['principal + interest_earned = future_value'],
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
