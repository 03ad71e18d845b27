import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ballArithmetic as a } from '../arithmetic/ball.ts';
import { dayOf } from './calendar.ts';
import { firstPeriodOf, singlePeriodOf, unitPeriodsOf } from './first-period.ts';
import { rateOfPayments } from './payment-rate.ts';

test('payments of different amounts have one rate, odd days included', () => {
  // By hand: at 10 % a period, 660·(1/1.1 + 1/1.21) = 1145.45… is lent half a period earlier, 1145.45/1.05 =
  // 12,000/11.
  const lent = a.divide(12_000, 11);
  const first = { wholePeriods: 1, days: 15, daysPerPeriod: 30 };
  const runs = [[a.of(660), 1] as const, [a.of(660), 1] as const];
  assert.equal(a.round(rateOfPayments(a, lent, runs, first), 9), 100_000_000);
  assert.equal(a.isZero(rateOfPayments(a, a.of(1320), runs, first)), true);
});

test('the time to the first payment is counted back from it', () => {
  const from = (start: string, first: string, perYear: number) => {
    const { wholePeriods, days } = firstPeriodOf({ start: dayOf(start), first: dayOf(first), perYear });
    return [wholePeriods, days];
  };
  assert.deepEqual(from('2026-01-15', '2026-03-01', 12), [1, 17]);
  assert.deepEqual(from('2026-01-15', '2026-02-01', 12), [0, 17]);
  assert.deepEqual(from('2026-01-15', '2026-03-01', 26), [3, 3]);
  assert.deepEqual(from('2026-01-15', '2026-03-01', 24), [3, 2]);
  assert.deepEqual(from('2026-01-15', '2026-06-15', 4), [1, 59]);
  assert.deepEqual(from('2026-02-15', '2026-04-01', 12), [1, 14]);
  // The last day of a shorter month ends a whole one.
  assert.deepEqual(from('2026-01-31', '2026-02-28', 12), [1, 0]);
  assert.deepEqual(from('2026-01-31', '2026-04-30', 12), [3, 0]);
  assert.deepEqual(from('2026-02-15', '2026-02-28', 24), [1, 0]);
  assert.deepEqual(from('2026-02-28', '2026-03-01', 12), [0, 1]);
});

test('the unit-periods before the first payment have months of 30 days', () => {
  const from = (start: string, first: string, perYear: number) => {
    const period = unitPeriodsOf({ start: dayOf(start), first: dayOf(first), perYear });
    return [period.wholePeriods, period.days, period.daysPerPeriod];
  };
  // Appendix J, (c)(1)(ii) to (v).
  assert.deepEqual(from('1978-02-10', '1978-04-01', 12), [1, 19, 30]);
  assert.deepEqual(from('1978-02-23', '1978-03-01', 24), [0, 6, 15]);
  assert.deepEqual(from('1978-05-23', '1978-10-01', 4), [1, 39, 90]);
  assert.deepEqual(from('1978-03-20', '1978-04-21', 52), [4, 4, 7]);
  // Five months, and two months and nine days; a quarter has 90 days, whichever it is.
  assert.deepEqual(from('2026-01-15', '2026-06-15', 4), [1, 60, 90]);
  assert.deepEqual(from('2026-07-23', '2026-10-01', 4), [0, 69, 90]);
});

test('the period of one payment is its term, in months or days, at most a year', () => {
  const from = (start: string, first: string, perYear: number) => {
    const { first: period, perYear: times } = singlePeriodOf({
      start: dayOf(start),
      first: dayOf(first),
      perYear,
    });
    return [period.wholePeriods, period.days, period.daysPerPeriod, ...times];
  };
  // Appendix J, (c)(5): 255 days, 6 months, 18 months and 2 years.
  assert.deepEqual(from('1978-01-03', '1978-09-15', 12), [1, 0, 1, 365, 255]);
  assert.deepEqual(from('1978-07-15', '1979-01-15', 12), [1, 0, 1, 12, 6]);
  assert.deepEqual(from('1977-01-15', '1978-07-15', 12), [1, 6, 12, 1, 1]);
  assert.deepEqual(from('1978-01-03', '1980-01-03', 12), [2, 0, 12, 1, 1]);
  assert.deepEqual(from('2026-01-15', '2026-02-12', 26), [1, 0, 1, 365, 28]);
  // Months are whole whatever the payments are; years are counted back from the end, leap ones too.
  assert.deepEqual(from('2026-01-15', '2026-06-15', 4), [1, 0, 1, 12, 5]);
  assert.deepEqual(from('2024-01-03', '2025-01-10', 12), [1, 7, 365, 1, 1]);
});
