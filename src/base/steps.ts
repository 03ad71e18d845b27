/**
 * Work in steps: at each `yield` it may be put aside for other work, or given up. A number that is yielded says how
 * many requests of the caller's quota the work counts as; it goes on once they are taken.
 */
export type Steps<Result> = Generator<number | void, Result, void>;

/** Runs all steps at once, for whoever has nobody else to wait for. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
