import { requireEffort } from '#base/effort.ts';
import { finish, type Steps } from '#base/steps.ts';

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
  const results = new Map<string, Result>();

  function* inSteps(asked: Asked): Steps<Result> {
    const key = JSON.stringify(asked);
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = yield* work(asked);
    results.set(key, result);
    if (results.size > MOST_RESULTS) results.delete(results.keys().next().value!);
    return result;
  }

  return {
    inSteps,
    atOnce(asked) {
      const known = results.get(JSON.stringify(asked));
      if (known !== undefined) return known;
      requireEffort();
      return finish(inSteps(asked));
    },
  };
}
