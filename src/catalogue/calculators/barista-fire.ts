import { constantReturn } from '../conventions.ts';
import { fraction } from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { DomainError } from '#core/errors.ts';
import { periodsToReach, realRate, savingsAfter, type Saving } from '#core/saving.ts';
import { defineCalculator, step, stepByCase } from '../define.ts';
import {
  amount,
  currency,
  duration,
  growthRate,
  money,
  omittable,
  percentage,
  positiveAmount,
  whole,
} from '../fields.ts';
import { currentAge, currentSavings, safeWithdrawalRate, savingsReturn } from '../shared-fields.ts';

export const baristaFire = defineCalculator({
  id: 'barista-fire',
  name: 'Barista FIRE Calculator',
  synonyms: ['semi-retirement', 'part-time job', 'early retirement'],
  category: 'fire',
  summary:
    'The savings that, with the income of part-time work, cover all expenses, and when they are reached, beside full independence.',
  input: {
    annual_expenses: positiveAmount('What is spent in a year, in the money of today'),
    part_time_income: amount('Yearly income of the part-time work after tax, in the money of today'),
    current_savings: currentSavings(),
    annual_savings: amount('What is added at the end of each year until then'),
    expected_return: savingsReturn(),
    inflation_rate: growthRate('Yearly rise of prices; 0 when expected_return is already after inflation', {
      minimum: -50,
      default: 0,
    }),
    withdrawal_rate: safeWithdrawalRate(),
    current_age: currentAge({ default: 30 }),
    currency: currency(),
  },
  output: {
    barista_number: money('Savings from which the withdrawal rate covers what the work does not'),
    fire_number: money('Savings from which it covers all expenses'),
    annual_withdrawal: money('What is taken out of the savings in a year of part-time work'),
    income_share: percentage('Part-time income in percent of the expenses', 'percent'),
    years_to_barista: duration('Time until the savings reach barista_number; 0 when they already do'),
    barista_age: whole('Age then: the age today and the years, rounded up', 'years'),
    years_to_fire: omittable(duration('Time until they reach fire_number; absent when they never do')),
  },
  conventions: {
    forecast: constantReturn,
    timing: 'savings at the end of each year',
    compounding: 'yearly, also for parts of a year, at the return after inflation',
  },
  note: {
    steps: [
      step(
        'r',
        '(expected_return − inflation_rate)/(100 + inflation_rate)',
        'Return per year after inflation',
      ),
      step('annual_withdrawal', 'max(0, annual_expenses − part_time_income)'),
      step('income_share', '100·part_time_income/annual_expenses'),
      step('barista_number', 'annual_withdrawal/(withdrawal_rate/100)'),
      step('fire_number', 'annual_expenses/(withdrawal_rate/100)'),
      step('a', 'current_savings·r + annual_savings', 'What the first year adds'),
      step('b', 'barista_number·r + annual_savings', 'What a year adds at barista_number'),
      step('c', 'fire_number·r + annual_savings', 'What a year adds at fire_number'),
      stepByCase('years_to_barista', [
        { when: 'current_savings ≥ barista_number', equation: '0' },
        { when: 'a ≤ 0', words: 'never' },
        { when: 'b ≤ 0', words: 'never' },
        { when: 'r = 0', equation: '(barista_number − current_savings)/annual_savings' },
        { equation: 'ln(b/a)/ln(1 + r)' },
      ]),
      step('barista_age', 'current_age + ceil(years_to_barista)'),
      stepByCase('years_to_fire', [
        { when: 'current_savings ≥ fire_number', equation: '0' },
        { when: 'a ≤ 0', words: 'never' },
        { when: 'c ≤ 0', words: 'never' },
        { when: 'r = 0', equation: '(fire_number − current_savings)/annual_savings' },
        { equation: 'ln(c/a)/ln(1 + r)' },
      ]),
    ],
    references: [
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §3.6 (unknown time), with yearly payments in arrears',
    ],
  },
  formula(a, input, { omit }) {
    const share = fraction(a, input.withdrawal_rate);
    const withdrawal = withdrawalOf(a, input);
    const fullGoal = a.divide(input.annual_expenses, share);
    const saving = savingOf(a, input);
    const years = yearsToBarista(a, saving, a.divide(withdrawal, share));
    const fullYears = periodsToReach(a, saving, fullGoal);
    return {
      barista_number: a.divide(withdrawal, share),
      fire_number: fullGoal,
      annual_withdrawal: withdrawal,
      income_share: a.multiply(a.divide(input.part_time_income, input.annual_expenses), 100),
      years_to_barista: years,
      barista_age: a.add(a.ofUnits(a.ceiling(years), 0), input.current_age),
      years_to_fire: fullYears ?? omit('years_to_fire', 'The savings never reach fire_number.'),
    };
  },
  schedule: {
    kind: 'growth',
    periodsPerYear: 1,
    goal: 'barista_number',
    course(a, input) {
      const saving = savingOf(a, input);
      const goal = a.divide(withdrawalOf(a, input), fraction(a, input.withdrawal_rate));
      return {
        periods: Number(a.ceiling(yearsToBarista(a, saving, goal))),
        at: (year: number) => ({
          balance: savingsAfter(a, saving, year),
          flow: a.multiply(input.annual_savings, year),
        }),
      };
    },
  },
  laws: {
    rises: {
      barista_number: ['annual_expenses'],
      years_to_barista: ['annual_expenses', 'inflation_rate'],
      income_share: ['part_time_income'],
      barista_age: ['current_age'],
    },
    falls: {
      barista_number: ['part_time_income', 'withdrawal_rate'],
      years_to_barista: ['current_savings', 'annual_savings', 'part_time_income', 'expected_return'],
    },
    identities: [
      'barista_number = max(0, fire_number − 100·part_time_income/withdrawal_rate)',
      'annual_withdrawal = max(0, annual_expenses·(1 − income_share/100))',
    ],
  },
});

interface BaristaInput<N> {
  readonly annual_expenses: N;
  readonly part_time_income: N;
  readonly current_savings: N;
  readonly annual_savings: N;
  readonly expected_return: N;
  readonly inflation_rate: N;
}

function savingOf<N>(a: Arithmetic<N>, input: BaristaInput<N>): Saving<N> {
  return {
    savings: input.current_savings,
    added: input.annual_savings,
    rate: realRate(a, input.expected_return, input.inflation_rate),
  };
}

/** What the part-time work does not pay for. */
function withdrawalOf<N>(a: Arithmetic<N>, input: BaristaInput<N>): N {
  const uncovered = a.subtract(input.annual_expenses, input.part_time_income);
  return a.compare(uncovered, 0) > 0 ? uncovered : a.of(0);
}

/** Throws `goal-unreachable`. */
function yearsToBarista<N>(a: Arithmetic<N>, saving: Saving<N>, goal: N): N {
  const years = periodsToReach(a, saving, goal);
  if (years !== undefined) return years;
  throw new DomainError(
    'goal-unreachable',
    'the savings never reach barista_number: raise annual_savings, expected_return or part_time_income, or lower annual_expenses',
  );
}
