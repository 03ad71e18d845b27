import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { haveSameQuotes } from '#currency/table/gate.ts';
import { shippedPast, withShippedPast } from './past.ts';
import type { DatedTable } from '#currency/sources/source.ts';
import type { Coverage } from './store.ts';
import { parseEcbHistory } from '#currency/sources/ecb-history.ts';
import { parseWideDaily } from '#currency/sources/wide-daily.ts';
import { isTargetDay } from '#currency/sources/target-calendar.ts';

const read = (name: string) => readFileSync(new URL(`../sources/${name}`, import.meta.url), 'utf8');

const [first, second] = ['2026-09-24', '2026-03-17'].map((observedOn) => ({
  source: 'ecb',
  base: 'EUR',
  observedOn,
  quotes: { USD: '9.9', AAA: '1' },
})) as unknown as readonly [DatedTable, DatedTable];
const ofSource = (id: string) => shippedPast().filter(({ source }) => source === id);
const none = {
  between: async (): Promise<DatedTable[]> => [],
  coverage: async (): Promise<Coverage[]> => [],
};

describe('the past rates that ship', () => {
  test('have a table for each TARGET day of five years, and none of another day', () => {
    const dates = ofSource('ecb').map(({ observedOn }) => observedOn);
    assert.equal(dates[0], '2021-04-13');
    assert.equal(dates.at(-1), '2026-04-13');
    const expected: string[] = [];
    for (let ms = Date.parse('2021-04-13'); ms <= Date.parse('2026-04-13'); ms += 86_400_000) {
      const date = new Date(ms).toISOString().slice(0, 10);
      if (isTargetDay(date)) expected.push(date);
    }
    assert.deepEqual(dates, expected);
  });

  test('have days of the daily set from then to the snapshot, without a gap of more than two weeks', () => {
    const dates = ['2026-04-13', ...ofSource('wide-daily').map(({ observedOn }) => observedOn)];
    assert.equal(dates.at(-1), '2026-09-29');
    for (const [place, date] of dates.slice(1).entries()) {
      const days = (Date.parse(date) - Date.parse(dates[place]!)) / 86_400_000;
      assert.ok(days > 0 && days <= 14, date);
    }
  });

  test('say of the last day what the recorded file of the daily set says', () => {
    assert.deepEqual(ofSource('wide-daily').at(-1), parseWideDaily(read('wide-daily.usd.recorded.txt')));
  });

  test('are near those of the ECB where the sources meet', () => {
    const quoteOn = (id: string, date: string) =>
      ofSource(id).find(({ observedOn }) => observedOn === date)!.quotes;
    const [euro, dollar] = [quoteOn('ecb', '2026-04-13'), quoteOn('wide-daily', '2026-04-19')];
    for (const code of ['JPY', 'GBP', 'CHF', 'INR', 'CAD']) {
      const move = Number(euro[code]) / Number(euro['USD']) / Number(dollar[code]) - 1;
      assert.ok(Math.abs(move) < 0.03, code);
    }
  });

  test('say what other files of the ECB say of the same days', () => {
    const recorded = parseEcbHistory(read('ecb-history.recorded.xml'));
    assert.equal(recorded.length, 4);
    for (const table of recorded) {
      const shipped = ofSource('ecb').find(({ observedOn }) => observedOn === table.observedOn)!;
      assert.ok(haveSameQuotes(shipped, table), table.observedOn);
    }
  });

  test('stand behind those of the store', async () => {
    const store = withShippedPast({ ...none, between: async () => [second, first] });
    const found = await store.between('2026-03-16', '2026-09-24');
    const dates = found.map(({ observedOn }) => observedOn);
    assert.deepEqual(dates.slice(0, 3), ['2026-03-16', '2026-03-17', '2026-03-18']);
    assert.equal(found[1], second);
    assert.ok(found.includes(first));
    assert.equal(
      new Set(found.map(({ observedOn, source }) => `${observedOn} ${source}`)).size,
      found.length,
    );
  });

  test('lengthen the coverage of the store', async () => {
    const span = { source: 'ecb', code: 'USD', firstOn: '2026-09-24', lastOn: '2026-09-24' } as const;
    const coverage = await withShippedPast({ ...none, coverage: async () => [span] }).coverage();
    const of = (code: string) => coverage.find((one) => one.code === code);
    assert.deepEqual(of('USD'), { ...span, firstOn: '2021-04-13' });
    // Croatia and Bulgaria took the euro; the ECB stopped quoting the ruble on 2022-03-01.
    assert.deepEqual(
      ['HRK', 'BGN', 'RUB'].map((code) => of(code)?.lastOn),
      ['2022-12-30', '2025-12-31', '2022-03-01'],
    );
  });
});
