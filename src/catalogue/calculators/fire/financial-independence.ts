import { constantReturn } from '#catalogue/declare/forecasts.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import { currency, duration, money, percentage, positiveAmount, whole } from '#catalogue/declare/fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';
import { currentAge, currentSavings, realSavingsReturn, safeWithdrawalRate } from '#catalogue/declare/shared-fields.ts';
import { yearsToFire, yearsToFireConventions, yearsToFireCourse } from '#catalogue/parts/years-to-fire.ts';

export const financialIndependence = defineCalculator({
  id: 'financial-independence',
  name: 'Financial Independence Calculator',
  synonyms: ['financial freedom', 'fi number', 'retire early', 'years to retirement', 'savings rate'],
  category: 'fire',
  summary: 'Savings that make work optional, and the time needed to reach them with what income leaves after expenses.',
  headline: [
    {
      when: 'years_to_fire > 0',
      say: 'Work would be optional in {years_to_fire}, with savings of {fire_number}',
    },
    { say: 'Work is optional now: your savings cover the {fire_number} that you need' },
  ],
  about:
    'Use it when you know what you earn and what you spend: the difference is what you save, so one change of ' +
    "spending moves both the goal and the speed. Amounts are in today's money if the return is after inflation.",
  input: {
    annual_income_after_tax: positiveAmount('Annual income after tax'),
    annual_expenses: positiveAmount('Annual expenses, today and in financial independence'),
    current_savings: currentSavings(),
    expected_return: realSavingsReturn(),
    withdrawal_rate: safeWithdrawalRate(),
    current_age: currentAge({ default: 30 }),
    currency: currency(),
  },
  output: {
    fire_number: money('Savings at which withdrawals cover all expenses'),
    savings_rate: percentage('Savings rate: share of the income that is saved', 'percent'),
    annual_savings: money('Annual savings: income minus expenses; negative if expenses are higher'),
    years_to_fire: duration('Time until the savings reach fire_number; 0 if they already do'),
    fire_age: whole('Age at which fire_number is reached: current_age plus years_to_fire, rounded up', 'age'),
  },
  prominent: ['current_age'],
  conventions: { forecast: constantReturn, ...yearsToFireConventions },
  equations: `
    annual_savings = annual_income_after_tax − annual_expenses
    savings_rate   = 100·annual_savings/annual_income_after_tax
    fire_number    = 100·annual_expenses/withdrawal_rate
    ${yearsToFire}
    fire_age       = current_age + ceil(years_to_fire)
  `,
  references: [
    theoryOfInterest('§3.6 (unknown time), with yearly payments in arrears'),
    'Mr. Money Mustache, The Shockingly Simple Math Behind Early Retirement (2012)',
  ],
  schedule: { ...yearsToFireCourse, goal: 'fire_number', mark: 'years_to_fire' },
  laws: {
    rises: {
      fire_number: ['annual_expenses'],
      savings_rate: ['annual_income_after_tax'],
      years_to_fire: ['annual_expenses'],
      fire_age: ['current_age'],
    },
    falls: {
      fire_number: ['withdrawal_rate'],
      savings_rate: ['annual_expenses'],
      years_to_fire: ['annual_income_after_tax', 'current_savings', 'withdrawal_rate'],
    },
    identities: ['annual_income_after_tax·(100 − savings_rate) = 100·annual_expenses'],
  },
});
