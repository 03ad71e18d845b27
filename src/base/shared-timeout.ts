import { MAX_PER_ITERATION } from '#base/loop-limit.ts';

/** Number of timer ticks per timeout; a timeout may be late by one tick. */
const TICKS = 20;

/** A timeout of fixed length for many waits at once. */
export interface SharedTimeout {
  /** Calls `onTimeout` once after `ms`, unless `cancel` is called first with the same function. */
  readonly start: (onTimeout: () => void) => void;
  readonly cancel: (onTimeout: () => void) => void;
}

/**
 * One timer for all waits, because a separate timer for each costs 2 % of a request. When many waits expire
 * together, only a few are handled per iteration of the event loop, so that other work runs in between.
 */
export function createSharedTimeout(ms: number): SharedTimeout {
  /** The tick at which each wait expires, in order of expiry. */
  const waiting = new Map<() => void, number>();
  let timer: NodeJS.Timeout | undefined;
  let tick = 0;
  let isExpiring = false;

  function look(): void {
    tick++;
    if (!isExpiring) expireSome();
  }

  function expireSome(): void {
    isExpiring = false;
    let count = 0;
    for (const [onTimeout, lastTick] of waiting) {
      if (lastTick >= tick) break;
      if (count++ === MAX_PER_ITERATION) {
        isExpiring = true;
        setImmediate(expireSome);
        return;
      }
      waiting.delete(onTimeout);
      onTimeout();
    }
    if (waiting.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  return {
    start(onTimeout) {
      waiting.set(onTimeout, tick + TICKS);
      timer ??= setInterval(look, ms / TICKS);
    },
    cancel: (onTimeout) => void waiting.delete(onTimeout),
  };
}
