// What several instances promise, measured over the real servers: `npm run bench -- instances [PART]…`, where
// a part is admission, revocation, outage, kills or usage. It needs PostgreSQL and redis-server, as the tests
// do.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { plans, windowsSeconds } from '#access/plans.ts';
import { createAccessStore } from '#access/sql-store.ts';
import { useSqliteThread } from '#storage/sqlite-thread.ts';
import type { AccessStore } from '#access/store.ts';
import { createUsageRecorder } from '#access/usage.ts';
import { openDatabase } from '#platform/sqlite.ts';
import { startRelay } from '../test/kit/relay.ts';
import { createDatabase, dropDatabases } from '../test/kit/databases.ts';
import { type Instance, makeFolder, send, startInstance, startRedis, waitUntil } from '../test/kit/fleet.ts';
import { killKeyCreation, killUsageFlush } from '../test/kit/kills.ts';
import { startTestService } from '../test/kit/harness.ts';
import { createKey } from '../test/kit/keys.ts';
import { quantile } from './load.ts';
import { describeMachine, formatTable } from './table.ts';
import { openPostgresStore, openSqliteStore } from '../test/kit/stores.ts';

const print = (text: string): void => void process.stdout.write(`${text}\n`);

interface Fleet {
  readonly instances: readonly Instance[];
  readonly store: AccessStore;
  readonly relay: Awaited<ReturnType<typeof startRelay>>;
}

/** As many instances over one PostgreSQL database and one Redis server, for as long as they are used. */
async function withFleet<T>(count: number, use: (fleet: Fleet) => Promise<T>): Promise<T> {
  const url = await createDatabase();
  const [store, redis, folder] = [await openPostgresStore(url), await startRedis(), await makeFolder()];
  const relay = await startRelay(Number(new URL(url).port || 5432));
  const instances: Instance[] = [];
  for (let index = 0; index < count; index++) {
    const DATA_DIR = `${folder.path}/${index}`;
    instances.push(await startInstance({ DATA_DIR, DATABASE_URL: relay.route(url), REDIS_URL: redis.url }));
  }
  try {
    return await use({ instances, store, relay });
  } finally {
    await Promise.all(instances.map((instance) => instance.stop()));
    await relay.close();
    await redis.stop();
    await store.close();
    await folder.remove();
  }
}

/** How many of a burst of requests get through, for loads below, at and far above the quota. */
async function measureAdmission(): Promise<void> {
  const rows: string[][] = [];
  const { burst } = plans.standard;
  for (const count of [2, 3, 5]) {
    await withFleet(count, async ({ instances, store }) => {
      for (const load of [0.9, 2, 5]) {
        const { key } = await createKey(store, 'standard');
        const startedMs = performance.now();
        const answers = await send(instances, key, burst * load, 32);
        const seconds = (performance.now() - startedMs) / 1000;
        const admitted = answers.filter(({ status }) => status === 200).length;
        const expected = Math.min(burst, burst * load);
        assert.ok(seconds < windowsSeconds.burst, 'The window was over before the load was.');
        rows.push([
          String(count),
          `${load} × ${burst}`,
          String(answers.length),
          String(admitted),
          String(expected),
          String(admitted - expected),
        ]);
      }
    });
  }
  print(formatTable(['Instances', 'Load', 'Sent', 'Admitted', 'Quota', 'Off by'], rows));
}

/** From the commit of a revocation until every one of three instances refuses the key. */
async function measureRevocation(): Promise<void> {
  const rows: string[][] = [];
  await withFleet(3, async ({ instances, store, relay }) => {
    const measure = async (name: string, rounds: number, limitMs: number) => {
      const times: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const { key, id } = await createKey(store, 'unlimited');
        for (const instance of instances) await instance.call('/v1/calculators', key);
        await sleep(100 + ((round * 0.618) % 1) * 1_000);
        const startedMs = performance.now();
        await store.revoke(id, new Date().toISOString());
        const refused = async (instance: Instance) =>
          waitUntil(async () => (await instance.call('/v1/calculators', key)).status === 401, limitMs);
        await Promise.all(instances.map(refused));
        times.push(performance.now() - startedMs);
      }
      rows.push([name, String(rounds), ...spread(times)]);
    };
    await measure('over the channel', 30, 1_000);
    relay.silence('listen ');
    await measure('with the channel cut', 15, 5_000);
  });
  print(formatTable(['Refused everywhere after, ms', 'Keys', 'median', 'p90', 'most'], rows));
}

