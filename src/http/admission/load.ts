import { bounds } from '../bounds.ts';
import { overloaded, tooManyAtOnce } from '../refusals.ts';

/** What is under way in this process, and what is refused because of it. */
export interface Load {
  readonly enter: () => void;
  readonly leave: () => void;
  /** Throws a Problem for what would wait too long behind what has come before, while a refusal is still cheap. */
  readonly admit: (nowMs: number) => void;
  /** Makes room for a body without a key, or throws a Problem; answers what gives the room back. */
  readonly admitAnonymousBody: (network: string) => () => void;
  /** Makes room for a stream of lines of a key, or throws a Problem; answers what gives the room back. */
  readonly admitStream: (keyId: string) => () => void;
  /** For how many milliseconds everything has been refused. */
  readonly overloadedMs: (nowMs: number) => number;
}

/** `busyMs` tells for how many milliseconds the thread has been busy without a pause. */
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

/** Room for so many of each owner, and so many in all. */
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
