import { bounds } from '#base/bounds.ts';
import type { DomainErrorCode } from '#base/errors.ts';

/** The kinds of problem documents (RFC 9457), with the status and title of each. */
export interface ProblemKind {
  readonly status: number;
  readonly title: string;
  /** For the documentation page: when the problem happens and what to do, in whole sentences. */
  readonly meaning: string;
}

export const problemKinds = {
  'malformed-json': {
    status: 400,
    title: 'The body is not JSON',
    meaning:
      'The body must be one JSON text (RFC 8259) in UTF-8, without a byte order mark and without duplicate member names in an object.',
  },
  'malformed-request': {
    status: 400,
    title: 'The request is malformed',
    meaning:
      'The request carries two credentials, or an API key in its address. Send one key, in the Authorization header. ' +
      'Revoke a key that was part of an address: proxies and servers log addresses.',
  },
  unauthenticated: {
    status: 401,
    title: 'A valid API key is needed',
    meaning:
      'Send "Authorization: Bearer <key>". The key is missing, mistyped, unknown, expired or revoked; the response does not say which.',
  },
  forbidden: {
    status: 403,
    title: 'The key lacks a scope',
    meaning: 'The key is valid, but lacks the scope that this request needs. Use a key with that scope.',
  },
  'https-required': {
    status: 403,
    title: 'Only HTTPS is served',
    meaning:
      'The request reached the service through a proxy (TLS=proxy), but not over HTTPS, or the proxy did not send X-Forwarded-Proto: https. Use an https:// address. Without a proxy, a request over plain HTTP gets no reply. The service does not redirect, because the key has already crossed the network unencrypted.',
  },
  'cross-site-request': {
    status: 403,
    title: 'The request comes from another website',
    meaning:
      'A browser sent the request on behalf of a page of another website. Ask for a key on the pages of this service, or ' +
      'with a program; call /mcp with a program, or from a page of your own machine.',
  },
  'not-found': {
    status: 404,
    title: 'No such endpoint',
    meaning: 'No endpoint has this path. GET /v1/calculators lists all calculators.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'The method is not supported',
    meaning:
      'The endpoint exists, but does not support this method. The Allow header lists the methods it supports.',
  },
  'not-acceptable': {
    status: 406,
    title: 'The reply has no acceptable format',
    meaning: 'The Accept header lists no format in which this reply is available.',
  },
  'body-too-large': {
    status: 413,
    title: 'The body is too large',
    meaning:
      `A body can have at most ${bounds.bodyBytes / 1024} KiB, and a batch at most ${bounds.batchBytes / 1024 ** 2} MiB. ` +
      'Send fewer items, or stream a batch as application/x-ndjson.',
  },
  'misdirected-request': {
    status: 421,
    title: 'The host is not served here',
    meaning:
      'The Host header names a host that the operator has not configured. Use the address that the operator publishes.',
  },
  'request-timeout': {
    status: 408,
    title: 'The body did not arrive in time',
    meaning: `The whole body must arrive within ${bounds.bodyDeadlineMs / 1000} seconds.`,
  },
  'uri-too-long': {
    status: 414,
    title: 'The address is too long',
    meaning: `Path and query together can have at most ${bounds.uriCharacters} characters.`,
  },
  'unsupported-media-type': {
    status: 415,
    title: 'The body has an unsupported type',
    meaning: 'Send "Content-Type: application/json".',
  },
  'headers-too-large': {
    status: 431,
    title: 'The headers are too large',
    meaning: 'All headers together are too large. Send fewer or shorter headers.',
  },
  'invalid-input': {
    status: 422,
    title: 'The input is not valid',
    meaning:
      'The body is JSON, but some of its values are missing or invalid. "errors" lists each of them: its place (a JSON pointer, or the ' +
      'query parameter), its code, and what would be accepted.',
  },
  'goal-unreachable': {
    status: 422,
    title: 'The goal is never reached',
    meaning:
      'The input is valid, but the goal is never reached, for example because the contributions are too small. The detail says what to change.',
  },
  'result-out-of-range': {
    status: 422,
    title: 'The result is out of range',
    meaning:
      'The input is valid, but a result exceeds 1e21, cannot be rounded even with 640 digits, or is outside the range in which its formula ' +
      'holds. Use smaller amounts, rates or durations, or what the detail says.',
  },
  'no-solution': {
    status: 422,
    title: 'There is no solution',
    meaning:
      'The input is valid, but no value solves the equation: no value of the field gives the target, whose nearest one that can be reached the ' +
      'detail names, or the calculation itself has no answer, and the detail says what has one.',
  },
  'calculation-too-long': {
    status: 422,
    title: 'The calculation takes too long',
    meaning:
      'The input is valid, but the calculation needs more processor time than one request may use, so it was stopped. ' +
      'Request fewer cells, items, cash flows or rows, or use less extreme inputs. Partial results are not sent.',
  },
  'unsupported-currency': {
    status: 422,
    title: 'There is no rate for the currency',
    meaning:
      'The code is an active ISO 4217 currency, but no source quotes it. GET /v1/currency/rates lists the currencies that have a rate.',
  },
  'quota-exceeded': {
    status: 429,
    title: 'Too many requests',
    meaning:
      'The key has used up a quota, which "violated-policies" names, or a network has sent too many requests without a valid key. Retry-After says when to try again.',
  },
  'too-many-at-once': {
    status: 429,
    title: 'Too many long requests at once',
    meaning:
      'Too many long requests from this key, or from this network without a key, are already waiting. Wait for one of them to be answered before you send another.',
  },
  internal: {
    status: 500,
    title: 'The service failed',
    meaning: 'This is an error in the service. Please report it with its request_id.',
  },
  overloaded: {
    status: 503,
    title: 'The service is overloaded',
    meaning: 'The service has more work than it can do. Retry-After says when to try again.',
  },
  'rates-unavailable': {
    status: 503,
    title: 'Exchange rates are unavailable',
    meaning:
      'The newest rates are older than the operator allows, or historical rates are unavailable. Retry-After says when to try again.',
  },
  'store-unavailable': {
    status: 503,
    title: 'The key store is unavailable',
    meaning: 'The key could not be checked. Retry-After says when to try again.',
  },
  // Every code of a DomainError must have its row.
} as const satisfies Record<string, ProblemKind> & Record<DomainErrorCode, ProblemKind>;

export type ProblemCode = keyof typeof problemKinds;

/** The path of the page about a problem, which has no version segment. */
export function problemPagePath(code: ProblemCode): string {
  return `/docs/problems/${code}`;
}
