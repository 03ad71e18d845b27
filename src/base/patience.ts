import { MAX_IN_TURN } from '#base/turns.ts';

/** How many looks at the clock one wait has; it may take so much longer. */
const TICKS = 20;

/** Gives up on what takes too long. */
export interface Patience {
  /** Calls back once, when `ms` are over; unless `leave` has been called with the same function before. */
  readonly wait: (giveUp: () => void) => void;
  readonly leave: (giveUp: () => void) => void;
}

/**
 * One timer for all who wait: one for each costs a fiftieth of a request. Of many whose time is over together a few give
 * up in each turn of the event loop, so that others are served in between.
 */
export function createPatience(ms: number): Patience {
  /** When each is to give up, in ticks; the first to come first. */
  const waiting = new Map<() => void, number>();
  let timer: NodeJS.Timeout | undefined;
  let tick = 0;
  let isGivingUp = false;

  function look(): void {
    tick++;
    if (!isGivingUp) giveUpSome();
  }

  function giveUpSome(): void {
    isGivingUp = false;
    let count = 0;
    for (const [giveUp, lastTick] of waiting) {
      if (lastTick >= tick) break;
      if (count++ === MAX_IN_TURN) {
        isGivingUp = true;
        setImmediate(giveUpSome);
        return;
      }
      waiting.delete(giveUp);
      giveUp();
    }
    if (waiting.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  return {
    wait(giveUp) {
      waiting.set(giveUp, tick + TICKS);
      timer ??= setInterval(look, ms / TICKS);
    },
    leave: (giveUp) => void waiting.delete(giveUp),
  };
}
