import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { above, after, below, exactlyOne, notAbove, notBelow } from '#catalogue/declare/rules.ts';

/** With the other field at 2: whether the rule holds for 1, 2, 3 and for a field that is absent. */
const comparisons = [
  { rule: above('age', 'limit'), demand: 'must be above limit', holds: [false, false, true, true] },
  { rule: below('age', 'limit'), demand: 'must be below limit', holds: [true, false, false, true] },
  { rule: notAbove('age', 'limit'), demand: 'must not be above limit', holds: [true, true, false, true] },
  { rule: notBelow('age', 'limit'), demand: 'must not be below limit', holds: [false, true, true, true] },
];

describe('a rule that compares two numbers', () => {
  for (const { rule, demand, holds } of comparisons) {
    test(`${demand}: at the limit, beside it, and without a value`, () => {
      // A value that is absent has the type of one that is there, as in the values of a request.
      const ages: readonly (number | undefined)[] = [1, 2, 3, undefined];
      assert.deepEqual(
        ages.map((age) => rule.holds({ age: age as number, limit: 2 })),
        holds,
      );
      assert.deepEqual([rule.field, rule.demand], ['age', demand]);
    });
  }
});

test('a date is after another one, from the next day on', () => {
  const { holds, demand } = after('end', 'start');
  const ends = ['2026-01-30', '2026-01-31', '2026-02-01'];
  assert.deepEqual(
    ends.map((end) => holds({ end, start: '2026-01-31' })),
    [false, false, true],
  );
  assert.equal(demand, 'must be after start');
});

test('exactly one of two fields is given', () => {
  const { holds } = exactlyOne('price', 'yield');
  const given: readonly (number | undefined)[] = [1, undefined];
  assert.deepEqual(
    given.map((price) => given.map((one) => holds({ price, yield: one }))),
    [
      [false, true],
      [true, false],
    ],
  );
});
