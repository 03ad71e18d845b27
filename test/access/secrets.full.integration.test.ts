// Keys are sent wherever a caller may put one, to every route and into every fault that can be forced, and
// then looked for in everything that the service writes.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { generateKey, hashKey } from '#access/keys.ts';
import { catalogue } from '#catalogue/index.ts';
import type { Operation } from '#api/operations/operation.ts';
import { listOperations } from '#api/operations/calculator-operations.ts';
import { isFew } from '../kit/draws.ts';
import { runProgram, startProcess } from '../kit/process.ts';
import { freePort, startRedis } from '../kit/fleet.ts';
import { readMetrics } from '../kit/metrics.ts';
import { cleanUp, createDatabase, withoutPostgres, withoutRedisServer } from './servers.ts';

const folders: string[] = [];
after(async () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  await cleanUp();
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'centwise-secrets-'));
  folders.push(folder);
  return folder;
}

/** All that comes back: status line, headers and body. */
function call(
  port: number,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: string,
): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const options = { host: '127.0.0.1', port, method, path, headers, rejectUnauthorized: false };
  const sent = request(options, (reply) => {
    let text = `${reply.statusCode} ${JSON.stringify(reply.headers)}\n`;
    reply.on('data', (chunk) => (text += String(chunk)));
    reply.on('end', () => resolve(text));
  });
  sent.on('error', ({ message }) => resolve(message));
  sent.end(body);
  return promise;
}

/** As a careless program might keep it: in clear, in part, and in the usual codings. */
function formsOf(key: string): string[] {
  const bytes = Buffer.from(key);
  return [
    key,
    key.slice(8, 24),
    key.slice(-12),
    bytes.toString('base64').slice(0, -4),
    bytes.toString('hex'),
  ];
}

const operations = listOperations(catalogue);
/** The routes of all calculators are alike, so some are enough but for a full run. */
const fewer = operations.filter(
  ({ path }, index) =>
    index % (isFew ? 100 : 11) === 0 || !catalogue.some(({ id }) => path.endsWith(`/${id}`)),
);

/** Sends keys in every place of every route. */
async function sendEverywhere(
  port: number,
  keys: readonly string[],
  routes: readonly Operation[],
): Promise<string[]> {
  const replies: Promise<string>[] = [];
  for (const [index, { method, path, body }] of routes.entries()) {
    const key = keys[index % keys.length]!;
    const bearer = { authorization: `Bearer ${key}` };
    const text = body && JSON.stringify(body.example);
    const json = { 'content-type': 'application/json' };
    const send = (...args: [string, string, Record<string, string>, string?]) =>
      replies.push(call(port, ...args));
    send(method, `/v1${path}`, { ...bearer, ...json }, text);
    send(method, `/v1${path}?key=${key}`, { ...bearer, ...json }, text);
    send(method, `/v1${path}/${key}`, bearer);
    send(method, `/${key}`, bearer);
    send('DELETE', `/v1${path}`, {
      ...bearer,
      'x-request-id': key,
      traceparent: key,
      origin: key,
      'user-agent': key,
    });
    send(
      'POST',
      `/v1${path}`,
      { ...bearer, ...json },
      JSON.stringify({ [key]: key, currency: key, solve_for: key }),
    );
    send('POST', `/v1${path}`, { ...bearer, ...json }, `{"a":${key}}`);
    send('POST', `/v1${path}`, { ...bearer, 'content-type': key, 'content-encoding': key }, 'x');
    send('GET', `/v1${path}`, { ...bearer, accept: key, 'if-none-match': key });
    send(method, `/v1${path}`, { authorization: `Bearer ${key}, Bearer ${key}`, ...json }, text);
    send(method, `/v1${path}`, { authorization: `Basic ${key}`, ...json }, text);
    await replies.at(-1);
  }
  return Promise.all(replies);
}

function readFolder(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');
}

function expectNone(keys: readonly string[], places: Readonly<Record<string, string>>): void {
  for (const [place, text] of Object.entries(places)) {
    assert.ok(text.length > 100, `${place} is empty`);
    for (const key of keys) {
      for (const form of formsOf(key)) assert.ok(!text.includes(form), `${form} is in ${place}`);
    }
  }
}

const notWithout = withoutPostgres || withoutRedisServer;

for (const kind of ['SQLite', 'PostgreSQL and Redis'] as const) {
  const options = { skip: kind === 'SQLite' ? false : notWithout };
  test(`no key is in anything that a service with ${kind} writes`, options, async () => {
    const [folder, metricsPort] = [makeFolder(), await freePort()];
    const redis = kind === 'SQLite' ? undefined : await startRedis();
    const url = kind === 'SQLite' ? undefined : await createDatabase();
    const settings = {
      LOG_LEVEL: 'debug',
      METRICS_ADDRESS: `127.0.0.1:${metricsPort}`,
      ...(url !== undefined && { DATABASE_URL: url }),
      ...(redis !== undefined && { REDIS_URL: redis.url }),
    };
    const create = async (...args: string[]) => {
      const { stdout } = await runProgram(['keys', 'create', '--name', 'x', ...args], {
        DATA_DIR: folder,
        ...settings,
      });
      return /cw_live_\w+/.exec(stdout)![0];
    };
    // The first key would be printed by the start, so there is one already.
    const valid = await create('--plan', 'standard');
    const expired = await create('--expires', 'now').catch(() => generateKey(false));
    const service = await startProcess(folder, settings);
    const keys = [valid, valid, expired, generateKey(false), `${valid.slice(0, -1)}!`];
    const replies = await sendEverywhere(
      service.port,
      keys,
      kind === 'SQLite' && !isFew ? operations : fewer,
    );
    assert.ok(replies.some((reply) => reply.startsWith('200')));
    const places: Record<string, string> = {
      replies: replies.join('\n'),
      metrics: await readMetrics(metricsPort),
    };
    if (url !== undefined)
      places['PostgreSQL'] = execFileSync('pg_dump', ['--inserts', url]).toString('latin1');
    if (redis !== undefined) {
      const port = new URL(redis.url).port;
      const ask = (...args: string[]) => execFileSync('redis-cli', ['-p', port, ...args]).toString('latin1');
      const names = ask('--scan').trim().split('\n');
      places['Redis'] = names.map((name) => `${name} ${ask('DUMP', name)}`).join('\n');
    }
    // Database, WAL and shared memory while they are open, before a checkpoint tidies them.
    places['files'] = readFolder(folder);
    if (redis !== undefined) redis.signal('SIGSTOP');
    places['replies without a store'] = (await sendEverywhere(service.port, keys, fewer)).join('\n');
    if (redis !== undefined) redis.signal('SIGCONT');
    await service.stop();
    places['log'] = service.output();
    // What was looked through is what is kept: the key is there, as its hash.
    assert.ok((places['PostgreSQL'] ?? places['files']).includes(hashKey(valid)));
    expectNone(keys, places);
    await redis?.stop();
  });
}
