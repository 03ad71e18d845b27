import { defineCalculator, step, stepByCase, type AnyCalculator } from '#catalogue/define.ts';
import { amount, currency, money, months, optional, percentage, whole } from '#catalogue/fields.ts';
import {
  date,
  dateOutput,
  label,
  list,
  listOf,
  records,
  recordsOf,
  textOutput,
} from '#catalogue/structures.ts';
import { addMonths } from '#core/finance/calendar.ts';

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
    months: whole('How long', 'months'),
    end: dateOutput('The last day'),
  },
  rules: [
    {
      field: 'gifts',
      demand: 'must be fewer than months',
      holds: ({ gifts, months }) => gifts.length < months,
    },
  ],
  conventions: { timing: 'none', compounding: 'none' },
  note: {
    steps: [
      stepByCase('share', [{ when: 'months > 1', words: 'held of wanted' }]),
      stepByCase('held', [{ words: 'the sum' }]),
      stepByCase('gifts', [{ words: 'doubled' }]),
      stepByCase('pots', [{ words: 'wanted less held' }]),
      step('months', 'months'),
      stepByCase('end', [{ words: 'months after the start' }]),
    ],
    references: ['None'],
  },
  formula(a, input) {
    const held = input.pots.reduce((sum, pot) => a.add(sum, pot.held), a.of(0));
    const wanted = input.pots.reduce((sum, pot) => a.add(sum, pot.wanted), a.of(0));
    return {
      share: a.isZero(wanted) ? undefined : a.divide(a.multiply(held, 100), wanted),
      held,
      gifts: input.gifts.map((gift) => a.multiply(gift, 2)),
      pots: input.pots.map(({ name, since, ...pot }) => ({
        name,
        missing: a.subtract(pot.wanted, pot.held),
        since,
      })),
      months: input.months,
      end: addMonths(input.start, input.months),
    };
  },
  schedule: {
    kind: 'withdrawal',
    periodsPerYear: 12,
    isDated: true,
    course: (a, input) => ({
      periods: input.months,
      at: (month) => ({ balance: a.of(10 * (input.months - month)), flow: a.of(10 * month) }),
      dateOf: (month) => addMonths(input.start, month),
    }),
  },
  laws: {},
});

/** Not in the catalogue: it says all that a declaration can. */
export const pots = {
  ...declared,
  examples: [
    { input: { pots: [{ name: 'Roof', held: 25 }], start: '2024-01-31' }, output: { held: 25, share: 25 } },
  ],
} satisfies AnyCalculator;
