import { accumulationFactor, monthlyRate } from '#core/annuity.ts';
import { growthFactor } from '#core/growth.ts';
import { defineCalculator } from '../define.ts';
import { age, amount, currency, growthRate, money, withdrawalRate } from '../fields.ts';

export const retirement = defineCalculator({
  id: 'retirement',
  name: 'Retirement Calculator',
  category: 'retirement',
  summary: 'Savings at retirement from what is saved today and added every month, and the income they pay.',
  input: {
    current_age: age({ description: 'Age today' }),
    retirement_age: age({ description: 'Age at retirement' }),
    current_savings: amount({ description: 'What is saved and invested today' }),
    monthly_contribution: amount({ description: 'What is added at the end of each month' }),
    expected_return: growthRate({ description: 'Nominal return, earned monthly at a twelfth' }),
    withdrawal_rate: withdrawalRate({ description: 'Share of the savings paid out in a year', default: 4 }),
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
  note: {
    equation:
      'i = expected_return/1200; n = 12·(retirement_age − current_age); ' +
      'projected_corpus = current_savings·(1+i)^n + monthly_contribution·((1+i)^n − 1)/i; ' +
      'total_contributions = n·monthly_contribution; ' +
      'monthly_retirement_income = projected_corpus·withdrawal_rate/1200',
    limits: ['at expected_return 0: projected_corpus = current_savings + total_contributions'],
    reference: 'S. G. Kellison, The Theory of Interest, §3.2 (accumulated value of an annuity-immediate)',
  },
  formula(a, input) {
    const rate = monthlyRate(a, input.expected_return);
    const months = 12 * (input.retirement_age - input.current_age);
    const grownSavings = a.multiply(input.current_savings, growthFactor(a, rate, months));
    const grownContributions = a.multiply(input.monthly_contribution, accumulationFactor(a, rate, months));
    const corpus = a.add(grownSavings, grownContributions);
    const contributions = a.multiply(input.monthly_contribution, months);
    return {
      projected_corpus: corpus,
      total_contributions: contributions,
      contributions_including_savings: a.add(input.current_savings, contributions),
      monthly_retirement_income: a.multiply(corpus, monthlyRate(a, input.withdrawal_rate)),
    };
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
