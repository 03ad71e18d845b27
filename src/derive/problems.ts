import type { DomainErrorCode } from '#base/errors.ts';

/** What every reply that is no success says about itself, one row a kind: RFC 9457 type, status and title. */
export interface ProblemKind {
  readonly status: number;
  readonly title: string;
  /** For the documentation page: when it happens and what to do, in whole sentences. */
  readonly meaning: string;
}

export const problemKinds = {
  'malformed-json': {
    status: 400,
    title: 'The body is not JSON',
    meaning:
      'The body must be one JSON text (RFC 8259) in UTF-8, without a byte order mark and without a name twice in one object.',
  },
  'malformed-request': {
    status: 400,
    title: 'The request is malformed',
    meaning:
      'The request carries two credentials, or an API key in its address. Send one key, in the Authorization header. ' +
      'A key that stood in an address should be revoked: addresses are logged along the way.',
  },
  unauthenticated: {
    status: 401,
    title: 'A valid API key is needed',
    meaning:
      'Send "Authorization: Bearer <key>". The key is missing, mistyped, unknown, expired or revoked; which of these is not told.',
  },
  forbidden: {
    status: 403,
    title: 'The key may not do this',
    meaning: 'The key is valid, but lacks the scope that this request needs.',
  },
  'https-required': {
    status: 403,
    title: 'Only HTTPS is served',
    meaning:
      'The request did not come over HTTPS. It is not redirected, as its key has already crossed the network in clear.',
  },
  'cross-site-request': {
    status: 403,
    title: 'The request comes from another website',
    meaning:
      'A browser sent the request on behalf of a page of another website. Ask for a key on the pages of this service, or ' +
      'with a program.',
  },
  'not-found': {
    status: 404,
    title: 'There is nothing here',
    meaning: 'No resource has this path. GET /v1/calculators lists all calculators.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'The method is not allowed here',
    meaning: 'The path exists, but not for this method; the Allow header names the ones it has.',
  },
  'not-acceptable': {
    status: 406,
    title: 'No accepted form is available',
    meaning: 'The Accept header names no form in which this reply exists.',
  },
  'body-too-large': {
    status: 413,
    title: 'The body is too large',
    meaning: 'A body has at most 64 KiB (65,536 bytes).',
  },
  'misdirected-request': {
    status: 421,
    title: 'The host is not this service',
    meaning: 'The Host header names a host that the operator has not listed for this service.',
  },
  'request-timeout': {
    status: 408,
    title: 'The body did not arrive in time',
    meaning: 'The whole body must arrive within ten seconds.',
  },
  'uri-too-long': {
    status: 414,
    title: 'The address is too long',
    meaning: 'Path and query together have at most 4,096 characters.',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'The body has an unsupported type',
    meaning: 'Send "Content-Type: application/json" and no Content-Encoding.',
  },
  'headers-too-large': {
    status: 431,
    title: 'The headers are too large',
    meaning: 'All headers together are too large.',
  },
  'invalid-input': {
    status: 422,
    title: 'The input is not valid',
    meaning:
      'The body is JSON, but some of its values are not accepted. "errors" lists all of them: where (a JSON pointer, or the ' +
      'query parameter), the kind, and what would be accepted.',
  },
  'goal-unreachable': {
    status: 422,
    title: 'The goal is never reached',
    meaning:
      'The input is valid, but what is asked for never happens with it, as savings that never reach a goal.',
  },
  'result-out-of-range': {
    status: 422,
    title: 'The result is out of range',
    meaning:
      'The input is valid, but a result is beyond 1e21, or hangs on more than 640 digits. Smaller amounts, rates or durations have an answer.',
  },
  'no-solution': {
    status: 422,
    title: 'No value gives the target',
    meaning:
      'The question is valid, but no value of the field gives the target. The detail names the nearest target that can be reached.',
  },
  'calculation-too-long': {
    status: 422,
    title: 'The calculation takes too long',
    meaning:
      'The input is valid, but the work takes more processor time than one request may use, and was ended. ' +
      'Ask for less at once (fewer cells, items, cash flows or rows), or use less extreme inputs. What was done by then is not sent.',
  },
  'unsupported-currency': {
    status: 422,
    title: 'There is no rate for the currency',
    meaning:
      'The code is an active ISO 4217 currency, but no source quotes it. GET /v1/currency/rates lists all that have one.',
  },
  'quota-exceeded': {
    status: 429,
    title: 'The quota is used up',
    meaning:
      'The key has used its quota. Retry-After says when to try again, "violated-policies" which quota it is.',
  },
  'too-many-at-once': {
    status: 429,
    title: 'Too many long requests at once',
    meaning:
      'Other long requests of this key, or of this network without a key, are waiting already. Send the next one when one of them is answered.',
  },
  internal: {
    status: 500,
    title: 'The service failed',
    meaning: 'The fault is ours. Please report it with its request_id.',
  },
  overloaded: {
    status: 503,
    title: 'The service is overloaded',
    meaning: 'Too much at once. Retry-After says when to try again.',
  },
  'rates-unavailable': {
    status: 503,
    title: 'There are no usable rates',
    meaning: 'The newest rates are older than the operator allows. Retry-After says when to try again.',
  },
  'store-unavailable': {
    status: 503,
    title: 'The key store does not answer',
    meaning: 'The key could not be checked. Retry-After says when to try again.',
  },
  // Every reason why a calculation has no answer must have its row.
} as const satisfies Record<string, ProblemKind> & Record<DomainErrorCode, ProblemKind>;

export type ProblemCode = keyof typeof problemKinds;
