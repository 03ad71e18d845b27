import { preset } from '#catalogue/preset/preset.ts';
import { salary } from './salary.ts';

export const hourlyWage = preset(salary, {
  id: 'hourly-wage',
  name: 'Hourly Wage Calculator',
  synonyms: ['hourly to annual', 'hourly to salary', 'hourly rate', 'wage'],
  category: 'personal-finance',
  summary: 'Pay per day, week, month and year of an hourly wage.',
  fixed: { pay_unit: 'hour' },
  input: {
    pay: { name: 'hourly_pay', description: 'Hourly pay before tax' },
    hours_per_day: {},
    days_per_week: {},
    weeks_per_year: {},
  },
  output: {
    daily: { name: 'daily_pay' },
    weekly: { name: 'weekly_pay' },
    biweekly: { name: 'biweekly_pay' },
    semimonthly: { name: 'semimonthly_pay' },
    monthly: { name: 'monthly_pay' },
    yearly: { name: 'annual_pay' },
  },
});
