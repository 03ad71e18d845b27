// What attackers do to others: `npm run bench -- attackers`. One row for each attack, with a service of its
// own; or all of them at once for some minutes. `--root` is the folder of another version of the program.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { Field, Scenario } from './attackers/scenario.ts';
import { type Attacked, createKey, type Options, startAttacked } from './attackers/service.ts';
import { wireScenarios } from './attackers/wire.ts';
import { workScenarios } from './attackers/work.ts';
import { quantile, root as ownRoot } from './load.ts';
import type { Seen, SeenByCaller } from './steady-caller.ts';
import { describeMachine, formatTable } from './table.ts';

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    runtime: { type: 'string', default: 'bun' },
    proxy: { type: 'boolean', default: false },
    root: { type: 'string', default: ownRoot },
    /** Parts of the names of the attacks, with commas between. */
    only: { type: 'string', default: '' },
    /** Of each attack. */
    seconds: { type: 'string', default: '10' },
    'all-at-once': { type: 'boolean', default: false },
    minutes: { type: 'string', default: '10' },
  },
});
const folder = mkdtempSync(join(tmpdir(), 'centwise-attackers-'));
const options: Options = {
  root: values.root,
  runtime: values.runtime,
  isProxied: values.proxy,
  folder,
};
const keys = {
  free: createKey(options, 'free'),
  standard: createKey(options, 'standard'),
  unlimited: createKey(options, 'unlimited'),
};
const lightKey = createKey(options, 'unlimited');
const chosen = values.only.split(',');
const scenarios = [...workScenarios, ...wireScenarios].filter(
  ({ name, needs }) =>
    chosen.some((part) => name.includes(part)) && needs !== (values.proxy ? 'tls' : 'proxy'),
);

/** For what was begun to end, once the attackers have left. */
const SETTLE_MS = 1_000;
const REST_MS = 2_000;
const MINUTE_MS = 60_000;

function startCaller({ address }: Attacked) {
  const worker = new Worker(new URL('steady-caller.ts', import.meta.url), {
    workerData: { address, key: lightKey },
  });
  return {
    /** What it has seen since the last time. */
    async take(): Promise<SeenByCaller> {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage('');
      return ((await once(worker, 'message')) as [SeenByCaller])[0];
    },
    end: () => worker.terminate(),
  };
}

function describeSeen({ times, refused, failed }: Seen): string[] {
  const at = (part: number) => (times.length === 0 ? '–' : quantile(times, part).toFixed(1));
  const all = times.length + refused + failed;
  return [`${at(0.5)} / ${at(0.99)}`, `${refused} of ${all}`, String(failed)];
}

/** The row of one attack on a service of its own. */
async function measure({ name, leastSeconds = 0, run }: Scenario): Promise<string[]> {
  const attacked = await startAttacked(options);
  const caller = startCaller(attacked);
  await sleep(SETTLE_MS);
  await caller.take();
  attacked.takePeak();
  const seconds = Math.max(Number(values.seconds), leastSeconds);
  const field: Field = { address: attacked.address, keys, over: AbortSignal.timeout(seconds * 1_000) };
  const outcome = await run(field);
  const { calls, sweeps } = await caller.take();
  await caller.end();
  await sleep(SETTLE_MS);
  const before = attacked.processorSeconds();
  await sleep(REST_MS);
  const isAlive = attacked.isAlive();
  const spent = attacked.processorSeconds() - before;
  const [times, refused, failed] = describeSeen(calls);
  const [sweepTimes, sweepsRefused, sweepsFailed] = describeSeen(sweeps);
  const row = [
    name,
    isAlive ? outcome : 'it ended',
    times!,
    refused!,
    sweepTimes!,
    sweepsRefused!,
    String(Number(failed) + Number(sweepsFailed)),
    attacked.takePeak().toFixed(0),
    isAlive ? spent.toFixed(2) : '–',
  ];
  await attacked.stop();
  process.stderr.write(`${row.join(' | ')}\n`);
  return row;
}

/** The rows of all attacks at once, one for each minute. */
async function measureTogether(minutes: number): Promise<string[][]> {
  const attacked = await startAttacked(options);
  const caller = startCaller(attacked);
  const over = new AbortController();
  const attack = async ({ run }: Scenario) => {
    while (!over.signal.aborted && attacked.isAlive()) {
      const seconds = AbortSignal.timeout(Number(values.seconds) * 1_000);
      await run({ address: attacked.address, keys, over: AbortSignal.any([over.signal, seconds]) });
    }
  };
  const attacks = Promise.all(scenarios.map(attack));
  const rows: string[][] = [];
  const row = async (name: string, spent: string) => {
    const { calls, sweeps } = await caller.take();
    const [times, refused, failed] = describeSeen(calls);
    const [sweepTimes, sweepsRefused, sweepsFailed] = describeSeen(sweeps);
    const outcome = attacked.isAlive() ? 'alive' : 'it ended';
    const lost = String(Number(failed) + Number(sweepsFailed));
    const peak = attacked.takePeak().toFixed(0);
    rows.push([name, outcome, times!, refused!, sweepTimes!, sweepsRefused!, lost, peak, spent]);
    process.stderr.write(`${rows.at(-1)!.join(' | ')}\n`);
  };
  for (let minute = 1; minute <= minutes && attacked.isAlive(); minute++) {
    await sleep(MINUTE_MS);
    await row(`minute ${minute}`, '–');
  }
  over.abort();
  await attacks;
  await sleep(SETTLE_MS * 10);
  await caller.take();
  const before = attacked.processorSeconds();
  await sleep(REST_MS);
  await row('after all have left', (attacked.processorSeconds() - before).toFixed(2));
  await caller.end();
  await attacked.stop();
  return rows;
}

const rows: string[][] = [];
if (values['all-at-once']) rows.push(...(await measureTogether(Number(values.minutes))));
else for (const scenario of scenarios) rows.push(await measure(scenario));
const head = [
  'Attackers',
  'what came of it',
  'calls p50 / p99 ms',
  'refused',
  'sweeps p50 / p99 ms',
  'refused',
  'no reply',
  'most MB',
  'CPU s of 2 after',
];
const mode = values.proxy ? 'behind a proxy' : 'over TLS';
const time = values['all-at-once'] ? '' : `, ${values.seconds} s each`;
process.stdout.write(
  `${describeMachine()}, the service on ${values.runtime} ${mode}${time}\n\n${formatTable(head, rows)}`,
);
rmSync(folder, { recursive: true });
process.exit();
