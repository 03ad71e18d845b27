/** Counts the failed authentications of each network, so that guessing and flooding become cheap to refuse. */
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
  /** Of more networks than these the one that began first is forgotten. */
  readonly networks: number;
}

export function createFailureCounter({ most, windowMs, networks }: FailureBound): FailureCounter {
  const byNetwork = new Map<string, Failures>();
  return {
    refusedMs(network, nowMs) {
      const failures = byNetwork.get(network);
      if (failures === undefined || failures.count < most) return 0;
      return Math.max(0, failures.startMs + windowMs - nowMs);
    },
    record(network, nowMs) {
      let failures = byNetwork.get(network);
      if (failures === undefined || nowMs - failures.startMs >= windowMs) {
        failures = { startMs: nowMs, count: 0 };
        byNetwork.delete(network);
        byNetwork.set(network, failures);
        if (byNetwork.size > networks) byNetwork.delete(byNetwork.keys().next().value!);
      }
      failures.count++;
      return failures.count === most;
    },
  };
}
