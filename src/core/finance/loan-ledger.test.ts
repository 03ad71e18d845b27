import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { assertNumber } from '../../../test/kit/expected-number.ts';
import { exactBooks, keepLoan, smallUnitBooks, unitBooks, type LoanPlan } from './loan-ledger.ts';

const plan = {
  principal: 100_000n,
  payment: 25_000n,
  interestOnlyPeriods: 0,
  lastPeriod: 5,
  oddInterest: 0n,
  extraIn: () => 0n,
} satisfies LoanPlan<bigint>;
/** 1.5 % a month. */
const books = unitBooks({ numerator: 3n, denominator: 200n });

describe('a loan kept in cents', () => {
  // By hand: 1000.00 · 1.5 % = 15.00; 765.00 → 11.475, rounded up; 526.48 → 7.8972; 284.38 → 4.2657.
  test('rounds the interest of each month, and the last payment settles the rest', () => {
    const ledger = keepLoan(books, plan);
    assert.deepEqual(ledger.balances, [76_500n, 52_648n, 28_438n, 3_865n, 0n]);
    assert.deepEqual(ledger.interests, [1_500n, 2_648n, 3_438n, 3_865n, 3_923n]);
    assert.deepEqual(ledger.payments, [[25_000n, 4]]);
    assert.equal(ledger.finalPayment, 3_923n);
  });

  test('pays what is left in its last month', () => {
    const ledger = keepLoan(books, { ...plan, lastPeriod: 2 });
    assert.deepEqual(ledger.balances, [76_500n, 0n]);
    assert.equal(ledger.finalPayment, 77_648n);
  });

  test('pays interest only at first, with that of odd days', () => {
    const ledger = keepLoan(books, { ...plan, interestOnlyPeriods: 2, oddInterest: -500n });
    assert.deepEqual(ledger.balances.slice(0, 3), [100_000n, 100_000n, 76_500n]);
    assert.deepEqual(ledger.interests.slice(0, 3), [1_000n, 2_500n, 4_000n]);
  });

  test('counts no more on top than is owed', () => {
    const ledger = keepLoan(books, { ...plan, extraIn: (month: number) => (month === 2 ? 90_000n : 500n) });
    assert.deepEqual(ledger.balances, [76_000n, 0n]);
    // 760.00 + 11.40 − 250.00 = 521.40
    assert.equal(ledger.extras, 500n + 52_140n);
    assert.equal(ledger.finalPayment, 77_140n);
  });
});

test('a loan kept exactly rounds nothing', () => {
  assertNumber((a) => {
    const kept = { ...plan, principal: a.of(1000), payment: a.of(250), oddInterest: a.of(0) };
    const ledger = keepLoan(exactBooks(a, a.of(0.015)), { ...kept, extraIn: () => a.of(0) });
    return ledger.balances[2]!;
  }, '284.372125');
});

test('the interest of small amounts is that of any, also half a cent and where the rate has many digits', () => {
  const whole = fc.integer({ min: 1, max: 2 ** 31 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 40 }), whole, whole, (balance, numerator, denominator) => {
      const rate = { numerator: BigInt(numerator), denominator: BigInt(denominator) };
      const expected = Number(unitBooks(rate).interestOf(BigInt(balance), 1));
      assert.equal(smallUnitBooks(rate).interestOf(balance, 1), expected);
    }),
  );
  assert.equal(smallUnitBooks({ numerator: 1n, denominator: 200n }).interestOf(100, 1), 1);
  assert.equal(smallUnitBooks({ numerator: 1n, denominator: 200n }).interestOf(99, 1), 0);
});
