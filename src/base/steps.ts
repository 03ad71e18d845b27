/**
 * Work in steps: at each `yield` it can be paused for other work, or abandoned. A yielded number is the
 * number of requests of the caller's quota that the work counts as; the work continues when they have been
 * taken.
 */
export type Steps<Result> = Generator<number | void, Result, void>;

/** Runs all steps at once, when there is no other work to interleave. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
