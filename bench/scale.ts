// What more of something costs: `npm run bench -- scale [PART]…`, where a part is batch, lines, schedules,
// sweeps, keys or processes, which needs PostgreSQL and redis-server.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { KeyStore } from '#access/store.ts';
import { openDatabase } from '#platform/sqlite.ts';
import { createDatabase, dropDatabases } from '../test/kit/databases.ts';
import { freePort, startRedis } from '../test/kit/fleet.ts';
import { createKey } from '../test/kit/keys.ts';
import {
  call,
  launch,
  measureCalls,
  mortgageBody,
  processorMicroseconds,
  readKey,
  residentMegabytes,
  saturate,
  type Server,
  untilAnswered,
} from './load.ts';
import { describeMachine, formatTable, whole } from './table.ts';
import { openPostgresStore, openSqliteStore } from '../test/kit/stores.ts';

const RESULTS = new URL('results/scale.md', import.meta.url);
const MAX_OF_A_REQUEST = 1 / 20;
const SECONDS = 3;
/** In the first, the engine compiles the program. */
const LINE_ROUNDS = 10;
const folder = mkdtempSync(join(tmpdir(), 'centwise-scale-'));
const path = '/v1/calculate/mortgage';

interface Service {
  readonly server: Server;
  readonly key: string;
}

async function startService(
  env: Readonly<Record<string, string>>,
  cores = '0',
  known?: string,
): Promise<Service> {
  const args = ['-c', 'exec "$0" src/main.ts serve 2>/dev/null', process.execPath];
  const settings = { RATES_REFRESH: 'off', DATA_DIR: mkdtempSync(join(folder, 'data-')), ...env };
  const server = launch({ file: 'sh', args, env: settings }, await freePort(), cores);
  const key = known ?? (await readKey(server));
  await untilAnswered(server, key);
  return { server, key };
}

async function withService<T>(use: (service: Service) => Promise<T>): Promise<T> {
  const service = await startService({});
  try {
    return await use(service);
  } finally {
    await service.server.stop();
  }
}

/** One row for each size, with the cost of one of its things. */
async function measureSizes(
  title: string,
  sizes: readonly number[],
  requestOf: (size: number) => { readonly path: string; readonly body: string; readonly count?: number },
): Promise<string> {
  return withService(async ({ server, key }) => {
    const rows: string[][] = [];
    const single = await measureCalls(server, SECONDS, { port: server.port, key }, 1);
    for (const size of sizes) {
      const { count = size, ...request } = requestOf(size);
      const measured = await measureCalls(server, SECONDS, { port: server.port, key, ...request }, count);
      const each = measured.microsecondsEach;
      const share = each / single.microsecondsEach;
      rows.push([whole(size), whole(measured.perSecond), each.toFixed(2), share.toFixed(3)]);
    }
    const unit = `of one plain request (${single.microsecondsEach.toFixed(0)} µs)`;
    return formatTable([title, 'a second', 'processor µs each', unit], rows);
  });
}

async function measureBatch(): Promise<string> {
  const table = await measureSizes('Items in a batch', [1, 10, 100, 1_000], (size) => {
    const item = `{"calculator":"mortgage","inputs":${mortgageBody}}`;
    return { path: '/v1/batch', body: `{"items":[${Array(size).fill(item).join(',')}]}` };
  });
  return `${table}\nGoal: at 1,000 items one costs at most ${MAX_OF_A_REQUEST.toFixed(2)} of a plain request.\n`;
}

async function measureLines(): Promise<string> {
  return withService(async ({ server, key }) => {
    const lines = 100_000;
    const body = `{"calculator":"mortgage","inputs":${mortgageBody}}\n`.repeat(lines);
    const send = () =>
      call({ port: server.port, key, path: '/v1/batch', body, type: 'application/x-ndjson' });
    const rows: string[][] = [];
    for (let round = 1; round <= LINE_ROUNDS; round++) {
      const samples: number[] = [residentMegabytes(server.pid)];
      const timer = setInterval(() => samples.push(residentMegabytes(server.pid)), 100);
      const startMs = performance.now();
      const before = processorMicroseconds(server.pid);
      const reply = await send();
      const spent = processorMicroseconds(server.pid) - before;
      const seconds = (performance.now() - startMs) / 1000;
      clearInterval(timer);
      const right = reply.body.split('"monthly_payment":2128.97').length - 1;
      if (right !== lines) throw new Error(`${right} of ${lines} lines are right.`);
      rows.push([
        String(round),
        whole(lines / seconds),
        (spent / lines).toFixed(2),
        samples[0]!.toFixed(0),
        Math.max(...samples).toFixed(0),
      ]);
    }
    return formatTable(
      ['100,000 lines, round', 'lines a second', 'processor µs each', 'MB before', 'most MB'],
      rows,
    );
  });
}

