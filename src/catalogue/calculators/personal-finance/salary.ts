import { defineCalculator } from '#catalogue/declare/define.ts';
import { choice, currency, money, positiveAmount, quantity } from '#catalogue/declare/fields.ts';

const units = {
  hourly: 'per hour',
  daily: 'per working day',
  weekly: 'per week',
  biweekly: 'every two weeks',
  semimonthly: 'twice a month',
  monthly: 'per month',
  quarterly: 'per quarter',
  annually: 'per year',
} as const;

export const salary = defineCalculator({
  id: 'salary',
  name: 'Salary Calculator',
  synonyms: [
    'paycheck',
    'wage',
    'pay',
    'hourly rate',
    'annual income',
    'gross pay',
    'payroll',
    'pay raise',
    'bonus',
    'overtime',
  ],
  category: 'personal-finance',
  summary:
    'Pay before tax per hour, day, week, month or year, converted to every other period, and the real hourly pay; taxes are not deducted.',
  headline: [
    { when: 'pay_frequency = annually', say: 'You earn {monthly_pay} a month, or {hourly_pay} an hour' },
    { when: 'pay_frequency = monthly', say: 'You earn {annual_pay} a year, or {hourly_pay} an hour' },
    { say: 'You earn {annual_pay} a year, or {monthly_pay} a month' },
  ],
  about:
    'Use it to compare offers that are quoted in different ways, such as an hourly wage and a yearly salary. Unpaid ' +
    'overtime and commuting lower what an hour really brings, and the real hourly pay counts them. All amounts are ' +
    "before tax and deductions; no country's tax is assumed.",
  input: {
    pay: positiveAmount('Pay before tax'),
    pay_frequency: choice('Pay period', units, { default: 'hourly' }),
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
    hourly_pay: money('Hourly pay'),
    daily_pay: money('Daily pay'),
    weekly_pay: money('Weekly pay'),
    biweekly_pay: money('Biweekly pay: pay for two weeks'),
    semimonthly_pay: money('Semimonthly pay: 1/24 of the annual pay'),
    monthly_pay: money('Monthly pay: one-twelfth of the annual pay'),
    quarterly_pay: money('Quarterly pay: one-quarter of the annual pay'),
    annual_pay: money('Annual pay'),
    effective_hourly_pay: money('Real hourly pay: annual pay divided by all hours worked, including unpaid hours'),
  },
  rules: `
    require paid_days_off < days_per_week·weeks_per_year else paid_days_off: must be below days_per_week times weeks_per_year
  `,
  conventions: { timing: 'the same pay all year', compounding: 'no interest' },
  equations: `
    h                    = hours_per_day·days_per_week·weeks_per_year      // Paid hours per year
    u                    = h                                               if pay_frequency = hourly    // Pay periods per year
                         = days_per_week·weeks_per_year                    if pay_frequency = daily
                         = weeks_per_year                                  if pay_frequency = weekly
                         = weeks_per_year/2                                if pay_frequency = biweekly
                         = 24                                              if pay_frequency = semimonthly
                         = 12                                              if pay_frequency = monthly
                         = 4                                               if pay_frequency = quarterly
                         = 1                                               otherwise
    annual_pay           = pay·u
    hourly_pay           = annual_pay/h
    daily_pay            = annual_pay/(days_per_week·weeks_per_year)
    weekly_pay           = annual_pay/weeks_per_year
    biweekly_pay         = 2·weekly_pay
    semimonthly_pay      = annual_pay/24
    monthly_pay          = annual_pay/12
    quarterly_pay        = annual_pay/4
    w                    = weeks_per_year − paid_days_off/days_per_week    // Weeks worked per year
    effective_hourly_pay = annual_pay/(w·(hours_per_day·days_per_week + unpaid_hours_per_week))
  `,
  references: [
    'United States Office of Personnel Management, Fact Sheet: Computing Hourly Rates of Pay (the same with 2,087 hours a year)',
    'J. Dominguez, V. Robin, Your Money or Your Life, chapter 2 (real hourly wage)',
  ],
  pictures: [{ kind: 'bars', of: ['weekly_pay', 'biweekly_pay', 'semimonthly_pay', 'monthly_pay'] }],
  laws: {
    rises: { hourly_pay: ['pay'], annual_pay: ['pay'], effective_hourly_pay: ['paid_days_off', 'pay'] },
    falls: { effective_hourly_pay: ['unpaid_hours_per_week'] },
    identities: [
      '12·monthly_pay = annual_pay',
      'weekly_pay·weeks_per_year = 24·semimonthly_pay',
      'hourly_pay·hours_per_day = daily_pay',
      'biweekly_pay = 2·days_per_week·daily_pay',
      '4·quarterly_pay = annual_pay',
    ],
  },
});
