import { bounds } from '#base/bounds.ts';
import { overloaded, tooManyAtOnce } from '../refusals.ts';

/** The load of this process, and the limits on it. */
export interface Load {
  readonly enter: () => void;
  readonly leave: () => void;
  /** Throws a Problem when a request would wait too long, while rejecting it is still cheap. */
  readonly admit: (nowMs: number) => void;
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
  let inFlight = 0;
  let refusedSinceMs: number | undefined;

  const isOverloaded = (nowMs: number) => inFlight > bounds.inFlight || busyMs(nowMs) > bounds.busyMs;

  return {
    enter: () => void inFlight++,
    leave: () => void inFlight--,
    admit(nowMs) {
      if (!isOverloaded(nowMs)) {
        refusedSinceMs = undefined;
        return;
      }
      refusedSinceMs ??= nowMs;
      throw overloaded;
    },
    admitAnonymousBody: anonymousBodies,
    admitStream: streams,
    overloadedMs(nowMs) {
      if (!isOverloaded(nowMs)) refusedSinceMs = undefined;
      else refusedSinceMs ??= nowMs;
      return refusedSinceMs === undefined ? 0 : nowMs - refusedSinceMs;
    },
  };
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