/** PostgreSQL is away for longer than the grace of known keys. */
async function measureOutage(): Promise<void> {
  await withFleet(1, async ({ instances: [instance], store, relay }) => {
    const [known, unseen] = [await createKey(store, 'unlimited'), await createKey(store, 'unlimited')];
    const ask = (key: string) => instance!.call('/v1/calculators', key);
    await ask(known.key);
    relay.become('silent');
    const startedMs = performance.now();
    const unseenMs: number[] = [];
    while ((await ask(known.key)).status === 200) {
      const refused = await ask(unseen.key);
      assert.equal(refused.status, 503);
      unseenMs.push(refused.ms);
      await sleep(200);
    }
    const graceSeconds = (performance.now() - startedMs) / 1000;
    relay.become('open');
    const backMs = await waitUntil(async () => (await ask(unseen.key)).status === 200, 5_000);
    print(
      formatTable(
        ['PostgreSQL silent', 'Measured'],
        [
          ['a known key is served for, s', graceSeconds.toFixed(1)],
          ['a new key is 503 after, ms (median, p90, most)', spread(unseenMs).join(', ')],
          ['a new key is served after its return, ms', backMs.toFixed(0)],
        ],
      ),
    );
  });
}

/** 200 times kill -9: 50 of each kind. */
async function measureKills(): Promise<void> {
  const rows: string[][] = [];
  for (const name of ['SQLite', 'PostgreSQL']) {
    const [folder, url] = [await makeFolder(), await createDatabase()];
    const settings = { DATA_DIR: folder.path, ...(name === 'PostgreSQL' && { DATABASE_URL: url }) };
    const store =
      name === 'PostgreSQL'
        ? await openPostgresStore(url)
        : openSqliteStore(openDatabase(`${folder.path}/centwise.sqlite`));
    const keys = await killKeyCreation(store, settings, 50);
    rows.push([`${name}, keys create`, String(keys.kills), `${keys.acknowledged} shown, ${keys.lost} lost`]);
    const usage = await killUsageFlush(store, settings, 50);
    const counts = `${usage.sent} sent, ${usage.answered} answered, ${usage.counted} counted, ${usage.wrong} wrong`;
    rows.push([`${name}, usage flush`, String(usage.kills), counts]);
    await store.close();
    await folder.remove();
  }
  print(formatTable(['kill -9 amid', 'Kills', 'Left behind'], rows));
}

/**
 * The latency of a calculation in this process, while usage is counted and flushed twice a second, and
 * without.
 */
async function measureUsage(): Promise<void> {
  const rows: string[][] = [];
  const directory = mkdtempSync(join(tmpdir(), 'centwise-bench-'));
  const file = join(directory, 'usage.sqlite');
  await openSqliteStore(openDatabase(file)).close();
  const entry = new URL('../src/service/threads/sqlite-worker.ts', import.meta.url);
  const sqlite = createAccessStore(useSqliteThread(new Worker(entry, { workerData: file })));
  const postgres = await openPostgresStore(await createDatabase());
  for (const [name, store] of [
    ['off', undefined],
    ['on, SQLite', sqlite],
    ['on, PostgreSQL', postgres],
    ['off again', undefined],
  ] as const) {
    const usage = store && createUsageRecorder({ store, now: Date.now, instance: name });
    const service = await startTestService({ usage: usage ?? { count: () => {} } });
    const keys = await Promise.all(Array.from({ length: 200 }, () => service.createKey()));
    const timer = usage && setInterval(() => void usage.flush(), 500);
    const times: number[] = [];
    for (let sent = 0; sent < 40_000; sent++) {
      const headers = {
        authorization: `Bearer ${keys[sent % keys.length]!.key}`,
        'content-type': 'application/json',
      };
      const body = '{"monthly_investment":10000,"annual_return":12,"years":10}';
      const startedMs = performance.now();
      const { status } = await service.send('/v1/calculate/sip', { method: 'POST', headers, body });
      times.push(performance.now() - startedMs);
      assert.equal(status, 200);
      // As between requests of a real server, other work gets its turn.
      if (sent % 10 === 0) await new Promise(setImmediate);
    }
    clearInterval(timer);
    await usage?.flush();
    const warm = times.slice(2_000);
    const at = (part: number) => (quantile(warm, part) * 1000).toFixed(0);
    rows.push([name, at(0.5), at(0.9), at(0.99), at(0.999)]);
  }
  await sqlite.close();
  await postgres.close();
  rmSync(directory, { recursive: true });
  print(formatTable(['Usage counting', 'p50 µs', 'p90 µs', 'p99 µs', 'p99.9 µs'], rows));
}

function spread(times: readonly number[]): string[] {
  const sorted = times.toSorted((a, b) => a - b);
  return [0.5, 0.9, 1].map((share) => sorted[Math.ceil(sorted.length * share) - 1]!.toFixed(0));
}

const parts: Readonly<Record<string, () => Promise<void>>> = {
  admission: measureAdmission,
  revocation: measureRevocation,
  outage: measureOutage,
  kills: measureKills,
  usage: measureUsage,
};

const wanted = process.argv.slice(2).filter((name) => Object.hasOwn(parts, name));
print(`${describeMachine()}\n`);
for (const name of wanted.length > 0 ? wanted : Object.keys(parts)) await parts[name]!();
await dropDatabases();
process.exit();
