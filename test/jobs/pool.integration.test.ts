import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createMemoryLimiter } from '#access/limits.ts';
import { bounds } from '#base/bounds.ts';
import { currentThread } from '#base/processor-time.ts';
import { GONE } from '#http/refusals.ts';
import { JSON_TYPE, NDJSON_TYPE, textOf } from '#http/replies.ts';
import { Problem } from '#calculate/check/problem.ts';
import { type Budget, QuotaBudget, unboundedBudget } from '#http/admission/work-budget.ts';
import type { Client, Job, Work } from '#http/work.ts';
import { Pool } from '#jobs/pool.ts';

const monotonicMs = () => performance.now();
const encoder = new TextEncoder();
const pools: Pool[] = [];
after(() => Promise.all(pools.map((pool) => pool.close(0))));

/** Longer than a machine that is busy with other work holds up a thread. */
const STUCK_MS = 10_000;

/** A pool with small bounds, which can be told to fail, and the faults that it tells. */
function start(stuckMs = STUCK_MS, threads = 1, threadsAtStart = threads) {
  const faults: string[] = [];
  let started = 0;
  const pool = new Pool({
    start() {
      started++;
      return new Worker(new URL('faulty-worker.ts', import.meta.url));
    },
    threads,
    threadsAtStart,
    queue: { openOfOwner: 2, openInAll: 8, reservedBytes: 1e6, waitingOfOwner: 4, waitingInAll: 20 },
    sliceMs: 10,
    stuckMs,
    monotonicMs,
    onFault: (fault) => faults.push(fault),
  });
  pools.push(pool);
  return { pool, faults, countStarted: () => started };
}

function call(path: string, body?: unknown): Work {
  const bytes = body === undefined ? undefined : encoder.encode(JSON.stringify(body));
  return { kind: 'call', method: 'POST', path, query: undefined, type: JSON_TYPE, origin: '', body: bytes };
}

/** So many cells, each of which takes a moment. */
function sweepOf(cells: number): Work {
  const values = Array.from({ length: cells }, (_, index) => 1 + index / 1000);
  const inputs = { principal: 400000, tenure_months: 360, start_date: '2026-01-15' };
  return call('/sweep/amortization-schedule', { inputs, vary: [{ field: 'annual_rate', values }] });
}

const budgetOf = (cpuMs: number, wallMs = 60_000): Budget => {
  const limiter = createMemoryLimiter();
  const plan = { kind: 'key', burst: 1_000, day: 1_000, counted: true } as const;
  return new QuotaBudget(cpuMs, monotonicMs() + wallMs, {
    take: (count) => limiter.check('key', plan, monotonicMs(), count),
    refuse: () => new Problem('quota-exceeded', 'used up'),
  });
};

interface Options {
  readonly onPiece?: Job['onPiece'];
  readonly budget?: Budget;
  readonly caller?: Client['caller'];
}

function run(
  pool: Pool,
  owner: string,
  work: Work,
  { onPiece, budget = unboundedBudget, caller }: Options = {},
) {
  const client = { owner, caller, budget: () => budget };
  return pool.run({ client, work, ...(onPiece && { onPiece }) });
}

/** The code of the problem that a job ends with. */
async function problemOf(running: Promise<unknown>): Promise<string> {
  const error = await running.then(
    () => 'a reply',
    (reason: unknown) => reason,
  );
  return error instanceof Problem ? error.code : String(error);
}

const emi = call('/calculate/emi', { principal: 1000, annual_rate: 0, tenure_months: 3 });

