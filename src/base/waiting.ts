// How many requests wait at once, without one of them holding up the others.
/** More than callers send at once while they wait for their replies. */
export const MAX_PER_ITERATION = 64;
/** Callers who have disconnected cost almost nothing, but not nothing. */
const MAX_GONE_PER_ITERATION = 1_024;

/**
 * The signal is read only when the caller has to wait, because creating it costs as much as a small
 * calculation.
 */
interface Leaver {
  readonly signal: AbortSignal;
}

interface Waiting {
  readonly signal: AbortSignal | undefined;
  readonly goOn: () => void;
}

/**
 * Lets a limited number of calls through per iteration of the event loop, and the others in later iterations,
 * in order. Call it for each request, and await the promise if it returns one. So requests that a caller
 * cancels at once (HTTP/2 rapid reset, thousands of requests in one read) are known to be cancelled before
 * any work is done. It also protects Bun, which replies inside the microtasks of the previous reply:
 * thousands of replies in one iteration would overflow the stack outside any handler.
 */
export function createLoopLimit(): (leaver?: Leaver) => Promise<void> | undefined {
  let passed = 0;
  const waiting = new Set<Waiting>();
  let isBegun = false;

  function endTurn(): void {
    passed = 0;
    let gone = 0;
    for (const one of waiting) {
      if (passed === MAX_PER_ITERATION || gone === MAX_GONE_PER_ITERATION) break;
      waiting.delete(one);
      if (one.signal?.aborted === true) gone++;
      else passed++;
      one.goOn();
    }
    if (passed + gone > 0) setImmediate(endTurn);
    else isBegun = false;
  }

  return function pass(leaver) {
    if (!isBegun) {
      isBegun = true;
      setImmediate(endTurn);
    }
    if (passed < MAX_PER_ITERATION && waiting.size === 0) {
      passed++;
      return undefined;
    }
    return new Promise((goOn) => void waiting.add({ signal: leaver?.signal, goOn }));
  };
}

/** Number of timer ticks per timeout; a timeout may be late by one tick. */
const TICKS = 20;

/** A timeout of fixed length for many waits at once. */
export interface SharedTimeout {
  /** Calls `onTimeout` once after `ms`, unless `cancel` is called first with the same function. */
  readonly start: (onTimeout: () => void) => void;
  readonly cancel: (onTimeout: () => void) => void;
  /** Settles like `work`, but rejects with the error of `late` after `ms`, and where the work is aborted. */
  readonly limit: <Result>(work: Promise<Result>, late: () => Error) => Promise<Result>;
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
    limit<Result>(work: Promise<Result>, late: () => Error) {
      // Promise.race would cost twice as much.
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      const giveUp = () => reject(late());
      const end = (result: Result) => {
        waiting.delete(giveUp);
        resolve(result);
      };
      const fail = (error: unknown) => {
        waiting.delete(giveUp);
        reject(error instanceof Error && error.name === 'AbortError' ? late() : error);
      };
      waiting.set(giveUp, tick + TICKS);
      timer ??= setInterval(look, ms / TICKS);
      work.then(end, fail);
      return promise;
    },
  };
}
