/** The reasons why a valid request may have no answer. The HTTP layer gives each its status and its page. */
export type DomainErrorCode = 'goal-unreachable' | 'result-out-of-range';

/** A valid request that has no answer. `message` is a sentence for the caller, saying what would have one. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: DomainErrorCode;

  constructor(code: DomainErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
