/** Detects whether the thread has more work than it can do. */
export interface EventLoopMonitor {
  /**
   * The milliseconds for which the thread has been busy without a pause; 0 unless it has been behind for a
   * second, because a start or a pause of the whole machine is not an overload.
   */
  readonly busyMs: (nowMs: number) => number;
  readonly stop: () => void;
}

const INTERVAL_MS = 10;
/** On a shared machine, timers are late by about 20 ms without any overload. */
const MAX_PUNCTUAL_DELAY_MS = 50;
const MIN_BEHIND_MS = 1_000;

/** Runs a timer; `onDelay` receives the delay of each tick in milliseconds. */
export function startEventLoopMonitor(
  monotonicMs: () => number,
  onDelay: (delayMs: number) => void,
): EventLoopMonitor {
  let lastMs = monotonicMs();
  let punctualMs = lastMs;

  const timer = setInterval(() => {
    const nowMs = monotonicMs();
    const delayMs = Math.max(0, nowMs - lastMs - INTERVAL_MS);
    onDelay(delayMs);
    lastMs = nowMs;
    if (delayMs <= MAX_PUNCTUAL_DELAY_MS) punctualMs = nowMs;
  }, INTERVAL_MS);
  timer.unref();
  return {
    busyMs: (nowMs) => (nowMs - punctualMs > MIN_BEHIND_MS ? nowMs - lastMs : 0),
    stop: () => clearInterval(timer),
  };
}
