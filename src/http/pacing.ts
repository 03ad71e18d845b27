import type { Distance } from '#core/solve.ts';

/** Lets other work run when it is time for it; undefined when it is not yet. To be asked before every small step. */
export type Pause = () => Promise<void> | undefined;

/** How long works may hold the thread together before requests get their turn. */
const TURN_MS = 5;

/** Where long works wait for each other, so that all of them together leave the thread to short requests. */
export interface Lane {
  /** A pause for one long work. */
  readonly createPause: () => Pause;
  /** About how many milliseconds a work that comes now would wait before its first step. */
  readonly waitMs: () => number;
}

/** A lane of this thread: in each round of its event loop one of those who wait goes on, the first to come first. */
export function createLane(monotonicMs: () => number): Lane {
  const waiting: (() => void)[] = [];
  let isTurn = false;
  let turnSinceMs = 0;
  /** How long a round has taken of late. */
  let roundMs = TURN_MS;

  function beginTurn(nowMs: number): void {
    turnSinceMs = nowMs;
    isTurn = true;
    setImmediate(endTurn);
  }

  function endTurn(): void {
    const nowMs = monotonicMs();
    isTurn = false;
    const goOn = waiting.shift();
    if (goOn === undefined) return;
    roundMs += (nowMs - turnSinceMs - roundMs) / 16;
    beginTurn(nowMs);
    goOn();
  }

  return {
    createPause() {
      let hasBegun = false;
      return () => {
        const nowMs = monotonicMs();
        if (!isTurn) beginTurn(nowMs);
        const mayGoOn = nowMs - turnSinceMs < TURN_MS && (hasBegun || waiting.length === 0);
        hasBegun = true;
        return mayGoOn ? undefined : new Promise((resolve) => void waiting.push(resolve));
      };
    },
    waitMs: () => waiting.length * roundMs,
  };
}

/** The lane of this thread. */
export const lane = createLane(() => performance.now());

/** Ends a search that has held the thread long enough. */
const TURN_OVER = new Error('the search goes on after a pause');

/**
 * Runs a search through a function of numbers and lets others run when it is time for it. Begun anew, a search comes to
 * where it was at once, since what it has asked is known: so it must ask the same again.
 */
export async function runInTurns<Result>(
  search: (inTurns: (ask: Distance) => Distance) => Result,
  pause = lane.createPause(),
): Promise<Result> {
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
