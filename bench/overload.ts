// What callers see when more is asked than can be done: `npm run bench -- overload`. Arrivals are Poisson and do not wait for
// replies; times count from when a call was due, so a queue in the generator is not hidden.
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runProgram, startProcess } from '../test/e2e/process.ts';
import { createRandom } from './accuracy/random.ts';
import { describeMachine, formatTable } from './table.ts';

const SECONDS = 10;
const CONNECTIONS = 400;
const PROBE_EVERY_MS = 100;
/** The share of what the service can do at most that it is rated for. */
const RATED = 0.7;

const directory = mkdtempSync(join(tmpdir(), 'centwise-overload-'));
const METRICS_PORT = 20_000 + (process.pid % 20_000);
const service = await startProcess(directory, {
  LOG_LEVEL: 'error',
  METRICS_ADDRESS: `127.0.0.1:${METRICS_PORT}`,
});
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, rejectUnauthorized: false });
const random = createRandom(1, 'overload');

interface Reply {
  readonly status: number;
  /** Since the call was due. */
  readonly ms: number;
  readonly isTold: boolean;
}

/** One sweep of 500 cells: work of some milliseconds, so that the generator is not what is measured. */
const sweep = JSON.stringify({
  inputs: { home_price: 400_000, down_payment: 80_000, loan_term: 30 },
  vary: [{ field: 'interest_rate', from: 1, to: 10.98, step: 0.02 }],
});

function call(path: string, key: string, body: string | undefined, dueMs: number): Promise<Reply> {
  const { promise, resolve } = Promise.withResolvers<Reply>();
  const finish = (status: number, isTold: boolean) =>
    resolve({ status, isTold, ms: performance.now() - dueMs });
  const headers = { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) };
  const method = body === undefined ? 'GET' : 'POST';
  const sent = request({ agent, host: '127.0.0.1', port: service.port, path, method, headers }, (reply) => {
    reply.resume();
    reply.on('end', () => finish(reply.statusCode!, reply.headers['retry-after'] !== undefined));
  });
  sent.on('error', () => finish(0, false));
  sent.end(body);
  return promise;
}

/** Calls at random moments, so many a second on average. */
async function load(
  perSecond: number,
  seconds: number,
  one: (dueMs: number) => Promise<Reply>,
): Promise<Reply[]> {
  const startedMs = performance.now();
  const replies: Promise<Reply>[] = [];
  let dueMs = startedMs;
  for (;;) {
    dueMs += (-Math.log(1 - random.unit()) / perSecond) * 1000;
    if (dueMs > startedMs + seconds * 1000) break;
    const waitMs = dueMs - performance.now();
    if (waitMs > 1) await sleep(waitMs);
    replies.push(one(dueMs));
  }
  return Promise.all(replies);
}

const work = (dueMs: number) => call('/v1/sweep/mortgage', service.key!, sweep, dueMs);

/** As many at once as keep the service busy, one after the other. */
async function measureCapacity(): Promise<number> {
  let done = 0;
  const over = new AbortController();
  const caller = async () => {
    while (!over.signal.aborted) {
      await work(performance.now());
      done++;
    }
  };
  const callers = Array.from({ length: 8 }, caller);
  await sleep(3_000);
  done = 0;
  await sleep(5_000);
  const perSecond = done / 5;
  over.abort();
  await Promise.all(callers);
  return perSecond;
}

/** Health, asked on a connection of its own ten times a second. */
function probe(): () => Promise<number[]> {
  const own = new Agent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false });
  const times: number[] = [];
  const over = new AbortController();
  const running = (async () => {
    while (!over.signal.aborted) {
      const startedMs = performance.now();
      const status = await new Promise<number>((resolve) => {
        const options = { agent: own, host: '127.0.0.1', port: service.port, path: '/livez' };
        const sent = request(options, (reply) => reply.resume().on('end', () => resolve(reply.statusCode!)));
        sent.on('error', () => resolve(0));
        sent.end();
      });
      times.push(status === 200 ? performance.now() - startedMs : Infinity);
      await sleep(PROBE_EVERY_MS);
    }
  })();
  return async () => {
    over.abort();
    await running;
    own.destroy();
    return times;
  };
}

