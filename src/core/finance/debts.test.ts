import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assertNumber } from '../../../test/kit/expected-number.ts';
import type { Arithmetic } from '../arithmetic/arithmetic.ts';
import { planDebts } from './debts.ts';
import { settle } from '../arithmetic/settle.ts';

type Terms = readonly [balance: number, rate: number, payment: number];

function plan<N>(a: Arithmetic<N>, debts: readonly Terms[]) {
  return planDebts(
    a,
    debts.map(([balance, rate, payment]) => ({
      balance: a.of(balance),
      rate: a.of(rate),
      payment: a.of(payment),
    })),
  );
}

/** When each debt is repaid, and when all are. */
function monthsOf(debts: readonly Terms[], extra: number, order: readonly number[]) {
  return settle((a) => {
    const course = plan(a, debts).together(a.of(extra), order);
    return course && [...course.debts.map(({ months }) => months), course.months];
  });
}

describe('debts paid together', () => {
  // By hand, at 1 % a month. 100 is paid by 50 + 10, 300 by 20: 1: 101 − 60 = 41; 303 − 20 = 283. 2: 41.41 of
  // 60 are needed, 18.59 are left; 285.83 − 20 − 18.59 = 247.24. 3: 249.7124 − 80 = 169.7124. 4: 171.409524 −
  // 80 = 91.409524. 5: 92.32361924 − 80 = 12.32361924. 6: 12.4468554324.
  const debts: readonly Terms[] = [
    [100, 0.01, 50],
    [300, 0.01, 20],
  ];
  const together = <N>(a: Arithmetic<N>) => plan(a, debts).together(a.of(10), [0, 1])!;

  test('what the first leaves goes to the next in the same month, and its payment from then on', () => {
    assert.deepEqual(monthsOf(debts, 10, [0, 1]), [2, 6, 6]);
    assertNumber((a) => together(a).at(1).balance, '324');
    assertNumber((a) => together(a).at(2).balance, '247.24');
    assertNumber((a) => together(a).at(4).balance, '91.409524');
    assertNumber((a) => together(a).at(1).flow, '4');
    assertNumber((a) => together(a).debts[0]!.interest, '1.41');
    // 41.41 + 60 + 38.59 + 20 + 3 · 80 + 12.4468554324 − 400
    assertNumber((a) => together(a).at(6).flow, '12.4468554324');
    assertNumber((a) => together(a).debts[1]!.interest, '11.0368554324');
  });

  test('the order says which debt has what is left', () => {
    assert.deepEqual(monthsOf(debts, 1000, [1, 0]), [1, 1, 1]);
    assert.deepEqual(monthsOf(debts, 250, [1, 0]), [2, 2, 2]);
    assert.deepEqual(monthsOf(debts, 0, [0, 1]), [3, 6, 6]);
  });

  test('a debt that alone takes more payments than can be counted is repaid by what others leave', () => {
    const hopeless: readonly Terms[] = [
      [100, 0, 50],
      [300, 0, 1e-300],
    ];
    // Two months for the first, then 50 and next to nothing a month for the other.
    assert.deepEqual(monthsOf(hopeless, 0, [0, 1]), [2, 8, 8]);
    assert.equal(
      settle((a) => plan(a, hopeless).apart()?.months),
      undefined,
    );
  });

  test('one month may repay several debts', () => {
    const small: readonly Terms[] = [
      [50, 0, 10],
      [50, 0, 10],
      [50, 0, 10],
      [500, 0, 0],
    ];
    assert.deepEqual(monthsOf(small, 130, [0, 1, 2, 3]), [1, 1, 1, 5, 5]);
  });

  test('a debt whose own payment does not cover its interest is repaid when another one is', () => {
    // Month by month with Python's decimal module.
    const growing: readonly Terms[] = [
      [3000, 0.015, 30],
      [500, 0.015, 100],
    ];
    assert.deepEqual(monthsOf(growing, 0, [1, 0]), [35, 6, 35]);
    assert.equal(
      settle((a) => plan(a, growing).apart()),
      undefined,
    );
  });

  test('never ends where all payments do not cover the interest, or where there are none', () => {
    assert.equal(monthsOf([[3000, 0.015, 45]], 0, [0]), undefined);
    assert.equal(monthsOf([[3000, 0, 0]], 0, [0]), undefined);
  });
});

test('debts paid apart leave what they no longer need', () => {
  const apart = <N>(a: Arithmetic<N>) =>
    plan(a, [
      [100, 0, 30],
      [100, 0, 60],
    ]).apart()!;
  assert.deepEqual(
    settle((a) => apart(a).debts.map(({ months }) => months)),
    [4, 2],
  );
  assertNumber((a) => apart(a).at(3).balance, '10');
});
