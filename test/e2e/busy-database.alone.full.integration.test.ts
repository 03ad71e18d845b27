import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#platform/sqlite.ts';
import { send, type Call } from '../kit/callers.ts';
import { createKey } from '../kit/keys.ts';
import { runtimes, startProcess, temporaryFolder, withoutRuntime } from '../kit/process.ts';
import { openSqliteRatesStore, openSqliteStore } from '../kit/stores.ts';

const HELD_MS = 2_000;
/** A process that has just started is busy with itself. */
const SETTLING_MS = 500;
const CALL_EVERY_MS = 40;
const MEDIAN_MS = 100;

const convert = '/v1/currency/convert';
const calls: readonly Call[] = [
  { path: '/v1/calculate/sip', body: { monthly_investment: 10_000, annual_return: 12, years: 10 } },
  { path: convert, body: { amount: 100, from: 'EUR', to: 'USD' } },
  { path: convert, body: { amount: 100, from: 'EUR', to: 'USD', date: '2026-09-24' } },
];

/**
 * A database with so many keys, and rates whose sources nobody but us may ask; nothing is fetched in a test.
 */
async function makeDatabase(file: string, count: number): Promise<string[]> {
  const store = openSqliteStore(openDatabase(file));
  const keys: string[] = [];
  for (let made = 0; made < count; made++) keys.push((await createKey(store)).key);
  await store.close();
  const rates = openSqliteRatesStore(openDatabase(file));
  for (const source of ['ecb', 'wide-daily']) {
    await rates.acquire(`fetch ${source}`, 'this test', Date.now(), Date.now() + 3_600_000);
  }
  await rates.close();
  return keys;
}

for (const runtime of runtimes) {
  const options = { skip: withoutRuntime[runtime] };
  describe(`a service on ${runtime} whose database another process writes to`, options, () => {
    test('goes on to check keys, to calculate and to convert, and stores its own writes later', async () => {
      const folder = await temporaryFolder();
      const file = join(folder, 'centwise.sqlite');
      const keys = await makeDatabase(file, HELD_MS / CALL_EVERY_MS);
      const settings = { RUNTIME: runtime, TLS: 'proxy', TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn' };
      // The first start stores the rates that ship.
      await (await startProcess(folder, settings)).stop();

      const writer = new DatabaseSync(file);
      writer.exec('BEGIN IMMEDIATE');
      // It asks at once for the leases of the sources, and writes the usage of each half second.
      const service = await startProcess(folder, { ...settings, RATES_REFRESH: 'on' });
      await sleep(SETTLING_MS);
      const answers = keys.map(async (key, index) => {
        await sleep(index * CALL_EVERY_MS);
        const sentMs = performance.now();
        const call = calls[index % calls.length]!;
        const { status, body } = await send({ port: service.port, isPlain: true }, { ...call, key }).answer;
        assert.equal(status, 200, `${call.path}: ${body}`);
        return performance.now() - sentMs;
      });
      await sleep(HELD_MS);
      writer.exec('ROLLBACK');
      const tookMs = (await Promise.all(answers)).toSorted((a, b) => a - b);
      const medianMs = tookMs[Math.floor(tookMs.length / 2)]!;
      assert.ok(medianMs < MEDIAN_MS, `a median of ${medianMs.toFixed(1)} ms`);
      assert.equal(await service.stop(), 0);
      const [usage] = writer.prepare('SELECT SUM(requests) AS requests FROM usage').all();
      // Each is stored, and none twice; one that a busy machine makes longer than 50 ms counts as two.
      const stored = Number(usage?.['requests']);
      assert.ok(stored >= keys.length && stored < 1.5 * keys.length, `${stored} of ${keys.length}`);
      assert.doesNotMatch(service.output(), /"level":"(warn|error)".*(store|stored)/);
      writer.close();
      await rm(folder, { recursive: true });
    });
  });
}