function measureSchedules(): Promise<string> {
  return measureSizes('Rows of a schedule', [12, 120, 360, 1_200], (size) => {
    const inputs = { ...(JSON.parse(mortgageBody) as object), loan_term: size / 12 };
    return { path: `${path}?include=schedule`, body: JSON.stringify(inputs) };
  });
}

function measureSweeps(): Promise<string> {
  return measureSizes('Cells of a sweep', [1, 100, 1_000, 10_000], (size) => {
    const side = Math.sqrt(size);
    const across = Array.from({ length: Math.ceil(side) }, (_, index) => 100_000 + 1_000 * index);
    const down = Array.from({ length: size / across.length }, (_, index) => 1 + index / 100);
    const vary = [
      { field: 'home_price', values: across },
      { field: 'interest_rate', values: down },
    ];
    const inputs = { down_payment: 80_000, loan_term: 30 };
    return {
      path: '/v1/sweep/mortgage',
      body: JSON.stringify({ inputs, vary }),
      count: across.length * down.length,
    };
  });
}

async function createKeys(store: KeyStore, count: number): Promise<string[]> {
  const keys: string[] = [];
  for (let index = 0; index < count; index++) {
    const { key } = await createKey(store);
    keys.push(key);
  }
  return keys;
}

/** The keys take turns, so with more of them than the service remembers each request asks the store. */
async function measureKeys(): Promise<string> {
  const rows: string[][] = [];
  for (const count of [1, 1_000, 10_000, 100_000]) {
    const DATA_DIR = mkdtempSync(join(folder, 'data-'));
    const database = openDatabase(join(DATA_DIR, 'centwise.sqlite'));
    // Nothing here must survive a power cut.
    database.exec('PRAGMA synchronous = OFF');
    const store = openSqliteStore(database);
    const keys = await createKeys(store, count);
    await store.close();
    const { server } = await startService({ DATA_DIR }, '0', keys[0]);
    const load = { protocol: 'h1', connections: 64, keys, folder, key: keys[0]! } as const;
    await saturate(server, { ...load, seconds: 5 });
    const { perSecond, microsecondsEach } = await saturate(server, { ...load, seconds: 5 });
    const memory = residentMegabytes(server.pid);
    await server.stop();
    rows.push([whole(count), whole(perSecond), microsecondsEach.toFixed(1), memory.toFixed(0)]);
  }
  return formatTable(['Keys in turn', 'requests a second', 'processor µs each', 'MB'], rows);
}

async function measureProcesses(): Promise<string> {
  const rows: string[][] = [];
  const redis = await startRedis();
  const all = cpus()
    .map((_, index) => index)
    .join(',');
  for (const count of [1, 2, 3, 4]) {
    const DATABASE_URL = await createDatabase();
    const store = await openPostgresStore(DATABASE_URL);
    const [key] = await createKeys(store, 1);
    await store.close();
    const env = { DATABASE_URL, REDIS_URL: redis.url, INSTANCES: String(count) };
    const { server } = await startService(env, all, key);
    await sleep(5_000);
    const load = { protocol: 'h1', connections: 64, key: key!, folder, seconds: 5 } as const;
    await saturate(server, load);
    const { perSecond, microsecondsEach } = await saturate(server, load);
    await server.stop();
    rows.push([String(count), whole(perSecond), microsecondsEach.toFixed(1)]);
  }
  await redis.stop();
  await dropDatabases();
  return formatTable([`Processes on ${cpus().length} cores`, 'requests a second', 'processor µs each'], rows);
}

const parts: Readonly<Record<string, () => Promise<string>>> = {
  batch: measureBatch,
  lines: measureLines,
  schedules: measureSchedules,
  sweeps: measureSweeps,
  keys: measureKeys,
  processes: measureProcesses,
};

const wanted = process.argv.slice(2).filter((name) => Object.hasOwn(parts, name));
const tables: string[] = [];
try {
  for (const name of wanted.length > 0 ? wanted : Object.keys(parts)) {
    tables.push(await parts[name]!());
    process.stderr.write(`${tables.at(-1)}\n`);
  }
  const text = `# What more costs\n\n${describeMachine()}, the server on one core. \`npm run bench -- scale\`.\n\n${tables.join('\n')}`;
  if (wanted.length === 0) writeFileSync(RESULTS, text);
} finally {
  rmSync(folder, { recursive: true });
}
process.exit();
