import { constantReturn } from '../conventions.ts';
import { fraction } from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { DomainError } from '#core/errors.ts';
import { periodsToReach, savingsAfter, type Saving } from '#core/saving.ts';
import { defineCalculator, step, stepByCase } from '../define.ts';
import {
  age,
  amount,
  currency,
  duration,
  growthRate,
  money,
  positiveAmount,
  whole,
  withdrawalRate,
} from '../fields.ts';

export const fire = defineCalculator({
  id: 'fire',
  name: 'FIRE Calculator',
  synonyms: ['early retirement', 'retire early', 'financial independence'],
  category: 'fire',
  summary:
    'Financial independence, retire early: the savings that cover all expenses, and when they are reached.',
  input: {
    annual_expenses: positiveAmount({ description: 'What is spent in a year' }),
    current_savings: amount({ description: 'What is saved and invested today' }),
    annual_savings: amount({ description: 'What is added at the end of each year' }),
    expected_return: growthRate({ description: 'Yearly return on the savings' }),
    withdrawal_rate: withdrawalRate({ description: 'Share of the savings that a year may cost', default: 4 }),
    current_age: age({ description: 'Age today', default: 30 }),
    currency: currency(),
  },
  output: {
    fire_number: money('Savings from which the withdrawal rate covers the expenses'),
    years_to_fire: duration('Time until the savings reach it; 0 when they already do'),
    fire_age: whole('Age then: the age today and the years, rounded up', 'years'),
  },
  conventions: {
    forecast: constantReturn,
    timing: 'savings at the end of each year',
    compounding: 'yearly, also for parts of a year',
  },
  note: {
    steps: [
      step('fire_number', 'annual_expenses/(withdrawal_rate/100)'),
      step('r', 'expected_return/100', 'Return per year, as a fraction'),
      step('a', 'current_savings·r + annual_savings', 'What the first year adds'),
      step('b', 'fire_number·r + annual_savings', 'What a year adds at the goal'),
      stepByCase('years_to_fire', [
        { when: 'current_savings ≥ fire_number', equation: '0' },
        { when: 'r = 0', equation: '(fire_number − current_savings)/annual_savings' },
        { equation: 'ln(b/a)/ln(1 + r)' },
      ]),
      step('fire_age', 'current_age + ceil(years_to_fire)'),
    ],
    isComplete: true,
    references: [
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §3.6 (unknown time), with yearly payments in arrears',
    ],
  },
  formula(a, input) {
    const years = yearsToReach(a, input);
    return {
      fire_number: goalOf(a, input),
      years_to_fire: years,
      fire_age: a.add(a.ofUnits(a.ceiling(years), 0), input.current_age),
    };
  },
  schedule: {
    kind: 'growth',
    periodsPerYear: 1,
    goal: 'fire_number',
    course(a, input) {
      const saving = savingOf(a, input);
      return {
        periods: Number(a.ceiling(yearsToReach(a, input))),
        at: (year: number) => ({
          balance: savingsAfter(a, saving, year),
          flow: a.multiply(input.annual_savings, year),
        }),
      };
    },
  },
  laws: {
    rises: {
      fire_number: ['annual_expenses'],
      years_to_fire: ['annual_expenses'],
      fire_age: ['annual_expenses', 'current_age'],
    },
    falls: {
      fire_number: ['withdrawal_rate'],
      years_to_fire: ['current_savings', 'annual_savings', 'withdrawal_rate'],
    },
  },
  examples: [
    {
      input: {
        annual_expenses: 60000,
        current_savings: 50000,
        annual_savings: 20000,
        expected_return: 7,
        currency: 'USD',
      },
      output: { fire_number: 1500000, years_to_fire: 24.7, fire_age: 55, currency: 'USD' },
    },
  ],
});

interface FireInput<N> {
  readonly annual_expenses: N;
  readonly current_savings: N;
  readonly annual_savings: N;
  readonly expected_return: N;
  readonly withdrawal_rate: N;
}

function goalOf<N>(a: Arithmetic<N>, input: FireInput<N>): N {
  return a.divide(input.annual_expenses, fraction(a, input.withdrawal_rate));
}

/** Throws `goal-unreachable`. */
function yearsToReach<N>(a: Arithmetic<N>, input: FireInput<N>): N {
  const years = periodsToReach(a, savingOf(a, input), goalOf(a, input));
  if (years !== undefined) return years;
  throw new DomainError(
    'goal-unreachable',
    'the savings never reach fire_number: raise annual_savings or expected_return, or lower annual_expenses',
  );
}

function savingOf<N>(a: Arithmetic<N>, input: FireInput<N>): Saving<N> {
  return {
    savings: input.current_savings,
    added: input.annual_savings,
    rate: fraction(a, input.expected_return),
  };
}
