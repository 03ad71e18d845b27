/** The reasons why a valid request may have no answer. The HTTP layer gives each its status and its page. */
export type DomainErrorCode = 'goal-unreachable' | 'result-out-of-range' | 'no-solution';

/** A valid request that has no answer. `message` is a sentence for the caller, saying what would have one. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: DomainErrorCode;

  constructor(code: DomainErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** For a result beyond 1e21, by its name where that is known. */
export function outOfRange(name = 'a result'): DomainError {
  return new DomainError(
    'result-out-of-range',
    `${name} exceeds 1e21; try smaller amounts, rates or durations`,
  );
}
