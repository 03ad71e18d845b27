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

/**
 * Processor time of the current thread; on a Node before 23.9, which does not tell it, the time that has
 * passed.
 */
export function ownProcessorMs(): number {
  const { threadCpuUsage } = process as Partial<Pick<NodeJS.Process, 'threadCpuUsage'>>;
  if (threadCpuUsage === undefined) return performance.now();
  const { user, system } = threadCpuUsage.call(process);
  return (user + system) / 1000;
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
