import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { threadFile } from '#base/thread-files.ts';
import type { SharedWork } from '#base/steps.ts';
import type { EngineOrder, WorkOrder } from '#jobs/protocol.ts';

/** More than a simulation has parts for. */
const MAX_THREADS = 16;

/**
 * Threads that help this one with what it shares, one less than there are processors; they start when it
 * first does.
 */
export function createHelpingThreads(engine: string): (shared: SharedWork) => void {
  const workerData: EngineOrder = { engine, ownFiles: [] };
  let workers: readonly Worker[] | undefined;
  let count = 0;
  return (shared) => {
    workers ??= Array.from({ length: Math.min(availableParallelism() - 1, MAX_THREADS) }, () => {
      const worker = new Worker(threadFile('engine-worker'), { workerData });
      // This thread does by itself what a helper cannot.
      worker.on('error', () => {});
      worker.unref();
      return worker;
    });
    const order: WorkOrder = { job: ++count, sliceMs: Infinity, work: { kind: 'help', shared } };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows.
    for (const worker of workers) worker.postMessage(order);
  };
}
