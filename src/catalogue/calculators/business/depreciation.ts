import { defineCalculator, ROUNDS_NOTHING } from '#catalogue/define.ts';
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
} from '#catalogue/fields.ts';
import { notAbove } from '#catalogue/rules.ts';

const methods = {
  straight_line: 'the same each year (SLN)',
  sum_of_years_digits: 'in proportion to the years that remain (SYD)',
  declining_balance:
    'a fixed share of the book value, which leads to the salvage value; the share has 3 decimals, as in Excel (DB)',
  double_declining_balance: 'factor/useful_life_years of the book value, never below the salvage value (DDB)',
  variable_declining_balance:
    'as double-declining, and straight-line over the rest of the life from where that is more (VDB)',
} as const;

export const depreciation = defineCalculator({
  id: 'depreciation',
  name: 'Depreciation Calculator',
  synonyms: ['straight line', 'declining balance', 'macrs', 'write-off'],
  category: 'business',
  summary: 'Depreciation and book value of an asset, year by year, by one of five methods.',
  input: {
    cost: positiveAmount('Cost of the asset'),
    salvage_value: amount('Salvage value at the end of the useful life'),
    useful_life_years: wholeYears('Useful life'),
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
  rules: [
    notAbove('salvage_value', 'cost'),
    {
      field: 'year',
      demand: 'must not be above useful_life_years; with first_year_months below 12, not above one more',
      holds: ({ year, useful_life_years, first_year_months }) =>
        year <= useful_life_years + (first_year_months < 12 ? 1 : 0),
    },
  ],
  conventions: {
    timing: 'depreciation at the end of each year',
    compounding: 'no interest',
    rounding: {
      by: 'method',
      words: {
        straight_line: ROUNDS_NOTHING,
        sum_of_years_digits: ROUNDS_NOTHING,
        declining_balance: 'the share of the book value is rounded to 3 decimals, half up',
        double_declining_balance: ROUNDS_NOTHING,
        variable_declining_balance: ROUNDS_NOTHING,
      },
    },
  },
  equations: `
    depreciable_base = cost − salvage_value
    n                = useful_life_years + 1               if first_year_months < 12                              // Years with depreciation
                     = useful_life_years                   otherwise
    r                = 1                                   if method = declining_balance and salvage_value = 0    // Share of the book value that a full year takes, where it declines
                     = floor(1000·(1 − (salvage_value/cost)^(1/useful_life_years)) + 0.5)/1000    if method = declining_balance
                     = min(1, factor/useful_life_years)    otherwise

    left(k)     = min(12·useful_life_years, max(0, 12·(useful_life_years + 1 − k) − first_year_months))    // Months of useful life left after year k
    full(k)     = floor(left(k)/12)                                                 // Full years left after year k
    digits(k)   = (full(k) + 1)·(left(k) − 6·full(k))                               // Twelfths of the digits of the years left after year k
    B(0)        = cost                                                              // Book value at the beginning
    straight(k) = salvage_value + (B(k − 1) − salvage_value)·left(k)/left(k − 1)    // Book value after year k, straight-line from the year before
    declined(k) = B(k − 1)·(1 − r·(left(k − 1) − left(k))/12)                       // Book value after year k, declining from the year before
    B(k)        = declined(k)                                                       if method = declining_balance    // Book value after year k, from that of the year before
                = max(salvage_value, declined(k))                                   if method = double_declining_balance
                = max(salvage_value, min(declined(k), straight(k)))                 otherwise
    book(k)     = cost                                                              if k = 0                         // Book value after year k
                = salvage_value + depreciable_base·left(k)/left(0)                  if method = straight_line
                = salvage_value + depreciable_base·digits(k)/digits(0)              if method = sum_of_years_digits
                = B(k)                                                              otherwise

    book_value               = book(year)
    depreciation             = book(year − 1) − book_value
    accumulated_depreciation = cost − book_value
    total_depreciation       = cost − book(n)
    book_value_pct           = 100·book_value/cost
  `,
  references: [
    'D. E. Kieso, J. J. Weygandt, T. D. Warfield, Intermediate Accounting, chapter 11 (depreciation methods and partial periods)',
    'Microsoft, Excel functions SLN, SYD, DB, DDB and VDB, whose documented examples hold',
  ],
  schedule: {
    kind: 'depreciation',
    periodsPerYear: 1,
    totals: { depreciation: 'total_depreciation' },
    isVarying: true,
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
