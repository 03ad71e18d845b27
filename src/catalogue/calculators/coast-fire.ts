import { constantReturn } from '../conventions.ts';
import { fraction } from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { growthFactor, logRatio, discounted } from '#core/growth.ts';
import { realRate, savingsAfter } from '#core/saving.ts';
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
import {
  currentAge,
  currentSavings,
  retirementAge,
  safeWithdrawalRate,
  savingsReturn,
} from '../shared-fields.ts';
import { above } from '../rules.ts';

export const coastFire = defineCalculator({
  id: 'coast-fire',
  name: 'Coast FIRE Calculator',
  synonyms: ['stop saving', 'early retirement'],
  category: 'fire',
  summary:
    'The savings that grow to financial independence by retirement without another contribution, and when they are reached.',
  input: {
    annual_expenses: positiveAmount('What is spent in a year of retirement, in the money of today'),
    current_age: currentAge(),
    retirement_age: retirementAge(),
    current_savings: currentSavings(),
    expected_return: savingsReturn(),
    inflation_rate: growthRate('Yearly rise of prices; 0 when expected_return is already after inflation', {
      minimum: -50,
      default: 0,
    }),
    withdrawal_rate: safeWithdrawalRate(),
    annual_savings: amount('What is added at the end of each year until then, in the money of today', {
      default: 0,
    }),
    currency: currency(),
  },
  output: {
    coast_number: money('Savings that suffice today if nothing more is added until retirement'),
    fire_number: money('Savings needed at retirement, in the money of today'),
    coast_shortfall: money('What is missing today; 0 when nothing is'),
    coast_progress: percentage('Savings today as a share of coast_number', 'percent'),
    projected_savings: money('Savings at retirement if nothing more is added, in the money of today'),
    years_to_coast: omittable(
      duration('Time until nothing more need be added; absent when that is not before retirement_age'),
    ),
    coast_age: omittable(whole('Age then: the age today and the years, rounded up', 'years')),
  },
  rules: [above('retirement_age', 'current_age')],
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
      step('n', 'retirement_age − current_age', 'Years until retirement'),
      step('fire_number', 'annual_expenses/(withdrawal_rate/100)'),
      step('coast_number', 'fire_number/(1 + r)^n'),
      step('coast_shortfall', 'max(0, coast_number − current_savings)'),
      step('coast_progress', '100·current_savings/coast_number'),
      step('projected_savings', 'current_savings·(1 + r)^n'),
      stepByCase(
        't',
        [
          { when: 'coast_shortfall = 0', equation: '0' },
          { when: 'annual_savings = 0', equation: 'n + 1' },
          { when: 'annual_savings ≤ r·coast_shortfall', equation: 'n + 1' },
          { when: 'r = 0', equation: 'coast_shortfall/annual_savings' },
          { equation: '−ln(1 − r·coast_shortfall/annual_savings)/ln(1 + r)' },
        ],
        'Years until nothing more need be added; above n where it is never so',
      ),
      stepByCase('years_to_coast', [{ when: 't ≤ n', equation: 't' }]),
      stepByCase('coast_age', [{ when: 't ≤ n', equation: 'current_age + ceil(t)' }]),
    ],
    references: [
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §1.6 (present value) and §3.6 (unknown time)',
      'P. L. Cooley, C. M. Hubbard, D. T. Walz, Retirement Savings: Choosing a Withdrawal Rate That Is Sustainable, AAII Journal 20 (1998)',
    ],
  },
  formula(a, input, { omit }) {
    const rate = realRate(a, input.expected_return, input.inflation_rate);
    const { goal, needed, shortfall, years } = planOf(a, input, rate);
    if (years === undefined) {
      for (const output of ['years_to_coast', 'coast_age']) {
        omit(output, 'The savings do not reach coast_number before retirement_age.');
      }
    }
    return {
      coast_number: needed,
      fire_number: goal,
      coast_shortfall: shortfall,
      coast_progress: a.multiply(a.divide(input.current_savings, needed), 100),
      projected_savings: a.multiply(input.current_savings, growthFactor(a, rate, yearsOf(input))),
      years_to_coast: years,
      coast_age: years && a.add(a.ofUnits(a.ceiling(years), 0), input.current_age),
    };
  },
  schedule: {
    kind: 'growth',
    periodsPerYear: 1,
    goal: 'fire_number',
    course(a, input) {
      const saving = {
        savings: input.current_savings,
        added: input.annual_savings,
        rate: realRate(a, input.expected_return, input.inflation_rate),
      };
      const coasting = coastingFrom(a, input, saving.rate);
      return {
        periods: yearsOf(input),
        at: (year: number) => {
          const fed = Math.min(year, coasting);
          const growth = growthFactor(a, saving.rate, year - fed);
          return {
            balance: a.multiply(savingsAfter(a, saving, fed), growth),
            flow: a.multiply(input.annual_savings, fed),
          };
        },
      };
    },
  },
  laws: {
    rises: {
      coast_number: ['annual_expenses', 'inflation_rate'],
      coast_progress: ['current_savings', 'withdrawal_rate'],
      projected_savings: ['current_savings', 'expected_return'],
      years_to_coast: ['annual_expenses'],
    },
    falls: {
      coast_number: ['expected_return', 'withdrawal_rate'],
      coast_shortfall: ['current_savings'],
      years_to_coast: ['current_savings', 'annual_savings'],
    },
    identities: ['projected_savings·coast_number = current_savings·fire_number'],
  },
});

function yearsOf(input: { readonly current_age: number; readonly retirement_age: number }): number {
  return input.retirement_age - input.current_age;
}

interface CoastInput<N> {
  readonly annual_expenses: N;
  readonly current_age: number;
  readonly retirement_age: number;
  readonly current_savings: N;
  readonly withdrawal_rate: N;
  readonly annual_savings: N;
}

/** What is needed, and in how many years the savings come to it; undefined when that is not before retirement. */
function planOf<N>(a: Arithmetic<N>, input: CoastInput<N>, rate: N) {
  const goal = a.divide(input.annual_expenses, fraction(a, input.withdrawal_rate));
  const needed = discounted(a, goal, rate, yearsOf(input));
  const missing = a.subtract(needed, input.current_savings);
  const isThere = a.compare(missing, 0) <= 0;
  const shortfall = isThere ? a.of(0) : missing;
  const years = isThere ? shortfall : yearsToCoast(a, shortfall, input.annual_savings, rate);
  const isInTime = years !== undefined && a.compare(years, yearsOf(input)) <= 0;
  return { goal, needed, shortfall, years: isInTime ? years : undefined };
}

/** The first year's end at which nothing more need be added; that of the last year when none is. */
function coastingFrom<N>(a: Arithmetic<N>, input: CoastInput<N>, rate: N): number {
  const { years } = planOf(a, input, rate);
  return years === undefined ? yearsOf(input) : Number(a.ceiling(years));
}

/**
 * The years t after which savings S, fed with A each year, suffice: S(1+r)^t + A((1+r)^t − 1)/r = c(1+r)^t, where c is the
 * coast number of today, which itself grows at r. Undefined when they never do.
 */
function yearsToCoast<N>(a: Arithmetic<N>, shortfall: N, added: N, rate: N): N | undefined {
  const receding = a.multiply(shortfall, rate);
  const gain = a.subtract(added, receding);
  if (a.isZero(added) || a.compare(gain, 0) <= 0) return undefined;
  if (a.isZero(rate)) return a.divide(shortfall, added);
  return a.divide(logRatio(a, added, gain, receding), a.log1p(rate));
}
