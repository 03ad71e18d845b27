import { parentPort } from 'node:worker_threads';
import { irr } from '#catalogue/calculators/business/irr.ts';
import { cagr } from '#catalogue/calculators/investing/cagr.ts';
import { amortizationSchedule } from '#catalogue/calculators/loans/amortization-schedule.ts';
import { emi } from '#catalogue/calculators/loans/emi.ts';
import { withExamples } from '#catalogue/examples.ts';
import { draw } from '#chart/lazy.ts';
import type { Steps } from '#base/steps.ts';
import { createCalculators } from '#http/calculators.ts';
import { jsonReply, type Reply } from '#http/replies.ts';
import { type Begin, createEngine } from '#jobs/run.ts';
import { serveThread } from '#jobs/thread.ts';

// A thread of an engine that can also be told to fail, by the path of a call. It starts in half the time of the whole catalogue.
const catalogue = withExamples([emi, cagr, irr, amortizationSchedule]);
const begin = createEngine(createCalculators(catalogue, 'centwise test', draw), draw);

const faults: Readonly<Record<string, () => Steps<Reply>>> = {
  *'/stuck'() {
    yield;
    for (;;);
  },
  *'/exit'() {
    yield process.exit(3);
    return jsonReply('never sent');
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
  *'/items'() {
    yield 7;
    return jsonReply('{"counted":7}');
  },
};

const beginFaulty: Begin = (work) => {
  const fault = work.kind === 'call' ? faults[work.path] : undefined;
  return fault === undefined ? begin(work) : { steps: fault() };
};

serveThread(parentPort!, beginFaulty);
