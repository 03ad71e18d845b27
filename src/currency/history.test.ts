import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { addDays } from './dates.ts';
import { createHistory } from './history.ts';
import { rate } from './rate-table.ts';
import { parseEcbHistory } from './sources/ecb-history.ts';

const recorded = readFileSync(new URL('./sources/ecb-history.recorded.xml', import.meta.url), 'utf8');
// Friday 2026-03-13, Monday 16, Tuesday 17 and Wednesday 18.
const history = createHistory(parseEcbHistory(recorded));

describe('past rates', () => {
  test('of a day observed are those of that day', () => {
    const day = history.asOf('2026-03-17');
    assert.deepEqual([day?.date, day?.observedOn], ['2026-03-17', '2026-03-17']);
    assert.equal(rate(day!.table, 'EUR', 'USD'), '1.1531');
    // 183.29 / 1.1531, by Python's decimal module.
    assert.equal(rate(day!.table, 'USD', 'JPY'), '158.954123667');
  });

  test('of a weekend are those of the Friday before, and say so', () => {
    for (const date of ['2026-03-14', '2026-03-15']) {
      const day = history.asOf(date);
      assert.deepEqual([day?.date, day?.observedOn], [date, '2026-03-13']);
      assert.equal(day?.table, history.asOf('2026-03-13')?.table);
    }
  });

  test('are none before the first day, and none when the last are more than 14 days ago', () => {
    assert.equal(history.asOf('2026-03-12'), undefined);
    assert.equal(history.asOf('2026-04-01')?.observedOn, '2026-03-18');
    assert.equal(history.asOf('2026-04-02'), undefined);
    assert.deepEqual([history.first, history.last], ['2026-03-13', '2026-03-18']);
  });

  test('of a range are those of each calendar day, as they are one by one', () => {
    const days = history.between('2026-03-11', '2026-03-18');
    assert.deepEqual(
      days.map(({ date, observedOn }) => [date, observedOn]),
      [
        ['2026-03-13', '2026-03-13'],
        ['2026-03-14', '2026-03-13'],
        ['2026-03-15', '2026-03-13'],
        ['2026-03-16', '2026-03-16'],
        ['2026-03-17', '2026-03-17'],
        ['2026-03-18', '2026-03-18'],
      ],
    );
    for (const day of days) assert.deepEqual(day, history.asOf(day.date));
    assert.deepEqual(history.between('2026-03-18', '2026-03-17'), []);
  });

  test('are found like by looking at every day in turn', () => {
    const days = parseEcbHistory(recorded).filter((_, index) => index !== 2);
    const sparse = createHistory(days);
    for (let date = '2026-03-01'; date < '2026-04-10'; date = addDays(date, 1)) {
      const expected = days.findLast(
        ({ observedOn }) => observedOn <= date && addDays(observedOn, 14) >= date,
      );
      assert.equal(sparse.asOf(date)?.observedOn, expected?.observedOn, date);
    }
  });

  test('need at least one day', () => {
    assert.throws(() => createHistory([]), /at least one day/);
  });
});
