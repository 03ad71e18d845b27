import type { Arithmetic } from '#core/arithmetic.ts';
import { defineCalculator, step, stepByCase } from '../define.ts';
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
  category: 'business',
  summary: 'The depreciation and the book value of an asset, year by year, by one of five methods.',
  input: {
    cost: positiveAmount({ description: 'What the asset cost' }),
    salvage_value: amount({ description: 'What it is worth at the end of its life' }),
    useful_life: wholeYears({ description: 'How long it is used' }),
    method: choice(methods, {
      description: 'How the cost is spread over the years',
      default: 'straight-line',
    }),
    year: wholeYears({
      description: 'The year that is asked for, 1 for the first',
      maximum: 101,
      default: 1,
    }),
    first_year_months: months({
      description: 'Months of use in the first year; with fewer than 12 the rest is a year more at the end',
      maximum: 12,
      default: 12,
    }),
    factor: quantity(
      {
        description: 'How many times the straight-line share declines, for double- and variable-declining',
        minimum: 0.1,
        maximum: 100,
        default: 2,
      },
      'times',
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
    {
      field: 'salvage_value',
      demand: 'must not be above cost',
      holds: ({ salvage_value, cost }) => salvage_value <= cost,
    },
    {
      field: 'year',
      demand: 'must not be above useful_life; with first_year_months below 12, not above one more',
      holds: ({ year, useful_life, first_year_months }) =>
        year <= lastYear({ useful_life, first_year_months }),
    },
  ],
  conventions: {
    timing: 'depreciation at the end of each year',
    compounding: 'no interest',
    rounding: {
      by: 'method',
      words: {
        'straight-line': 'nothing is rounded but the results',
        'sum-of-years': 'nothing is rounded but the results',
        'declining-balance': 'the share of the book value is rounded to 3 decimals, half up',
        'double-declining': 'nothing is rounded but the results',
        'variable-declining': 'nothing is rounded but the results',
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
    const bookValues = bookValuesOf(a, input);
    const book = bookValues(input.year);
    return {
      depreciation: a.subtract(bookValues(input.year - 1), book),
      book_value: book,
      accumulated_depreciation: a.subtract(input.cost, book),
      total_depreciation: a.subtract(input.cost, bookValues(lastYear(input))),
      depreciable_base: a.subtract(input.cost, input.salvage_value),
      book_value_share: a.multiply(a.divide(book, input.cost), 100),
    };
  },
  laws: {
    rises: { accumulated_depreciation: ['year'], book_value: ['cost'] },
    falls: { book_value: ['year'], depreciable_base: ['salvage_value'] },
    identities: [
      'accumulated_depreciation + book_value = cost',
      'book_value_share·cost = 100·(cost − accumulated_depreciation)',
    ],
  },
  examples: [
    {
      input: { cost: 30000, salvage_value: 7500, useful_life: 10, currency: 'USD' },
      output: {
        depreciation: 2250,
        book_value: 27750,
        accumulated_depreciation: 2250,
        total_depreciation: 22500,
        depreciable_base: 22500,
        book_value_share: 92.5,
        currency: 'USD',
      },
    },
    {
      input: {
        cost: 1000000,
        salvage_value: 100000,
        useful_life: 6,
        method: 'declining-balance',
        year: 2,
        first_year_months: 7,
      },
      output: {
        depreciation: 259639.42,
        book_value: 554277.25,
        accumulated_depreciation: 445722.75,
        total_depreciation: 896634.33,
        depreciable_base: 900000,
        book_value_share: 55.4277,
      },
    },
  ],
});

interface AssetInput<N> {
  readonly cost: N;
  readonly salvage_value: N;
  readonly useful_life: number;
  readonly method: keyof typeof methods;
  readonly first_year_months: number;
  readonly factor: N;
}

function lastYear(input: { readonly useful_life: number; readonly first_year_months: number }): number {
  return input.useful_life + (input.first_year_months < 12 ? 1 : 0);
}

/** The book value at the end of a year; 0 is the beginning. */
function bookValuesOf<N>(a: Arithmetic<N>, input: AssetInput<N>): (year: number) => N {
  const after = {
    'straight-line': straightLine,
    'sum-of-years': sumOfYears,
    'declining-balance': decliningBalance,
    'double-declining': doubleDeclining,
    'variable-declining': variableDeclining,
  }[input.method];
  return (year) => (year === 0 ? input.cost : after(a, input, year));
}

/** Twelfths of a year of use at the end of a year, not above the life. */
function monthsUsed({ useful_life, first_year_months }: AssetInput<unknown>, year: number): number {
  return Math.min(12 * useful_life, 12 * (year - 1) + first_year_months);
}

function straightLine<N>(a: Arithmetic<N>, input: AssetInput<N>, year: number): N {
  const left = 12 * input.useful_life - monthsUsed(input, year);
  const base = a.subtract(input.cost, input.salvage_value);
  return a.add(input.salvage_value, a.divide(a.multiply(base, left), 12 * input.useful_life));
}

/** Each year of life has its share, and a calendar year its parts of two of them. */
function sumOfYears<N>(a: Arithmetic<N>, input: AssetInput<N>, year: number): N {
  const used = monthsUsed(input, year);
  const rest = input.useful_life - Math.floor(used / 12);
  const shares = 6 * rest * (rest + 1) - rest * (used % 12);
  const base = a.subtract(input.cost, input.salvage_value);
  return a.add(
    input.salvage_value,
    a.divide(a.multiply(base, shares), 6 * input.useful_life * (input.useful_life + 1)),
  );
}

/** What the share of each year leaves, where the first year and one after the life are parts of a year. */
function declined<N>(a: Arithmetic<N>, input: AssetInput<N>, share: N, year: number): N {
  const { useful_life: life, first_year_months: firstMonths } = input;
  const afterPart = (months: number) => a.subtract(1, a.divide(a.multiply(share, months), 12));
  const full = power(a, a.subtract(1, share), Math.min(year, life) - 1);
  const book = a.multiply(a.multiply(input.cost, afterPart(firstMonths)), full);
  return year > life ? a.multiply(book, afterPart(12 - firstMonths)) : book;
}

function power<N>(a: Arithmetic<N>, base: N, exponent: number): N {
  if (exponent === 0) return a.of(1);
  const half = power(a, base, Math.floor(exponent / 2));
  const square = a.multiply(half, half);
  return exponent % 2 === 0 ? square : a.multiply(square, base);
}

function decliningBalance<N>(a: Arithmetic<N>, input: AssetInput<N>, year: number): N {
  return declined(a, input, roundedShare(a, input), year);
}

/** 1 − (salvage/cost)^(1/life) with 3 decimals, as Excel has it. */
function roundedShare<N>(a: Arithmetic<N>, input: AssetInput<N>): N {
  if (a.isZero(input.salvage_value)) return a.of(1);
  const ratio = a.log(a.divide(input.salvage_value, input.cost));
  return a.ofUnits(a.round(a.negate(a.expm1(a.divide(ratio, input.useful_life))), 3), 3);
}

function doubleDeclining<N>(a: Arithmetic<N>, input: AssetInput<N>, year: number): N {
  const book = declined(a, input, decliningShare(a, input), year);
  return a.compare(book, input.salvage_value) > 0 ? book : input.salvage_value;
}

/** No more than all of it. */
function decliningShare<N>(a: Arithmetic<N>, input: AssetInput<N>): N {
  return a.compare(input.factor, input.useful_life) > 0 ? a.of(1) : a.divide(input.factor, input.useful_life);
}

function variableDeclining<N>(a: Arithmetic<N>, input: AssetInput<N>, year: number): N {
  const share = decliningShare(a, input);
  let book = input.cost;
  for (let one = 1; one <= year; one++) {
    const used = one === 1 ? 0 : monthsUsed(input, one - 1);
    const span = monthsUsed(input, one) - used;
    const above = a.subtract(book, input.salvage_value);
    const straight = a.divide(a.multiply(above, span), 12 * input.useful_life - used);
    const declining = a.divide(a.multiply(a.multiply(book, share), span), 12);
    if (a.compare(straight, declining) >= 0)
      return straightFrom(a, input, book, used, monthsUsed(input, year));
    const after = a.subtract(book, declining);
    if (a.compare(after, input.salvage_value) <= 0) return input.salvage_value;
    book = after;
  }
  return book;
}

/** From the month of the switch on what is above the salvage value goes in equal parts. */
function straightFrom<N>(a: Arithmetic<N>, input: AssetInput<N>, book: N, from: number, to: number): N {
  const life = 12 * input.useful_life;
  const above = a.subtract(book, input.salvage_value);
  return a.add(input.salvage_value, a.divide(a.multiply(above, life - to), life - from));
}
