/** What long work says about itself between two steps. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  /** Estimates from what is done, by the names of outputs; empty where nothing is known yet. */
  readonly estimates: () => Estimates;
  /** Memory that the work allocates next; it waits until so much is free. */
  readonly bytes?: number;
  /** What another thread needs to do a part of the work; always the same object. */
  readonly shared?: SharedWork;
}

export type Estimates = Readonly<Record<string, number>>;

/** Work that several threads can do at the same time: each takes the next part until there is none. */
export interface SharedWork {
  /** The calculator whose `help` does parts. */
  readonly calculator: string;
  /** Plain data. */
  readonly task: unknown;
  /** Holds which parts are taken, and the results. */
  readonly memory: SharedArrayBuffer;
}

/**
 * Work in steps: at each `yield` it can be paused for other work, or abandoned. A yielded number is the
 * number of requests of the caller's quota that the work counts as; the work continues when they have been
 * taken.
 */
export type Steps<Result> = Generator<number | void | Progress, Result, void>;

/** Runs all steps at once, when there is no other work to interleave. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
