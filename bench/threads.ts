// One simulation on one worker thread and on two, in a pool as a service has it: `npm run bench -- threads
// [--paths 100000] [--years 40] [--rounds 5]`. All replies must be the same to the last digit. Needs two
// processors with nothing else to do.
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { bounds } from '#base/bounds.ts';
import { threadFile } from '#base/thread-files.ts';
import { unboundedBudget } from '#http/admission/work-budget.ts';
import { JSON_TYPE, textOf } from '#http/replies.ts';
import { Pool } from '#jobs/pool.ts';
import type { EngineOrder } from '#jobs/protocol.ts';
import { describeMachine, formatTable } from './table.ts';

const { values: options } = parseArgs({
  options: {
    paths: { type: 'string', default: '100000' },
    years: { type: 'string', default: '40' },
    rounds: { type: 'string', default: '5' },
  },
});
const [paths, years, rounds] = [options.paths, options.years, options.rounds].map(Number) as [
  number,
  number,
  number,
];

function start(threads: number): Pool {
  const order: EngineOrder = { engine: 'centwise', ownFiles: [] };
  return new Pool({
    start: () => new Worker(threadFile('engine-worker'), { workerData: order }),
    threads,
    threadsAtStart: threads,
    queue: { ...bounds.work, waitingOfOwner: 2, waitingInAll: 2 },
    sliceMs: 10,
    stuckMs: 10_000,
    monotonicMs: () => performance.now(),
    onFault: (fault) => process.stderr.write(`${fault}\n`),
  });
}

const inputs = {
  current_savings: 1_000_000,
  annual_withdrawal: 40_000,
  assets: [
    { weight_pct: 60, mean_return: 7, volatility: 17 },
    { weight_pct: 40, mean_return: 3, volatility: 6 },
  ],
  correlations: [0.2],
  years,
  path_count: paths,
};

/** A seed of its own for each round, as results are remembered. */
async function run(pool: Pool, seed: number) {
  const body = new TextEncoder().encode(JSON.stringify({ ...inputs, seed: String(seed) }));
  const work = {
    kind: 'call',
    method: 'POST',
    path: '/calculate/monte-carlo',
    query: undefined,
    type: JSON_TYPE,
    origin: '',
    body,
  } as const;
  const startedMs = performance.now();
  const reply = await pool.run({ client: { owner: 'bench', budget: () => unboundedBudget }, work });
  return { ms: performance.now() - startedMs, text: textOf(reply) };
}

const pools = [start(1), start(2)] as const;
const times: [number[], number[]] = [[], []];
try {
  // The first round loads and compiles.
  for (let round = 0; round <= rounds; round++) {
    const [one, two] = [await run(pools[0], round), await run(pools[1], round)];
    if (one.text !== two.text) throw new Error(`Two threads have another reply than one: ${two.text}`);
    if (round === 0) continue;
    times[0].push(one.ms);
    times[1].push(two.ms);
  }
} finally {
  await Promise.all(pools.map((pool) => pool.close(0)));
}
const best = times.map((all) => Math.min(...all)) as [number, number];
const rows = best.map((ms, index) => [String(index + 1), ms.toFixed(0), (best[0] / ms).toFixed(2)]);
process.stdout.write(
  `${describeMachine()}; ${paths} paths of ${years} years, two assets; best of ${rounds} rounds\n\n`,
);
process.stdout.write(formatTable(['threads', 'ms', 'times as fast'], rows));
