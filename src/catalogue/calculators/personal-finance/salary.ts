import { defineCalculator } from '#catalogue/define.ts';
import { choice, currency, money, positiveAmount, quantity } from '#catalogue/fields.ts';

const units = {
  hour: 'per hour',
  day: 'per working day',
  week: 'per week',
  'two-weeks': 'every two weeks',
  'half-month': 'twice a month',
  month: 'per month',
  quarter: 'per quarter',
  year: 'per year',
} as const;

export const salary = defineCalculator({
  id: 'salary',
  name: 'Salary Calculator',
  synonyms: ['paycheck', 'wage', 'pay', 'hourly rate', 'annual income'],
  category: 'personal-finance',
  summary: 'Pay per hour, day, week, month or year converted to every other period, and the real hourly pay.',
  input: {
    pay: positiveAmount('Pay before tax'),
    pay_unit: choice('Pay period', units, { default: 'hour' }),
    hours_per_day: quantity('Paid hours per working day', 'hours', { minimum: 0.1, maximum: 24, default: 8 }),
    days_per_week: quantity('Working days per week', 'days', { minimum: 0.1, maximum: 7, default: 5 }),
    weeks_per_year: quantity('Paid weeks per year, including paid time off', 'weeks', {
      minimum: 0.1,
      maximum: 53,
      default: 52,
    }),
    paid_days_off: quantity('Paid days off per year: holidays, vacation and sick leave', 'days', {
      maximum: 366,
      default: 0,
    }),
    unpaid_hours_per_week: quantity('Unpaid hours per week, such as overtime and commuting', 'hours', {
      maximum: 168,
      default: 0,
    }),
    currency: currency(),
  },
  output: {
    hourly: money('Hourly pay'),
    daily: money('Daily pay'),
    weekly: money('Weekly pay'),
    biweekly: money('Biweekly pay: pay for two weeks'),
    semimonthly: money('Semimonthly pay: 1/24 of the annual pay'),
    monthly: money('Monthly pay: one-twelfth of the annual pay'),
    quarterly: money('Quarterly pay: one-quarter of the annual pay'),
    yearly: money('Annual pay'),
    real_hourly: money('Real hourly pay: annual pay divided by all hours worked, including unpaid hours'),
  },
  answers: ['yearly', 'monthly'],
  rules: [
    {
      field: 'paid_days_off',
      demand: 'must be below days_per_week times weeks_per_year',
      holds: ({ paid_days_off, days_per_week, weeks_per_year }) => paid_days_off < days_per_week * weeks_per_year,
    },
  ],
  conventions: { timing: 'the same pay all year', compounding: 'no interest' },
  equations: `
    h           = hours_per_day·days_per_week·weeks_per_year      // Paid hours per year
    u           = h                                               if pay_unit = hour    // Pay periods per year
                = days_per_week·weeks_per_year                    if pay_unit = day
                = weeks_per_year                                  if pay_unit = week
                = weeks_per_year/2                                if pay_unit = two-weeks
                = 24                                              if pay_unit = half-month
                = 12                                              if pay_unit = month
                = 4                                               if pay_unit = quarter
                = 1                                               otherwise
    yearly      = pay·u
    hourly      = yearly/h
    daily       = hourly·hours_per_day
    weekly      = yearly/weeks_per_year
    biweekly    = 2·weekly
    semimonthly = yearly/24
    monthly     = yearly/12
    quarterly   = yearly/4
    w           = weeks_per_year − paid_days_off/days_per_week    // Weeks worked per year
    real_hourly = yearly/(w·(hours_per_day·days_per_week + unpaid_hours_per_week))
  `,
  references: [
    'United States Office of Personnel Management, Fact Sheet: Computing Hourly Rates of Pay (the same with 2,087 hours a year)',
    'J. Dominguez, V. Robin, Your Money or Your Life, chapter 2 (real hourly wage)',
  ],
  laws: {
    rises: { hourly: ['pay'], yearly: ['pay'], real_hourly: ['paid_days_off', 'pay'] },
    falls: { real_hourly: ['unpaid_hours_per_week'] },
    identities: [
      '12·monthly = yearly',
      'weekly·weeks_per_year = 24·semimonthly',
      'hourly·hours_per_day = daily',
      'biweekly = 2·days_per_week·daily',
      '4·quarterly = yearly',
    ],
  },
});
