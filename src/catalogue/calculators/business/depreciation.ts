import { defineCalculator, ROUNDS_NOTHING } from '#catalogue/declare/define.ts';
import {
  amount,
  choice,
  currency,
  money,
  months,
  ordinal,
  percentage,
  positiveAmount,
  quantity,
  wholeYears,
  years,
} from '#catalogue/declare/fields.ts';
import { lastFigure } from '#catalogue/law/last-figure.ts';
import { list } from '#catalogue/declare/structures.ts';

const methods = {
  straight_line: 'the same each year (SLN)',
  sum_of_years_digits: 'in proportion to the years that remain (SYD)',
  declining_balance:
    'a fixed share of the book value, which leads to the salvage value; the share has 3 decimals, as in Excel (DB)',
  double_declining_balance: 'factor/useful_life_years of the book value, never below the salvage value (DDB)',
  variable_declining_balance:
    'as double-declining, and straight-line over the rest of the life from where that is more (VDB)',
  macrs:
    'United States tax depreciation, by the percentages that the IRS publishes for recovery_years; without salvage value',
  units_of_production: 'in proportion to the units produced, of total_units',
} as const;

const macrsConventions = {
  half_year: 'in service from the middle of the first year',
  mid_quarter_1: 'in service from the middle of the first quarter',
  mid_quarter_2: 'in service from the middle of the second quarter',
  mid_quarter_3: 'in service from the middle of the third quarter',
  mid_quarter_4: 'in service from the middle of the fourth quarter',
} as const;

