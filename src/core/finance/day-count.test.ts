import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayOf } from './calendar.ts';
import { paymentPart, yearPart } from './day-count.ts';

const between = (from: string, to: string) => [dayOf(from), dayOf(to)] as const;

test('actual days split at the year count where they begin, or where they end', () => {
  // ISDA 2006 §4.16(b): 78 days of 2020 and 287 of 2021; by their ends, 77 and 288.
  const year = between('2020-10-15', '2021-10-15');
  assert.deepEqual(yearPart('actual_actual_isda', ...year), { days: 78 * 365 + 287 * 366, per: 365 * 366 });
  assert.deepEqual(yearPart('actual_actual_isda', ...year, true), {
    days: 77 * 365 + 288 * 366,
    per: 365 * 366,
  });
  // 1900 was no leap year, 2000 was one.
  assert.equal(yearPart('actual_actual_isda', ...between('1900-01-01', '1901-01-01')).days, 365 * 366);
  assert.equal(yearPart('actual_actual_isda', ...between('2000-01-01', '2001-01-01')).days, 365 * 366);
});

test('a first period of months of 30 days counts odd days by those of their month', () => {
  const dates = { start: dayOf('2024-01-15'), first: dayOf('2024-02-01'), perYear: 12 };
  // The published schedule of Apache Fineract: 17 of 31 days.
  assert.deepEqual(paymentPart('thirty_360', dates, 1), { days: 17, per: 12 * 31 });
  assert.deepEqual(paymentPart('thirty_360', dates, 2), { days: 1, per: 12 });
  assert.deepEqual(paymentPart('actual_360', dates, 1), { days: 17, per: 360 });
});
