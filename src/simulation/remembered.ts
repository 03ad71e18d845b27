import { requireEffort } from '#base/effort.ts';
import { finish, type Progress, type Steps } from '#base/steps.ts';

/** Long work that is done in steps, and found done by whoever asks for the same soon after. */
export interface Remembered<Asked, Result> {
  /** Does the work, unless it is done. */
  readonly inSteps: (asked: Asked) => Steps<Result>;
  readonly atOnce: (asked: Asked) => Result;
}

/** Results may be tens of megabytes. */
const MOST_RESULTS = 2;

/** What is asked must be plain data, and all that the work depends on. */
export function remembered<Asked, Result>(work: (asked: Asked) => Steps<Result>): Remembered<Asked, Result> {
  const results = new Map<string, { readonly result: Result; readonly progress: Progress | undefined }>();

  function* inSteps(asked: Asked): Steps<Result> {
    const key = JSON.stringify(asked);
    const known = results.get(key);
    if (known !== undefined) {
      if (known.progress !== undefined) yield known.progress;
      return known.result;
    }
    const steps = work(asked);
    let latest: Progress | undefined;
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) {
      if (typeof step.value === 'object') latest = step.value;
      yield step.value;
    }
    results.set(key, { result: step.value, progress: latest && completed(latest) });
    if (results.size > MOST_RESULTS) results.delete(results.keys().next().value!);
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