export const depreciation = defineCalculator({
  id: 'depreciation',
  name: 'Depreciation Calculator',
  synonyms: ['straight line', 'declining balance', 'macrs', 'units of production', 'write-off'],
  category: 'business',
  summary: 'Depreciation and book value of an asset, year by year, by one of seven methods.',
  headline: 'Depreciation is {depreciation} in year {year}, which leaves a book value of {book_value}',
  about:
    'Spread the cost of an asset over the years that use it, for your books or your taxes. Straight line is the ' +
    'simplest, and declining balance and MACRS put more into the first years. Tax rules decide which methods and ' +
    'lives are allowed; special deductions in the first year are not considered.',
  input: {
    cost: positiveAmount('Cost of the asset'),
    salvage_value: amount('Salvage value at the end of the useful life', { default: 0 }),
    useful_life_years: wholeYears('Useful life; not for MACRS and units_of_production', { optional: true }),
    method: choice('Depreciation method', methods, { default: 'straight_line' }),
    year: ordinal('Year of the results, 1 for the first', { maximum: 101, default: 1 }),
    first_year_months: months(
      'Months of use in the first year; with fewer than 12, one more year at the end has the rest',
      { maximum: 12, default: 12 },
    ),
    factor: quantity('Multiple of the straight-line share that declines; for double- and variable-declining', 'ratio', {
      minimum: 0.1,
      maximum: 100,
      default: 2,
    }),
    recovery_years: years('Recovery period of MACRS: 3, 5, 7, 10, 15 or 20 years', { minimum: 3, optional: true }),
    macrs_convention: {
      ...choice('Convention of MACRS for the first year', macrsConventions, { default: 'half_year' }),
      isOfMethod: true,
    },
    total_units: quantity(
      'Units that the asset is expected to produce in its whole life, for units_of_production',
      'units',
      {
        minimum: 0.01,
        optional: true,
      },
    ),
    annual_units: list(
      'Units that are produced in each year, for units_of_production',
      quantity('Units of the year', 'units'),
      {
        minItems: 1,
        maxItems: 100,
        optional: true,
      },
    ),
    currency: currency(),
  },
  output: {
    depreciation: money('Depreciation of the year'),
    book_value: money('Book value at the end of the year'),
    accumulated_depreciation: money('Depreciation of this year and all years before it'),
    total_depreciation: money('Depreciation of the whole life'),
    depreciable_base: money('Cost less salvage value'),
    book_value_pct: percentage('Book value at the end of the year as a share of the cost', 'percent'),
  },
  prominent: ['method', 'year'],
  rules: `
    n = recovery_years + 1       if method = macrs    // Years with depreciation, as far as they are known
      = count(annual_units)      if method = units_of_production
      = useful_life_years + 1    if first_year_months < 12
      = useful_life_years        otherwise
    require salvage_value ≤ cost
    require useful_life_years is given exactly if method = straight_line or method = sum_of_years_digits or method = declining_balance or method = double_declining_balance or method = variable_declining_balance else useful_life_years: must be given unless method is macrs or units_of_production, and left out with these
    require recovery_years is given exactly if method = macrs else recovery_years: must be given with method macrs, and left out otherwise
    require total_units is given exactly if method = units_of_production else total_units: must be given with method units_of_production, and left out otherwise
    require annual_units is given exactly if method = units_of_production else annual_units: must be given with method units_of_production, and left out otherwise
    require salvage_value = 0 if method = macrs else salvage_value: must be 0 or left out with method macrs, which has no salvage value
    require first_year_months = 12 if method = macrs or method = units_of_production else first_year_months: must be 12 or left out with methods macrs and units_of_production
    require factor = 2 or method = double_declining_balance or method = variable_declining_balance else factor: must be 2 or left out unless method is double_declining_balance or variable_declining_balance
    require macrs_convention = half_year or method = macrs else macrs_convention: must be half_year or left out unless method is macrs
    require recovery_years = 3 or recovery_years = 5 or recovery_years = 7 or recovery_years = 10 or recovery_years = 15 or recovery_years = 20 if recovery_years is given else recovery_years: must be 3, 5, 7, 10, 15 or 20; real property, over 27.5 or 39 years, is not offered
    require year ≤ n else year: must not be above the last year with depreciation: useful_life_years, or one more with first_year_months below 12; one more than recovery_years for macrs; the length of annual_units for units_of_production
  `,
  conventions: {
    timing: 'depreciation at the end of each year',
    compounding: 'no interest',
    rounding: {
      by: 'method',
      options: {
        straight_line: ROUNDS_NOTHING,
        sum_of_years_digits: ROUNDS_NOTHING,
        declining_balance: 'the share of the book value is rounded to 3 decimals, half up',
        double_declining_balance: ROUNDS_NOTHING,
        variable_declining_balance: ROUNDS_NOTHING,
        macrs: 'the published percentages have 2 decimals, or 3 for 20 years',
        units_of_production: ROUNDS_NOTHING,
      },
    },
  },
  figures: {
    macrs: lastFigure('us-depreciation', 'macrs', 'Percentages of the cost that MACRS depreciates each year'),
  },
  equations: `
    depreciable_base = cost                                                       if method = macrs
                     = cost − salvage_value                                       otherwise
    L                = useful_life_years                                          if useful_life_years is given                          // Useful life
                     = 1                                                          otherwise
    n                = count(macrs)                                               if method = macrs and macrs is given                   // Years with depreciation
                     = count(annual_units)                                        if method = units_of_production and annual_units is given
                     = L + 1                                                      if first_year_months < 12
                     = L                                                          otherwise
    r                = 1                                                          if method = declining_balance and salvage_value = 0    // Share of the book value that a full year takes, where it declines
                     = floor(1000·(1 − (salvage_value/cost)^(1/L)) + 0.5)/1000    if method = declining_balance
                     = min(1, factor/L)                                           otherwise

    left(k)     = min(12·L, max(0, 12·(L + 1 − k) − first_year_months))             // Months of useful life left after year k
    full(k)     = floor(left(k)/12)                                                 // Full years left after year k
    digits(k)   = (full(k) + 1)·(left(k) − 6·full(k))                               // Twelfths of the digits of the years left after year k
    B(0)        = cost                                                              // Book value at the beginning
    straight(k) = salvage_value + (B(k − 1) − salvage_value)·left(k)/left(k − 1)    // Book value after year k, straight-line from the year before
    declined(k) = B(k − 1)·(1 − r·(left(k − 1) − left(k))/12)                       // Book value after year k, declining from the year before
    B(k)        = declined(k)                                                       if method = declining_balance                                                         // Book value after year k, from that of the year before
                = max(salvage_value, declined(k))                                   if method = double_declining_balance
                = max(salvage_value, min(declined(k), straight(k)))                 otherwise
    p(k)        = macrs(k − 1)                                                      if macrs is given and k ≤ count(macrs)                                                // Percentage of the cost that is depreciated in year k
                = 0                                                                 otherwise
    M(0)        = 0
    M(k)        = M(k − 1) + p(k)                                                   // Percentage of the cost that is depreciated after year k
    U(0)        = 0
    U(k)        = min(total_units, U(k − 1) + annual_units(k − 1))                  if method = units_of_production and total_units is given and annual_units is given    // Units produced until the end of year k
                = 0                                                                 otherwise
    book(k)     = cost                                                              if k = 0                                                                              // Book value after year k
                = salvage_value + depreciable_base·left(k)/left(0)                  if method = straight_line
                = salvage_value + depreciable_base·digits(k)/digits(0)              if method = sum_of_years_digits
                = cost·(1 − M(k)/100)                                               if method = macrs
                = salvage_value + depreciable_base·(1 − U(k)/total_units)           if method = units_of_production and total_units is given
                = B(k)                                                              otherwise

    book_value               = book(year)
    depreciation             = book(year − 1) − book_value
    accumulated_depreciation = cost − book_value
    total_depreciation       = cost − book(n)
    book_value_pct           = 100·book_value/cost
  `,
  references: [
    'D. E. Kieso, J. J. Weygandt, T. D. Warfield, Intermediate Accounting, chapter 11 (depreciation methods and partial periods)',
    'United States, Internal Revenue Service, Publication 946 (2024), Appendix A, tables A-1 to A-5 (MACRS percentages)',
    'Microsoft, Excel functions SLN, SYD, DB, DDB and VDB, whose documented examples hold',
  ],
  schedule: {
    kind: 'depreciation',
    periodsPerYear: 1,
    totals: { depreciation: 'total_depreciation' },
    periods: 'n',
    balance: 'book(k)',
    flow: 'cost − book(k)',
  },
  laws: {
    rises: { accumulated_depreciation: ['year'], depreciable_base: ['cost'] },
    falls: { book_value: ['year'], depreciable_base: ['salvage_value'] },
    identities: [
      'accumulated_depreciation + book_value = cost',
      'book_value_pct·cost = 100·(cost − accumulated_depreciation)',
    ],
  },
});
