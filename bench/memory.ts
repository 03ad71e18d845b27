// What callers see when the service may have only so much memory: `npm run bench -- memory`. It needs root
// and control groups.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../test/kit/fleet.ts';
import { hostile, sendTogether } from '../test/kit/strangers.ts';
import { call, launch, readKey, saturate, type Server, untilAnswered } from './load.ts';
import { describeMachine, formatTable } from './table.ts';

const CAPS_MB = [64, 96, 128, 192, 256, 512];
const SECONDS = 6;
const CALLERS = 16;
const MEGABYTE = 1024 * 1024;

/** The files of both versions of control groups. */
const [parent, capFile, mostFile] = existsSync('/sys/fs/cgroup/memory')
  ? ['/sys/fs/cgroup/memory', 'memory.limit_in_bytes', 'memory.max_usage_in_bytes']
  : ['/sys/fs/cgroup', 'memory.max', 'memory.peak'];
const group = join(parent, `centwise-${process.pid}`);
const folder = mkdtempSync(join(tmpdir(), 'centwise-memory-'));

/** As large as a sweep may be: 10,000 cells, a reply of a megabyte and a half. */
const sweep = JSON.stringify({
  inputs: { home_price: 400_000, down_payment: 80_000, loan_term: 30 },
  vary: [{ field: 'interest_rate', from: 0.001, to: 10, step: 0.001 }],
});

interface Counts {
  answered: number;
  refused: number;
  broken: number;
}

async function sweepAll({ port }: Server, key: string): Promise<Counts> {
  const counts: Counts = { answered: 0, refused: 0, broken: 0 };
  const endMs = performance.now() + SECONDS * 1000;
  const caller = async () => {
    while (performance.now() < endMs) {
      const status = await call({ port, key, path: '/v1/sweep/mortgage', body: sweep }).then(
        (reply) => reply.status,
        () => 0,
      );
      if (status === 200) counts.answered++;
      else if (status === 503) counts.refused++;
      else counts.broken++;
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return counts;
}

const NETWORKS = 120;
const simulations = hostile.find(({ network }) => network !== undefined)!;

/**
 * Strangers of many networks ask for the largest simulations at once; how many were answered, by status: 0
 * where the connection was cut, as of those that wait for more than 10 seconds.
 */
async function simulateAll({ port }: Server): Promise<string> {
  const { times, call: write, network } = simulations;
  const asked = Array.from({ length: NETWORKS }, async (_, visitor) => {
    const calls = Array.from({ length: times }, (_, one) => write(visitor * times + one));
    return Promise.race([sendTogether({ port }, calls, network!(visitor * times)), sleep(20_000, [0])]);
  });
  const counts = new Map<number, number>();
  for (const status of (await Promise.all(asked)).flat()) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .sort(([one], [other]) => one - other)
    .map((pair) => pair.join(': '))
    .join(', ');
}

/** The kernel ends a process whose memory does not suffice. */
const ended = () => 'ended';

async function measure(megabytes: number): Promise<string[]> {
  writeFileSync(join(group, capFile), String(megabytes * MEGABYTE));
  writeFileSync(join(group, mostFile), '0');
  const DATA_DIR = mkdtempSync(join(folder, 'data-'));
  const env = { DATA_DIR, RATES_REFRESH: 'off', LOG_LEVEL: 'error', METRICS_ADDRESS: 'off' };
  const enter = `echo $$ > ${group}/cgroup.procs; exec node scripts/run.mjs src/main.ts serve`;
  const server = launch({ file: 'sh', args: ['-c', enter], env }, await freePort());
  const key = await readKey(server).catch(() => undefined);
  if (key === undefined) {
    await server.stop();
    return [String(megabytes), 'it does not start', ...Array.from({ length: 6 }, () => '–')];
  }
  await untilAnswered(server, key);
  const load = { protocol: 'h1', connections: 64, seconds: SECONDS, key, folder } as const;
  const perSecond = await saturate(server, load).then((measured) => measured.perSecond.toFixed(0), ended);
  const { answered, refused, broken } = await sweepAll(server, key);
  const simulated = await simulateAll(server);
  const after = await call({ port: server.port, key }).then(({ status }) => String(status), ended);
  const most = (Number(readFileSync(join(group, mostFile))) / MEGABYTE).toFixed(0);
  const sweeps = (answered / SECONDS).toFixed(1);
  await server.stop();
  return [
    String(megabytes),
    perSecond,
    sweeps,
    String(refused),
    broken > 0 ? 'all others' : '0',
    simulated,
    after,
    most,
  ];
}

mkdirSync(group);
const rows: string[][] = [];
for (const megabytes of CAPS_MB) rows.push(await measure(megabytes));
const head = [
  'Cap, MiB',
  'calculations /s',
  'sweeps of 10,000 cells /s',
  'refused',
  'broken',
  `simulations of ${NETWORKS} networks, by status`,
  'status afterwards',
  'most MiB',
];
process.stdout.write(`${describeMachine()}\n\n${formatTable(head, rows)}`);
rmdirSync(group);
rmSync(folder, { recursive: true });
