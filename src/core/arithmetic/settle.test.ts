import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { UNDECIDED, type Arithmetic } from './arithmetic.ts';
import { DomainError } from '#base/errors.ts';
import { settle, settleEach, settled } from './settle.ts';

/** How many answers were decided by what while `run` ran. */
function count(run: () => void): typeof settled {
  const before = { ...settled };
  run();
  return {
    fast: settled.fast - before.fast,
    exact: settled.exact - before.exact,
    slow: settled.slow - before.slow,
  };
}

describe('settle', () => {
  const ties = [
    [8.165, 817],
    [-8.165, -817],
    [0.025, 3],
    [-0.025, -3],
    [1.005, 101],
    [2.675, 268],
    [0.005, 1],
    [-0.005, -1],
    [1e15 + 0.125, 100_000_000_000_000_010n],
  ] as const;
  for (const [value, units] of ties) {
    test(`${value} is rounded half away from zero, as the decimal that is written`, () => {
      assert.equal(String(settle((a) => a.round(a.of(value), 2))), String(units));
    });
  }

  test('ties that a formula arrives at are ties', () => {
    assert.equal(
      settle((a) => a.round(a.divide(a.of(0.2), 8), 2)),
      3,
    );
    assert.equal(
      settle((a) => a.round(a.multiply(a.divide(a.of(24.495), 3), a.of(-1)), 2)),
      -817,
    );
    assert.equal(
      settle((a) => a.round(a.multiply(a.of(8.18), a.growthLess1(a.of(0.5), a.of(2))), 2)),
      1023,
    );
    assert.equal(
      settle((a) => a.ceiling(a.divide(a.log(a.of(8)), a.log(a.of(2))))),
      3,
    );
    assert.equal(
      settle((a) => a.compare(a.multiply(a.divide(a.of(1), 3), 3), 1)),
      0,
    );
  });

  test('next to a tie, twenty digits down, the side decides', () => {
    const near = (shift: number) => settle((a) => a.round(a.add(a.of(8.165), a.of(shift)), 2));
    assert.deepEqual([near(1e-20), near(0), near(-1e-20)], [817, 817, 816]);
  });

  test('what doubles decide costs nothing else', () => {
    assert.deepEqual(
      count(() => settle((a) => a.round(a.divide(a.of(10), 3), 2))),
      { fast: 1, exact: 0, slow: 0 },
    );
  });

  test('ties of short fractions cost nothing else', () => {
    assert.deepEqual(
      count(() => settle((a) => a.round(a.of(8.165), 2))),
      { fast: 1, exact: 0, slow: 0 },
    );
  });

  test('ties of long fractions cost no decimals, also beside a logarithm', () => {
    const ask = <N>(a: Arithmetic<N>) => [a.ceiling(a.log(a.of(5))), a.round(a.of(12345678.123456785), 8)];
    assert.deepEqual(
      count(() => assert.deepEqual(settle(ask), [2, 1_234_567_812_345_679])),
      { fast: 0, exact: 1, slow: 0 },
    );
  });

  test('what neither decides is left to decimals', () => {
    assert.deepEqual(
      count(() => settle((a) => a.ceiling(a.divide(a.log(a.of(8)), a.log(a.of(2)))))),
      { fast: 0, exact: 0, slow: 1 },
    );
  });

  test('results keep every digit up to 1e21 and are refused beyond', () => {
    assert.equal(
      settle((a) => a.round(a.of(1e21), 2)),
      10n ** 23n,
    );
    assert.equal(
      settle((a) => a.round(a.subtract(a.of(1e12), a.of(1e-2)), 2)),
      99_999_999_999_999,
    );
    for (const value of [1.000001e21, -2e21, 1e300]) {
      assert.throws(
        () => settle((a) => a.round(a.of(value), 2)),
        (error) => error instanceof DomainError && error.code === 'result-out-of-range',
      );
    }
  });

  test('never gives −0', () => {
    assert.ok(
      Object.is(
        settle((a) => a.round(a.of(-0.001), 2)),
        0,
      ),
    );
    assert.ok(
      Object.is(
        settle((a) => a.ceiling(a.of(-0.5))),
        0,
      ),
    );
    assert.ok(
      Object.is(
        settle((a) => a.floor(a.of(0))),
        0,
      ),
    );
  });

  test('an error of the formula is handed on', () => {
    const refuse = () => {
      throw new DomainError('goal-unreachable', 'never');
    };
    assert.throws(() => settle(refuse), { name: 'DomainError' });
  });

  test('an answer that no precision decides is an error, not a guess', () => {
    const open = () => {
      throw UNDECIDED;
    };
    assert.throws(() => settle(open), { name: 'DomainError', code: 'result-out-of-range' });
  });
});

describe('settleEach', () => {
  test('decides each question by itself', () => {
    const ask = settleEach(
      <N>(a: Arithmetic<N>) =>
        (cents: number) =>
          a.round(a.divide(a.of(cents), 1000), 2),
    );
    assert.deepEqual(
      count(() => assert.deepEqual([8165, 8164, -8165, 25].map(ask), [817, 816, -817, 3])),
      { fast: 4, exact: 0, slow: 0 },
    );
  });
});
