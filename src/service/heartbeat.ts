/** Knows whether the thread has more to do than it can. */
export interface Heartbeat {
  /**
   * For how many milliseconds the thread has been busy without a pause; 0 unless it has been behind for a second:
   * a start or a pause of the whole machine is no overload.
   */
  readonly busyMs: (nowMs: number) => number;
  readonly stop: () => void;
}

const BEAT_MS = 10;
/** A machine that others use too is late by some 20 ms without any overload. */
const PUNCTUAL_MS = 50;
const BEHIND_MS = 1_000;

/** Beats as often as the thread lets it. `onDelay` is told by how many milliseconds each beat came late. */
export function startHeartbeat(monotonicMs: () => number, onDelay: (delayMs: number) => void): Heartbeat {
  let lastMs = monotonicMs();
  let punctualMs = lastMs;

  const timer = setInterval(() => {
    const nowMs = monotonicMs();
    const delayMs = Math.max(0, nowMs - lastMs - BEAT_MS);
    onDelay(delayMs);
    lastMs = nowMs;
    if (delayMs <= PUNCTUAL_MS) punctualMs = nowMs;
  }, BEAT_MS);
  timer.unref();
  return {
    busyMs: (nowMs) => (nowMs - punctualMs > BEHIND_MS ? nowMs - lastMs : 0),
    stop: () => clearInterval(timer),
  };
}
