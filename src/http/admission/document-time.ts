import { bounds } from '#base/bounds.ts';
import { createRecent } from '#base/recent.ts';
import { overloaded } from '../refusals.ts';
import { Problem } from '#calculate/check/problem.ts';

/**
 * The processor time that requests without a key take of the serving thread, for whatever no quota counts:
 * documents, pages and unknown paths.
 */
export interface DocumentTime {
  /**
   * Waits until this iteration of the event loop has time left for requests without a key. Throws a Problem
   * where the network has used up its time, or too many wait.
   */
  readonly enter: (network: string) => Promise<void> | undefined;
  /** Waits for an iteration of its own, and counts the time of what follows there. */
  readonly takeTurn: (network: string) => Promise<void>;
  /** Counts the time of work that does not wait. */
  readonly measure: <Result>(network: string, work: () => Result) => Result;
}

interface Clocks {
  readonly monotonicMs: () => number;
  /** Processor time of this thread. */
  readonly processorMs: () => number;
}

/** Who waits for an iteration, and the network whose time what follows takes, if nothing else measures it. */
interface Waiting {
  readonly goOn: () => void;
  readonly network: string | undefined;
}

interface Used {
  ms: number;
  atMs: number;
}

export function createDocumentTime({ monotonicMs, processorMs }: Clocks): DocumentTime {
  const { iterationMs, requestMs, waiting: maxWaiting } = bounds.documents;
  const networks = createNetworkTimes(monotonicMs);
  const waiting: Waiting[] = [];
  /** The network that this iteration was given to. */
  let given: string | undefined;
  let iteration = 0;
  let isBegun = false;
  let begunMs = 0;

  function count(network: string, ms: number): void {
    begin();
    iteration += ms;
    networks.count(network, ms);
  }

  function begin(): void {
    if (isBegun) return;
    isBegun = true;
    begunMs = processorMs();
    setImmediate(nextIteration);
    // It runs when all that follows in microtasks is done.
    setImmediate(endTurn);
  }

  function nextIteration(): void {
    iteration = 0;
    isBegun = false;
    // Their work follows in microtasks, so one is let in at a time: the next one sees what it took.
    const next = waiting.shift();
    if (next === undefined) return;
    begin();
    given = next.network;
    next.goOn();
  }

  function endTurn(): void {
    const network = given;
    given = undefined;
    // The rest was counted as it was measured.
    if (network !== undefined) count(network, Math.max(0, processorMs() - begunMs - iteration));
  }

  function wait(network?: string): Promise<void> {
    begin();
    return new Promise((goOn) => void waiting.push({ goOn, network }));
  }

  return {
    takeTurn: wait,
    enter(network) {
      networks.requireTime(network);
      // What follows a wait takes time of the iteration as well.
      const usedMs = isBegun ? Math.max(iteration, processorMs() - begunMs) : 0;
      const isNext = usedMs < iterationMs && waiting.length === 0;
      if (!isNext && waiting.length >= maxWaiting) throw overloaded;
      count(network, requestMs);
      // Those of its requests that came before may have used it up meanwhile.
      return isNext ? undefined : wait().then(() => networks.requireTime(network));
    },
    measure(network, work) {
      const startedMs = processorMs();
      try {
        return work();
      } finally {
        count(network, processorMs() - startedMs);
      }
    },
  };
}

/** What each network has used. */
function createNetworkTimes(monotonicMs: () => number) {
  const { burstMs, perSecondMs, networks } = bounds.documents;
  const byNetwork = createRecent<Used>(networks);

  /** What the network has used, less what it has got back since. */
  function usedBy(network: string): Used {
    const nowMs = monotonicMs();
    const used = byNetwork.get(network) ?? { ms: 0, atMs: nowMs };
    used.ms = Math.max(0, used.ms - ((nowMs - used.atMs) * perSecondMs) / 1_000);
    used.atMs = nowMs;
    return used;
  }

  return {
    requireTime(network: string): void {
      const excessMs = usedBy(network).ms - burstMs;
      if (excessMs > 0) throw usedUp(Math.ceil(excessMs / perSecondMs));
    },
    count(network: string, ms: number): void {
      const used = usedBy(network);
      used.ms += ms;
      byNetwork.set(network, used);
    },
  };
}

function usedUp(seconds: number): Problem {
  const detail = `Requests without a key from this network address have used up their processor time; try again in ${seconds} seconds.`;
  return new Problem('quota-exceeded', detail, { headers: { 'retry-after': String(seconds) } });
}
