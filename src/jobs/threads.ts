import { availableParallelism } from 'node:os';

/** One thread leaves a core to the one that serves; a second is of use to those who wait behind a stuck evaluation. */
export function defaultThreads(instances: number): number {
  return Math.max(1, Math.min(2, Math.floor(availableParallelism() / instances) - 1));
}
