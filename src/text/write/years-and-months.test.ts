import assert from 'node:assert/strict';
import { test } from 'node:test';
import { duration, percentage, whole } from '#catalogue/declare/fields.ts';
import { numberFormatsOf } from './number-formats.ts';
import { yearsAndMonths } from './years-and-months.ts';

const reader = numberFormatsOf('en-US');
const months = whole('Months saved', 'months');
const years = duration('Time until the goal is reached');

for (const [output, value, said] of [
  [months, '81', '6 years 9 months'],
  [months, '24', '2 years'],
  [months, '25', '2 years 1 month'],
  [months, '-37', '3 years 1 month'],
  [months, '23', undefined],
  [months, '0', undefined],
  [years, '15.79', '≈ 15 years 9 months'],
  [years, '0.53', '≈ 6 months'],
  [years, '1.99', '≈ 2 years'],
  [years, '7', undefined],
  [years, '0.03', undefined],
  [percentage('Rate'), '81.5', undefined],
] as const) {
  test(`${value} of "${output.description}" is ${said ?? 'said as it is'}`, () => {
    assert.equal(yearsAndMonths(output, value, reader), said);
  });
}

test('a time that was not found has no words', () => {
  assert.equal(yearsAndMonths(months, undefined, reader), undefined);
});
