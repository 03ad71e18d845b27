/** More than callers who wait for their replies send at once. */
export const MAX_IN_TURN = 64;
/** Those who have gone cost next to nothing, but not nothing. */
const MAX_GONE_IN_TURN = 1_024;

/** Whose signal is asked for only where they have to wait: to make one costs as much as a small calculation. */
interface Leaver {
  readonly signal: AbortSignal;
}

interface Waiting {
  readonly signal: AbortSignal | undefined;
  readonly goOn: () => void;
}

/**
 * Lets so many through in one turn of the event loop, and the others in the turns that follow, in the order in which
 * they came. It is to be called for each; what it returns, if anything, is to be awaited. So what a caller takes back in
 * the same breath (HTTP/2 rapid reset, thousands of requests in one read) is known to be gone before any
 * work is done for it. And Bun answers inside the microtasks of the reply before: thousands who went on in one turn would
 * overflow the stack, outside of any handler.
 */
export function createTurnLimit(): (leaver?: Leaver) => Promise<void> | undefined {
  let passed = 0;
  const waiting = new Set<Waiting>();
  let isBegun = false;

  function endTurn(): void {
    passed = 0;
    let gone = 0;
    for (const one of waiting) {
      if (passed === MAX_IN_TURN || gone === MAX_GONE_IN_TURN) break;
      waiting.delete(one);
      if (one.signal?.aborted === true) gone++;
      else passed++;
      one.goOn();
    }
    if (passed + gone > 0) setImmediate(endTurn);
    else isBegun = false;
  }

  return (leaver) => {
    if (!isBegun) {
      isBegun = true;
      setImmediate(endTurn);
    }
    if (passed < MAX_IN_TURN && waiting.size === 0) {
      passed++;
      return undefined;
    }
    return new Promise((goOn) => void waiting.add({ signal: leaver?.signal, goOn }));
  };
}
