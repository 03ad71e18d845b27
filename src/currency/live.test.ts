import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { createLog } from '#base/log.ts';
import { listDailySources, listSources, startRates } from './live.ts';
import { openSqliteRatesStore } from '../../test/kit/stores.ts';

/** Which hosts are asked at the start, and which timers are set. */
async function start(openExchangeRatesKey: string | undefined, isRefreshed: boolean) {
  const hosts: string[] = [];
  const delays: number[] = [];
  const download = (url: string) => {
    hosts.push(new URL(url).host);
    return Promise.reject(new Error('no route'));
  };
  const lines: string[] = [];
  const now = () => Date.parse('2026-09-30T15:00Z');
  const rates = await startRates({
    store: openSqliteRatesStore(new DatabaseSync(':memory:')),
    maxAgeDays: 30,
    openExchangeRatesKey,
    download: isRefreshed ? download : undefined,
    schedule: (delayMs, run) => {
      delays.push(delayMs);
      if (delayMs === 0) queueMicrotask(run);
      return () => {};
    },
    now,
    random: () => 0,
    instance: 'one',
    log: createLog({ level: 'warn', write: (line) => lines.push(line), now }),
  });
  await new Promise((resolve) => setImmediate(resolve));
  rates.stop();
  return { hosts, delays, lines };
}

test('Open Exchange Rates is asked only with a key, which no line of the log shows', async () => {
  const ids = (key?: string) => listDailySources(listSources(key)).map(({ id }) => id);
  assert.deepEqual(ids(), ['ecb', 'wide-daily']);
  assert.deepEqual(ids('secret'), ['ecb', 'wide-daily', 'open-exchange-rates']);
  assert.ok(!(await start(undefined, true)).hosts.includes('openexchangerates.org'));
  const { hosts, lines } = await start('secret', true);
  assert.ok(hosts.includes('openexchangerates.org'));
  assert.equal(lines.length, 3);
  assert.ok(!lines.join('').includes('secret'));
});

test('nothing is fetched where that is switched off, but stored rates are followed', async () => {
  const { hosts, delays } = await start(undefined, false);
  assert.deepEqual([hosts, delays], [[], [30_000]]);
});
