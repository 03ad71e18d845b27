import { setImmediate } from 'node:timers/promises';
import type { Distance } from '#core/solve.ts';

/** Lets other requests run when it is time for it; undefined when it is not yet. */
export type Pause = () => Promise<void> | undefined;

/** How long one request may hold the thread before others get their turn. */
const TURN_MS = 5;

/** A pause for one long request, to be asked for at every small step of it. */
export function createPause(): Pause {
  let sinceMs = performance.now();
  const turn = async () => {
    await setImmediate();
    sinceMs = performance.now();
  };
  return () => (performance.now() - sinceMs < TURN_MS ? undefined : turn());
}

/** Ends a search that has held the thread long enough. */
const TURN_OVER = new Error('the search goes on after a pause');

/**
 * Runs a search through a function of numbers and lets others run when it is time for it. Begun anew, a search comes to
 * where it was at once, since what it has asked is known: so it must ask the same again.
 */
export async function runInTurns<Result>(
  search: (inTurns: (ask: Distance) => Distance) => Result,
): Promise<Result> {
  const pause = createPause();
  const known = new Map<number, number | undefined>();
  let turn: Promise<void> | undefined;
  const inTurns =
    (ask: Distance): Distance =>
    (x) => {
      if (known.has(x)) return known.get(x);
      turn = pause();
      if (turn !== undefined) throw TURN_OVER;
      const value = ask(x);
      known.set(x, value);
      return value;
    };
  for (;;) {
    try {
      return search(inTurns);
    } catch (error) {
      if (error !== TURN_OVER) throw error;
      await turn;
    }
  }
}
