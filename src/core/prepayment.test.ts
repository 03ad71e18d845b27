import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { middleOf } from '../../bench/accuracy/decimal-ball.ts';
import { createDecimalArithmetic } from './decimal.ts';
import { createPrepayment } from './prepayment.ts';

const a = createDecimalArithmetic(40);
/** 12,000 without interest over 24 months: 500 a month. */
const loan = { principal: a.of(12_000), rate: a.of(0), months: 24, extra: a.of(100), lumpSum: a.of(1000) };

/** By hand, as there is no interest. */
describe('a prepaid loan', () => {
  test('ends when what is paid besides has repaid the rest', () => {
    // After 6 months 12000 − 3600 − 1000 = 7400, which is 12 payments of 600 and one of 200.
    const { months, totalPaid, at } = createPrepayment(a, { ...loan, lumpSumMonth: 6 });
    assert.equal(months, 19);
    assert.equal(middleOf(totalPaid).toString(), '12000');
    const balances = [0, 5, 6, 7, 18, 19].map((month) => middleOf(at(month).balance).toNumber());
    assert.deepEqual(balances, [12_000, 9000, 7400, 6800, 200, 0]);
  });

  test('takes no more of the lump sum than is owed', () => {
    const { months, totalPaid } = createPrepayment(a, { ...loan, lumpSum: a.of(50_000), lumpSumMonth: 0 });
    assert.equal(months, 0);
    assert.equal(middleOf(totalPaid).toString(), '12000');
  });

  test('is repaid before a lump sum that comes too late', () => {
    const { months } = createPrepayment(a, { ...loan, extra: a.of(1500), lumpSumMonth: 12 });
    assert.equal(months, 6);
  });

  test('with interest pays as much of it as month by month', () => {
    const rate = a.of(0.01);
    const prepaid = createPrepayment(a, { ...loan, rate, lumpSumMonth: 3 });
    let [balance, interest] = [middleOf(loan.principal), middleOf(a.of(0))];
    for (let month = 1; month <= prepaid.months; month++) {
      const charged = balance.times('0.01');
      interest = interest.plus(charged);
      const due = middleOf(prepaid.payment).plus(100);
      balance = month === prepaid.months ? balance.times(0) : balance.plus(charged).minus(due);
      if (month === 3) balance = balance.minus(1000);
      assert.ok(middleOf(prepaid.at(month).balance).minus(balance).abs().lessThan('1e-30'));
      assert.ok(middleOf(prepaid.at(month).flow).minus(interest).abs().lessThan('1e-30'));
    }
  });
});
