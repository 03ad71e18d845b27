import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  currency,
  fractional,
  money,
  omittable,
  ordinal,
  percentage,
  years,
} from '#catalogue/declare/fields.ts';
import { date, records, recordsOf } from '#catalogue/declare/structures.ts';
import { usFilingStatus } from '#catalogue/law/fields.ts';
import { lastFigure, seriesFigure } from '#catalogue/law/last-figure.ts';
import { calendarYear } from '#catalogue/parts/calendar-year.ts';
import { natives } from './social-security.native.ts';

const pack = 'us-social-security';

export const socialSecurity = defineCalculator({
  id: 'social-security',
  name: 'Social Security Calculator',
  synonyms: [
    'retirement benefit',
    'primary insurance amount',
    'bend points',
    'when to claim',
    'full retirement age',
    'ssa',
  ],
  category: 'retirement',
  summary: 'Monthly retirement benefit of the United States from earnings and the age at which it is claimed.',
  headline: 'You would receive {monthly_benefit} a month',
  about:
    'The 35 best years, in wages of the year in which you turned 60, make the average. The formula of the year in which you ' +
    'turn 62 makes the benefit at full retirement age of it, and claiming early or late changes it. It leaves out the ' +
    'increases for prices since that year, benefits of a spouse, and work while receiving benefits.',
  input: {
    birth_date: date('Date of birth, from 2 January 1953 to 1 January 1965: the years that the figures cover'),
    claim_age: years('Age at which benefits begin, months as parts of a year', {
      minimum: 62,
      maximum: 70,
      default: 67,
    }),
    earnings: records(
      'Earnings by year; give these or aime',
      {
        year: ordinal('Calendar year', { minimum: 1951, maximum: 2026 }),
        amount: amount('Earnings of the year on which social security tax is due'),
      },
      { minItems: 1, maxItems: 76, optional: true },
    ),
    aime: amount('Average indexed monthly earnings; give these or earnings', { optional: true }),
    filing_status: usFilingStatus(),
    other_annual_income: amount('Other annual income, which decides how much of the benefit is taxable', {
      default: 0,
    }),
    currency: currency(),
  },
  output: {
    aime: { ...money('Average indexed monthly earnings, in whole dollars'), label: 'Average indexed monthly earnings' },
    pia: { ...money('Benefit at full retirement age, in steps of ten cents'), label: 'Primary insurance amount' },
    monthly_benefit: money('Monthly benefit at the chosen age, in whole dollars'),
    full_retirement_age: { ...fractional('Full retirement age', 'years'), label: 'Full retirement age' },
    taxable_benefit_pct: percentage('Taxable part of the benefit', 'percent'),
    claim_ages: recordsOf('Benefits by the age at which they begin', {
      claim_age: fractional('Age at which benefits begin', 'years'),
      monthly_benefit: money('Monthly benefit'),
      break_even_age: omittable(fractional('Age from which all benefits are above those from 62 on', 'years')),
    }),
  },
  isBoundToCurrency: true,
  prominent: ['claim_age', 'earnings', 'aime'],
  native: natives,
  rules: `
    require exactly one of earnings, aime
    ${calendarYear}
    require year_of(birth_date − 1) ≥ 1953 and year_of(birth_date − 1) ≤ 1964 else birth_date: must be from 1953-01-02 to 1965-01-01, as the figures cover those who turn 62 from 2015 to 2026
    early = first(j = 0…count(earnings) − 1, earnings(j).year < year_of(birth_date))    // Index of earnings before the birth
    require early is absent else earnings(early).year: must not be before the birth
  `,
  conventions: { timing: 'one benefit a month for life', compounding: 'none' },
  figures: {
    average_wages: seriesFigure(pack, 'average_wage_index', 'Average wage index of each year from 1951 on'),
    wage_bases: seriesFigure(pack, 'wage_base', 'Contribution and benefit base of each year from 1937 on'),
    first_bends: seriesFigure(pack, 'bend_points', 'First bend point by the year of the age of 62, from 2015 on', 0),
    second_bends: seriesFigure(pack, 'bend_points', 'Second bend point by the year of the age of 62, from 2015 on', 1),
    full_retirement_months: lastFigure(
      pack,
      'full_retirement_months',
      'Full retirement age in months, by the year of birth',
    ),
    claim_ages: {
      description: 'Ages at which benefits may begin, in whole years',
      values: [62, 63, 64, 65, 66, 67, 68, 69, 70],
      source: '42 U.S.C. 402(a), (q), (w)',
    },
    taxable_from: {
      ...lastFigure(
        pack,
        'taxable_benefit_thresholds',
        'Incomes from which half, and 85 percent, of benefits are taxable',
      ),
      isLaw: true,
    },
  },
  equations: `
    ${calendarYear}
    born                          = year_of(birth_date − 1)                          // Year of birth; whoever is born on 1 January counts for the year before
    index_year                    = born + 60                                        // Year whose wages earnings are indexed to
    indexed                       = indexed_earnings(earnings, index_year, average_wages, wage_bases)    if earnings is given                                       // Sum of the best 35 years
                                  = 420·aime                                         otherwise
    aime                          = floor(indexed/420)
    bend_1                        = first_bends(born − 1953)                         // First bend point
    bend_2                        = second_bends(born − 1953)                        // Second bend point
    full                          = 0.9·min(aime, bend_1) + 0.32·max(0, min(aime, bend_2) − bend_1) + 0.15·max(0, aime − bend_2)    // Benefit at full retirement age before it is cut
    pia                           = floor(10·full)/10
    normal                        = band_rate(born + 0.5, full_retirement_months)    // Full retirement age in months
    full_retirement_age           = normal/12
    early(m)                      = max(0, normal − m)                               // Months before full retirement age
    late(m)                       = max(0, min(m, 840) − normal)                     // Months after it, up to 70
    share(m)                      = 1 − (5/9·min(36, early(m)) + 5/12·max(0, early(m) − 36))/100 + 2/3·late(m)/100    // Part of the full benefit at m months of age
    benefit(m)                    = floor(pia·share(m))                              // Monthly benefit
    claimed                       = floor(12·claim_age + 0.5)                        // Age in months
    monthly_benefit               = benefit(claimed)
    half                          = 6·monthly_benefit                                // Half of the benefits of a year
    provisional                   = other_annual_income + half                       // Income that decides
    taxed                         = 0                                                if provisional ≤ taxable_from(0) or monthly_benefit = 0    // Taxable benefits of a year
                                  = min(half, (provisional − taxable_from(0))/2)     if provisional ≤ taxable_from(1)
                                  = min(1.7·half, 0.85·(provisional − taxable_from(1)) + min(half, (taxable_from(1) − taxable_from(0))/2))    otherwise
    taxable_benefit_pct           = 0                                                if monthly_benefit = 0
                                  = 100·taxed/(2·half)                               otherwise
    claim_ages.claim_age(j)       = claim_ages(j)
    claim_ages.monthly_benefit(j) = benefit(12·claim_ages(j))
    claim_ages.break_even_age(j)  = (benefit(12·claim_ages(j))·claim_ages(j) − 62·benefit(744))/(benefit(12·claim_ages(j)) − benefit(744))    if benefit(12·claim_ages(j)) > benefit(744)
  `,
  references: [
    'United States, 42 U.S.C. 402(q), 402(w), 409(k), 415(a), 415(b), 416(l), 430; 26 U.S.C. 86; Social Security Administration, Office of the Chief Actuary',
  ],
  pictures: [{ kind: 'items', list: 'claim_ages', of: ['monthly_benefit'], names: 'claim_age' }],
  laws: {
    rises: { monthly_benefit: ['aime', 'claim_age'], taxable_benefit_pct: ['other_annual_income'] },
    unscaled: 'bend points are amounts of the law',
  },
});
