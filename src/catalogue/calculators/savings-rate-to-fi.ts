import { constantReturn } from '../conventions.ts';
import { fraction } from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { DomainError } from '#core/errors.ts';
import { periodsToReach, savingsAfter, type Saving } from '#core/saving.ts';
import { defineCalculator, step, stepByCase } from '../define.ts';
import { currency, duration, growthRate, money, percent, positiveAmount, whole } from '../fields.ts';
import { currentAge, currentSavings, safeWithdrawalRate } from '../shared-fields.ts';

export const savingsRateToFi = defineCalculator({
  id: 'savings-rate-to-fi',
  name: 'Savings Rate to Financial Independence Calculator',
  synonyms: ['financial freedom', 'years to retire'],
  category: 'fire',
  summary: 'The years to financial independence from the share of the income that is saved.',
  input: {
    savings_rate: percent('Share of the income that is saved'),
    annual_income: positiveAmount(
      'Yearly income after tax; only with current_savings do the years depend on it',
    ),
    current_savings: currentSavings({ default: 0 }),
    expected_return: growthRate('Yearly return on the savings, after inflation', { default: 5 }),
    withdrawal_rate: safeWithdrawalRate(),
    current_age: currentAge({ default: 30 }),
    currency: currency(),
  },
  output: {
    years_to_fi: duration('Time until the savings cover the expenses; 0 when they already do'),
    fi_age: whole('Age then: the age today and the years, rounded up', 'years'),
    annual_savings: money('What is saved in a year'),
    annual_expenses: money('What is spent in a year, now and later'),
    fi_number: money('Savings from which the withdrawal rate covers the expenses'),
  },
  conventions: {
    forecast: constantReturn,
    timing: 'savings at the end of each year',
    compounding: 'yearly, also for parts of a year, at the return after inflation',
  },
  note: {
    steps: [
      step('r', 'expected_return/100', 'Return per year, as a fraction'),
      step('annual_savings', 'annual_income·savings_rate/100'),
      step('annual_expenses', 'annual_income − annual_savings'),
      step('fi_number', 'annual_expenses/(withdrawal_rate/100)'),
      step('a', 'current_savings·r + annual_savings', 'What the first year adds'),
      step('b', 'fi_number·r + annual_savings', 'What a year adds at the goal'),
      stepByCase('years_to_fi', [
        { when: 'current_savings ≥ fi_number', equation: '0' },
        { when: 'a ≤ 0', words: 'never' },
        { when: 'b ≤ 0', words: 'never' },
        { when: 'r = 0', equation: '(fi_number − current_savings)/annual_savings' },
        { equation: 'ln(b/a)/ln(1 + r)' },
      ]),
      step('fi_age', 'current_age + ceil(years_to_fi)'),
    ],
    references: [
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §3.6 (unknown time), with yearly payments in arrears',
      'Mr. Money Mustache, The Shockingly Simple Math Behind Early Retirement (2012)',
    ],
  },
  formula(a, input) {
    const { saved, spent, goal } = budgetOf(a, input);
    const years = yearsToIndependence(a, savingOf(a, input), goal);
    return {
      years_to_fi: years,
      fi_age: a.add(a.ofUnits(a.ceiling(years), 0), input.current_age),
      annual_savings: saved,
      annual_expenses: spent,
      fi_number: goal,
    };
  },
  schedule: {
    kind: 'growth',
    periodsPerYear: 1,
    goal: 'fi_number',
    course(a, input) {
      const saving = savingOf(a, input);
      return {
        periods: Number(a.ceiling(yearsToIndependence(a, saving, budgetOf(a, input).goal))),
        at: (year: number) => ({
          balance: savingsAfter(a, saving, year),
          flow: a.multiply(saving.added, year),
        }),
      };
    },
  },
  laws: {
    rises: { annual_savings: ['savings_rate', 'annual_income'], fi_age: ['current_age'] },
    falls: {
      years_to_fi: ['savings_rate', 'current_savings', 'expected_return', 'withdrawal_rate'],
      fi_number: ['savings_rate'],
    },
    identities: [
      'annual_savings + annual_expenses = annual_income',
      'fi_number·withdrawal_rate = annual_income·(100 − savings_rate)',
    ],
  },
});

interface BudgetInput<N> {
  readonly savings_rate: N;
  readonly annual_income: N;
  readonly current_savings: N;
  readonly expected_return: N;
  readonly withdrawal_rate: N;
}

function budgetOf<N>(a: Arithmetic<N>, input: BudgetInput<N>) {
  const saved = a.multiply(input.annual_income, fraction(a, input.savings_rate));
  const spent = a.multiply(input.annual_income, fraction(a, a.subtract(100, input.savings_rate)));
  return { saved, spent, goal: a.divide(spent, fraction(a, input.withdrawal_rate)) };
}

function savingOf<N>(a: Arithmetic<N>, input: BudgetInput<N>): Saving<N> {
  return {
    savings: input.current_savings,
    added: budgetOf(a, input).saved,
    rate: fraction(a, input.expected_return),
  };
}

/** Throws `goal-unreachable`. */
function yearsToIndependence<N>(a: Arithmetic<N>, saving: Saving<N>, goal: N): N {
  const years = periodsToReach(a, saving, goal);
  if (years !== undefined) return years;
  throw new DomainError(
    'goal-unreachable',
    'the savings never reach fi_number: raise savings_rate, expected_return or withdrawal_rate',
  );
}
