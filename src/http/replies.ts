import { formatViolation } from './batch/csv/csv-header.ts';
import type { Violation } from '#calculate/check/violations.ts';
import type { Warning } from '#calculate/result/warnings.ts';
import { bodyErrors, Problem, problemDocument } from '#calculate/check/problem.ts';

/** The reply of a route; app.ts adds the headers of every reply. */
export interface Reply {
  readonly status: number;
  readonly contentType: string;
  readonly body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Of lines or rows: how many were answered, and how many of them have faults. */
  readonly tally?: Tally;
}

export interface Tally {
  readonly rows: number;
  readonly faults: number;
}

const decoder = new TextDecoder();

/** The body of a complete reply. */
export function textOf({ body }: Reply): string {
  return typeof body === 'string' ? body : decoder.decode(body as Uint8Array);
}

/** A reply that is complete, not a stream. */
export type TextReply = Reply & { readonly body: string };

export const JSON_TYPE = 'application/json';
export const CSV_TYPE = 'text/csv';
export const TEXT_TYPE = 'text/plain';
/** CSV whose first line names the columns (RFC 4180). */
export const CSV_REPLY_TYPE = `${CSV_TYPE}; charset=utf-8; header=present`;
export const SVG_TYPE = 'image/svg+xml';
/** What a chart is drawn from, for callers in this process: no Accept header has it. */
export const PICTURE_TYPE = 'application/vnd.centwise.picture+json';
export const NDJSON_TYPE = 'application/x-ndjson';

/** The formats in which a reply may be available. */
export type ReplyType =
  | typeof JSON_TYPE
  | typeof TEXT_TYPE
  | typeof CSV_TYPE
  | typeof SVG_TYPE
  | typeof NDJSON_TYPE
  | typeof PICTURE_TYPE;

export function jsonReply(body: string, headers?: Readonly<Record<string, string>>): TextReply {
  const reply = { status: 200, contentType: JSON_TYPE, body };
  return headers === undefined ? reply : { ...reply, headers };
}

export function textReply(body: string): TextReply {
  return { status: 200, contentType: `${TEXT_TYPE}; charset=utf-8`, body };
}

/** For an address that has another one for good. */
export function movedTo(location: string): TextReply {
  return { status: 301, contentType: `${TEXT_TYPE}; charset=utf-8`, body: '', headers: { location } };
}

/** The header of what looks like a mistake, where the body has no place for it. */
export const WARNING_HEADER = 'centwise-warning';
const MAX_WARNINGS_IN_HEADER = 5;

/** The reply with its warnings in a header, unless its body has them. */
export function withWarnings(reply: TextReply, warnings: readonly Warning[]): TextReply {
  if (warnings.length === 0 || reply.contentType === JSON_TYPE) return reply;
  const text = warnings
    .slice(0, MAX_WARNINGS_IN_HEADER)
    .map(({ detail }) => detail)
    .join(' ');
  return { ...reply, headers: { ...reply.headers, [WARNING_HEADER]: text } };
}

export function csvReply(body: string): TextReply {
  return { status: 200, contentType: CSV_REPLY_TYPE, body };
}

/** The styles of a drawing are inline, which the policy of other replies would block. */
export function svgReply(body: string): TextReply {
  const headers = {
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  };
  return { status: 200, contentType: SVG_TYPE, body, headers };
}

/** All violations of the columns of CSV as one problem. */
export function invalidColumns(violations: readonly Violation[]): Problem {
  const [first] = violations;
  const detail =
    violations.length === 1
      ? formatViolation(first!)
      : `${violations.length} columns are not accepted; see errors.`;
  return new Problem('invalid-input', detail, { errors: bodyErrors(violations, '') });
}

/** A problem as the whole reply to a request of this path and id. */
export function problemReply(problem: Problem, origin: string, path: string, requestId: string): Reply {
  const { status, text } = problemDocument(problem, origin, { instance: path, request_id: requestId });
  const { headers } = problem.options;
  const contentType = 'application/problem+json';
  return { status, contentType, body: text, ...(headers !== undefined && { headers }) };
}
