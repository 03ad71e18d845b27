import { monthlyGrowth, monthlyRate, type PaymentTiming } from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { savingsAfter } from '#core/saving.ts';
import { defineCalculator, step, stepByCase } from '../define.ts';
import { age, amount, currency, growthRate, money, withdrawalRate } from '../fields.ts';
import {
  accumulationStep,
  contributionTiming,
  monthlyReturnStep,
  rateConvention,
  savingsConventions,
} from '../conventions.ts';

export const retirement = defineCalculator({
  id: 'retirement',
  name: 'Retirement Calculator',
  synonyms: ['401k', '403b', 'ira', 'roth', 'pension', 'nest egg', 'superannuation'],
  category: 'retirement',
  summary: 'Savings at retirement from what is saved today and added every month, and the income they pay.',
  input: {
    current_age: age({ description: 'Age today' }),
    retirement_age: age({ description: 'Age at retirement' }),
    current_savings: amount({ description: 'What is saved and invested today' }),
    monthly_contribution: amount({ description: 'What is added each month' }),
    expected_return: growthRate({ description: 'Yearly return on the savings' }),
    withdrawal_rate: withdrawalRate({ description: 'Share of the savings paid out in a year', default: 4 }),
    contribution_timing: contributionTiming('end'),
    rate_convention: rateConvention(),
    currency: currency(),
  },
  output: {
    projected_corpus: money('Savings at retirement'),
    total_contributions: money('All monthly contributions; what is saved today is not in it'),
    contributions_including_savings: money('All monthly contributions and what is saved today'),
    monthly_retirement_income: money('A twelfth of the yearly withdrawal'),
  },
  rules: [
    {
      field: 'retirement_age',
      demand: 'must be above current_age',
      holds: ({ retirement_age, current_age }) => retirement_age > current_age,
    },
  ],
  conventions: savingsConventions,
  note: {
    steps: [
      monthlyReturnStep('expected_return'),
      step('n', '12·(retirement_age − current_age)', 'Months'),
      accumulationStep,
      stepByCase('projected_corpus', [
        {
          when: 'contribution_timing = begin',
          equation: 'current_savings·(1 + i)^n + monthly_contribution·s·(1 + i)',
        },
        { equation: 'current_savings·(1 + i)^n + monthly_contribution·s' },
      ]),
      step('total_contributions', 'monthly_contribution·n'),
      step('contributions_including_savings', 'current_savings + total_contributions'),
      step('monthly_retirement_income', 'projected_corpus·withdrawal_rate/1200'),
    ],
    isComplete: true,
    references: [
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §3.2 and §3.3 (accumulated values of annuities)',
    ],
  },
  formula(a, input) {
    const months = monthsOf(input);
    const corpus = corpusAfter(
      a,
      input,
      monthlyGrowth(a, input.expected_return, input.rate_convention),
      months,
    );
    const contributions = a.multiply(input.monthly_contribution, months);
    return {
      projected_corpus: corpus,
      total_contributions: contributions,
      contributions_including_savings: a.add(input.current_savings, contributions),
      monthly_retirement_income: a.multiply(corpus, monthlyRate(a, input.withdrawal_rate)),
    };
  },
  schedule: {
    kind: 'growth',
    periodsPerYear: 12,
    totals: { contribution: 'total_contributions' },
    course(a, input) {
      const rate = monthlyGrowth(a, input.expected_return, input.rate_convention);
      return {
        periods: monthsOf(input),
        at: (month: number) => ({
          balance: corpusAfter(a, input, rate, month),
          flow: a.multiply(input.monthly_contribution, month),
        }),
      };
    },
  },
  laws: {
    rises: {
      projected_corpus: ['current_savings', 'monthly_contribution', 'expected_return'],
      monthly_retirement_income: ['withdrawal_rate', 'current_savings'],
      total_contributions: ['monthly_contribution', 'retirement_age'],
    },
    falls: { total_contributions: ['current_age'] },
    identities: ['1200·monthly_retirement_income = projected_corpus·withdrawal_rate'],
  },
  examples: [
    {
      input: {
        current_age: 30,
        retirement_age: 65,
        current_savings: 50000,
        monthly_contribution: 1500,
        expected_return: 7,
        currency: 'USD',
      },
      output: {
        projected_corpus: 3276889.49,
        total_contributions: 630000,
        contributions_including_savings: 680000,
        monthly_retirement_income: 10922.96,
        currency: 'USD',
      },
    },
  ],
});

function monthsOf(input: { readonly current_age: number; readonly retirement_age: number }): number {
  return 12 * (input.retirement_age - input.current_age);
}

interface Savings<N> {
  readonly current_savings: N;
  readonly monthly_contribution: N;
  readonly contribution_timing: PaymentTiming;
}

function corpusAfter<N>(a: Arithmetic<N>, input: Savings<N>, rate: N, months: number): N {
  const saving = { savings: input.current_savings, added: input.monthly_contribution, rate };
  return savingsAfter(a, saving, months, input.contribution_timing);
}
