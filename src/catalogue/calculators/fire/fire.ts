import { constantReturn } from '#catalogue/declare/forecasts.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import { amount, currency, duration, money, positiveAmount, whole } from '#catalogue/declare/fields.ts';
import { currentAge, currentSavings, realSavingsReturn, safeWithdrawalRate } from '#catalogue/declare/shared-fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';
import { yearsToFire, yearsToFireConventions, yearsToFireCourse } from '#catalogue/parts/years-to-fire.ts';

export const fire = defineCalculator({
  id: 'fire',
  name: 'FIRE Calculator',
  synonyms: ['early retirement', 'retire early', 'financial independence'],
  category: 'fire',
  summary:
    'Financial independence, retire early (FIRE): savings that cover all expenses, and the time needed to reach them.',
  headline: [
    { when: 'years_to_fire > 0', say: 'You could retire in {years_to_fire}, with savings of {fire_number}' },
    { say: 'You could retire now: your savings cover the {fire_number} that you need' },
  ],
  about:
    'Your spending decides twice: it sets the amount you need, and what it leaves of your income is what you save. ' +
    "Enter a return after inflation, and all amounts are in today's money. The withdrawal rate is the assumption to " +
    'be careful with, as a long early retirement needs a lower one. Taxes and later pensions are not included.',
  input: {
    annual_expenses: positiveAmount('Annual expenses'),
    current_savings: currentSavings(),
    annual_savings: amount('Contribution at the end of each year'),
    expected_return: realSavingsReturn(),
    withdrawal_rate: safeWithdrawalRate(),
    current_age: currentAge({ default: 30 }),
    currency: currency(),
  },
  output: {
    fire_number: money('Savings at which withdrawals cover all expenses'),
    years_to_fire: duration('Time until the savings reach fire_number; 0 if they already do'),
    fire_age: whole('Age at which fire_number is reached: current_age plus years_to_fire, rounded up', 'age'),
  },
  prominent: ['current_age'],
  conventions: {
    forecast: constantReturn,
    ...yearsToFireConventions,
  },
  equations: `
    fire_number = 100·annual_expenses/withdrawal_rate
    ${yearsToFire}
    fire_age    = current_age + ceil(years_to_fire)
  `,
  references: [theoryOfInterest('§3.6 (unknown time), with yearly payments in arrears')],
  schedule: { ...yearsToFireCourse, goal: 'fire_number', mark: 'years_to_fire' },
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
});
