import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fractionOf, keepLedger } from './ledger.ts';

// Origin of the anchors: bank statements and lenders' calculators, recomputed with whole cents in Python.

describe('keepLedger', () => {
  const anchors = [
    [32_000_000n, 7, 212_897n, 360, 212_633n, 44_642_656n],
    [42_750_000n, 3.875, 201_026n, 360, 201_253n, 29_619_587n],
    [20_000_000n, 6, 119_910n, 360, 120_014n, 23_167_704n],
  ] as const;
  for (const [principal, ratePercent, payment, periods, last, interest] of anchors) {
    test(`settles ${principal} cents at ${ratePercent} % with a last payment of ${last}`, () => {
      const ledger = keepLedger(principal, fractionOf(ratePercent, 1200), payment, periods);
      assert.equal(ledger.balances.length, periods);
      assert.equal(ledger.balances.at(-1), 0n);
      assert.equal(ledger.finalPayment, last);
      assert.equal(ledger.interests.at(-1), interest);
    });
  }

  test('at rate 0 the last payment takes the cent that is left', () => {
    const { balances, finalPayment } = keepLedger(100_000n, fractionOf(0, 1200), 33_333n, 3);
    assert.deepEqual(balances, [66_667n, 33_334n, 0n]);
    assert.equal(finalPayment, 33_334n);
  });

  test('interest of half a cent is rounded up', () => {
    // 50 cents at 12 % a year are charged 0.5 cents.
    assert.equal(keepLedger(50n, fractionOf(12, 1200), 100n, 1).interests[0], 1n);
    assert.equal(keepLedger(49n, fractionOf(12, 1200), 100n, 1).interests[0], 0n);
  });
});

describe('fractionOf', () => {
  test('reads the decimal that a number writes', () => {
    assert.deepEqual(fractionOf(3.875, 1200), { numerator: 3875n, denominator: 1_200_000n });
    assert.deepEqual(fractionOf(1e21, 1), { numerator: 10n ** 21n, denominator: 1n });
    assert.deepEqual(fractionOf(1.5e-7, 10), { numerator: 15n, denominator: 10n ** 9n });
  });
});
