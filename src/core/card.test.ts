import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assertNumber } from '../../test/expected-number.ts';
import type { Arithmetic } from './arithmetic.ts';
import { payCard } from './card.ts';
import { settle } from './settle.ts';

/** Percentages, and 2 % with interest 5 % a month where nothing else is said. */
interface Terms {
  readonly balance: number;
  readonly rate?: number;
  readonly introduction?: readonly [months: number, rate: number];
  readonly payment?: number;
  readonly share?: number;
  readonly isPlusInterest?: boolean;
  readonly least?: number;
}

function pay<N>(a: Arithmetic<N>, terms: Terms) {
  const [introductoryMonths, introductoryRate] = terms.introduction ?? [0, 0];
  return payCard(a, {
    balance: a.of(terms.balance),
    rate: a.of(terms.rate ?? 0.02),
    introductoryMonths,
    introductoryRate: a.of(introductoryRate),
    payment: terms.payment === undefined ? undefined : a.of(terms.payment),
    minimum: {
      share: a.of(terms.share ?? 0.05),
      isPlusInterest: terms.isPlusInterest ?? false,
      least: a.of(terms.least ?? 10),
    },
  });
}

function monthsOf(terms: Terms): number | undefined {
  return settle((a) => pay(a, terms)?.months);
}

describe('payCard', () => {
  test('with a fixed payment keeps balance, interest and the last payment exactly', () => {
    // By hand: 100 → 62 → 23.24 → 0, with 2 + 1.24 + 0.4648 of interest.
    const terms = { balance: 100, payment: 40 };
    assert.equal(monthsOf(terms), 3);
    assertNumber((a) => pay(a, terms)!.at(2).balance, '23.24');
    assertNumber((a) => pay(a, terms)!.at(3).flow, '3.7048');
    assertNumber((a) => pay(a, terms)!.finalPayment, '23.7048');
  });

  test('pays a share of what is owed first, and the least payment then', () => {
    // By hand: 204 owed, 10.20 paid, 193.80; 197.676 owed, 9.8838 < 10 paid.
    const terms = { balance: 200 };
    assertNumber((a) => pay(a, terms)!.at(1).balance, '193.8');
    assertNumber((a) => pay(a, terms)!.at(1).flow, '4');
    assertNumber((a) => pay(a, terms)!.at(2).balance, '187.676');
    assertNumber((a) => pay(a, terms)!.at(2).flow, '7.876');
  });

  test('pays the share and the interest', () => {
    // By hand: 204 owed, 10.20 + 4 paid.
    const terms = { balance: 200, isPlusInterest: true };
    assertNumber((a) => pay(a, terms)!.at(1).balance, '189.8');
    assertNumber((a) => pay(a, { ...terms, introduction: [1, 0.02] })!.at(1).balance, '189.8');
  });

  test('ends with a payment that comes out even, and with one that is larger than the debt', () => {
    assert.equal(monthsOf({ balance: 100, payment: 102 }), 1);
    assert.equal(monthsOf({ balance: 100, payment: 500 }), 1);
    assert.equal(monthsOf({ balance: 100, payment: 10, introduction: [12, 0] }), 10);
    assert.equal(monthsOf({ balance: 100, share: 1 }), 1);
    assert.equal(
      settle((a) => a.round(pay(a, { balance: 100, share: 1 })!.finalPayment, 2)),
      10_200,
    );
  });

  test('never ends where the interest is not covered, once the rate stays', () => {
    assert.equal(monthsOf({ balance: 100, payment: 2 }), undefined);
    assert.equal(monthsOf({ balance: 1000, share: 0.01 }), undefined);
    assert.equal(monthsOf({ balance: 1000, share: 0.01, least: 20 }), undefined);
    // 50 are left after 50 free months, and 1 a month is their interest.
    assert.equal(monthsOf({ balance: 100, payment: 1, introduction: [50, 0] }), undefined);
    // 49 are repaid by 1 a month in 198 months: counted month by month with Python's decimal module.
    assert.equal(monthsOf({ balance: 100, payment: 1, introduction: [51, 0] }), 51 + 198);
  });
});
