/** The reasons why a valid request may have no answer. The HTTP layer gives each its status and its page. */
export type DomainErrorCode = 'goal-unreachable' | 'result-out-of-range' | 'no-solution';

/** A valid request that has no answer. `message` is a sentence for the caller that says what to change. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: DomainErrorCode;

  constructor(code: DomainErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** What it says, as a whole sentence; one that begins with the name of a field keeps it as it is. */
export function domainSentence({ message }: DomainError): string {
  const isName = /^[a-z0-9]+[_/]/.test(message);
  return `${isName ? message : message[0]!.toUpperCase() + message.slice(1)}.`;
}

/** The error for a result beyond 1e21; `name` is the name of the result, if known. */
export function outOfRange(name = 'a result'): DomainError {
  return new DomainError(
    'result-out-of-range',
    `${name} exceeds 1e21; try smaller amounts, rates or durations`,
  );
}

/** A store of keys or rates gives no answer. `message` is a sentence for the operator, not for callers. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}
