import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defineCalculator } from '#catalogue/declare/define.ts';
import { amount, money } from '#catalogue/declare/fields.ts';
import { readHeadline } from '#catalogue/declare/headline.ts';
import { recordsOf } from '#catalogue/declare/structures.ts';

const declared = {
  id: 'savings',
  name: 'Savings',
  category: 'savings',
  summary: 'Savings.',
  input: { start: amount('Start') },
  output: { total: money('Total'), rows: recordsOf('Rows', { paid: money('Paid') }) },
  conventions: { timing: 'once', compounding: 'none' },
  equations: 'total = start\nrows = start',
  references: ['by hand'],
  laws: {},
} as const;

test('the names in a headline are checked when it is read', () => {
  const wrong = [
    defineCalculator({ ...declared, headline: 'You would have {totl}' }),
    defineCalculator({ ...declared, headline: [{ say: '{total} or {*|totl|}' }] }),
    defineCalculator({ ...declared, headline: [{ when: 'start and totl < 0', say: '{total}' }] }),
    defineCalculator({ ...declared, headline: [{ when: 'not given totl', say: '{total}' }] }),
    defineCalculator({ ...declared, headline: '{total} and {rows[totl].paid}' }),
  ];
  for (const calculator of wrong)
    assert.throws(() => readHeadline(calculator, calculator.headline!), /^Error: totl must be an output or/);
});

test('a headline says any output and input, in any form', () => {
  const { headline, ...calculator } = defineCalculator({
    ...declared,
    headline: [
      { when: 'no start and given start and total >= start', say: '{start} makes {*total}' },
      { when: 'not given start and rows', say: '{|total|}, and {rows[0].paid} in {rows[total].paid}' },
      { say: 'You would have {total}' },
    ],
  });
  assert.equal(readHeadline(calculator, headline!).length, 3);
});
