import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { addDays } from '#base/dates.ts';
import { ecbPublicationMs, isTargetDay, nextTargetDay } from './target-calendar.ts';

describe('the TARGET calendar', () => {
  // Source: ECB, the closing days that it announces for 2024 to 2027.
  const closed = [
    '2024-01-01 2024-03-29 2024-04-01 2024-05-01 2024-12-25 2024-12-26',
    '2025-01-01 2025-04-18 2025-04-21 2025-05-01 2025-12-25 2025-12-26',
    '2026-01-01 2026-04-03 2026-04-06 2026-05-01 2026-12-25',
    '2027-01-01 2027-03-26 2027-03-29',
  ];

  test('is closed on its holidays and open on every other weekday of 2024 to 2026', () => {
    const holidays = new Set(closed.slice(0, 3).join(' ').split(' '));
    for (let date = '2024-01-01'; date < '2027-01-01'; date = addDays(date, 1)) {
      const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' }).format(
        new Date(date),
      );
      assert.equal(isTargetDay(date), !weekday.startsWith('S') && !holidays.has(date), date);
    }
    for (const date of closed[3]!.split(' ')) assert.equal(isTargetDay(date), false, date);
  });

  test('finds Easter in its earliest and latest years', () => {
    assert.equal(isTargetDay('2008-03-24'), false);
    assert.equal(isTargetDay('2038-04-26'), false);
    assert.equal(isTargetDay('2038-04-19'), true);
  });

  test('goes on after weekends and over the longest closures', () => {
    assert.equal(nextTargetDay('2026-09-24'), '2026-09-25');
    assert.equal(nextTargetDay('2026-09-25'), '2026-09-28');
    assert.equal(nextTargetDay('2026-04-02'), '2026-04-07');
    assert.equal(nextTargetDay('2026-12-24'), '2026-12-28');
    assert.equal(nextTargetDay('2026-12-31'), '2027-01-04');
  });
});

describe('the hour of publication', () => {
  // Expected values: the time zone database, by way of Intl.
  const clock = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Europe/Berlin',
  });

  test('is 16:00 in Berlin on every day of 2025 to 2027', () => {
    for (let date = '2025-01-01'; date < '2028-01-01'; date = addDays(date, 1)) {
      assert.equal(clock.format(ecbPublicationMs(date)), `${date} 16:00:00`);
    }
  });

  test('moves by an hour on both changes of 2026', () => {
    assert.equal(ecbPublicationMs('2026-03-28'), Date.parse('2026-03-28T15:00:00.000Z'));
    assert.equal(ecbPublicationMs('2026-03-29'), Date.parse('2026-03-29T14:00:00.000Z'));
    assert.equal(ecbPublicationMs('2026-10-24'), Date.parse('2026-10-24T14:00:00.000Z'));
    assert.equal(ecbPublicationMs('2026-10-25'), Date.parse('2026-10-25T15:00:00.000Z'));
  });
});
