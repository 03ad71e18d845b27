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
