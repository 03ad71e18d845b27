import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assertNumber } from '../../../test/kit/expected-number.ts';
import { ballArithmetic } from '../arithmetic/ball.ts';
import { discountFactor, growthFactor } from './growth.ts';

// Expected values: powers with 700 digits in Python's decimal module.

describe('growth', () => {
  const growths = [
    [0.01, 120, '2.3003868945736650478769642E+0'],
    [1e-12, 1200, '1.2000000007194000002872804E-9'],
    [-1e-12, 12, '-1.1999999999934000000000220E-11'],
    [1e-300, 1200, '1.2000000000000000000000000E-297'],
    [0.005, 0.5, '2.4968827881710675379369251E-3'],
    [10, 200, '1.8990527646046182421218205E+208'],
  ] as const;
  for (const [rate, periods, expected] of growths) {
    test(`(1 + ${rate})^${periods} − 1 keeps every digit`, () => {
      assertNumber((a) => a.growthLess1(a.of(rate), periods), expected);
      assertNumber((a) => a.growthLess1(a.of(rate), a.of(periods)), expected);
    });
  }

  const discounts = [
    [0.01, 120, '6.9700522031397253354716999E-1'],
    [1e-12, 1200, '1.1999999992794000002887204E-9'],
    [1e-300, 1200, '1.2000000000000000000000000E-297'],
  ] as const;
  for (const [rate, periods, expected] of discounts) {
    test(`1 − (1 + ${rate})^−${periods} keeps every digit`, () => {
      assertNumber((a) => discountFactor(a, a.of(rate), periods), expected);
    });
  }

  test('a factor is known in doubles also where its reciprocal is beyond them', () => {
    const { middle, radius } = growthFactor(ballArithmetic, ballArithmetic.of(1), -1050);
    assert.ok(Math.abs(middle - 2 ** -1050) <= radius && radius < 1e-100);
  });

  test('a factor is one more', () => {
    assertNumber((a) => growthFactor(a, a.of(0.5), 3), '3.375');
    assertNumber((a) => growthFactor(a, a.of(0), 3), '1');
  });
});
