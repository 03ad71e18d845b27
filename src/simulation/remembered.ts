import { requireEffort } from '#base/effort.ts';
import { finish, type Progress, type Steps } from '#base/steps.ts';

/** Long work that is done in steps, and found done by whoever asks for the same soon after. */
export interface Remembered<Asked, Result> {
  /** Does the work, unless it is done. */
  readonly inSteps: (asked: Asked) => Steps<Result>;
  readonly atOnce: (asked: Asked) => Result;
}

/** Two usual results, or one of the largest. */
const MAX_RESULTS = 2;
const MAX_BYTES = 16 * 1024 * 1024;

interface Known<Result> {
  readonly result: Result;
  readonly progress: Progress | undefined;
  readonly bytes: number;
}

/** What is asked must be plain data, and all that the work depends on. */
export function remembered<Asked, Result>(work: (asked: Asked) => Steps<Result>): Remembered<Asked, Result> {
  const results = new Map<string, Known<Result>>();

  function* inSteps(asked: Asked): Steps<Result> {
    const key = JSON.stringify(asked);
    const known = results.get(key);
    if (known !== undefined) {
      if (known.progress !== undefined) yield known.progress;
      return known.result;
    }
    const steps = work(asked);
    let latest: Progress | undefined;
    let bytes = 0;
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) {
      if (typeof step.value === 'object') {
        latest = step.value;
        bytes = Math.max(bytes, latest.bytes ?? 0);
      }
      yield step.value;
    }
    const kept = [...results.values()].reduce((sum, known) => sum + known.bytes, bytes);
    if (kept > MAX_BYTES) results.clear();
    results.set(key, { result: step.value, progress: latest && completed(latest), bytes });
    if (results.size > MAX_RESULTS) results.delete(results.keys().next().value!);
    return step.value;
  }

  return {
    inSteps,
    atOnce(asked) {
      const known = results.get(JSON.stringify(asked));
      if (known !== undefined) return known.result;
      requireEffort();
      return finish(inSteps(asked));
    },
  };
}

/** The progress of work that is over, which no thread can share. */
function completed({ total, estimates }: Progress): Progress {
  const last = estimates();
  return { done: total, total, estimates: () => last };
}
