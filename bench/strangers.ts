// What strangers do to a light caller: `npm run bench -- strangers`. One row for each attack, then one for all
// of them at once; add an attack to `hostile` in test/kit/strangers.ts. `--only` has a part of a name, and
// `--floods` adds the control frames of HTTP/2 that Bun answers without a bound.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { type Attack, attack, listAttacks } from '../test/kit/attackers.ts';
import { type Hostile, hostile, sendTogether } from '../test/kit/strangers.ts';
import { type Options, createKey, startAttacked } from './attackers/service.ts';
import { CALL_EVERY_MS, type LightCaller, type LightCalls } from './light-caller.ts';
import { quantile, root as ownRoot } from './load.ts';
import { describeMachine, formatTable } from './table.ts';

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    runtime: { type: 'string', default: 'bun' },
    root: { type: 'string', default: ownRoot },
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '20' },
    'all-seconds': { type: 'string', default: '60' },
    floods: { type: 'boolean', default: false },
  },
});
interface Flood {
  readonly name: string;
  readonly frames: Attack;
}

const folder = mkdtempSync(join(tmpdir(), 'centwise-strangers-'));
const options: Options = { root: values.root, runtime: values.runtime, isProxied: false, folder };
const [lightKey, freeKey] = [createKey(options, 'unlimited'), createKey(options, 'free')];

async function measure(
  name: string,
  attacks: readonly (Hostile | Flood)[],
  seconds: number,
): Promise<string[]> {
  const attacked = await startAttacked(options);
  const { address } = attacked;
  const over = AbortSignal.timeout(seconds * 1_000);
  const strangers = attacks.map(async (one) => {
    if ('frames' in one) {
      while (!over.aborted) await attack(address, one.frames, Math.min(1_000 * seconds, 5_000));
      return;
    }
    const { hasKey = false, times, call, network, pauseMs = 100 } = one;
    for (let index = 0; !over.aborted; index += times) {
      const key = hasKey ? freeKey : undefined;
      const calls = Array.from({ length: times }, (_, one) => ({ ...call(index + one), key }));
      const answered = sendTogether(address, calls, network?.(index));
      // Who has many networks does not wait for answers.
      await Promise.race([answered, sleep(network === undefined ? 5_000 : 100)]);
      await sleep(pauseMs);
    }
  });
  const caller = new Worker(new URL('light-caller.ts', import.meta.url), {
    workerData: { address, key: lightKey, seconds } satisfies LightCaller,
  });
  const [{ times, refused }] = (await once(caller, 'message')) as [LightCalls];
  await Promise.all(strangers);
  const isAlive = attacked.isAlive();
  const peak = attacked.takePeak();
  await attacked.stop();
  const at = (part: number) => quantile(times, part).toFixed(1);
  const row = [
    isAlive ? name : `${name} (it ended)`,
    `${times.length + refused} of ${(seconds * 1_000) / CALL_EVERY_MS}`,
    String(refused),
    times.length === 0 ? '–' : `${at(0.5)} / ${at(0.99)} / ${at(1)}`,
    peak.toFixed(0),
  ];
  process.stderr.write(`${row.join(' | ')}\n`);
  return row;
}

const seconds = Number(values.seconds);
const floods = Object.entries(listAttacks(freeKey))
  .filter(([name]) => /(?:PING|SETTINGS) flood$/.test(name))
  .map(([name, frames]) => ({ name, frames }));
const chosen = [...hostile, ...(values.floods ? floods : [])].filter(({ name }) =>
  name.includes(values.only),
);
const rows = [await measure('nothing', [], seconds)];
for (const one of chosen) rows.push(await measure(one.name, [one], seconds));
rows.push(await measure('all at once', chosen, Number(values['all-seconds'])));
const head = ['Meanwhile', 'calls of those due', 'refused', 'p50 / p99 / max ms', 'most MB'];
const load = loadavg()[0]!.toFixed(1);
process.stdout.write(
  `${describeMachine()}, the service on ${values.runtime} over TLS, load of the machine ${load}\n\n${formatTable(head, rows)}`,
);
rmSync(folder, { recursive: true });
process.exit();
