import { availableParallelism } from 'node:os';

/**
 * One worker thread leaves a core for the serving thread; a second one helps jobs that wait behind a stuck
 * evaluation.
 */
export function defaultThreads(instances: number): number {
  return Math.max(1, Math.min(2, Math.floor(availableParallelism() / instances) - 1));
}
