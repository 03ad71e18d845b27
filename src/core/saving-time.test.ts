import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assertNumber } from '../../test/expected-number.ts';
import { ballArithmetic } from './ball.ts';
import { monthsToReach } from './saving-time.ts';

// Expected values: bisection over the balance with 90 digits in Python's decimal module.

describe('monthsToReach', () => {
  const cases = [
    [0, 100, 0.01, 10000, '6.9660716893574889224141900E+1'],
    [5000, 0, 0.005, 20000, '2.7795144322138756670466224E+2'],
    [100, 50, 0, 1000, '1.8000000000000000000000000E+1'],
    [1000, 25, 0.000001, 2000, '3.9997620148120475498358101E+1'],
  ] as const;
  for (const [start, deposit, rate, goal, expected] of cases) {
    test(`${goal} from ${start} with ${deposit} a month at ${rate}`, () => {
      assertNumber((a) => {
        const saving = { start: a.of(start), deposit: a.of(deposit), rate: a.of(rate) };
        return monthsToReach(a, saving, a.of(goal))!;
      }, expected);
    });
  }

  test('is undefined when nothing is added and nothing grows', () => {
    const [nothing, some] = [ballArithmetic.of(0), ballArithmetic.of(100)];
    const saving = { start: some, deposit: nothing, rate: nothing };
    assert.equal(monthsToReach(ballArithmetic, saving, ballArithmetic.of(200)), undefined);
    assert.equal(monthsToReach(ballArithmetic, saving, some)?.middle, 0);
  });
});
