import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Outcome, Task } from './worker.ts';

/**
 * Runs all tasks on all cores, in their order, and hands out what comes of them. Rejects when a worker fails.
 */
export async function runTasks(tasks: readonly Task[], report: (outcome: Outcome) => void): Promise<void> {
  const waiting = tasks.values();
  const count = Math.min(availableParallelism(), tasks.length);
  const workers = Array.from({ length: count }, () => new Worker(new URL('worker.ts', import.meta.url)));
  const work = async (worker: Worker) => {
    for (const task of waiting) report(await ask(worker, task));
  };
  try {
    await Promise.all(workers.map(work));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function ask(worker: Worker, task: Task): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      worker.removeAllListeners();
      finish();
    };
    worker.on('message', (outcome: Outcome) => settle(() => resolve(outcome)));
    worker.on('error', (error) => settle(() => reject(error)));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(task);
  });
}
