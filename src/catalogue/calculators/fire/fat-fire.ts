import { preset } from '#catalogue/preset/preset.ts';
import { leanFire } from './lean-fire.ts';

export const fatFire = preset(leanFire, {
  id: 'fat-fire',
  name: 'Fat FIRE Calculator',
  synonyms: ['luxury early retirement', 'comfortable early retirement', 'fat financial independence'],
  category: 'fire',
  summary:
    'Savings that cover a comfortable life, with more than the current expenses, and the time needed to reach them.',
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
