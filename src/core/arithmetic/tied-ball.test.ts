import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { UNDECIDED } from './arithmetic.ts';
import { ballArithmetic } from './ball.ts';
import { tiedBallArithmetic as a, type TiedBall } from './tied-ball.ts';

// Expected values: by hand.

const of = (value: number) => a.of(value);
const percentOf = (rate: number, amount: number) => a.divide(a.multiply(of(rate), of(amount)), 100);
const isUndecided = (error: unknown) => error === UNDECIDED;

describe('balls with denominators decide', () => {
  const ties: readonly (readonly [string, TiedBall, number, number])[] = [
    ['12.5 % of 100.20', percentOf(12.5, 100.2), 2, 1253],
    ['−12.5 % of 100.20', a.negate(percentOf(12.5, 100.2)), 2, -1253],
    ['8.165', of(8.165), 2, 817],
    ['0.1 + 0.025', a.add(of(0.1), of(0.025)), 2, 13],
    ['1.1 − 1.085', a.subtract(of(1.1), of(1.085)), 2, 2],
    ['0.0123/0.6', a.divide(of(0.0123), of(0.6)), 3, 21],
    ['2.05/(0.3 + 0.1)', a.divide(of(2.05), a.add(of(0.3), of(0.1))), 2, 513],
    ['1.05^2 − 1', a.growthLess1(of(0.05), 2), 3, 103],
    ['1/1.6 − 1', a.growthLess1(of(0.6), -1), 2, -38],
  ];
  for (const [words, value, decimals, expected] of ties) {
    test(`${words} to ${decimals} decimals`, () => {
      assert.throws(() => ballArithmetic.round(value.ball, decimals), isUndecided);
      assert.equal(a.round(value, decimals), expected);
    });
  }

  test('what comes out even', () => {
    const three = a.divide(of(0.3), of(0.1));
    assert.equal(a.floor(three), 3);
    assert.equal(a.ceiling(three), 3);
    assert.equal(a.compare(a.add(of(0.1), of(0.2)), of(0.3)), 0);
    assert.ok(a.isZero(a.subtract(percentOf(5, 0.022), of(0.0011))));
  });
});

describe('balls with denominators leave open', () => {
  test('what is irrational', () => {
    const zero = a.subtract(a.exp(a.log(of(3))), of(3));
    assert.throws(() => a.isZero(zero), isUndecided);
  });

  test('what differs from a tie by less than the bounds tell', () => {
    // (1 + 1e-10)^2 − 1 − 2e-10 is 1e-20.
    const above = a.subtract(a.growthLess1(of(1e-10), 2), of(2e-10));
    assert.throws(() => a.round(a.add(of(0.005), above), 2), isUndecided);
    assert.throws(() => a.floor(a.subtract(of(3), above)), isUndecided);
  });
});
