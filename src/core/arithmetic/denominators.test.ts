import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  commonDenominator,
  denominatorOf,
  denominatorOfGrowth,
  denominatorOfProduct,
  denominatorOfQuotient,
  denominatorTimes,
} from './denominators.ts';

// Expected: fractions of bigints; the double beside a fraction is off by a rounding at most.

const units = fc.integer({ min: -999_999, max: 999_999 });
const decimals = fc.integer({ min: 0, max: 4 });
const decimal = fc.tuple(units, decimals);
const rounding = (value: number) => Math.abs(value) * 2 ** -52;

const valueOf = ([count, places]: readonly [number, number]) => Number(`${count}e-${places}`);

/** Whether a fraction times a denominator is whole, or nothing is said of it. */
function isWhole(numerator: bigint, denominator: bigint, by: number): boolean {
  return !(by < 2 ** 53) || (numerator * BigInt(by)) % denominator === 0n;
}

const scaleOf = (places: number) => 10n ** BigInt(places);

test('a decimal times its denominator is whole', () => {
  fc.assert(
    fc.property(decimal, (one) => {
      const by = denominatorOf(valueOf(one));
      assert.ok(by <= 10 ** one[1]);
      assert.ok(isWhole(BigInt(one[0]), scaleOf(one[1]), by));
    }),
  );
  assert.equal(denominatorOf(1 / 3), Infinity);
  // Its shortest form has 17 digits.
  assert.equal(denominatorOf(0.1 + 0.2), Infinity);
  assert.equal(denominatorOf(1e15 + 0.5), Infinity);
});

test('sums, products, quotients and powers of decimals times their denominators are whole', () => {
  fc.assert(
    fc.property(decimal, decimal, fc.integer({ min: -6, max: 6 }), (one, other, count) => {
      const [x, y] = [valueOf(one), valueOf(other)];
      const [a, b] = [denominatorOf(x), denominatorOf(y)];
      const [m, n] = [BigInt(one[0]), BigInt(other[0])];
      const [u, v] = [scaleOf(one[1]), scaleOf(other[1])];
      assert.ok(isWhole(m * v + n * u, u * v, commonDenominator(a, b)));
      assert.ok(isWhole(m * BigInt(count), u, denominatorTimes(a, count)));
      const [amount, rate] = [
        { value: x, error: rounding(x), denominator: a },
        { value: y, error: rounding(y), denominator: b },
      ];
      assert.ok(isWhole(m * n, u * v, denominatorOfProduct(amount, rate)));
      if (n !== 0n) assert.ok(isWhole(m * v, u * n, denominatorOfQuotient(amount, rate)));
      const [factor, size] = [v + n, BigInt(Math.abs(count))];
      if (factor <= 0n) return;
      const by = denominatorOfGrowth(rate, { value: count, error: 0, denominator: 1 });
      const [above, below] = count < 0 ? [v ** size, factor ** size] : [factor ** size, v ** size];
      assert.ok(isWhole(above, below, by), `(1 + ${y})^${count} by ${by}`);
    }),
    { numRuns: 2000 },
  );
});

test('0 times or divided by what has no denominator is 0, and what is not 0 for certain has none', () => {
  const irrational = { value: Math.SQRT2, error: 1e-15, denominator: Infinity };
  const zero = { value: 1e-17, error: 1e-17, denominator: 1200 };
  assert.equal(denominatorOfProduct(zero, irrational), 1);
  assert.equal(denominatorOfProduct(irrational, zero), 1);
  assert.equal(denominatorOfQuotient(zero, irrational), 1);
  // It may be 1/1200.
  const wide = { ...zero, error: 1 / 1000 };
  assert.equal(denominatorOfProduct(wide, irrational), Infinity);
  assert.equal(denominatorOfQuotient(wide, irrational), Infinity);
});
