// Whether the time of a refusal tells anything of a key: `npm run bench -- refusals [SAMPLES]`. Welch's t of two kinds of
// refusals that a guesser must not tell apart stays below 4.5, the bound of TVLA leakage tests (ISO/IEC 17825).
// Refusals are told at beats of a clock, so each is timed from the beat that let it go, as a guesser would who knows
// the beats; with `--at-once` they are not held, and each is timed from its request.
import { parseArgs } from 'node:util';
import { generateKey, parseKey } from '#access/keys.ts';
import { startHeartbeat } from '#heartbeat.ts';
import { createLog } from '#log.ts';
import { startTestService, TODAY_MS } from '../test/http/harness.ts';
import { createRandom } from './accuracy/random.ts';
import { describeMachine, formatTable } from './table.ts';

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: { 'at-once': { type: 'boolean', default: false } },
});
const SAMPLES = Number(positionals[0] ?? 5_000);
const WARM_UP = 1_000;
/** Samples beyond are pauses of the machine. */
const KEPT = 0.95;
const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

let beatMs = 0;
const monotonicMs = () => performance.now();
const heartbeat = startHeartbeat(monotonicMs, () => (beatMs = performance.now()));
const service = await startTestService({
  monotonicMs,
  ...(!values['at-once'] && { waitForBeat: heartbeat.waitForBeat }),
  failures: { refusedMs: () => 0, record: () => false },
  log: createLog({ level: 'silent', write: () => {}, now: () => TODAY_MS }),
});
const valid = (await service.createKey()).key;
const revoked = await service.createKey();
const expired = await service.createKey('unlimited', new Date(TODAY_MS - 1));
await service.revokeKey(revoked.id);
const random = createRandom(1, 'refusals');

/** A key that shares all but some digits with a valid one, and has the checksum of its own. */
function nearMiss(): string {
  for (;;) {
    const bytes = Uint8Array.from({ length: 30 }, (_, index) => base62.indexOf(valid[8 + index]!));
    for (let place = 24; place < 30; place++) bytes[place] = random.integer(0, 61);
    let taken = 0;
    const key = generateKey(true, (count) => bytes.slice(taken, (taken += count)));
    if (key !== valid && parseKey(key) !== undefined) return key;
  }
}

const kinds: Readonly<Record<string, () => string>> = {
  'unknown, all digits wrong': () => generateKey(true),
  'unknown, the last 6 digits wrong': nearMiss,
  'unknown, all digits wrong, again': () => generateKey(true),
  mistyped: () => `${valid.slice(0, -1)}${valid.endsWith('a') ? 'b' : 'a'}`,
  'not as long as a key': () => valid.slice(0, random.integer(9, 40)),
  revoked: () => revoked.key,
  expired: () => expired.key,
};

const times = Object.fromEntries(Object.keys(kinds).map((name): [string, number[]] => [name, []]));
/** The microseconds until a refusal of this kind is told. */
async function measure(name: string): Promise<number> {
  const headers = { authorization: `Bearer ${kinds[name]!()}` };
  const startedMs = performance.now();
  const { status } = await service.send('/v1/calculators', { headers });
  if (status !== 401) throw new Error(`${name} got ${status}`);
  return (performance.now() - (values['at-once'] ? startedMs : beatMs)) * 1000;
}

for (let sample = 0; sample < SAMPLES + WARM_UP; sample++) {
  const names = Object.keys(kinds).toSorted(() => random.unit() - 0.5);
  const measured: (readonly [string, number])[] = [];
  // Those that are held are let go by the same beat, in the order in which they came.
  if (values['at-once']) for (const name of names) measured.push([name, await measure(name)]);
  else measured.push(...(await Promise.all(names.map(async (name) => [name, await measure(name)] as const))));
  if (sample >= WARM_UP) for (const [name, time] of measured) times[name]!.push(time);
}

interface Summary {
  readonly median: number;
  readonly mean: number;
  readonly variance: number;
  readonly count: number;
}

function summarise(samples: readonly number[]): Summary {
  const kept = samples.toSorted((a, b) => a - b).slice(0, Math.floor(samples.length * KEPT));
  const mean = kept.reduce((sum, time) => sum + time, 0) / kept.length;
  const variance = kept.reduce((sum, time) => sum + (time - mean) ** 2, 0) / (kept.length - 1);
  return { median: kept[Math.floor(kept.length / 2)]!, mean, variance, count: kept.length };
}

function welch(a: Summary, b: Summary): number {
  return (a.mean - b.mean) / Math.sqrt(a.variance / a.count + b.variance / b.count);
}

const [[, first], ...others] = Object.entries(times) as [[string, number[]], ...[string, number[]][]];
const reference = summarise(first);
const rows = others.map(([name, samples]) => {
  const summary = summarise(samples);
  return [name, summary.median.toFixed(1), summary.mean.toFixed(1), welch(summary, reference).toFixed(1)];
});
const head = ['Refusal of a key that is', 'median µs', 'mean µs', "Welch's t"];
process.stdout.write(`${describeMachine()}, ${SAMPLES} samples of each, interleaved\n\n`);
process.stdout.write(
  formatTable(head, [
    [Object.keys(kinds)[0]!, reference.median.toFixed(1), reference.mean.toFixed(1), '–'],
    ...rows,
  ]),
);
heartbeat.stop();
