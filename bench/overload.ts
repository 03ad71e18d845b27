// What callers see when more is asked than can be done: `npm run bench -- overload`. Arrivals are Poisson and
// do not wait for replies; times count from when a call was due, so a queue in the generator is not hidden.
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runProgram } from '../test/kit/process.ts';
import { freePort } from '../test/kit/fleet.ts';
import { launch, median, pinToLoadCore, quantile, readKey, untilAnswered } from './load.ts';
import { callAtRandom, type Caller, openCaller, type Reply, writeRequest } from './open-loop.ts';
import { describeMachine, formatTable } from './table.ts';

const SECONDS = 10;
const CONNECTIONS = 400;
const ABUSE_ROUNDS = 7;
const ABUSE_SECONDS = 5;
const PROBE_EVERY_MS = 100;
/** The share of what the service can do at most that it is rated for. */
const RATED = 0.7;

const DATA_DIR = mkdtempSync(join(tmpdir(), 'centwise-overload-'));
const METRICS_PORT = await freePort();
const METRICS_ADDRESS = `127.0.0.1:${METRICS_PORT}`;
const env = { DATA_DIR, METRICS_ADDRESS, LOG_LEVEL: 'error', RATES_REFRESH: 'off' };
const service = launch({ file: process.execPath, args: ['src/main.ts', 'serve'], env }, await freePort());
const key = await readKey(service);
await untilAnswered(service, key);
pinToLoadCore();

/** One sweep of 500 cells: work of a millisecond or two, so that the generator is not what is measured. */
const sweep = writeRequest(
  '/v1/sweep/mortgage',
  key,
  JSON.stringify({
    inputs: { home_price: 400_000, down_payment: 80_000, loan_term: 30 },
    vary: [{ field: 'interest_rate', from: 1, to: 10.98, step: 0.02 }],
  }),
);
const livez = writeRequest('/livez', key);

/** With connections that are open already: how long they take to open is not the question. */
async function openWarm(): Promise<Caller> {
  const caller = openCaller(service, CONNECTIONS);
  await Promise.all(Array.from({ length: CONNECTIONS }, () => caller.call(livez, performance.now())));
  return caller;
}

const callers = await openWarm();
const work = (dueMs: number) => callers.call(sweep, dueMs);

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
  const callers = Array.from({ length: 32 }, caller);
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
  const own = openCaller(service, 1);
  const times: number[] = [];
  const over = new AbortController();
  const running = (async () => {
    while (!over.signal.aborted) {
      const { status, ms } = await own.call(livez, performance.now());
      times.push(status === 200 ? ms : Infinity);
      await sleep(PROBE_EVERY_MS);
    }
  })();
  return async () => {
    over.abort();
    await running;
    own.close();
    return times;
  };
}

function at(times: readonly number[], part: number): string {
  return times.length === 0 ? '–' : quantile(times, part).toFixed(0);
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

async function measureOverload(rated: number): Promise<void> {
  const rows: string[][] = [];
  for (const times of [1, 2, 4, 10, 1]) {
    const stop = probe();
    const replies = await callAtRandom(rated * times, SECONDS, work);
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
  const created = await runProgram(args, { DATA_DIR });
  const list = writeRequest('/v1/calculators', /cw_live_\w+/.exec(created.stdout)![0]);
  const abusive = openCaller(service, CONNECTIONS);
  const results: Record<string, { p50: number; p99: number; refused: number; failed: number }[]> = {
    none: [],
    '200 /s of 10 /s': [],
  };
  for (let round = 0; round < ABUSE_ROUNDS; round++) {
    for (const [abuse, measured] of Object.entries(results)) {
      const abusing =
        abuse === 'none'
          ? Promise.resolve<readonly Reply[]>([])
          : callAtRandom(200, ABUSE_SECONDS, (dueMs) => abusive.call(list, dueMs));
      const others = await callAtRandom(rated / 2, ABUSE_SECONDS, work);
      const times = others.map(({ ms }) => ms);
      measured.push({
        p50: median(times),
        p99: quantile(times, 0.99),
        refused: (await abusing).filter(({ status }) => status === 429).length,
        failed: others.filter(({ status }) => status !== 200).length,
      });
    }
  }
  const rows = Object.entries(results).map(([abuse, measured]) => [
    abuse,
    String(total(measured.map(({ refused }) => refused))),
    median(measured.map(({ p50 }) => p50)).toFixed(1),
    median(measured.map(({ p99 }) => p99)).toFixed(1),
    String(total(measured.map(({ failed }) => failed))),
  ]);
  const head = ['Abuse', 'refused', 'others p50 ms', 'others p99 ms', 'others failed'];
  process.stdout.write(`Medians of ${ABUSE_ROUNDS} rounds that took turns.\n\n${formatTable(head, rows)}`);
}

process.stdout.write(`${describeMachine()}\n\n`);
const rated = RATED * (await measureCapacity());
process.stdout.write(`Rated: ${rated.toFixed(0)} sweeps of 500 cells a second.\n\n`);
await measureOverload(rated);
await describeRefusals();
await measureAbuse(rated);
await service.stop();
rmSync(DATA_DIR, { recursive: true });
process.exit();
