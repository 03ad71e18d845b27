import { readFileSync, readlinkSync } from 'node:fs';

/** The number that Linux has given to the current thread; undefined elsewhere, and without /proc. */
export function currentThread(): number | undefined {
  try {
    // The link reads "PID/task/TID".
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  } catch {
    return undefined;
  }
}

/** Processor time of a thread of this process so far; undefined where it is unknown. */
export function processorMsOf(thread: number | undefined): number | undefined {
  if (thread === undefined) return undefined;
  try {
    return Number(readFileSync(`/proc/self/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return undefined;
  }
}
