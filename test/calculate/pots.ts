import { defineCalculator, type AnyCalculator } from '#catalogue/declare/define.ts';
import { amount, currency, money, months, optional, percentage, whole } from '#catalogue/declare/fields.ts';
import {
  date,
  dateOutput,
  label,
  list,
  listOf,
  records,
  recordsOf,
  textOutput,
} from '#catalogue/declare/structures.ts';
import type { Arithmetic } from '#core/arithmetic/arithmetic.ts';
import { addMonths } from '#core/finance/calendar.ts';

interface Pot {
  readonly name: string;
  readonly held: number;
  readonly wanted: number;
  readonly since?: number;
}

const declared = defineCalculator({
  id: 'pots',
  name: 'Pots Calculator',
  category: 'savings',
  summary: 'What is in several pots.',
  input: {
    pots: records(
      'The pots',
      {
        name: label('What the pot is for'),
        held: amount('What is in it'),
        wanted: amount('What should be in it', { default: 100 }),
        since: date('When it was opened', { optional: true }),
      },
      { minItems: 1, maxItems: 3 },
    ),
    gifts: list('What is given', amount('A gift', { maximum: 1000 }), {
      minItems: 0,
      maxItems: 2,
      default: [],
    }),
    start: date('The first day'),
    months: months('How long', { default: 3 }),
    currency: currency(),
  },
  output: {
    share: optional(percentage('Held of all that is wanted', 'percent')),
    held: money('All that is held'),
    gifts: listOf('The gifts, doubled', money('A gift')),
    pots: recordsOf('What is missing in each', {
      name: textOutput('Its name'),
      missing: money('What is missing'),
      since: optional(dateOutput('When it was opened')),
    }),
    length: whole('How long it lasts', 'months'),
    end: dateOutput('The last day'),
  },
  rules: 'require count(gifts) < months else gifts: must be fewer than months',
  conventions: { timing: 'none', compounding: 'none' },
  native: {
    double: {
      description: 'each of them doubled',
      answers: 'list',
      of: <N>(a: Arithmetic<N>, gifts: readonly number[]) => gifts.map((gift) => a.multiply(gift, 2)),
    },
    missing: {
      description: 'wanted less held of each',
      answers: 'list',
      of: <N>(a: Arithmetic<N>, all: readonly Pot[]) =>
        all.map(({ name, held, wanted, since }) => ({ name, missing: a.subtract(wanted, held), since })),
    },
    empty: {
      description: 'ten each month, from the start on',
      answers: { end: 'whole', course: 'course' },
      of: <N>(a: Arithmetic<N>, start: number, months: number) => ({
        end: addMonths(start, months),
        course: {
          periods: months,
          at: (month: number) => ({ balance: a.of(10 * (months - month)), flow: a.of(10 * month) }),
          dateOf: (month: number) => addMonths(start, month),
        },
      }),
    },
  },
  equations: `
    held   = sum(j = 0…count(pots) − 1, pots(j).held)
    wanted = sum(j = 0…count(pots) − 1, pots(j).wanted)    // All that is wanted
    share  = 100·held/wanted                               if wanted > 0
    gifts  = double(gifts)
    pots   = missing(pots)
    length = months
    course = empty(start, months)                          // What is left
    end    = course.end
  `,
  references: ['None'],
  schedule: { kind: 'withdrawal', periodsPerYear: 12, isDated: true, course: 'course.course' },
  laws: {},
});

/** Not in the catalogue: it says all that a declaration can. */
export const pots = {
  ...declared,
  examples: [
    { input: { pots: [{ name: 'Roof', held: 25 }], start: '2024-01-31' }, output: { held: 25, share: 25 } },
  ],
} satisfies AnyCalculator;
