import { constantReturn } from '#catalogue/declare/forecasts.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import { amount, currency, duration, growthRate, positiveAmount, whole } from '#catalogue/declare/fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';
import { currentAge, currentSavings } from '#catalogue/declare/shared-fields.ts';
import { yearsToFire, yearsToFireConventions, yearsToFireCourse } from '#catalogue/parts/years-to-fire.ts';

export const retirementAge = defineCalculator({
  id: 'retirement-age',
  name: 'Retirement Age Calculator',
  synonyms: ['when can i retire', 'earliest retirement', 'years to retirement'],
  category: 'retirement',
  summary: 'Age at which savings reach the amount that is wanted for retirement.',
  headline: [
    { when: 'years_to_goal > 0', say: 'You could retire by age {retirement_age}, in {years_to_goal}' },
    { say: 'You could retire now, at age {retirement_age}' },
  ],
  about:
    'Use it when you know the amount you want to retire with and wonder when you will have it. Try a larger saving ' +
    'and see how many years it gains. The return should be after inflation if the goal is in the money of today.',
  input: {
    current_age: currentAge(),
    goal_amount: positiveAmount('Savings wanted at retirement'),
    current_savings: currentSavings(),
    annual_savings: amount('Contribution at the end of each year'),
    expected_return: growthRate("Annual return on the savings; after inflation if goal_amount is in today's money"),
    currency: currency(),
  },
  output: {
    years_to_goal: duration('Time until the savings reach goal_amount; 0 if they already do'),
    retirement_age: whole('Age at which goal_amount is reached: current_age plus years_to_goal, rounded up', 'age'),
  },
  conventions: { forecast: constantReturn, ...yearsToFireConventions },
  equations: `
    fire_number    = goal_amount    // Savings at which work can end
    ${yearsToFire}
    years_to_goal  = years_to_fire
    retirement_age = current_age + ceil(years_to_goal)
  `,
  references: [theoryOfInterest('§3.6 (unknown time), with yearly payments in arrears')],
  schedule: { ...yearsToFireCourse, goal: 'goal_amount', mark: 'years_to_goal' },
  laws: {
    rises: { years_to_goal: ['goal_amount'], retirement_age: ['goal_amount', 'current_age'] },
    falls: { years_to_goal: ['current_savings', 'annual_savings'] },
  },
});
