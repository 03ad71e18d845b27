import { constantReturn } from '#catalogue/declare/forecasts.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  currency,
  duration,
  growthRate,
  money,
  omittable,
  percentage,
  positiveAmount,
  whole,
} from '#catalogue/declare/fields.ts';
import { currentAge, currentSavings, safeWithdrawalRate, savingsReturn } from '#catalogue/declare/shared-fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';

export const baristaFire = defineCalculator({
  id: 'barista-fire',
  name: 'Barista FIRE Calculator',
  synonyms: ['semi-retirement', 'part-time job', 'early retirement'],
  category: 'fire',
  summary:
    'Savings that cover all expenses together with part-time income, and the time needed to reach them, compared with full independence.',
  headline: [
    {
      when: 'years_to_barista > 0',
      say: 'You could switch to part-time work in {years_to_barista}, with savings of {barista_number}',
    },
    { say: 'You could switch to part-time work now: your savings cover the {barista_number} that you need' },
  ],
  about:
    'With part-time work you need far smaller savings to leave a full-time job, and perhaps keep its health ' +
    'insurance. Enter what you would earn, and compare the years with those until full independence. It assumes that ' +
    'you could work part time as long as the plan needs it.',
  input: {
    annual_expenses: positiveAmount("Annual expenses, in today's money"),
    annual_part_time_income: amount("Annual part-time income after tax, in today's money"),
    current_savings: currentSavings(),
    annual_savings: amount('Contribution at the end of each year until barista_number is reached'),
    expected_return: savingsReturn(),
    inflation_rate: growthRate('Annual inflation rate; 0 if expected_return is already after inflation', {
      minimum: -50,
      default: 0,
    }),
    withdrawal_rate: safeWithdrawalRate(),
    current_age: currentAge({ default: 30 }),
    currency: currency(),
  },
  output: {
    barista_number: money('Savings at which withdrawals cover the expenses that part-time income does not'),
    fire_number: money('Savings at which withdrawals cover all expenses'),
    annual_withdrawal: money('Annual withdrawal from the savings while working part-time'),
    expenses_covered_pct: percentage('Part-time income as a percentage of the expenses', 'percent'),
    years_to_barista: duration('Time until the savings reach barista_number; 0 if they already do'),
    barista_age: whole('Age at which barista_number is reached: current_age plus years_to_barista, rounded up', 'age'),
    years_to_fire: omittable(
      duration('Time until the savings reach fire_number without part-time work; absent if they never do'),
    ),
    part_time_years_to_fire: omittable(
      duration(
        'Time until the savings reach fire_number with part-time work from barista_number on; absent if they do not grow then',
      ),
    ),
    part_time_fire_age: omittable(
      whole('Age at which they do: current_age plus part_time_years_to_fire, rounded up', 'age'),
    ),
  },
  prominent: ['current_age'],
  conventions: {
    forecast: constantReturn,
    timing: 'contributions at the end of each year, and withdrawals while working part-time',
    compounding: 'annual, including fractions of a year, at the return after inflation',
  },
  equations: `
    r                    = (expected_return − inflation_rate)/(100 + inflation_rate)    // Annual return after inflation, as a fraction
    annual_withdrawal    = max(0, annual_expenses − annual_part_time_income)
    expenses_covered_pct = 100·annual_part_time_income/annual_expenses
    barista_number       = 100·annual_withdrawal/withdrawal_rate
    fire_number          = 100·annual_expenses/withdrawal_rate

    a                = current_savings·r + annual_savings             // Growth of the savings in the first year
    b                = barista_number·r + annual_savings              // Growth of the savings in a year at barista_number
    c                = fire_number·r + annual_savings                 // Growth of the savings in a year at fire_number
    t(G)             = (G − current_savings)/annual_savings           if r = 0    // Years until the savings reach G
                     = ln(1 + (G − current_savings)·r/a)/ln(1 + r)    otherwise
    require round(barista_number − current_savings) ≤ 0 or a > 0 and b > 0 else goal-unreachable: the savings never reach barista_number: raise annual_savings, expected_return or annual_part_time_income, or lower annual_expenses
    years_to_barista = 0                                              if round(barista_number − current_savings) ≤ 0
                     = t(barista_number)                              otherwise
    barista_age      = current_age + ceil(years_to_barista)
    years_to_fire    = 0                                              if round(fire_number − current_savings) ≤ 0
                     = t(fire_number)                                 if a > 0 and c > 0
                     = absent: The savings never reach fire_number.

    S                       = max(current_savings, barista_number)                          // Savings when part-time work begins
    e                       = S·r − annual_withdrawal                                       // Growth of the savings in the first year of it, less the withdrawal
    part_time_years_to_fire = years_to_barista                                              if round(fire_number − S) ≤ 0
                            = years_to_barista + ln(1 + (fire_number − S)·r/e)/ln(1 + r)    if e > 0
                            = absent: The savings do not grow while working part-time.
    part_time_fire_age      = current_age + ceil(part_time_years_to_fire)

    U         = part_time_years_to_fire     if part_time_years_to_fire is given    // Years of the schedule
              = years_to_barista            otherwise
    saved(k)  = min(k, years_to_barista)    // Years of contributions, of k years
    worked(k) = k − saved(k)                // Years of part-time work
    owned(k)  = (current_savings·(1 + r)^saved(k) + annual_savings·s(saved(k), r))·(1 + r)^worked(k) − annual_withdrawal·s(worked(k), r)    // Savings after k years
  `,
  references: [theoryOfInterest('§3.6 (unknown time), with yearly payments in arrears')],
  schedule: {
    kind: 'plan',
    periodsPerYear: 1,
    goal: 'barista_number',
    mark: 'years_to_barista',
    periods: 'ceil(U)',
    balance: 'owned(k)',
    flow: 'annual_savings·saved(k) − annual_withdrawal·worked(k)',
  },
  laws: {
    rises: {
      barista_number: ['annual_expenses'],
      years_to_barista: ['annual_expenses', 'inflation_rate'],
      expenses_covered_pct: ['annual_part_time_income'],
      barista_age: ['current_age'],
    },
    falls: {
      part_time_years_to_fire: ['expected_return'],
      barista_number: ['annual_part_time_income', 'withdrawal_rate'],
      years_to_barista: ['current_savings', 'annual_savings', 'annual_part_time_income', 'expected_return'],
    },
    identities: [
      'barista_number = max(0, fire_number − 100·annual_part_time_income/withdrawal_rate)',
      'annual_withdrawal = max(0, annual_expenses·(1 − expenses_covered_pct/100))',
    ],
  },
});
