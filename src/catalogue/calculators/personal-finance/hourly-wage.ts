import { preset } from '#catalogue/preset/preset.ts';
import { salary } from './salary.ts';

export const hourlyWage = preset(salary, {
  id: 'hourly-wage',
  name: 'Hourly Wage Calculator',
  synonyms: ['hourly to annual', 'hourly to salary', 'hourly rate', 'wage'],
  category: 'personal-finance',
  summary: 'Pay per day, week, month and year of an hourly wage.',
  headline: 'You earn {annual_pay} a year, or {monthly_pay} a month',
  about:
    'Use it to compare a wage with a salary, or to plan with different hours. Leave out the weeks in which you are ' +
    'not paid. All amounts are before tax and deductions.',
  fixed: { pay_frequency: 'hourly' },
  input: {
    pay: { name: 'hourly_pay', description: 'Hourly pay before tax' },
    hours_per_day: {},
    days_per_week: {},
    weeks_per_year: {},
  },
  output: {
    daily_pay: {},
    weekly_pay: {},
    biweekly_pay: {},
    semimonthly_pay: {},
    monthly_pay: {},
    annual_pay: {},
  },
  pictures: [{ kind: 'bars', of: ['weekly_pay', 'biweekly_pay', 'semimonthly_pay', 'monthly_pay'] }],
});