describe('a pool of threads', () => {
  test('answers work as the routes do, and draws', async () => {
    const { pool } = start();
    assert.match(textOf(await run(pool, 'a', emi)), /^\{"emi":333\.33,/);
    const lines = encoder.encode('{"calculator":"cagr","inputs":{}}\n');
    const reply = await run(pool, 'a', { kind: 'lines', body: lines, origin: 'https://x' });
    assert.match(textOf(reply), /"status":422/);
    const picture = {
      title: 'A < B',
      description: 'C & D',
      form: 'lines',
      x: { name: 'Year', labels: ['0', '1'], scale: 'number' },
      y: { name: 'USD' },
      series: [{ name: 'Balance', values: [1, 2] }],
    } as const;
    assert.match(textOf(await run(pool, 'a', { kind: 'draw', picture })), /<title[^>]*>A &lt; B</);
  });

  test('ends with the problem of the work, with its pointers', async () => {
    const { pool } = start();
    const bad = call('/calculate/emi', { principal: -1, annual_rate: 0, tenure_months: 3 });
    const error = await run(pool, 'a', bad).catch((reason: unknown) => reason);
    assert.ok(error instanceof Problem);
    assert.equal(error.options.errors![0]!.pointer, '/principal');
  });

  test('gives a light owner its turn beside a heavy one', async () => {
    const { pool } = start();
    const heavy = Array.from({ length: 4 }, () => run(pool, 'heavy', call('/endless')).catch(() => {}));
    await run(pool, 'light', emi);
    // Without turns it would never end.
    for (let count = 0; count < 10; count++) await run(pool, 'light', emi);
    await pool.close(0);
    await Promise.all(heavy);
  });

  test('starts another thread for a job that would wait', async () => {
    const { pool, countStarted } = start(STUCK_MS, 2, 1);
    await run(pool, 'light', emi);
    const endless = run(pool, 'heavy', call('/endless')).catch(() => {});
    assert.equal(countStarted(), 1);
    await run(pool, 'light', emi);
    assert.equal(countStarted(), 2);
    await pool.close(0);
    await endless;
  });

  test('bounds what waits: the own queue first, then that of all', async () => {
    const { pool } = start();
    const endless = (owner: string) => run(pool, owner, call('/endless')).catch(() => {});
    const waiting = [endless('a'), endless('a')];
    await run(pool, 'b', emi);
    for (let count = 0; count < 4; count++) waiting.push(endless('a'));
    assert.deepEqual(pool.describe(), { open: 2, waiting: 4, busy: 1, replaced: 0, isFailing: false });
    assert.equal(await problemOf(run(pool, 'a', emi)), 'too-many-at-once');
    for (const owner of ['c', 'd', 'e', 'f', 'g', 'h'])
      for (let count = 0; count < 4; count++) waiting.push(endless(owner));
    assert.equal(await problemOf(run(pool, 'i', emi)), 'overloaded');
    await pool.close(0);
    await Promise.all(waiting);
  });
});

describe('a job', () => {
  test('ends when its processor time is used up', async () => {
    const { pool } = start();
    const endless = run(pool, 'a', call('/endless'), { budget: budgetOf(200) });
    assert.equal(await problemOf(endless), 'calculation-too-long');
    assert.deepEqual(pool.describe(), { open: 0, waiting: 0, busy: 0, replaced: 0, isFailing: false });
  });

  test('that searches among large simulations ends in time, and its thread stays', async () => {
    const { pool, faults } = start();
    const assets = Array.from({ length: 8 }, () => ({ weight_pct: 12.5, mean_return: 7, volatility: 15 }));
    const inputs = { current_savings: 1_000_000, years: 60, path_count: 60_000, assets };
    const target = { success_rate: 80 };
    const search = call('/solve/monte-carlo', { solve_for: 'annual_withdrawal', target, inputs });
    // Half a second for each of some thirty simulations.
    assert.equal(
      await problemOf(run(pool, 'a', search, { budget: budgetOf(1_000) })),
      'calculation-too-long',
    );
    assert.match(textOf(await run(pool, 'a', emi)), /333\.33/);
    assert.deepEqual([pool.describe().replaced, faults], [0, []]);
  });

  test('that tells how far it is does so after each slice', async () => {
    const { pool } = start();
    const inputs = { current_savings: 1_000_000, withdrawal_rate: 4, years: 60, path_count: 40_000 };
    const plain = call('/calculate/monte-carlo', { ...inputs, mean_return: 7, volatility: 15 });
    const work = { ...plain, type: NDJSON_TYPE } as Work;
    const pieces: number[] = [];
    const onPiece = (bytes: Uint8Array) => void pieces.push(bytes.length);
    const reply = await run(pool, 'a', work, { onPiece });
    assert.match(textOf(reply), /\n\{"result":/);
    assert.ok(pieces.filter((length) => length === 0).length > 1, `${pieces.length} pieces`);
  });

  test('allocates what it needs when that is free, one job after the other, and small ones go on', async () => {
    const { pool, faults } = start();
    const owners = Array.from({ length: 12 }, (_, index) => `owner ${index}`);
    const all = owners.map((owner) => run(pool, owner, call('/large')));
    const small = await run(pool, 'another', emi);
    assert.match(textOf(small), /333\.33/);
    assert.ok(pool.describe().waiting > 0, 'all were answered before');
    const most = (await Promise.all(all)).map((reply) => textOf(reply));
    assert.deepEqual(
      most,
      Array.from(owners, () => '1'),
    );
    assert.deepEqual([pool.describe().open, faults], [0, []]);
  });

  test('ends when its time is over with all waiting, and says whether it was begun', async () => {
    const { pool } = start();
    await run(pool, 'a', emi);
    const begun = run(pool, 'a', call('/endless'), { budget: budgetOf(60_000, 300) });
    assert.equal(await problemOf(begun), 'calculation-too-long');
    const others = [1, 2].map(() => run(pool, 'a', call('/endless')).catch(() => {}));
    const waiting = run(pool, 'a', call('/endless'), { budget: budgetOf(60_000, 100) });
    assert.equal(await problemOf(waiting), 'overloaded');
    await pool.close(0);
    await Promise.all(others);
  });

  test('ends when nobody waits for it any more, and its thread is free at once', async () => {
    const { pool } = start();
    await run(pool, 'a', emi);
    const caller = new AbortController();
    const left = run(pool, 'a', call('/endless'), { caller });
    await sleep(50);
    caller.abort();
    await assert.rejects(left, (error) => error === GONE);
    assert.equal(pool.describe().open, 0);
    await assert.rejects(run(pool, 'a', emi, { caller }), (error) => error === GONE);
    await run(pool, 'a', emi);
  });

  test('is charged one request of the quota for each 50 ms, while it works', async () => {
    const { pool } = start();
    const [taken, spent] = [[] as number[], { ms: 0 }];
    const decision = createMemoryLimiter();
    const plan = { kind: 'key', burst: 6, day: 100, counted: true } as const;
    const inner = new QuotaBudget(10_000, Infinity, {
      take(count) {
        taken.push(count);
        return decision.check('key', plan, 0, count);
      },
      refuse: () => new Problem('quota-exceeded', 'used up'),
    });
    const budget: Budget = {
      deadlineMs: Infinity,
      spend(ms) {
        spent.ms += ms;
        return inner.spend(ms);
      },
      countItems: (items) => inner.countItems(items),
      countMoreItems: (items) => inner.countMoreItems(items),
    };
    assert.equal(await problemOf(run(pool, 'a', call('/endless'), { budget })), 'quota-exceeded');
    // The request itself has been taken before all work: the seventh beside it is refused.
    assert.equal(
      taken.reduce((sum, count) => sum + count, 0),
      Math.ceil(spent.ms / bounds.unitMs) - 1,
    );
    assert.ok(spent.ms > 300 && spent.ms < 600, `${spent.ms} ms`);
  });

  test('waits for a quota that answers late, and lets others work meanwhile', async () => {
    const { pool } = start();
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<undefined>();
    const budget: Budget = {
      ...unboundedBudget,
      countItems: () => (asked.resolve(), answer.promise),
    };
    const counted = run(pool, 'a', call('/items'), { budget });
    await asked.promise;
    await run(pool, 'b', emi);
    answer.resolve(undefined);
    assert.equal(textOf(await counted), '{"counted":7}');
    const refuse = { ...unboundedBudget, countItems: () => new Problem('quota-exceeded', 'used up') };
    assert.equal(await problemOf(run(pool, 'a', call('/items'), { budget: refuse })), 'quota-exceeded');
  });

  test('sends what there is of its lines after each slice', async () => {
    const { pool } = start();
    const flows = Array.from({ length: 300 }, (_, index) => (index % 30 === 0 ? -9000 : 312.37));
    const line = `${JSON.stringify({ calculator: 'irr', inputs: { cash_flows: flows } })}\n`;
    const pieces: string[] = [];
    const onPiece = (bytes: Uint8Array) => void pieces.push(new TextDecoder().decode(bytes));
    const body = encoder.encode(line.repeat(60));
    const reply = await run(pool, 'a', { kind: 'lines', body, origin: '' }, { onPiece });
    const lines = `${pieces.join('')}${textOf(reply)}`.trimEnd().split('\n');
    assert.equal(lines.length, 60);
    const results = lines.map((one) => one.replace(/"line":\d+/, ''));
    assert.equal(new Set(results).size, 1);
    assert.ok(pieces.length > 0);
  });
});

describe('a thread that fails', () => {
  for (const [path, code, stuckMs] of [
    ['/stuck', 'calculation-too-long', 1_000],
    ['/exit', 'internal', STUCK_MS],
  ] as const) {
    test(`${path} ends its own job alone, and is replaced`, async () => {
      const { pool, faults } = start(stuckMs);
      await run(pool, 'a', emi);
      const other = run(pool, 'b', sweepOf(300));
      assert.equal(await problemOf(run(pool, 'a', call(path))), code);
      assert.match(textOf(await other), /"rows":\[\{/);
      assert.equal(pool.describe().replaced, 1);
      assert.equal(faults.length, 1);
      assert.match(textOf(await run(pool, 'a', emi)), /333\.33/);
    });
  }

  test(
    'to get a processor is waited for',
    { skip: currentThread() === undefined && 'needs the processor time of threads, as Linux has it' },
    async () => {
      const { pool, faults } = start(1_000);
      assert.equal(textOf(await run(pool, 'a', call('/asleep'))), '"awake"');
      assert.deepEqual(faults, []);
    },
  );

  test('between two slices, by what it has left behind, is replaced', async () => {
    const { pool, faults } = start();
    assert.equal(await problemOf(run(pool, 'a', call('/late'))), 'internal');
    assert.equal(faults.length, 1);
    assert.match(textOf(await run(pool, 'a', emi)), /333\.33/);
  });

  test('by an error of ours stays, and the error is told', async () => {
    const { pool, faults } = start();
    assert.equal(await problemOf(run(pool, 'a', call('/throw'))), 'internal');
    assert.match(faults[0]!, /a fault of ours/);
    assert.equal(pool.describe().replaced, 0);
  });

  test('again and again is said to be failing, until one works', async () => {
    const { pool } = start();
    // A busy machine may refuse some before a thread has taken them.
    for (let count = 0; count < 30 && !pool.describe().isFailing; count++)
      await problemOf(run(pool, 'a', call('/exit')));
    assert.equal(pool.describe().isFailing, true);
    assert.match(textOf(await run(pool, 'a', emi)), /333\.33/);
    assert.equal(pool.describe().isFailing, false);
  });
});

/** A budget that adds up what is spent. */
function countingBudget() {
  const spent = { ms: 0, slices: 0 };
  const budget: Budget = {
    ...unboundedBudget,
    spend(ms) {
      spent.ms += ms;
      spent.slices++;
      return undefined;
    },
  };
  return { spent, budget };
}

describe('work that threads share', () => {
  test('is done by idle threads too, which the same budget pays', async () => {
    const { pool } = start(STUCK_MS, 2);
    const { spent, budget } = countingBudget();
    assert.equal(textOf(await run(pool, 'a', call('/shared/fill'), { budget })), '"helped"');
    // At the least one slice of each thread.
    assert.ok(spent.slices >= 2, `${spent.slices} slices`);
    assert.equal(textOf(await run(pool, 'a', emi)).slice(0, 13), '{"emi":333.33');
  });

  for (const fault of ['throw', 'exit', 'stuck']) {
    test(`is done by its own thread when another one fails: ${fault}`, async () => {
      const { pool, faults } = start(fault === 'stuck' ? 1_000 : STUCK_MS, 2);
      assert.equal(textOf(await run(pool, 'a', call(`/shared/${fault}`))), '"helped"');
      while (faults.length === 0) await sleep(20);
      assert.equal(faults.length, 1);
      assert.match(textOf(await run(pool, 'a', emi)), /333\.33/);
    });
  }

  test('starts another thread, which nothing else has needed', async () => {
    const { pool, countStarted } = start(STUCK_MS, 2, 1);
    await run(pool, 'a', emi);
    assert.equal(countStarted(), 1);
    assert.equal(textOf(await run(pool, 'a', call('/shared/once'))), '"helped"');
    assert.equal(countStarted(), 2);
  });

  test('leaves a thread to others who come', async () => {
    const { pool } = start(STUCK_MS, 2);
    const caller = new AbortController();
    const shared = run(pool, 'heavy', call('/shared/endless'), { caller }).catch(() => {});
    await run(pool, 'light', emi);
    for (let count = 0; count < 10; count++) await run(pool, 'light', emi);
    caller.abort();
    await shared;
  });

  test('is left by all threads when nobody waits for it any more', async () => {
    const { pool } = start(STUCK_MS, 2);
    const caller = new AbortController();
    const shared = run(pool, 'a', call('/shared/endless'), { caller });
    while (pool.describe().busy < 2) await sleep(5);
    caller.abort();
    await assert.rejects(shared, (error) => error === GONE);
    while (pool.describe().busy > 0) await sleep(5);
    await run(pool, 'a', emi);
    assert.equal(pool.describe().busy, 0);
  });
});

describe('closing a pool', () => {
  test('lets go on what can end in time, and ends the rest', async () => {
    const { pool } = start();
    await run(pool, 'a', emi);
    const [long, endless] = [run(pool, 'a', sweepOf(3)), run(pool, 'b', call('/endless'))];
    const ended = problemOf(endless);
    await Promise.all([pool.close(8_000), long]);
    assert.match(textOf(await long), /"rows":\[\{/);
    assert.equal(await ended, 'overloaded');
    assert.equal(await problemOf(run(pool, 'a', emi)), 'overloaded');
  });
});
