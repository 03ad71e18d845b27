/**
 * Counts the failed authentications of each network, so that guessing and flooding become cheap to refuse.
 */
export interface FailureCounter {
  /** For how many more milliseconds the network is refused; 0 when it is not. */
  readonly refusedMs: (network: string, nowMs: number) => number;
  /** Counts one, and answers whether it is the one that used up what is allowed. */
  readonly record: (network: string, nowMs: number) => boolean;
}

interface Failures {
  startMs: number;
  count: number;
}

interface FailureBound {
  readonly most: number;
  readonly windowMs: number;
  /** How many networks are remembered. */
  readonly networks: number;
}

/**
 * With more networks than are remembered, those whose window is over are forgotten first, then the one with
 * the fewest failures: many networks that fail once do not clear the count of one that fails often.
 */
export function createFailureCounter({ most, windowMs, networks }: FailureBound): FailureCounter {
  // In the order in which their windows started.
  const byNetwork = new Map<string, Failures>();
  // The networks with one failure, with two, … and with `most` or more.
  const byCount = Array.from({ length: most + 1 }, () => new Set<string>());
  const peersOf = ({ count }: Failures) => byCount[Math.min(count, most)]!;

  function forget(network: string, failures: Failures): void {
    byNetwork.delete(network);
    peersOf(failures).delete(network);
  }

  function makeRoom(nowMs: number): void {
    for (const [network, failures] of byNetwork) {
      if (nowMs - failures.startMs < windowMs) break;
      forget(network, failures);
    }
    if (byNetwork.size < networks) return;
    const [fewest] = byCount.find(({ size }) => size > 0)!;
    forget(fewest!, byNetwork.get(fewest!)!);
  }

  function begin(network: string, nowMs: number): Failures {
    const old = byNetwork.get(network);
    if (old !== undefined) forget(network, old);
    if (byNetwork.size >= networks) makeRoom(nowMs);
    const failures = { startMs: nowMs, count: 0 };
    byNetwork.set(network, failures);
    return failures;
  }

  return {
    refusedMs(network, nowMs) {
      const failures = byNetwork.get(network);
      if (failures === undefined || failures.count < most) return 0;
      return Math.max(0, failures.startMs + windowMs - nowMs);
    },
    record(network, nowMs) {
      const known = byNetwork.get(network);
      const isOver = known === undefined || nowMs - known.startMs >= windowMs;
      const failures = isOver ? begin(network, nowMs) : known;
      peersOf(failures).delete(network);
      failures.count++;
      peersOf(failures).add(network);
      return failures.count === most;
    },
  };
}
