import { bounds } from '#base/bounds.ts';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import type { OwnFile } from '#catalogue/own/declaration.ts';
import { requireEffort } from '#base/effort.ts';
import { threadFile } from '#base/thread-files.ts';
import type { Draw } from '#picture/picture.ts';
import { type Calculators, createCalculators } from '#http/calculators.ts';
import type { RunJob } from '#http/work.ts';
import type { EngineOrder } from './protocol.ts';
import { createEngine } from './run.ts';
import { Pool } from './pool.ts';
import { createRunner } from './run.ts';

interface JobsOptions {
  readonly catalogue: readonly AnyCalculator[];
  /** The program and its version. */
  readonly engine: string;
  /** Those that declare the last calculators of the catalogue. */
  readonly ownFiles?: readonly OwnFile[];
  readonly threads: number;
  readonly monotonicMs: () => number;
  readonly onFault: (fault: string) => void;
}

/** Runs the work of a service: short work on this thread, the rest on worker threads. */
export interface Jobs {
  readonly calculators: Calculators;
  readonly runJob: RunJob;
  readonly pool: Pool;
}

/** Worker threads draw the charts. */
const drawElsewhere: Draw = () => {
  requireEffort();
  throw new Error('this thread draws nothing');
};

export function createJobs({
  catalogue,
  engine,
  ownFiles = [],
  threads,
  monotonicMs,
  onFault,
}: JobsOptions): Jobs {
  const order: EngineOrder = { engine, ownFiles, isBehindServing: true };
  const calculators = createCalculators(catalogue, engine, drawElsewhere);
  const pool = new Pool({
    start: () => new Worker(threadFile('engine-worker'), { workerData: order }),
    threads,
    threadsAtStart: 1,
    queue: bounds.work,
    sliceMs: 10,
    stuckMs: 1_000,
    monotonicMs,
    onFault,
  });
  const begin = createEngine(calculators, drawElsewhere);
  const runJob = createRunner({
    begin,
    runElsewhere: (job) => pool.run(job),
    sharesCore: availableParallelism() === 1,
    hereMs: 3,
    monotonicMs,
  });
  return { calculators, runJob, pool };
}
