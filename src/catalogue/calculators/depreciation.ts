import { bookValuesOf, depreciationYears, type Asset, type DepreciationMethod } from '#core/depreciation.ts';
import { defineCalculator, ROUNDS_NOTHING, step, stepByCase } from '../define.ts';
import {
  amount,
  choice,
  currency,
  money,
  months,
  percentage,
  positiveAmount,
  quantity,
  wholeYears,
} from '../fields.ts';
import { notAbove } from '../rules.ts';

const methods = {
  'straight-line': 'the same each year (SLN)',
  'sum-of-years': 'in proportion to the years that remain (SYD)',
  'declining-balance':
    'a fixed share of the book value, which leads to the salvage value; the share has 3 decimals, as in Excel (DB)',
  'double-declining': 'factor/useful_life of the book value, never below the salvage value (DDB)',
  'variable-declining':
    'as double-declining, and straight-line over the rest of the life from where that is more (VDB)',
} as const;

export const depreciation = defineCalculator({
  id: 'depreciation',
  name: 'Depreciation Calculator',
  synonyms: ['straight line', 'declining balance', 'macrs', 'write-off'],
  category: 'business',
  summary: 'The depreciation and the book value of an asset, year by year, by one of five methods.',
  input: {
    cost: positiveAmount('What the asset cost'),
    salvage_value: amount('What it is worth at the end of its life'),
    useful_life: wholeYears('How long it is used'),
    method: choice('How the cost is spread over the years', methods, { default: 'straight-line' }),
    year: wholeYears('The year that is asked for, 1 for the first', { maximum: 101, default: 1 }),
    first_year_months: months(
      'Months of use in the first year; with fewer than 12 the rest is a year more at the end',
      { maximum: 12, default: 12 },
    ),
    factor: quantity(
      'How many times the straight-line share declines, for double- and variable-declining',
      'times',
      { minimum: 0.1, maximum: 100, default: 2 },
    ),
    currency: currency(),
  },
  output: {
    depreciation: money('Depreciation of the year'),
    book_value: money('Book value at the end of the year'),
    accumulated_depreciation: money('Depreciation of all years until then'),
    total_depreciation: money('Depreciation of the whole life'),
    depreciable_base: money('Cost less salvage value'),
    book_value_share: percentage('Book value at the end of the year as a share of the cost', 'percent'),
  },
  rules: [
    notAbove('salvage_value', 'cost'),
    {
      field: 'year',
      demand: 'must not be above useful_life; with first_year_months below 12, not above one more',
      holds: ({ year, useful_life, first_year_months }) =>
        year <= depreciationYears({ life: useful_life, firstMonths: first_year_months }),
    },
  ],
  conventions: {
    timing: 'depreciation at the end of each year',
    compounding: 'no interest',
    rounding: {
      by: 'method',
      words: {
        'straight-line': ROUNDS_NOTHING,
        'sum-of-years': ROUNDS_NOTHING,
        'declining-balance': 'the share of the book value is rounded to 3 decimals, half up',
        'double-declining': ROUNDS_NOTHING,
        'variable-declining': ROUNDS_NOTHING,
      },
    },
  },
  note: {
    steps: [
      step('depreciable_base', 'cost − salvage_value'),
      step('f', 'first_year_months/12', 'Share of the first year'),
      step('e', 'year − 1 + f', 'Years of use at the end of the year'),
      step('y', 'useful_life − max(0, useful_life − e)', 'The same, not above the life'),
      stepByCase(
        'r',
        [
          {
            when: 'method = declining-balance',
            equation: 'floor(1000·(1 − (salvage_value/cost)^(1/useful_life)) + 0.5)/1000',
          },
          { when: 'factor > useful_life', equation: '1' },
          { equation: 'factor/useful_life' },
        ],
        'Share of the book value that a year takes, where it declines',
      ),
      step('w', 'max(0, floor(y))', 'Full years in it'),
      stepByCase(
        'x',
        [
          {
            when: 'year > useful_life',
            equation: 'cost·(1 − r·f)·(1 − r)^(useful_life − 1)·(1 − r·(1 − f))',
          },
          { equation: 'cost·(1 − r·f)·(1 − r)^(year − 1)' },
        ],
        'What the declining share leaves',
      ),
      stepByCase('book_value', [
        { when: 'method = straight-line', equation: 'cost − depreciable_base·y/useful_life' },
        {
          when: 'method = sum-of-years',
          equation:
            'salvage_value + depreciable_base·((useful_life − w)·(useful_life − w + 1) − 2·(useful_life − w)·(y − w))/(useful_life·(useful_life + 1))',
        },
        {
          when: 'method = variable-declining',
          words:
            'the cost less the larger, year by year, of the declining share of the book value and of what is above the salvage value, spread over the rest of the life',
        },
        { when: 'method = double-declining', equation: 'max(salvage_value, x)' },
        { equation: 'x' },
      ]),
      step('accumulated_depreciation', 'cost − book_value'),
      stepByCase('depreciation', [
        { when: 'year = 1', equation: 'cost − book_value' },
        { words: 'the book value at the end of the year before, less that at the end of the year' },
      ]),
      stepByCase('total_depreciation', [
        { when: 'method = straight-line', equation: 'depreciable_base' },
        { when: 'method = sum-of-years', equation: 'depreciable_base' },
        { words: 'the cost less the book value at the end of the last year' },
      ]),
      step('book_value_share', '100·book_value/cost'),
    ],
    references: [
      'D. E. Kieso, J. J. Weygandt, T. D. Warfield, Intermediate Accounting, chapter 11 (depreciation methods and partial periods)',
      'Microsoft, Excel functions SLN, SYD, DB, DDB and VDB, whose documented examples hold',
    ],
  },
  formula(a, input) {
    const asset = assetOf(input);
    const bookValues = bookValuesOf(a, asset);
    const book = bookValues(input.year);
    return {
      depreciation: a.subtract(bookValues(input.year - 1), book),
      book_value: book,
      accumulated_depreciation: a.subtract(input.cost, book),
      total_depreciation: a.subtract(input.cost, bookValues(depreciationYears(asset))),
      depreciable_base: a.subtract(input.cost, input.salvage_value),
      book_value_share: a.multiply(a.divide(book, input.cost), 100),
    };
  },
  schedule: {
    kind: 'depreciation',
    periodsPerYear: 1,
    totals: { depreciation: 'total_depreciation' },
    course(a, input) {
      const asset = assetOf(input);
      const bookValues = bookValuesOf(a, asset);
      return {
        periods: depreciationYears(asset),
        isVarying: true,
        at: (year: number) => ({ balance: bookValues(year), flow: a.subtract(input.cost, bookValues(year)) }),
      };
    },
  },
  laws: {
    rises: { accumulated_depreciation: ['year'], depreciable_base: ['cost'] },
    falls: { book_value: ['year'], depreciable_base: ['salvage_value'] },
    identities: [
      'accumulated_depreciation + book_value = cost',
      'book_value_share·cost = 100·(cost − accumulated_depreciation)',
    ],
  },
});

interface AssetInput<N> {
  readonly cost: N;
  readonly salvage_value: N;
  readonly useful_life: number;
  readonly method: DepreciationMethod;
  readonly first_year_months: number;
  readonly factor: N;
}

function assetOf<N>(input: AssetInput<N>): Asset<N> {
  return {
    cost: input.cost,
    salvage: input.salvage_value,
    life: input.useful_life,
    method: input.method,
    firstMonths: input.first_year_months,
    factor: input.factor,
  };
}
