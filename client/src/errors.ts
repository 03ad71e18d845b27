/** One error in a request. */
export interface ProblemFault {
  /** Place in the body, as a JSON pointer (RFC 6901). */
  readonly pointer?: string;
  /** Name of the query parameter. */
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

/** The base class of all errors of a call. No error contains the key. */
export class CentwiseError extends Error {
  override readonly name: string = 'CentwiseError';
  /** Number of replies of a batch that arrived before the error; 0 for other calls. */
  itemsArrived = 0;
}

/** The service rejected the request and said why. */
export class CentwiseProblem extends CentwiseError {
  override readonly name = 'CentwiseProblem';
  /** The address of a page about this kind of problem. */
  readonly type: string;
  /** The last part of the type, such as "invalid-input". */
  readonly code: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly errors: readonly ProblemFault[];
  readonly requestId: string | undefined;
  /** Time until a retry may succeed, if the service gave one. */
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

/** No complete reply within the time limit of a call. */
export class CentwiseTimeout extends CentwiseError {
  override readonly name = 'CentwiseTimeout';
  readonly timeoutMs: number;

  constructor(timeoutMs: number) {
    super(`The service did not answer within ${timeoutMs} ms.`);
    this.timeoutMs = timeoutMs;
  }
}

/** The service was not reached, or the connection broke before the reply was complete. */
export class CentwiseNetworkError extends CentwiseError {
  override readonly name: string = 'CentwiseNetworkError';
}

/** The certificate of the service is not trusted. The call is not repeated. */
export class CentwiseCertificateError extends CentwiseNetworkError {
  override readonly name = 'CentwiseCertificateError';
}

/** The reply is not from the service but, for example, from a proxy or an older server. */
export class CentwiseProtocolError extends CentwiseError {
  override readonly name = 'CentwiseProtocolError';
  readonly status: number;
  /** Time until a retry may succeed, if the reply gave one. */
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

/** Whether a value has the members of every problem document. */
export function isProblemDocument(value: unknown): value is ProblemDocument {
  if (typeof value !== 'object' || value === null) return false;
  const { type, title, status, detail, errors } = value as Readonly<Record<string, unknown>>;
  const isText = [type, title, detail].every((one) => typeof one === 'string');
  return isText && typeof status === 'number' && (errors === undefined || Array.isArray(errors));
}
