import { constantReturn } from '#catalogue/declare/forecasts.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
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
} from '#catalogue/declare/fields.ts';
import {
  currentAge,
  currentSavings,
  retirementAge,
  safeWithdrawalRate,
  savingsReturn,
} from '#catalogue/declare/shared-fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';

export const coastFire = defineCalculator({
  id: 'coast-fire',
  name: 'Coast FIRE Calculator',
  synonyms: ['stop saving', 'early retirement'],
  category: 'fire',
  summary:
    'Savings that grow to financial independence by retirement without further contributions, and the time needed to reach them.',
  headline: [
    {
      when: 'coast_shortfall = 0',
      say: 'You could stop saving now: your savings would grow to {projected_corpus} by age {retirement_age}',
    },
    { when: 'years_to_coast', say: 'You could stop saving in {years_to_coast}, by age {coast_age}' },
    { say: 'You are {coast_shortfall} short of what it takes to stop saving today' },
  ],
  about:
    'Coast FIRE is the point from which your savings need no more from you: they grow on their own until you retire. ' +
    'You still work to pay for your life, but can choose easier or more enjoyable work. The younger you are, the ' +
    'less it takes.',
  input: {
    annual_expenses: positiveAmount("Annual expenses in retirement, in today's money"),
    current_age: currentAge(),
    retirement_age: retirementAge(),
    current_savings: currentSavings(),
    expected_return: savingsReturn(),
    inflation_rate: growthRate('Annual inflation rate; 0 if expected_return is already after inflation', {
      minimum: -50,
      default: 0,
    }),
    withdrawal_rate: safeWithdrawalRate(),
    annual_savings: amount("Contribution at the end of each year until coast_number is reached, in today's money", {
      default: 0,
    }),
    currency: currency(),
  },
  output: {
    coast_number: money('Savings needed today to reach fire_number at retirement without further contributions'),
    fire_number: money("Savings needed at retirement, in today's money"),
    coast_shortfall: money('Amount by which the current savings fall short of coast_number; 0 if they reach it'),
    coast_progress_pct: percentage('Current savings as a percentage of coast_number', 'percent'),
    projected_corpus: money("Savings at retirement without further contributions, in today's money"),
    years_to_coast: omittable(duration('Time until coast_number is reached; absent if that is after retirement_age')),
    coast_age: omittable(
      whole('Age at which coast_number is reached: current_age plus years_to_coast, rounded up', 'age'),
    ),
  },
  rules: `
    require retirement_age > current_age
  `,
  conventions: {
    forecast: constantReturn,
    timing: 'contributions at the end of each year',
    compounding: 'annual, including fractions of a year, at the return after inflation',
  },
  equations: `
    r                  = (expected_return − inflation_rate)/(100 + inflation_rate)    // Annual return after inflation, as a fraction
    n                  = retirement_age − current_age                                 // Years until retirement
    fire_number        = 100·annual_expenses/withdrawal_rate
    coast_number       = fire_number/(1 + r)^n
    coast_shortfall    = max(0, coast_number − current_savings)
    coast_progress_pct = 100·current_savings/coast_number
    projected_corpus   = current_savings·(1 + r)^n

    t              = 0                                                      if round(coast_shortfall) = 0    // Years until coast_number is reached
                   = coast_shortfall/annual_savings                         if annual_savings > 0 and r = 0
                   = −ln(1 − coast_shortfall·r/annual_savings)/ln(1 + r)    if annual_savings > max(0, coast_shortfall·r)
    years_to_coast = t                                                      if t ≤ n
                   = absent: The savings do not reach coast_number before retirement_age.
    coast_age      = current_age + ceil(years_to_coast)

    c    = ceil(t)      if t ≤ n    // Years with contributions
         = n            otherwise
    y(k) = min(k, c)    // Contributions in k years
    V(k) = current_savings·(1 + r)^k + annual_savings·s(y(k), r)·(1 + r)^(k − y(k))    // Savings after k years
  `,
  references: [
    theoryOfInterest('§1.6 (present value) and §3.6 (unknown time)'),
    'P. L. Cooley, C. M. Hubbard, D. T. Walz, Retirement Savings: Choosing a Withdrawal Rate That Is Sustainable, AAII Journal 20 (1998)',
  ],
  schedule: {
    kind: 'growth',
    periodsPerYear: 1,
    goal: 'fire_number',
    mark: 'years_to_coast',
    periods: 'n',
    balance: 'V(k)',
    flow: 'annual_savings·y(k)',
  },
  laws: {
    rises: {
      coast_number: ['annual_expenses', 'inflation_rate'],
      coast_progress_pct: ['current_savings', 'withdrawal_rate'],
      projected_corpus: ['current_savings', 'expected_return'],
      years_to_coast: ['annual_expenses'],
    },
    falls: {
      coast_number: ['expected_return', 'withdrawal_rate'],
      coast_shortfall: ['current_savings'],
      years_to_coast: ['current_savings', 'annual_savings'],
    },
    unscaled: {
      years_to_coast: 'A shortfall below half a minor unit is none, and ten times as much may be one.',
      coast_age: 'It follows years_to_coast.',
    },
    identities: ['projected_corpus·coast_number = current_savings·fire_number'],
  },
});
