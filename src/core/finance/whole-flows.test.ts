import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { pairedArithmetic as a } from '../arithmetic/paired.ts';
import { lastSettles, settleLast } from './whole-flows.ts';

// By hand, in cents.

describe('the last of many rounded payments', () => {
  const last = (payments: readonly number[]) => {
    const amounts = payments.map((payment) => a.divide(a.of(payment), 3));
    const total = amounts.reduce((sum, amount) => a.add(sum, amount));
    const earlier = amounts.slice(0, -1).map((payment) => [payment, 1] as const);
    return a.round(settleLast(a, { total, last: amounts.at(-1)!, earlier }, 2), 2);
  };

  test('settles what their rounding leaves', () => {
    // 3 · 333.33… = 1000, after two of 333.33; 3 · 666.66… = 2000, after two of 666.67.
    assert.equal(last([1000, 1000, 1000]), 33334);
    assert.equal(last([2000, 2000, 2000]), 66666);
    assert.equal(last([1000]), 33333);
  });

  test('is what it is where it is too small to settle anything', () => {
    // Nine of 0.0066…, 0.06 in all, would be 0.09 as nine of 0.01, and the last one is 0.01.
    assert.equal(last([...Array.from({ length: 9 }, () => 0.02), 0.03]), 1);
    assert.equal(lastSettles(9n, 6n, 7n), false);
    assert.equal(lastSettles(9n, 6n, 12n), true);
  });
});
