import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { ecbLast90Days, parseEcbHistory } from './ecb-history.ts';
import { ecbDaily } from './ecb-daily.ts';
import { parseEcbPortal } from './ecb-portal.ts';

const read = (name: string) => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');
const recorded = read('ecb-history.recorded.xml');

describe('the history files of the ECB', () => {
  test('are read into one table a day, the oldest first', () => {
    const days = parseEcbHistory(recorded);
    assert.deepEqual(
      days.map(({ observedOn }) => observedOn),
      ['2026-03-13', '2026-03-16', '2026-03-17', '2026-03-18'],
    );
    for (const { source, base, quotes } of days) {
      assert.deepEqual([source, base, Object.keys(quotes).length], ['ecb', 'EUR', 29]);
    }
    assert.equal(days[3]?.quotes['USD'], '1.15');
  });

  test('are on the host of the daily file', () => {
    const [daily] = ecbDaily.feeds(0);
    assert.equal(new URL(ecbLast90Days).origin, new URL(daily!.url).origin);
  });

  test('say the same as the portal does', () => {
    assert.deepEqual(parseEcbHistory(recorded), parseEcbPortal(read('ecb-portal.recorded.csv')));
  });

  test('have the currencies of their time', () => {
    const old = recorded.replaceAll(
      '<Cube currency="USD"',
      '<Cube currency="BGN" rate="1.9558"/><Cube currency="USD"',
    );
    assert.deepEqual(parseEcbHistory(old), parseEcbHistory(recorded));
    const before = parseEcbHistory(old.replace('2026-03-18', '2025-12-31'));
    assert.equal(before[0]?.quotes['BGN'], '1.9558');
    assert.ok(!before.slice(1).some(({ quotes }) => 'BGN' in quotes));
  });

  test('of 27 years are read within two seconds', () => {
    const day = /<Cube time="2026-03-18">.*\n/.exec(recorded)![0];
    const dates = Array.from({ length: 7000 }, (_, index) =>
      new Date(index * 86_400_000).toISOString().slice(0, 10),
    );
    const many = dates.map((date) => day.replace('2026-03-18', date)).join('');
    const before = process.cpuUsage();
    assert.equal(parseEcbHistory(recorded.replace(day, many)).length, 7003);
    // Of processor time, as other programs use the machine too.
    const { user, system } = process.cpuUsage(before);
    assert.ok(user + system < 2_000_000, `${user + system} microseconds`);
  });

  test('are refused like the daily file', () => {
    for (const bad of [recorded.slice(0, -9), recorded.replace('2026-03-17', '2026-03-18'), '<html>']) {
      assert.throws(() => parseEcbHistory(bad), /The ECB file is not as expected/);
    }
  });
});
