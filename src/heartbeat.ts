/** Knows whether the thread has more to do than it can. */
export interface Heartbeat {
  /**
   * For how many milliseconds the thread has been busy without a pause; 0 unless it has been behind for a second:
   * a start or a pause of the whole machine is no overload.
   */
  readonly busyMs: (nowMs: number) => number;
  /**
   * Resolves with the first beat that comes a whole beat after `sinceMs` or later, those who wait for the same one in the
   * order of their times: so nobody can tell how long the work took in between.
   */
  readonly waitForBeat: (sinceMs: number) => Promise<void>;
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
  let waiting: { readonly sinceMs: number; readonly resolve: () => void }[] = [];

  function release(beforeMs: number): void {
    const due = waiting.filter(({ sinceMs }) => sinceMs <= beforeMs);
    waiting = waiting.filter(({ sinceMs }) => sinceMs > beforeMs);
    for (const { resolve } of due.toSorted((one, other) => one.sinceMs - other.sinceMs)) resolve();
  }

  const timer = setInterval(() => {
    const nowMs = monotonicMs();
    const delayMs = Math.max(0, nowMs - lastMs - BEAT_MS);
    onDelay(delayMs);
    lastMs = nowMs;
    if (delayMs <= PUNCTUAL_MS) punctualMs = nowMs;
    if (waiting.length > 0) release(nowMs - BEAT_MS);
  }, BEAT_MS);
  timer.unref();
  return {
    busyMs: (nowMs) => (nowMs - punctualMs > BEHIND_MS ? nowMs - lastMs : 0),
    waitForBeat: (sinceMs) => new Promise((resolve) => void waiting.push({ sinceMs, resolve })),
    stop() {
      clearInterval(timer);
      release(Infinity);
    },
  };
}
