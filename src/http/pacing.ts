import { setImmediate } from 'node:timers/promises';

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
