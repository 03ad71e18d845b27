import { constants, getPriority, setPriority } from 'node:os';
import { currentThread } from '#base/processor-time.ts';

/**
 * A ninth of the share of the other threads where all want a processor; those run first when they wake up.
 */
const NICE = 10;

/** Lets the other threads of this process run first. Only on Linux have threads priorities of their own. */
export function lowerThreadPriority(): void {
  const thread = currentThread();
  if (thread === undefined) return;
  try {
    setPriority(thread, Math.min(getPriority() + NICE, constants.priority.PRIORITY_LOW));
  } catch {
    // Where it is forbidden, all threads are alike.
  }
}
