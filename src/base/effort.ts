/** About half a millisecond of exact fractions: enough for the ties of many ordinary calculations. */
export const MAX_EXACT_OPERATIONS = 500;

/**
 * How much work the evaluations of this thread may do. Ball arithmetic is always allowed: its slowest
 * evaluation takes a fraction of a millisecond. While effort is bounded, operations on exact fractions are
 * limited and decimals are not allowed; an evaluation that needs more throws ESCALATE and restarts on a
 * thread without the bound.
 */
export const effort = { isBounded: false, exactOperations: Infinity };

/**
 * Thrown when an evaluation needs more than is allowed here. It is not an answer; only jobs/run.ts,
 * which bounds the effort, catches it.
 */
export const ESCALATE = new Error('the evaluation needs more effort than is allowed here');

/** Must be called before anything that may take longer than a millisecond without a step. */
export function requireEffort(): void {
  if (effort.isBounded) throw ESCALATE;
}

/** Must be called for each operation on exact fractions. */
export function countExactOperation(): void {
  if (--effort.exactOperations < 0) throw ESCALATE;
}
