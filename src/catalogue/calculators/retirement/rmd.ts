import { defineCalculator } from '#catalogue/declare/define.ts';
import { age, amount, currency, fractional, growthRate, money, ordinal, whole } from '#catalogue/declare/fields.ts';
import { date } from '#catalogue/declare/structures.ts';
import { readLaw } from '#catalogue/law/read-law.ts';
import { calendarYear } from '#catalogue/parts/calendar-year.ts';

const { figures, law, rules } = readLaw(
  {
    distribution_period: 'Distribution period in years, by the age: Uniform Lifetime Table',
    required_beginning_age: 'Age from which distributions are required, by the year of birth',
  },
  { packs: ['us-retirement'], by: 'distribution_year', country: 'US', isOpen: true },
);

export const rmd = defineCalculator({
  id: 'rmd',
  name: 'Required Minimum Distribution (RMD) Calculator',
  synonyms: ['ira withdrawal', 'uniform lifetime table', 'required distribution', '401k withdrawal', 'age 73'],
  category: 'retirement',
  summary: 'Amount that must be taken out of a retirement account of the United States in a year.',
  headline: 'You must withdraw {required_distribution} this year',
  about:
    'It divides the balance of the account at the end of the year before by the period of the Uniform Lifetime Table for the ' +
    'age at the end of the year. It leaves out the tables for beneficiaries and for a spouse who is more than ten years ' +
    'younger, and Roth accounts, which require nothing of their owner.',
  input: {
    account_balance: amount('Balance of the account at the end of the year before'),
    birth_date: date('Date of birth; give this with distribution_year, or age_at_year_end', { optional: true }),
    age_at_year_end: age('Age at the end of the year of the distribution; give this or birth_date', { optional: true }),
    distribution_year: ordinal('Calendar year of the distribution; required with birth_date', {
      minimum: 1900,
      maximum: 2199,
      optional: true,
    }),
    spouse_birth_date: date('Date of birth of a spouse who is the only beneficiary', { optional: true }),
    expected_return: growthRate('Annual return on what is left, for the distribution of the next year', { default: 0 }),
    currency: currency(),
  },
  output: {
    required_distribution: money('Minimum distribution of the year; 0 below the age at which distributions start'),
    distribution_years: { ...fractional('Distribution period of the table', 'years'), label: 'Distribution period' },
    start_age: whole('Age at which distributions start', 'age'),
    next_year_distribution: money('Minimum distribution of the next year, if only this one is taken'),
  },
  isBoundToCurrency: true,
  prominent: ['birth_date', 'age_at_year_end', 'distribution_year'],
  rules: `
    require exactly one of birth_date, age_at_year_end
    require distribution_year is given if birth_date is given else distribution_year: must be given with birth_date
    ${rules}
    ${calendarYear}
    require distribution_year ≥ year_of(birth_date) else distribution_year: must not be before the birth
    require spouse_birth_date is absent or birth_date is given else spouse_birth_date: must be left out without birth_date
    require year_of(spouse_birth_date) − year_of(birth_date) ≤ 10 else spouse_birth_date: must not be more than ten years after birth_date, as the joint table for such a spouse is not covered
  `,
  conventions: {
    timing: 'the distribution at the end of the year',
    compounding: 'annual',
    forecast: 'the return is the same each year',
  },
  figures,
  law,
  equations: `
    ${calendarYear}
    old                    = age_at_year_end                                                if age_at_year_end is given    // Age at the end of the year
                           = distribution_year − year_of(birth_date)                        if birth_date is given and distribution_year is given
                           = 0                                                              otherwise
    start_age              = band_rate(max(1900, distribution_year − old) + 0.5, required_beginning_age)    if distribution_year is given
                           = 73                                                             otherwise
    distribution_years     = band_rate(max(72, old) + 0.5, distribution_period)
    required_distribution  = account_balance/distribution_years                             if old ≥ start_age
                           = 0                                                              otherwise
    left                   = (account_balance − required_distribution)·(1 + expected_return/100)    // Balance at the end of the year
    next_year_distribution = left/band_rate(max(72, old + 1) + 0.5, distribution_period)    if old + 1 ≥ start_age
                           = 0                                                              otherwise
  `,
  references: [
    'United States, 26 U.S.C. 401(a)(9); 26 CFR 1.401(a)(9)-9(c), Uniform Lifetime Table; Internal Revenue Service, Publication 590-B',
  ],
  pictures: [{ kind: 'bars', of: ['required_distribution', 'next_year_distribution'] }],
  laws: {
    rises: {
      required_distribution: ['account_balance'],
      next_year_distribution: ['account_balance', 'expected_return'],
    },
  },
});
