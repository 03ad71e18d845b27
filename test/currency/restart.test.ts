import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import type { Download } from '#currency/download.ts';
import { startRates } from '#currency/live.ts';
import { rate } from '#currency/table/rate-table.ts';
import { createLog } from '#base/log.ts';
import { openSqliteRatesStore } from '../kit/stores.ts';

const recorded = new URL('../../src/currency/sources/ecb-daily.recorded.xml', import.meta.url);
const daily = readFileSync(recorded, 'utf8').replace('2026-09-24', '2026-09-28').replace('1.1367', '1.1412');

test('after a restart without a network the last good rates are served, with their true age, until they expire', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'centwise-rates-'));
  const log = createLog({ level: 'silent', write: assert.fail, now: Date.now });

  /** Rates over the same file, at a time of their own; every timer that is due at once has run. */
  async function start(at: string, download: Download) {
    const due: (() => void)[] = [];
    const schedule = (delayMs: number, run: () => void) => {
      if (delayMs === 0) due.push(run);
      return () => {};
    };
    const store = openSqliteRatesStore(new DatabaseSync(join(folder, 'test.sqlite')));
    const [now, random] = [() => Date.parse(at), () => 0];
    const settings = { maxAgeDays: 30, openExchangeRatesKey: undefined, instance: at };
    const rates = await startRates({ ...settings, store, download, schedule, now, random, log });
    for (const run of due) run();
    await new Promise((resolve) => setImmediate(resolve));
    const stop = async () => {
      rates.stop();
      await store.close();
    };
    return { ...rates, stop };
  }
  const online: Download = (url) =>
    url.includes('ecb') && url.includes('daily')
      ? Promise.resolve({ body: daily, contentType: 'text/xml' })
      : Promise.reject(new Error('status 404'));
  const offline: Download = () => Promise.reject(new Error('no route'));

  try {
    const first = await start('2026-09-28T15:00Z', online);
    assert.equal(rate(first.service.current().table, 'EUR', 'USD'), '1.1412');
    await first.stop();

    const later = await start('2026-10-20T09:00Z', offline);
    const { table, updatedAt, observedOn, stale, expired } = later.service.current(['EUR', 'USD']);
    assert.equal(rate(table, 'EUR', 'USD'), '1.1412');
    assert.deepEqual(
      [updatedAt, observedOn, stale, expired],
      ['2026-09-28T14:00:00Z', '2026-09-28', true, false],
    );
    assert.equal(later.service.health()[0]?.failed, 1);
    const day = await later.history.asOf('2026-09-29');
    assert.equal(rate(day!.table, 'EUR', 'USD'), '1.1412');
    await later.stop();

    const tooLate = await start('2026-10-28T14:00:00.001Z', offline);
    assert.equal(tooLate.service.current().expired, true);
    await tooLate.stop();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
