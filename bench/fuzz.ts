// Requests drawn from the OpenAPI document, each reply held against it: `npm run fuzz -- --cases 50000 --seed
// 1`, with --wire over the real server. Exit code 1 when any reply is wrong.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Outcome, measureAlone, runFuzz } from '../test/kit/fuzz/run.ts';
import { startWire } from '../test/kit/fuzz/wire.ts';
import { describeMachine, formatTable } from './table.ts';

/** How long one request may hold the thread. */
const MAX_BLOCKED_MS = 20;

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '50000' },
    seed: { type: 'string', default: '1' },
    wire: { type: 'boolean', default: false },
    alone: { type: 'boolean', default: false },
  },
});
if (values.alone) {
  process.stdout.write(String(await measureAlone(readFileSync(0, 'utf8'))));
  process.exit();
}
const [cases, seed] = [Number(values.cases), Number(values.seed)];
const report = (done: number) => void process.stderr.write(`${done} of ${cases}\n`);
const wire = values.wire ? startWire : undefined;
const outcome = await runFuzz({ seed, count: cases, startWire: wire, isTimed: true, report });
print(outcome);

function print(outcome: Outcome): void {
  const { cases, kinds, statuses, faults, longestMs, longestCase, longestPortable, seconds } = outcome;
  const rows = (counts: ReadonlyMap<string | number, number>) =>
    [...counts].toSorted((a, b) => b[1] - a[1]).map(([name, count]) => [String(name), String(count)]);
  const texts = [
    `${describeMachine()}\n`,
    formatTable(['Kind of case', 'Cases'], rows(kinds)),
    formatTable(['Status', 'Replies'], rows(statuses)),
    `${cases} cases of seed ${seed} in ${seconds.toFixed(1)} s: ${faults.length} sorts of faults.`,
    `The longest that one held the thread: ${longestMs.toFixed(1)} ms.`,
    ...(longestMs > MAX_BLOCKED_MS ? [aloneText(longestPortable), longestCase.slice(0, 2000)] : []),
    ...faults,
  ];
  process.stdout.write(`${texts.join('\n')}\n`);
  // Times are for people: a machine that others hold up is no fault.
  process.exitCode = faults.length > 0 ? 1 : 0;
}

/**
 * A long run has 400 MB of its own, and to collect its garbage takes up to 90 ms at a time; a service has a
 * tenth.
 */
function aloneText(portable: string): string {
  const { stdout } = spawnSync(process.execPath, [import.meta.filename, '--alone'], {
    input: portable,
    encoding: 'utf8',
  });
  return `In a process of its own it holds the thread for ${Number(stdout).toFixed(1)} ms.`;
}
