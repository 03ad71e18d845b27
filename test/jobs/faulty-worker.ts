import { parentPort } from 'node:worker_threads';
import { irr } from '#catalogue/calculators/business/irr.ts';
import { cagr } from '#catalogue/calculators/investing/cagr.ts';
import { amortizationSchedule } from '#catalogue/calculators/loans/amortization-schedule.ts';
import { emi } from '#catalogue/calculators/loans/emi.ts';
import { monteCarlo } from '#catalogue/calculators/retirement/monte-carlo.ts';
import { withExamples } from '#catalogue/examples.ts';
import { draw } from '#chart/draw.ts';
import type { SharedWork, Steps } from '#base/steps.ts';
import { createCalculators } from '#http/calculators.ts';
import { jsonReply, type Reply } from '#http/replies.ts';
import { type Begin, createEngine } from '#jobs/run.ts';
import { serveThread } from '#jobs/thread.ts';

// A thread of an engine that can also be told to fail, by the path of a call. It starts in half the time of
// the whole catalogue.
const catalogue = withExamples([emi, cagr, irr, amortizationSchedule, monteCarlo]);
const begin = createEngine(createCalculators(catalogue, 'centwise test', draw), draw);

const faults: Readonly<Record<string, () => Steps<Reply>>> = {
  *'/stuck'() {
    yield;
    for (;;);
  },
  *'/asleep'() {
    yield;
    // For a time without a processor, as on a busy machine.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_000);
    return jsonReply('"awake"');
  },
  *'/exit'() {
    yield;
    process.exit(3);
  },
  *'/throw'() {
    yield;
    throw new Error('a fault of ours');
  },
  *'/late'() {
    setTimeout(() => {
      throw new Error('a late fault of ours');
    });
    for (;;) yield;
  },
  *'/endless'() {
    for (;;) yield;
  },
  '/large': large,
  *'/items'() {
    yield 7;
    return jsonReply('{"counted":7}');
  },
};

const LARGE_BYTES = 900_000;

/** Needs so much memory that two of them do not fit into the bounds of the test; counts those that have it. */
let holding = 0;
function* large(): Steps<Reply> {
  yield { done: 0, total: 1, estimates: () => ({}), bytes: LARGE_BYTES };
  holding++;
  const most = holding;
  for (let steps = 0; steps < 5; steps++) {
    const untilMs = performance.now() + 11;
    while (performance.now() < untilMs);
    yield;
  }
  holding--;
  return jsonReply(String(most));
}

/** Goes on until another thread has done something of it; what that does is in the path. */
function* share(task: string): Steps<Reply> {
  const memory = new SharedArrayBuffer(4);
  const helped = new Int32Array(memory);
  const shared = { calculator: '', task, memory };
  const progress = { done: 0, total: 1, estimates: () => ({}), shared };
  const isOver = () => task !== 'endless' && Atomics.load(helped, 0) === 1;
  while (!isOver()) yield progress;
  return jsonReply('"helped"');
}

/** Fails in the same slice in which it has helped, as there may be no other one. */
function* help({ task, memory }: SharedWork): Steps<Reply> {
  const steps = faults[`/${String(task)}`]?.();
  steps?.next();
  Atomics.store(new Int32Array(memory), 0, 1);
  if (steps === undefined) yield;
  else yield* steps;
  return jsonReply('');
}

const beginFaulty: Begin = (work) => {
  if (work.kind === 'help') return { steps: help(work.shared) };
  const path = work.kind === 'call' ? work.path : '';
  const [, task] = path.split('/shared/');
  if (task !== undefined) return { steps: share(task) };
  const fault = faults[path];
  return fault === undefined ? begin(work) : { steps: fault() };
};

serveThread(parentPort!, beginFaulty);
