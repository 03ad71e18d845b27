import { constantReturn } from '#catalogue/declare/forecasts.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import { amount, currency, duration, money, percent, percentage, positiveAmount } from '#catalogue/declare/fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';
import { currentSavings, realSavingsReturn, safeWithdrawalRate } from '#catalogue/declare/shared-fields.ts';
import { records, recordsOf } from '#catalogue/declare/structures.ts';
import { yearsToFire, yearsToFireConventions, yearsToFireCourse } from '#catalogue/parts/years-to-fire.ts';

export const fireProgress = defineCalculator({
  id: 'fire-progress',
  name: 'FIRE Progress Calculator',
  synonyms: ['progress to financial independence', 'how close to fire', 'percent to fi'],
  category: 'fire',
  summary:
    'Progress towards financial independence: the part of the savings needed that is reached, what is missing, and how long that and each milestone takes.',
  headline: [
    {
      when: 'fire_shortfall > 0',
      say: 'You have {progress_pct} of the savings that you need, and {fire_shortfall} to go',
    },
    { say: 'You have {progress_pct} of the savings that you need' },
  ],
  about:
    'It shows how far along you are and when the next milestones come, which helps on a road of many years. The ' +
    'first milestones take longest: later your savings earn more than you add. Update it as your savings and ' +
    'expenses change.',
  input: {
    annual_expenses: positiveAmount('Annual expenses'),
    current_savings: currentSavings(),
    annual_savings: amount('Contribution at the end of each year'),
    expected_return: realSavingsReturn(),
    withdrawal_rate: safeWithdrawalRate(),
    milestones: records(
      'Milestones on the way',
      { progress_pct: percent('Savings as a percentage of fire_number', { minimum: 0.01 }) },
      { minItems: 0, maxItems: 20, default: [25, 50, 75, 100].map((one) => ({ progress_pct: one })) },
    ),
    currency: currency(),
  },
  output: {
    fire_number: money('Savings at which withdrawals cover all expenses'),
    progress_pct: percentage('Current savings as a percentage of fire_number', 'percent'),
    fire_shortfall: money('Amount by which the current savings fall short of fire_number; 0 if they reach it'),
    years_to_fire: duration('Time until the savings reach fire_number; 0 if they already do'),
    milestones: recordsOf('Milestones in the order given', {
      progress_pct: percentage('Savings as a percentage of fire_number', 'percent'),
      goal_amount: money('Savings at the milestone'),
      years_to_goal: duration('Time until the savings reach the milestone; 0 if they already do'),
    }),
  },
  conventions: { forecast: constantReturn, ...yearsToFireConventions },
  equations: `
    fire_number    = 100·annual_expenses/withdrawal_rate
    progress_pct   = 100·current_savings/fire_number
    ${yearsToFire}
    fire_shortfall = max(0, missing)

    G(j)                        = fire_number·milestones(j).progress_pct/100        // Savings at milestone j, from 0
    milestones.progress_pct(j)  = milestones(j).progress_pct
    milestones.goal_amount(j)   = G(j)
    milestones.years_to_goal(j) = 0                                                 if round(G(j) − current_savings) ≤ 0
                                = (G(j) − current_savings)/annual_savings           if r = 0
                                = ln(1 + (G(j) − current_savings)·r/a)/ln(1 + r)    otherwise
  `,
  references: [theoryOfInterest('§3.6 (unknown time), with yearly payments in arrears')],
  schedule: { ...yearsToFireCourse, goal: 'fire_number', mark: 'years_to_fire' },
  laws: {
    unscaled: 'Less than half of the smallest unit may be missing of a goal that is reached.',
    rises: {
      progress_pct: ['current_savings', 'withdrawal_rate'],
      fire_shortfall: ['annual_expenses'],
      years_to_fire: ['annual_expenses'],
    },
    falls: {
      progress_pct: ['annual_expenses'],
      fire_shortfall: ['current_savings', 'withdrawal_rate'],
      years_to_fire: ['current_savings', 'annual_savings', 'withdrawal_rate'],
    },
    identities: ['progress_pct·annual_expenses = current_savings·withdrawal_rate'],
  },
});
