import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addMonths, calendarDate, dateText, dayOf, paymentDay, paymentFrom } from './calendar.ts';

const MS_PER_DAY = 86_400_000;

test('days and dates are those of ECMAScript, from 1890 to 2210', () => {
  const first = Date.UTC(1890, 0, 1) / MS_PER_DAY;
  const last = Date.UTC(2210, 0, 1) / MS_PER_DAY;
  for (let day = first; day <= last; day++) {
    const text = new Date(day * MS_PER_DAY).toISOString().slice(0, 10);
    assert.equal(dateText(day), text);
    assert.equal(dayOf(text), day);
  }
});

test('months are added to the day of the month, or to the last day of a shorter one', () => {
  const later = (date: string, months: number) => dateText(addMonths(dayOf(date), months));
  assert.equal(later('2026-11-21', 1), '2026-12-21');
  assert.equal(later('2026-11-21', 2), '2027-01-21');
  assert.equal(later('2024-01-31', 1), '2024-02-29');
  assert.equal(later('2023-01-31', 1), '2023-02-28');
  assert.equal(later('2024-02-29', 12), '2025-02-28');
  assert.equal(later('2024-03-31', -1), '2024-02-29');
  assert.equal(later('2026-01-15', -13), '2024-12-15');
  assert.equal(later('1900-01-31', 1200), '2000-01-31');
});

test('months are added as on a calendar that is counted month by month, in years from 1 to 9998', () => {
  const lengthOf = (count: number) => {
    const [year, month] = [Math.floor(count / 12), (count % 12) + 1];
    const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
    if (month === 2) return isLeap ? 29 : 28;
    return [4, 6, 9, 11].includes(month) ? 30 : 31;
  };
  for (let year = 1; year <= 9998; year += 7) {
    for (const [month, day] of [
      ['01', 31],
      ['02', 28],
      ['03', 30],
      ['08', 29],
      ['12', 11],
    ] as const) {
      const start = dayOf(`${String(year).padStart(4, '0')}-${month}-${day}`);
      let [count, first] = [12 * year + Number(month) - 1, start - day + 1];
      for (let months = 1; months <= 12; months++) {
        first += lengthOf(count++);
        assert.equal(addMonths(start, months), first + Math.min(day, lengthOf(count)) - 1);
      }
    }
  }
});

test('a day has year, month and day of the month', () => {
  assert.deepEqual(calendarDate(0), { year: 1970, month: 1, day: 1 });
  assert.deepEqual(calendarDate(dayOf('2000-02-29')), { year: 2000, month: 2, day: 29 });
});

test('the first payment that is not before a day', () => {
  // Counted on a calendar; 600 months on, a guess of 31 days a month is ten months early.
  const from = (start: string, day: string, perYear?: number) =>
    paymentFrom({ start: dayOf(start), perYear }, dayOf(day));
  assert.equal(from('2024-01-31', '2024-03-01'), 2);
  assert.equal(from('2024-01-31', '2024-03-31'), 2);
  assert.equal(from('2024-01-31', '2020-01-01'), 1);
  assert.equal(from('2026-05-15', '2076-05-15'), 600);
  assert.equal(from('2026-05-15', '2076-05-16'), 601);
  assert.equal(from('2026-05-15', '2026-05-29', 26), 1);
  assert.equal(from('2026-05-15', '2026-05-30', 26), 2);
  assert.equal(from('2026-05-31', '2076-05-31', 24), 1200);
  assert.equal(from('2026-05-31', '2026-06-17', 24), 2);
});

test('payments of other frequencies are days, halves of months, or several months apart', () => {
  const days = (start: string, perYear: number) =>
    [1, 2, 3, 4].map((payment) => dateText(paymentDay({ start: dayOf(start), perYear }, payment)));
  assert.deepEqual(days('2026-01-15', 52), ['2026-01-22', '2026-01-29', '2026-02-05', '2026-02-12']);
  assert.deepEqual(days('2026-01-15', 26), ['2026-01-29', '2026-02-12', '2026-02-26', '2026-03-12']);
  assert.deepEqual(days('2026-01-15', 24), ['2026-01-30', '2026-02-15', '2026-02-28', '2026-03-15']);
  assert.deepEqual(days('2026-01-31', 24), ['2026-02-16', '2026-02-28', '2026-03-16', '2026-03-31']);
  assert.deepEqual(days('2025-11-30', 4), ['2026-02-28', '2026-05-30', '2026-08-30', '2026-11-30']);
});

test('payments keep the day of the month on which interest began, or that of the first payment', () => {
  const days = (dates: Parameters<typeof paymentDay>[0]) =>
    [1, 2, 3, 4].map((payment) => dateText(paymentDay(dates, payment)));
  const start = dayOf('2025-01-31');
  assert.deepEqual(days({ start }), ['2025-02-28', '2025-03-31', '2025-04-30', '2025-05-31']);
  const first = dayOf('2025-02-28');
  assert.deepEqual(days({ start, first }), ['2025-02-28', '2025-03-28', '2025-04-28', '2025-05-28']);
  assert.equal(paymentFrom({ start }, dayOf('2025-01-31')), 1);
  assert.equal(paymentFrom({ start }, dayOf('2025-03-29')), 2);
  assert.equal(paymentFrom({ start, first }, dayOf('2025-03-29')), 3);
});
