import {
  accumulationFactorAt,
  fraction,
  monthlyGrowth,
  presentValueFactorAt,
  type PaymentTiming,
} from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { growthFactor, discounted } from '#core/growth.ts';
import { realRate, savingsAfter } from '#core/saving.ts';
import {
  accumulationStep,
  constantReturn,
  contributionTiming,
  monthlyReturnStep,
  rateConvention,
  savingsConventions,
} from '../conventions.ts';
import { defineCalculator, step, stepByCase } from '../define.ts';
import {
  age,
  amount,
  currency,
  growthRate,
  money,
  omittable,
  percentage,
  positiveAmount,
} from '../fields.ts';
import { currentAge, currentSavings, retirementAge } from '../shared-fields.ts';
import { above } from '../rules.ts';

export const retirementGap = defineCalculator({
  id: 'retirement-gap',
  name: 'Retirement Gap Calculator',
  synonyms: ['pension shortfall', '401k', 'how much do i need to retire', 'retirement income'],
  category: 'retirement',
  summary:
    'The savings that a desired retirement income needs, what is saved by then, and the extra saving that closes the gap.',
  input: {
    desired_income: positiveAmount('Yearly income in retirement, in the money of today'),
    current_age: currentAge(),
    retirement_age: retirementAge(),
    current_savings: currentSavings(),
    monthly_contribution: amount('What is added each month'),
    expected_return: growthRate('Yearly return until retirement', { default: 6 }),
    retirement_return: growthRate('Yearly return during retirement', { default: 4 }),
    inflation_rate: growthRate('Yearly rise of prices and of the income', { minimum: -50, default: 2.5 }),
    life_expectancy: age('Age until which the income is needed', { default: 90 }),
    other_income: amount(
      'Yearly pension and other income in retirement, in the money of today, that rises with prices',
      { default: 0 },
    ),
    contribution_timing: contributionTiming('end'),
    rate_convention: rateConvention(),
    currency: currency(),
  },
  output: {
    required_corpus: money('Savings needed at retirement'),
    projected_corpus: money('Savings at retirement'),
    gap: money('What is missing then; negative when more is saved than needed'),
    extra_monthly_contribution: money('What must be added each month besides, from now on; 0 without a gap'),
    extra_lump_sum: money('What must be added today instead; 0 without a gap'),
    income_at_retirement: money(
      'What the savings must pay in the first year of retirement, in the money of that year',
    ),
    funded_ratio: omittable(
      percentage(
        'projected_corpus as a share of required_corpus; absent when nothing is required',
        'percent',
      ),
    ),
  },
  rules: [above('retirement_age', 'current_age'), above('life_expectancy', 'retirement_age')],
  conventions: {
    forecast: constantReturn,
    timing: {
      by: 'contribution_timing',
      words: {
        begin: 'contributions at the beginning of each month, income at the beginning of each year',
        end: 'contributions at the end of each month, income at the beginning of each year',
      },
    },
    compounding: savingsConventions.compounding,
  },
  note: {
    steps: [
      monthlyReturnStep('expected_return'),
      step('n', '12·(retirement_age − current_age)', 'Months until retirement'),
      accumulationStep,
      stepByCase(
        'd',
        [{ when: 'contribution_timing = begin', equation: 's·(1 + i)' }, { equation: 's' }],
        'The same, by the timing',
      ),
      step('income_at_retirement', 'max(0, desired_income − other_income)·(1 + inflation_rate/100)^(n/12)'),
      step(
        'j',
        '(retirement_return − inflation_rate)/(100 + inflation_rate)',
        'Return in retirement after inflation',
      ),
      step('m', 'life_expectancy − retirement_age', 'Years of retirement'),
      stepByCase(
        'w',
        [{ when: 'j = 0', equation: 'm' }, { equation: '(1 + j)·(1 − (1 + j)^−m)/j' }],
        'Worth of 1 a year that rises with prices',
      ),
      step('required_corpus', 'income_at_retirement·w'),
      step('projected_corpus', 'current_savings·(1 + i)^n + monthly_contribution·d'),
      step('gap', 'required_corpus − projected_corpus'),
      step('extra_monthly_contribution', 'max(0, gap)/d'),
      step('extra_lump_sum', 'max(0, gap)/(1 + i)^n'),
      stepByCase('funded_ratio', [
        { when: 'required_corpus > 0', equation: '100·projected_corpus/required_corpus' },
      ]),
    ],
    references: [
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §3.2, §3.3 (annuities) and §4.7 (payments in geometric progression)',
    ],
  },
  formula(a, input, { omit }) {
    const months = monthsOf(input);
    const rate = monthlyGrowth(a, input.expected_return, input.rate_convention);
    const uncovered = a.subtract(input.desired_income, input.other_income);
    const isNeeded = a.compare(uncovered, 0) > 0;
    const income = a.multiply(
      isNeeded ? uncovered : a.of(0),
      growthFactor(a, fraction(a, input.inflation_rate), months / 12),
    );
    const real = realRate(a, input.retirement_return, input.inflation_rate);
    const required = a.multiply(
      income,
      presentValueFactorAt(a, real, input.life_expectancy - input.retirement_age, 'begin'),
    );
    const projected = corpusAfter(a, input, rate, months);
    const gap = a.subtract(required, projected);
    const missing = a.compare(gap, 0) > 0 ? gap : a.of(0);
    return {
      required_corpus: required,
      projected_corpus: projected,
      gap,
      extra_monthly_contribution: a.divide(
        missing,
        accumulationFactorAt(a, rate, months, input.contribution_timing),
      ),
      extra_lump_sum: discounted(a, missing, rate, months),
      income_at_retirement: income,
      funded_ratio: isNeeded
        ? a.multiply(a.divide(projected, required), 100)
        : omit('funded_ratio', 'other_income covers desired_income, so no savings are required.'),
    };
  },
  schedule: {
    kind: 'growth',
    periodsPerYear: 12,
    goal: 'required_corpus',
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
      required_corpus: ['desired_income', 'inflation_rate', 'life_expectancy'],
      projected_corpus: ['current_savings', 'monthly_contribution', 'expected_return'],
      funded_ratio: ['current_savings', 'other_income'],
    },
    falls: {
      required_corpus: ['other_income', 'retirement_return'],
      gap: ['current_savings', 'monthly_contribution'],
      extra_monthly_contribution: ['current_savings', 'monthly_contribution'],
    },
    identities: [
      'required_corpus − gap = projected_corpus',
      'funded_ratio·required_corpus = 100·projected_corpus',
    ],
  },
});

function monthsOf(input: { readonly current_age: number; readonly retirement_age: number }): number {
  return 12 * (input.retirement_age - input.current_age);
}

interface CorpusInput<N> {
  readonly current_savings: N;
  readonly monthly_contribution: N;
  readonly contribution_timing: PaymentTiming;
}

function corpusAfter<N>(a: Arithmetic<N>, input: CorpusInput<N>, rate: N, months: number): N {
  const saving = { savings: input.current_savings, added: input.monthly_contribution, rate };
  return savingsAfter(a, saving, months, input.contribution_timing);
}
