import { constantReturn } from '#catalogue/declare/forecasts.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import { amount, currency, duration, money, positiveAmount, quantity, whole } from '#catalogue/declare/fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';
import { currentAge, currentSavings, realSavingsReturn, safeWithdrawalRate } from '#catalogue/declare/shared-fields.ts';
import { yearsToFire, yearsToFireConventions, yearsToFireCourse } from '#catalogue/parts/years-to-fire.ts';

export const leanFire = defineCalculator({
  id: 'lean-fire',
  name: 'Lean FIRE Calculator',
  synonyms: ['frugal early retirement', 'minimalist retirement', 'lean financial independence'],
  category: 'fire',
  summary: 'Savings that cover a frugal life, with a part of the current expenses, and the time needed to reach them.',
  headline: [
    {
      when: 'years_to_fire > 0',
      say: 'You could retire on a frugal budget in {years_to_fire}, with savings of {fire_number}',
    },
    { say: 'You could retire on a frugal budget now: your savings cover the {fire_number} that you need' },
  ],
  about:
    'Lean FIRE means leaving work early by living on little. Say how much of your spending you could do without, and ' +
    'see how many years that gains. There is less room for surprises than in other plans, so check that health care ' +
    'and repairs fit in.',
  input: {
    annual_expenses: positiveAmount('Current annual expenses'),
    current_savings: currentSavings(),
    annual_savings: amount('Contribution at the end of each year'),
    expected_return: realSavingsReturn(),
    withdrawal_rate: safeWithdrawalRate(),
    current_age: currentAge({ default: 30 }),
    expense_multiple: quantity(
      'Expense multiple: expenses in early retirement divided by the current annual expenses',
      'ratio',
      { default: 0.6, minimum: 0.01, maximum: 100 },
    ),
    currency: currency(),
  },
  output: {
    fire_number: money('Savings at which withdrawals cover the expenses in early retirement'),
    monthly_expenses: money('Monthly expenses in early retirement'),
    years_to_fire: duration('Time until the savings reach fire_number; 0 if they already do'),
    fire_age: whole('Age at which fire_number is reached: current_age plus years_to_fire, rounded up', 'age'),
  },
  prominent: ['current_age', 'expense_multiple'],
  conventions: { forecast: constantReturn, ...yearsToFireConventions },
  equations: `
    retirement_expenses = annual_expenses·expense_multiple    // Annual expenses in early retirement
    monthly_expenses    = retirement_expenses/12
    fire_number         = 100·retirement_expenses/withdrawal_rate
    ${yearsToFire}
    fire_age            = current_age + ceil(years_to_fire)
  `,
  references: [theoryOfInterest('§3.6 (unknown time), with yearly payments in arrears')],
  schedule: { ...yearsToFireCourse, goal: 'fire_number', mark: 'years_to_fire' },
  laws: {
    rises: {
      fire_number: ['annual_expenses', 'expense_multiple'],
      years_to_fire: ['annual_expenses', 'expense_multiple'],
      fire_age: ['current_age'],
    },
    falls: {
      fire_number: ['withdrawal_rate'],
      years_to_fire: ['current_savings', 'annual_savings', 'withdrawal_rate'],
    },
    identities: ['fire_number·withdrawal_rate = 1200·monthly_expenses'],
  },
});
