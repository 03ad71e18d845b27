import { preset } from '#catalogue/preset/preset.ts';
import { leanFire } from './lean-fire.ts';

export const fatFire = preset(leanFire, {
  id: 'fat-fire',
  name: 'Fat FIRE Calculator',
  synonyms: ['luxury early retirement', 'comfortable early retirement', 'fat financial independence'],
  category: 'fire',
  summary:
    'Savings that cover a comfortable life, with more than the current expenses, and the time needed to reach them.',
  headline: [
    {
      when: 'years_to_fire > 0',
      say: 'You could retire in comfort in {years_to_fire}, with savings of {fire_number}',
    },
    { say: 'You could retire in comfort now: your savings cover the {fire_number} that you need' },
  ],
  about:
    'Fat FIRE keeps a comfortable life, or a better one than today, and needs more savings and time. See what each ' +
    'step up in spending adds to the years you work. Spending more than you do today also leaves room to cut back in ' +
    'bad years.',
  input: {
    annual_expenses: {},
    current_savings: {},
    annual_savings: {},
    expected_return: {},
    withdrawal_rate: {},
    current_age: {},
    expense_multiple: { default: 1.5 },
  },
  output: { fire_number: {}, monthly_expenses: {}, years_to_fire: {}, fire_age: {} },
});