function at(times: readonly number[], share: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted.length === 0 ? '–' : sorted[Math.floor((sorted.length - 1) * share)]!.toFixed(0);
}

async function measureOverload(rated: number): Promise<void> {
  const rows: string[][] = [];
  for (const times of [1, 2, 4, 10, 1]) {
    const stop = probe();
    const replies = await load(rated * times, SECONDS, work);
    const health = await stop();
    const good = replies.filter(({ status }) => status === 200);
    const refused = replies.filter(({ status }) => status === 503 || status === 429);
    const lost = replies.length - good.length - refused.length;
    const untold = refused.filter(({ isTold }) => !isTold).length;
    rows.push([
      rows.length === 4 ? '1 × again, at once' : `${times} ×`,
      (replies.length / SECONDS).toFixed(0),
      `${(good.length / SECONDS).toFixed(0)} (${((100 * good.length) / SECONDS / rated).toFixed(0)} %)`,
      `${at(
        good.map(({ ms }) => ms),
        0.5,
      )} / ${at(
        good.map(({ ms }) => ms),
        0.99,
      )}`,
      String(refused.length),
      `${at(
        refused.map(({ ms }) => ms),
        0.5,
      )} / ${at(
        refused.map(({ ms }) => ms),
        0.99,
      )}`,
      String(lost + untold),
      at(health, 1),
    ]);
  }
  const head = [
    'Load',
    'asked /s',
    'answered /s',
    'p50 / p99 ms',
    'refused',
    'p50 / p99 ms',
    'other',
    'health, most ms',
  ];
  process.stdout.write(formatTable(head, rows));
}

/** How long the service itself took to refuse, without what it and the generator wait for the processor. */
async function describeRefusals(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<string>();
  get({ port: METRICS_PORT, path: '/metrics' }, (reply) => {
    let text = '';
    reply.on('data', (chunk) => (text += String(chunk)));
    reply.on('end', () => resolve(text));
  });
  const text = await promise;
  const count = (bound: string) =>
    Number(new RegExp(`_seconds_bucket\\{route="-",le="${bound}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
  const [within, all] = [count('0.01'), count('\\+Inf')];
  process.stdout.write(
    `\nOf ${all} refusals ${within} took the service 10 ms at most once it had read them.\n\n`,
  );
}

/** One key asks for twenty times its limit while others work at half the rated load. */
async function measureAbuse(rated: number): Promise<void> {
  const args = ['keys', 'create', '--name', 'abuser', '--plan', 'standard'];
  const created = await runProgram(args, { DATA_DIR: directory });
  const abuser = /cw_live_\w+/.exec(created.stdout)![0];
  const rows: string[][] = [];
  for (const isAbused of [false, true, false, true]) {
    const abuse = isAbused
      ? load(200, SECONDS, (dueMs) => call('/v1/calculators', abuser, undefined, dueMs))
      : Promise.resolve([]);
    const others = await load(rated / 2, SECONDS, work);
    const refused = (await abuse).filter(({ status }) => status === 429).length;
    const times = others.map(({ ms }) => ms);
    const failed = others.filter(({ status }) => status !== 200).length;
    rows.push([
      isAbused ? '200 /s of 10 /s' : 'none',
      String(refused),
      at(times, 0.5),
      at(times, 0.99),
      String(failed),
    ]);
  }
  process.stdout.write(
    formatTable(['Abuse', 'refused', 'others p50 ms', 'others p99 ms', 'others failed'], rows),
  );
}

process.stdout.write(`${describeMachine()}\n\n`);
const rated = RATED * (await measureCapacity());
process.stdout.write(`Rated: ${rated.toFixed(0)} sweeps of 500 cells a second.\n\n`);
await measureOverload(rated);
await describeRefusals();
await measureAbuse(rated);
await service.stop();
rmSync(directory, { recursive: true });
process.exit();
