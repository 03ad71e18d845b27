import { availableParallelism } from 'node:os';

/**
 * Two threads on two cores or more: simulations use both, and jobs do not wait behind a stuck evaluation.
 * The serving thread has a core whenever it needs one, as worker threads give way to it.
 */
export function defaultThreads(instances: number): number {
  return Math.max(1, Math.min(2, Math.floor(availableParallelism() / instances)));
}
