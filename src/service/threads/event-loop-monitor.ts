import { bounds } from '#base/bounds.ts';
import type { ThreadLoad } from '#http/admission/admission.ts';

/** Detects whether the thread has more work than it can do. */
export interface EventLoopMonitor extends ThreadLoad {
  readonly stop: () => void;
}

const INTERVAL_MS = 10;
/** On a shared machine, timers are late by about 20 ms without any overload. */
const MAX_PUNCTUAL_DELAY_MS = 50;
/** A start or a pause of the whole machine is not an overload. */
const MIN_BEHIND_MS = 1_000;

/** Runs a timer; `onDelay` receives the delay of each tick in milliseconds. */
export function startEventLoopMonitor(
  monotonicMs: () => number,
  onDelay: (delayMs: number) => void,
): EventLoopMonitor {
  let lastMs = monotonicMs();
  let punctualMs = lastMs;
  const monitor = { busyFromMs: Infinity, begunSincePause: 0, stop: () => clearInterval(timer) };

  const timer = setInterval(() => {
    const nowMs = monotonicMs();
    const delayMs = Math.max(0, nowMs - lastMs - INTERVAL_MS);
    onDelay(delayMs);
    lastMs = nowMs;
    monitor.begunSincePause = 0;
    if (delayMs <= MAX_PUNCTUAL_DELAY_MS) punctualMs = nowMs;
    monitor.busyFromMs = Math.max(lastMs + bounds.busyMs, punctualMs + MIN_BEHIND_MS);
  }, INTERVAL_MS);
  timer.unref();
  return monitor;
}
