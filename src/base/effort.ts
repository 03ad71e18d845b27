/** About half a millisecond of exact fractions: enough for the ties of many ordinary calculations. */
const MAX_EXACT_OPERATIONS = 500;

/**
 * How much work the evaluations of this thread may do. Ball arithmetic is always allowed: its slowest
 * evaluation takes a fraction of a millisecond. While effort is bounded, operations on exact fractions are
 * limited and decimals are not allowed; an evaluation that needs more throws ESCALATE and restarts on a
 * thread without the bound.
 */
const effort = { isBounded: false, exactOperations: Infinity };

/**
 * Thrown when an evaluation needs more than is allowed here. It is not an answer; only `withBoundedEffort`
 * catches it.
 */
const ESCALATE = new Error('the evaluation needs more effort than is allowed here');

/** Must be called before anything that may take longer than a millisecond without a step. */
export function requireEffort(): void {
  if (effort.isBounded) throw ESCALATE;
}

/** Must be called for each operation on exact fractions. */
export function countExactOperation(): void {
  if (--effort.exactOperations < 0) throw ESCALATE;
}

/** Runs `work` with bounded effort; undefined when that is not enough. */
export function withBoundedEffort<Given, Result>(
  work: (given: Given) => Result,
  given: Given,
): Result | undefined {
  effort.isBounded = true;
  effort.exactOperations = MAX_EXACT_OPERATIONS;
  try {
    return work(given);
  } catch (error) {
    if (error === ESCALATE) return undefined;
    throw error;
  } finally {
    effort.isBounded = false;
    effort.exactOperations = Infinity;
  }
}
