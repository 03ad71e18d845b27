import type { DomainError } from '#base/errors.ts';
import { escapePointer, type Violation } from '#derive/violations.ts';
import { problemPagePath } from '#derive/pages.ts';
import { problemKinds, type ProblemCode } from '#derive/problems.ts';

/** What a route answers; app.ts adds the headers of every reply. */
export interface Reply {
  readonly status: number;
  readonly contentType: string;
  readonly body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A reply that is whole from the start. */
export type TextReply = Reply & { readonly body: string };

export const JSON_TYPE = 'application/json';
export const CSV_TYPE = 'text/csv';
export const SVG_TYPE = 'image/svg+xml';
export const NDJSON_TYPE = 'application/x-ndjson';

/** The forms in which a reply may exist. */
export type ReplyType = typeof JSON_TYPE | typeof CSV_TYPE | typeof SVG_TYPE;

export function jsonReply(body: string, headers?: Readonly<Record<string, string>>): TextReply {
  return { status: 200, contentType: JSON_TYPE, body, ...(headers !== undefined && { headers }) };
}

export function csvReply(body: string): TextReply {
  return { status: 200, contentType: `${CSV_TYPE}; charset=utf-8; header=present`, body };
}

/** A drawing's styles are inside it, where the policy of all other replies would drop them. */
export function svgReply(body: string): TextReply {
  const headers = {
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  };
  return { status: 200, contentType: SVG_TYPE, body, headers };
}

/** One entry of "errors". */
export interface ProblemError {
  readonly pointer?: string;
  readonly parameter?: string;
  readonly code: string;
  readonly detail: string;
}

export interface ProblemOptions {
  readonly errors?: readonly ProblemError[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly violatedPolicies?: readonly string[];
}

/** Thrown or returned anywhere below app.ts: the request ends with this problem. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly options: ProblemOptions;

  /** `detail` is a sentence about this very request. */
  constructor(code: ProblemCode, detail: string, options: ProblemOptions = {}) {
    super(detail);
    this.code = code;
    this.options = options;
  }
}

/** Why a valid request has no answer, as the problem that ends it. */
export function domainProblem({ code, message }: DomainError): Problem {
  return new Problem(code, `${message[0]!.toUpperCase()}${message.slice(1)}.`);
}

/** All violations of a body as one problem. */
export function invalidBody(violations: readonly Violation[]): Problem {
  return new Problem('invalid-input', summary(violations), { errors: bodyErrors(violations, '') });
}

/** The violations of an object that stands at a place of the body. */
export function bodyErrors(violations: readonly Violation[], at: string): readonly ProblemError[] {
  return violations.map(({ field, within = '', code, detail }) => ({
    pointer: at + pointerTo(field) + within,
    code,
    detail,
  }));
}

/** All violations of a query as one problem. */
export function invalidQuery(violations: readonly Violation[]): Problem {
  const errors = violations.map(({ field, code, detail }) => ({ parameter: field, code, detail }));
  return new Problem('invalid-input', summary(violations), { errors });
}

function summary(violations: readonly Violation[]): string {
  const [first] = violations;
  const place = first!.field + (first!.within ?? '');
  if (violations.length === 1) return `${place || 'The body'} ${first!.detail}.`.replace(/\?\.$/, '?');
  return `${violations.length} values are not accepted; see errors.`;
}

/** RFC 6901; the empty pointer is the whole body. */
function pointerTo(field: string): string {
  return field === '' ? '' : `/${escapePointer(field)}`;
}

/** Keys have no place in a reply, wherever the caller put them. */
const anyKey = /cw_(live|test)_[0-9A-Za-z]+/g;

/** The problem document (RFC 9457) of a problem as JSON text, and its status; `origin` is that of the request. */
export function problemDocument(
  problem: Problem,
  origin: string,
  request: { readonly instance?: string; readonly request_id?: string } = {},
): { readonly status: number; readonly text: string } {
  const { status, title } = problemKinds[problem.code];
  const { errors, violatedPolicies } = problem.options;
  const document = {
    type: origin + problemPagePath(problem.code),
    title,
    status,
    detail: problem.message,
    ...request,
    ...(violatedPolicies !== undefined && { 'violated-policies': violatedPolicies }),
    ...(errors !== undefined && { errors }),
  };
  return { status, text: JSON.stringify(document).replaceAll(anyKey, 'cw_$1_…') };
}

/** A problem as the whole reply to a request of this path and id. */
export function problemReply(problem: Problem, origin: string, path: string, requestId: string): Reply {
  const { status, text } = problemDocument(problem, origin, { instance: path, request_id: requestId });
  const { headers } = problem.options;
  const contentType = 'application/problem+json';
  return { status, contentType, body: text, ...(headers !== undefined && { headers }) };
}
