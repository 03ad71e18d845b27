import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { addDays } from '#base/dates.ts';
import { createHistory } from './history.ts';
import { pegSince, pegsOn } from '#currency/sources/official-pegs.ts';
import { standardSources } from '#currency/service.ts';
import { snapshot } from '#currency/table/snapshot.ts';
import type { DatedTable } from '#currency/sources/source.ts';
import { rate } from '#currency/table/rate-table.ts';
import { parseEcbHistory } from '#currency/sources/ecb-history.ts';

const recorded = readFileSync(new URL('./../sources/ecb-history.recorded.xml', import.meta.url), 'utf8');
// Friday 2026-03-13, Monday 16, Tuesday 17 and Wednesday 18.
const days = parseEcbHistory(recorded);
const wide = snapshot[2] as DatedTable;

/** A history over tables in memory, the oldest first. */
function over(tables: readonly DatedTable[], now = '2026-09-30') {
  const store = {
    between: async (from: string, to: string) =>
      tables.filter(({ observedOn }) => from <= observedOn && observedOn <= to),
    coverage: async () => [],
  };
  return createHistory({ store, sources: standardSources, now: () => Date.parse(now) });
}
const history = over(days);

describe('past rates', () => {
  test('of a day observed are those of that day, with the pegs', async () => {
    const day = await history.asOf('2026-03-17');
    assert.equal(day?.date, '2026-03-17');
    assert.equal(day.describe().observedOn, '2026-03-17');
    assert.equal(rate(day.table, 'EUR', 'USD'), '1.1531');
    // 183.29 / 1.1531 and 1.1531 × 3.6725, by Python's decimal module.
    assert.equal(rate(day.table, 'USD', 'JPY'), '158.954123667');
    assert.equal(rate(day.table, 'EUR', 'AED'), '4.23475975');
  });

  test('of a weekend are those of the Friday before, and say so without being stale', async () => {
    for (const date of ['2026-03-14', '2026-03-15']) {
      const day = await history.asOf(date);
      const { observedOn, updatedAt, stale } = day!.describe(['EUR', 'USD']);
      assert.deepEqual([day!.date, observedOn], [date, '2026-03-13']);
      assert.deepEqual([updatedAt, stale], ['2026-03-13T15:00:00Z', false]);
    }
  });

  test('are none before the first day, and none when the last are more than 14 days ago', async () => {
    assert.equal(await history.asOf('2026-03-12'), undefined);
    const late = await history.asOf('2026-04-01');
    assert.equal(late?.describe().observedOn, '2026-03-18');
    assert.equal(late.describe().stale, true);
    assert.equal(await history.asOf('2026-04-02'), undefined);
  });

  test('of a range are those of each calendar day, as they are one by one', async () => {
    const range = await history.between('2026-03-11', '2026-03-18');
    assert.deepEqual(
      range.map(({ date, describe }) => [date, describe().observedOn]),
      [
        ['2026-03-13', '2026-03-13'],
        ['2026-03-14', '2026-03-13'],
        ['2026-03-15', '2026-03-13'],
        ['2026-03-16', '2026-03-16'],
        ['2026-03-17', '2026-03-17'],
        ['2026-03-18', '2026-03-18'],
      ],
    );
    for (const day of range) {
      const alone = await history.asOf(day.date);
      assert.deepEqual([alone?.table, alone?.describe()], [day.table, day.describe()]);
    }
    assert.deepEqual(await history.between('2026-03-18', '2026-03-17'), []);
  });

  test('are found like by looking at every day in turn', async () => {
    const sparse = days.filter((_, index) => index !== 2);
    for (let date = '2026-03-01'; date < '2026-04-10'; date = addDays(date, 1)) {
      const expected = sparse.findLast(
        ({ observedOn }) => observedOn <= date && addDays(observedOn, 14) >= date,
      );
      const found = await over(sparse).asOf(date);
      assert.equal(found?.describe().observedOn, expected?.observedOn, date);
    }
  });

  test('of several sources are merged as those of today are', async () => {
    const both = over([{ ...wide, observedOn: '2026-03-16' }, ...days.slice(2)]);
    const day = await both.asOf('2026-03-17');
    const { table, describe } = day!;
    assert.deepEqual(
      [table.quotes.get('USD')?.source, table.quotes.get('KWD')?.source],
      ['ecb', 'wide-daily'],
    );
    assert.equal(describe().observedOn, '2026-03-16');
    assert.equal(describe(['USD', 'EUR']).observedOn, '2026-03-17');
    // Without a table of the ECB the wide one stands alone.
    const before = await both.asOf('2026-03-16');
    assert.equal(rate(before!.table, 'USD', 'KWD'), '0.30871186');
    assert.equal(rate(before!.table, 'USD', 'EUR'), '0.88022588');
  });

  test('have a peg from its first day on', () => {
    assert.deepEqual(Object.keys(pegsOn('1999-01-04').quotes), ['AED', 'SAR', 'OMR', 'JOD']);
    assert.deepEqual(Object.keys(pegsOn('2001-07-08').quotes), ['AED', 'SAR', 'BHD', 'OMR', 'JOD']);
    assert.equal(pegsOn('2001-07-09').quotes['QAR'], '3.64');
    assert.deepEqual([pegSince('QAR'), pegSince('USD')], ['2001-07-09', undefined]);
  });
});
