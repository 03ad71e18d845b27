import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { middleOf } from '../../bench/accuracy/decimal-ball.ts';
import { createDecimalArithmetic } from './decimal.ts';
import { periodsToReach, realRate, savingsAfter } from './saving.ts';

const a = createDecimalArithmetic(40);
const saving = { savings: a.of(1000), added: a.of(100), rate: a.of(0.05) };

describe('saving', () => {
  test('adds growth and deposits period by period', () => {
    // 1000 → 1150 → 1307.5 → 1472.875, by hand.
    assert.equal(middleOf(savingsAfter(a, saving, 3)).toString(), '1472.875');
  });

  test('reaches after so many periods what it is then', () => {
    const periods = periodsToReach(a, saving, a.of(1472.875))!;
    assert.ok(middleOf(periods).minus(3).abs().lessThan(1e-30));
  });

  test('is there at once, or never', () => {
    assert.equal(middleOf(periodsToReach(a, saving, a.of(900))!).toString(), '0');
    // At −5 % the savings tend to 100/0.05 = 2000.
    assert.equal(periodsToReach(a, { ...saving, rate: a.of(-0.05) }, a.of(2000)), undefined);
  });

  test('without growth is a division', () => {
    assert.equal(middleOf(periodsToReach(a, { ...saving, rate: a.of(0) }, a.of(1250))!).toString(), '2.5');
  });
});

test('a return less inflation is a quotient, not a difference', () => {
  // 1.05/1.25 − 1
  assert.equal(middleOf(realRate(a, a.of(5), a.of(25))).toString(), '-0.16');
});
