import { bounds } from '#base/bounds.ts';
import { overloaded, tooManyAtOnce } from '../refusals.ts';

/** The load of this process, and the limits on it. */
export interface Load {
  /** The number of requests without a reply; whoever handles a request counts it. */
  inFlight: number;
  /** Whether a new request would wait too long; it must be rejected while that is still cheap. */
  readonly isOverloaded: (nowMs: number) => boolean;
  /** Reserves a place for a body without a key, or throws a Problem; returns a function that releases it. */
  readonly admitAnonymousBody: (network: string) => () => void;
  /**
   * Reserves a place for a stream of lines of a key, or throws a Problem; returns a function that releases
   * it.
   */
  readonly admitStream: (keyId: string) => () => void;
  /** For how many milliseconds all requests have been rejected. */
  readonly overloadedMs: (nowMs: number) => number;
}

/** `busyMs` returns for how many milliseconds the thread has been busy without a pause. */
export function createLoad(busyMs: (nowMs: number) => number): Load {
  const anonymousBodies = createRoom(bounds.anonymousBodies.network, bounds.anonymousBodies.all);
  const streams = createRoom(bounds.streams.key, bounds.streams.all);
  let refusedSinceMs: number | undefined;

  const load: Load = {
    inFlight: 0,
    isOverloaded(nowMs) {
      const isOverloaded = load.inFlight > bounds.inFlight || busyMs(nowMs) > bounds.busyMs;
      refusedSinceMs = isOverloaded ? (refusedSinceMs ?? nowMs) : undefined;
      return isOverloaded;
    },
    admitAnonymousBody: anonymousBodies,
    admitStream: streams,
    overloadedMs: (nowMs) => (load.isOverloaded(nowMs) ? nowMs - refusedSinceMs! : 0),
  };
  return load;
}

/** A limit on the number per owner and in total. */
function createRoom(maxOfOwner: number, maxInAll: number): (owner: string) => () => void {
  const counts = new Map<string, number>();
  let all = 0;
  return (owner) => {
    const count = counts.get(owner) ?? 0;
    if (count >= maxOfOwner) throw tooManyAtOnce();
    if (all >= maxInAll) throw overloaded;
    counts.set(owner, count + 1);
    all++;
    return () => {
      const left = counts.get(owner)! - 1;
      if (left > 0) counts.set(owner, left);
      else counts.delete(owner);
      all--;
    };
  };
}
