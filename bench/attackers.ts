// How long attackers hold on and what others notice: `npm run bench -- attackers [--runtime node]`.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { attack, type Cut, listAttacks } from '../test/e2e/attackers.ts';
import { freePort } from '../test/instances/fleet.ts';
import { launch, median, pinToLoadCore, quantile, readKey, untilAnswered } from './load.ts';
import type { Seen } from './steady-caller.ts';
import { describeMachine, formatTable } from './table.ts';

const SLOW_ATTACKERS = 100;
/** A flood takes what it can get of the processor. */
const FLOODERS = 5;
const LIMIT_MS = 20_000;
/** Others are measured for as long beside each, also where it ends sooner. */
const LEAST_MS = 10_000;

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { runtime: { type: 'string', default: 'bun' } },
});
const DATA_DIR = mkdtempSync(join(tmpdir(), 'centwise-attackers-'));
const env = {
  DATA_DIR,
  LOG_LEVEL: 'warn',
  RATES_REFRESH: 'off',
  METRICS_ADDRESS: 'off',
  RUNTIME: values.runtime,
};
const args = ['scripts/run.mjs', 'src/main.ts', 'serve'];
const service = launch({ file: 'node', args, env }, await freePort());
const key = await readKey(service);
await untilAnswered(service, key);
pinToLoadCore();
const caller = new Worker(new URL('./steady-caller.ts', import.meta.url), {
  workerData: { port: service.port, key },
});

/** What the caller has seen since the last time. */
async function seenSince(): Promise<Seen> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  caller.postMessage('');
  return ((await once(caller, 'message')) as [Seen])[0];
}

/** The row of attackers at once; those who are cut soon may begin anew, again and again. */
async function measure(
  name: string,
  one: Parameters<typeof attack>[1],
  attackers: number,
  beginsAnew: boolean,
): Promise<string[]> {
  await seenSince();
  const cuts: Cut[] = [];
  const startedMs = performance.now();
  const anewForMs = beginsAnew ? LEAST_MS : 0;
  const elapsedMs = () => performance.now() - startedMs;
  do {
    const attacks = Array.from({ length: attackers }, () => attack(service.port, one, LIMIT_MS));
    cuts.push(...(await Promise.all(attacks)));
  } while (elapsedMs() < anewForMs);
  await sleep(Math.max(0, LEAST_MS - elapsedMs()));
  const shown = beginsAnew ? `${name}, again and again` : name;
  return [`${attackers} × ${shown}`, describeCuts(cuts), ...describeCaller(await seenSince())];
}

function describeCuts(cuts: readonly Cut[]): string {
  const held = cuts.filter(({ afterMs }) => afterMs === undefined).length;
  if (held > 0) return `${held} were not`;
  return (Math.max(...cuts.map(({ afterMs }) => afterMs!)) / 1000).toFixed(1);
}

function describeCaller({ times, failed }: Seen): string[] {
  return [median(times).toFixed(1), quantile(times, 0.99).toFixed(1), String(failed)];
}

process.stdout.write(`${describeMachine()}, the service on ${values.runtime}\n\n`);
await sleep(5_000);
await seenSince();
await sleep(LEAST_MS);
const rows = [['nobody', '–', ...describeCaller(await seenSince())]];
for (const [name, one] of Object.entries(listAttacks(key))) {
  const attackers = /flood|reset/.test(name) ? FLOODERS : SLOW_ATTACKERS;
  rows.push(await measure(name, one, attackers, false));
  if (/CONTINUATION|reset/.test(name)) rows.push(await measure(name, one, attackers, true));
  await sleep(1_000);
}
const head = ['Attackers', 'cut after, s', 'others p50 ms', 'others p99 ms', 'others failed'];
process.stdout.write(formatTable(head, rows));
await service.stop();
rmSync(DATA_DIR, { recursive: true });
process.exit();
