import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { countDigits, floorScaled, scaleBound, tenTo } from './ten.ts';

describe('powers of ten', () => {
  test('digits are counted on both sides of every power', () => {
    for (let power = 1; power <= 700; power++) {
      const size = BigInt(`1${'0'.repeat(power)}`);
      assert.equal(tenTo(power), size);
      assert.deepEqual([countDigits(size - 1n), countDigits(size)], [power, power + 1]);
    }
    assert.equal(countDigits(0n), 0);
  });

  test('whole parts are the floor, also below zero and where nothing is left', () => {
    assert.deepEqual(
      [floorScaled(125n, -2), floorScaled(-125n, -2), floorScaled(-100n, -2), floorScaled(7n, 3)],
      [1n, -2n, -1n, 7000n],
    );
    assert.deepEqual(
      [floorScaled(9n, -100_000), floorScaled(-9n, -100_000), floorScaled(0n, 100_000)],
      [0n, -1n, 0n],
    );
  });

  test('a bound is never rounded to nothing', () => {
    assert.ok(scaleBound(1, -5000) > 0);
    assert.equal(scaleBound(2.5, 4), 25_000);
    assert.equal(scaleBound(1, 309), Infinity);
    assert.equal(scaleBound(0, 309), 0);
  });
});
