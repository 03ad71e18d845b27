import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fractionOf } from './fraction.ts';

test('a fraction is the decimal that a number writes', () => {
  assert.deepEqual(fractionOf(3.875, 1200), { numerator: 3875n, denominator: 1_200_000n });
  assert.deepEqual(fractionOf(1e21, 1), { numerator: 10n ** 21n, denominator: 1n });
  assert.deepEqual(fractionOf(1.5e-7, 10), { numerator: 15n, denominator: 10n ** 9n });
});
