import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pairedArithmetic as a } from '../arithmetic/paired.ts';
import { dateText, dayOf } from './calendar.ts';
import { keepDatedLoan } from './dated-loan.ts';

// By hand: 1 % a month of 1,200, and 5.00 more in the first month. The lump sum falls a day after the first
// payment.
const loan = {
  principal: 1200,
  contractPayment: 500.004,
  payment: 500.004,
  perYear: 12,
  annualRate: 12,
  compounds: 12,
  interestOnlyPayments: 0,
  lastLevel: 12,
  levelMonths: 12,
  balloon: 0,
  lastPayment: 12,
  oddInterest: 5,
  extras: {
    monthly: 0,
    monthlyFrom: 1,
    annual: 0,
    annualFrom: 12,
    lumpSums: [{ date: dayOf('2026-03-02'), amount: 100 }],
  },
  rateChanges: [],
  start: dayOf('2026-01-15'),
  first: dayOf('2026-03-01'),
};

test('a ledger in cents rounds what enters it and the interest of each month', () => {
  const kept = keepDatedLoan(a, loan, 'cent', 2);
  // 1200 + 17.00 − 505.00 = 712.00; + 7.12 − 500.00 − 100.00 = 119.12; + 1.19 = 120.31.
  const balances = [0, 1, 2, 3].map((month) => a.round(kept.course.at(month).balance, 2));
  assert.deepEqual(balances, [120_000, 71_200, 11_912, 0]);
  assert.deepEqual([a.round(kept.finalPayment, 2), a.round(kept.extras, 2)], [12_031, 10_000]);
  // Without the lump sum: 219.12 + 2.19 in the third month.
  assert.deepEqual([kept.payments, kept.contractPayments], [3, 3]);
  assert.deepEqual(
    [kept.interest, kept.contractInterest].map((all) => a.round(all, 2)),
    [2531, 2631],
  );
  assert.deepEqual([1, 2, 3].map(kept.course.dateOf).map(dateText), [
    '2026-03-01',
    '2026-04-01',
    '2026-05-01',
  ]);
});

test('an exact one rounds nothing, nor its final payment', () => {
  const kept = keepDatedLoan(a, loan, 'exact', 2);
  // 1200 + 17 − 505.004 = 711.996; + 7.11996 − 500.004 − 100 = 119.11196; + 1.1911196.
  assert.equal(a.round(kept.course.at(2).balance, 5), 11_911_196);
  assert.equal(a.round(kept.interest, 7), 253_110_796);
  assert.equal(a.round(kept.finalPayment, 7), 1_203_030_796);
});

test('a change of the rate sets the payment that repays what is owed by the end, a yearly extra payment comes on top', () => {
  const changed = {
    ...loan,
    payment: 100,
    contractPayment: 100,
    oddInterest: 0,
    first: undefined,
    extras: { ...loan.extras, annual: 50, annualFrom: 2, lumpSums: [] },
    rateChanges: [{ month: 12, annual_rate: 0 }],
  };
  const kept = keepDatedLoan(a, changed, 'cent', 2);
  // In the twelfth month, all that is left is due; without a change too.
  assert.equal(kept.payments, 12);
  const [owed] = [kept.course.at(11).balance];
  assert.equal(a.round(kept.changedPayments[0]!, 2), a.round(owed, 2));
  assert.equal(a.round(kept.extras, 2), 5_000);
});

test('half-yearly compounding of monthly payments: twelve months compound to two halves of the rate', () => {
  const exact = keepDatedLoan(a, { ...loan, compounds: 2, oddInterest: 0, first: undefined }, 'exact', 2);
  // 1200·1.06^(1/6) − 1200 = 11.710…: 1.06^(1/6) is 1.009758794.
  assert.equal(a.round(exact.course.at(1).flow, 2), 1171);
});

test('prepayments before the end of the interest-only payments lower the payment, and a change to the same rate changes nothing', () => {
  const interestOnly = {
    ...loan,
    principal: 120_000,
    contractPayment: 2319.94,
    payment: 2319.94,
    annualRate: 6,
    interestOnlyPayments: 60,
    lastLevel: 120,
    levelMonths: 60,
    lastPayment: 120,
    oddInterest: 0,
    extras: { ...loan.extras, lumpSums: [{ month: 12, amount: 60_000 }] },
    first: undefined,
  };
  for (const rateChanges of [[], [{ month: 61, annual_rate: 6 }]]) {
    const kept = keepDatedLoan(a, { ...interestOnly, rateChanges }, 'cent', 2);
    assert.equal(kept.payments, 120);
    assert.equal(a.round(kept.recastBalance!, 2), 6_000_000);
    assert.equal(a.round(a.subtract(kept.contractInterest, kept.interest), 2), 2_399_808);
  }
});

test('of changes within one period the last month counts, in whatever order they are given', () => {
  const rateChanges = [
    { month: 3, annual_rate: 0 },
    { month: 2, annual_rate: 100 },
  ];
  const quarterly = { ...loan, perYear: 4, compounds: 4, oddInterest: 0, first: undefined };
  for (const changes of [rateChanges, rateChanges.toReversed()]) {
    const { course } = keepDatedLoan(a, { ...quarterly, rateChanges: changes }, 'cent', 2);
    // Months 4 to 6 are the second period.
    assert.equal(a.round(course.at(2).flow, 2), a.round(course.at(1).flow, 2));
  }
});
