/** About half a millisecond of exact fractions: enough for the ties of many ordinary calculations. */
const MAX_EXACT_OPERATIONS = 500;

/**
 * How much the evaluations of this thread may take. Ball arithmetic is always allowed: its worst evaluation takes a
 * fraction of a millisecond. While effort is bounded, so are operations on exact fractions, and decimals are not
 * allowed; what needs more throws ESCALATE and is begun anew where it may last.
 */
const effort = { isBounded: false, exactOperations: Infinity };

/** Thrown where an evaluation would take more than is allowed here. It is no answer; only `withBoundedEffort` catches it. */
const ESCALATE = new Error('the evaluation needs more effort than is allowed here');

/** To be called before anything that may take longer than a millisecond without a step. */
export function requireEffort(): void {
  if (effort.isBounded) throw ESCALATE;
}

/** To be called for each operation on exact fractions. */
export function countExactOperation(): void {
  if (--effort.exactOperations < 0) throw ESCALATE;
}

/** Runs `work` with bounded effort; undefined where that is not enough. */
export function withBoundedEffort<Result>(work: () => Result): Result | undefined {
  effort.isBounded = true;
  effort.exactOperations = MAX_EXACT_OPERATIONS;
  try {
    return work();
  } catch (error) {
    if (error === ESCALATE) return undefined;
    throw error;
  } finally {
    effort.isBounded = false;
    effort.exactOperations = Infinity;
  }
}
