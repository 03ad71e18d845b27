import type { Arithmetic } from '#core/arithmetic.ts';
import { defineCalculator, step, stepByCase } from '../define.ts';
import { choice, currency, money, positiveAmount, quantity } from '../fields.ts';

const units = {
  hour: 'for an hour',
  day: 'for a working day',
  week: 'for a week',
  'two-weeks': 'every two weeks',
  'half-month': 'twice a month',
  month: 'for a month',
  quarter: 'for a quarter',
  year: 'for a year',
} as const;

export const salary = defineCalculator({
  id: 'salary',
  name: 'Salary Calculator',
  synonyms: ['paycheck', 'wage', 'pay', 'hourly rate', 'annual income'],
  category: 'personal-finance',
  summary:
    'A pay by the hour, day, week, month or year, converted into all of these, and what an hour that is really worked brings.',
  input: {
    pay: positiveAmount({ description: 'The pay before tax' }),
    pay_unit: choice(units, { description: 'What the pay is for', default: 'hour' }),
    hours_per_day: quantity(
      { description: 'Paid hours a working day', minimum: 0.1, maximum: 24, default: 8 },
      'hours',
    ),
    days_per_week: quantity(
      { description: 'Working days a week', minimum: 0.1, maximum: 7, default: 5 },
      'days',
    ),
    weeks_per_year: quantity(
      {
        description: 'Weeks of a year that are paid, with paid holidays',
        minimum: 0.1,
        maximum: 53,
        default: 52,
      },
      'weeks',
    ),
    paid_days_off: quantity(
      {
        description: 'Paid days a year without work: holidays, vacation and sick leave',
        maximum: 366,
        default: 0,
      },
      'days',
    ),
    unpaid_hours_per_week: quantity(
      {
        description: 'Hours a week for the work that are not paid: overtime, the way to it',
        maximum: 168,
        default: 0,
      },
      'hours',
    ),
    currency: currency(),
  },
  output: {
    hourly: money('Pay for an hour'),
    daily: money('Pay for a working day'),
    weekly: money('Pay for a week that is paid'),
    biweekly: money('Pay for two such weeks'),
    semimonthly: money('A 24th of the yearly pay'),
    monthly: money('A twelfth of the yearly pay'),
    quarterly: money('A quarter of the yearly pay'),
    yearly: money('Pay for a year'),
    real_hourly: money('Yearly pay for each hour that is worked or spent for the work'),
  },
  answers: ['yearly', 'monthly'],
  rules: [
    {
      field: 'paid_days_off',
      demand: 'must be below days_per_week times weeks_per_year',
      holds: ({ paid_days_off, days_per_week, weeks_per_year }) =>
        paid_days_off < days_per_week * weeks_per_year,
    },
  ],
  conventions: {
    timing: 'the same pay all year',
    compounding: 'no interest',
  },
  note: {
    steps: [
      step('h', 'hours_per_day·days_per_week·weeks_per_year', 'Paid hours a year'),
      stepByCase(
        'u',
        [
          { when: 'pay_unit = hour', equation: 'h' },
          { when: 'pay_unit = day', equation: 'days_per_week·weeks_per_year' },
          { when: 'pay_unit = week', equation: 'weeks_per_year' },
          { when: 'pay_unit = two-weeks', equation: 'weeks_per_year/2' },
          { when: 'pay_unit = half-month', equation: '24' },
          { when: 'pay_unit = month', equation: '12' },
          { when: 'pay_unit = quarter', equation: '4' },
          { equation: '1' },
        ],
        'Such pays a year',
      ),
      step('yearly', 'pay·u'),
      step('hourly', 'yearly/h'),
      step('daily', 'hourly·hours_per_day'),
      step('weekly', 'yearly/weeks_per_year'),
      step('biweekly', '2·weekly'),
      step('semimonthly', 'yearly/24'),
      step('monthly', 'yearly/12'),
      step('quarterly', 'yearly/4'),
      step('w', 'weeks_per_year − paid_days_off/days_per_week', 'Weeks of a year that are worked'),
      step('real_hourly', 'yearly/(w·(hours_per_day·days_per_week + unpaid_hours_per_week))'),
    ],
    isComplete: true,
    references: [
      'United States Office of Personnel Management, Fact Sheet: Computing Hourly Rates of Pay (the same with 2,087 hours a year)',
      'J. Dominguez, V. Robin, Your Money or Your Life, chapter 2 (real hourly wage)',
    ],
  },
  formula(a, input) {
    const perWeek = a.multiply(input.hours_per_day, input.days_per_week);
    const yearly = a.multiply(input.pay, paysPerYear(a, input));
    const weekly = a.divide(yearly, input.weeks_per_year);
    const worked = a.subtract(input.weeks_per_year, a.divide(input.paid_days_off, input.days_per_week));
    return {
      hourly: a.divide(weekly, perWeek),
      daily: a.divide(weekly, input.days_per_week),
      weekly,
      biweekly: a.multiply(weekly, 2),
      semimonthly: a.divide(yearly, 24),
      monthly: a.divide(yearly, 12),
      quarterly: a.divide(yearly, 4),
      yearly,
      real_hourly: a.divide(yearly, a.multiply(worked, a.add(perWeek, input.unpaid_hours_per_week))),
    };
  },
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
  examples: [
    {
      input: { pay: 25, currency: 'USD' },
      output: {
        hourly: 25,
        daily: 200,
        weekly: 1000,
        biweekly: 2000,
        semimonthly: 2166.67,
        monthly: 4333.33,
        quarterly: 13000,
        yearly: 52000,
        real_hourly: 25,
        currency: 'USD',
      },
    },
    {
      input: { pay: 60000, pay_unit: 'year', paid_days_off: 25, unpaid_hours_per_week: 5, currency: 'EUR' },
      output: {
        hourly: 28.85,
        daily: 230.77,
        weekly: 1153.85,
        biweekly: 2307.69,
        semimonthly: 2500,
        monthly: 5000,
        quarterly: 15000,
        yearly: 60000,
        real_hourly: 28.37,
        currency: 'EUR',
      },
    },
  ],
});

interface PayInput<N> {
  readonly pay_unit: keyof typeof units;
  readonly hours_per_day: N;
  readonly days_per_week: N;
  readonly weeks_per_year: N;
}

function paysPerYear<N>(a: Arithmetic<N>, input: PayInput<N>): N {
  const days = a.multiply(input.days_per_week, input.weeks_per_year);
  switch (input.pay_unit) {
    case 'hour':
      return a.multiply(days, input.hours_per_day);
    case 'day':
      return days;
    case 'week':
      return input.weeks_per_year;
    case 'two-weeks':
      return a.divide(input.weeks_per_year, 2);
    case 'half-month':
      return a.of(24);
    case 'month':
      return a.of(12);
    case 'quarter':
      return a.of(4);
    case 'year':
      return a.of(1);
  }
}
