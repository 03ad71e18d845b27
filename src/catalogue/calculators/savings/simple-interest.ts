import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  choice,
  currency,
  days,
  fractional,
  loanRate,
  money,
  months,
  years,
} from '#catalogue/declare/fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';

const dayCounts = {
  actual_365: 'a year has 365 days, interest is for days/365',
  actual_360: 'a year has 365 days, interest is for days/360',
  actual_366: 'a leap year of 366 days, interest is for days/366',
  thirty_360: 'a year has 360 days and a month 30, interest is for days/360',
} as const;

/** Days that a full year's interest is due for. */
const interestDays = { actual_365: 365, actual_360: 360, actual_366: 366, thirty_360: 360 } as const;

export const simpleInterest = defineCalculator({
  id: 'simple-interest',
  name: 'Simple Interest Calculator',
  synonyms: ['flat interest', 'interest without compounding', 'day count'],
  category: 'savings',
  summary: 'Interest without compounding, for a term of years, months and days under a day count convention.',
  headline: 'The interest comes to {interest}, which makes {total_amount} with the principal',
  about:
    'Short loans, late payments and some bonds use simple interest, which never earns interest itself. Choose the ' +
    'day count that your contract names: the same dates can give different interest. Over several years, compound ' +
    'interest is what most accounts pay.',
  input: {
    principal: amount('Amount on which interest is earned or owed'),
    annual_rate: loanRate('Annual rate of simple interest'),
    years: years('Years of the term', { minimum: 0, default: 0 }),
    months: months('Months of the term, in addition to years', { minimum: 0, default: 0 }),
    days: days('Days of the term, in addition to years and months', { default: 0 }),
    day_count_convention: choice('Day count convention', dayCounts, { default: 'actual_365' }, interestDays),
    currency: currency(),
  },
  output: {
    interest: money('Interest for the whole term'),
    total_amount: money('Principal plus interest'),
    daily_interest: money('Interest for one day'),
    years_of_interest: fractional('Term in years of interest under the day count convention', 'years'),
  },
  rules: `
    require years + months + days > 0 else years: must be above 0 when months and days are 0
  `,
  conventions: {
    timing: 'interest at the end of the term',
    compounding: { by: 'day_count_convention', options: dayCounts },
  },
  equations: `
    b                 = day_count_convention    // Days that a full year's interest is due for
    y                 = 365                     if day_count_convention = actual_360    // Days in a year
                      = b                       otherwise
    years_of_interest = ((years + months/12)·y + days)/b
    interest          = principal·annual_rate/100·years_of_interest
    total_amount      = principal + interest
    daily_interest    = principal·annual_rate/100/b
  `,
  references: [
    theoryOfInterest('§1.4 (simple interest) and §2.6 (counting of days)'),
    'ISDA, 2006 ISDA Definitions, §4.16 (day count fractions)',
  ],
  pictures: [{ kind: 'steps', of: ['principal', 'interest', '=total_amount'] }],
  laws: {
    rises: {
      interest: ['principal', 'annual_rate', 'years', 'months', 'days'],
      years_of_interest: ['years', 'months', 'days'],
    },
    identities: ['principal + interest = total_amount', '100·interest = principal·annual_rate·years_of_interest'],
  },
});
