/** One thing that is wrong with a request. */
export interface ProblemFault {
  /** Where in the body, as a JSON pointer (RFC 6901). */
  readonly pointer?: string;
  /** Which parameter of the query. */
  readonly parameter?: string;
  readonly code: string;
  readonly detail: string;
}

/** A problem document (RFC 9457) as the service writes it. */
export interface ProblemDocument {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance?: string;
  readonly request_id?: string;
  readonly errors?: readonly ProblemFault[];
}

/** Whatever went wrong with a call. No error carries the key. */
export class CentwiseError extends Error {
  override readonly name: string = 'CentwiseError';
  /** How many replies of a batch had arrived before; 0 for every other call. */
  itemsArrived = 0;
}

/** The service refused the request and said why. */
export class CentwiseProblem extends CentwiseError {
  override readonly name = 'CentwiseProblem';
  /** The address of a page about this kind of problem. */
  readonly type: string;
  /** The last part of the type, as "invalid-input". */
  readonly code: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly errors: readonly ProblemFault[];
  readonly requestId: string | undefined;
  /** When a repetition may succeed, where the service said so. */
  readonly retryAfterMs: number | undefined;

  constructor(document: ProblemDocument, retryAfterMs?: number) {
    super(describeProblem(document));
    this.type = document.type;
    this.code = codeOf(document);
    this.title = document.title;
    this.status = document.status;
    this.detail = document.detail;
    this.errors = document.errors ?? [];
    this.requestId = document.request_id;
    this.retryAfterMs = retryAfterMs;
  }
}

/** No whole reply within the time that a call may take. */
export class CentwiseTimeout extends CentwiseError {
  override readonly name = 'CentwiseTimeout';
  readonly timeoutMs: number;

  constructor(timeoutMs: number) {
    super(`The service did not answer within ${timeoutMs} ms.`);
    this.timeoutMs = timeoutMs;
  }
}

/** The service was not reached, or the connection broke before the reply was whole. */
export class CentwiseNetworkError extends CentwiseError {
  override readonly name = 'CentwiseNetworkError';
}

/** What answered is not what was asked: a proxy's page, an older server, another service. */
export class CentwiseProtocolError extends CentwiseError {
  override readonly name = 'CentwiseProtocolError';
  readonly status: number;
  /** When a repetition may succeed, where the reply said so. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, status: number, retryAfterMs?: number) {
    super(message);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

function codeOf({ type }: ProblemDocument): string {
  return type.slice(type.lastIndexOf('/') + 1);
}

function describeProblem(document: ProblemDocument): string {
  const faults = (document.errors ?? []).map(
    ({ pointer, parameter, detail }) => `\n  ${pointer ?? parameter ?? ''} ${detail}`,
  );
  return `${document.status} ${codeOf(document)}: ${document.detail}${faults.join('')}`;
}

/** Whether a value has what every problem document must have. */
export function isProblemDocument(value: unknown): value is ProblemDocument {
  if (typeof value !== 'object' || value === null) return false;
  const { type, title, status, detail, errors } = value as Readonly<Record<string, unknown>>;
  const isText = [type, title, detail].every((one) => typeof one === 'string');
  return isText && typeof status === 'number' && (errors === undefined || Array.isArray(errors));
}
