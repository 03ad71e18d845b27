import { bounds } from '#base/bounds.ts';
import type { Operation } from '#api/operations/operation.ts';
import { CSV_TYPE, JSON_TYPE, NDJSON_TYPE, SVG_TYPE, TEXT_TYPE, type ReplyType } from '../replies.ts';
import { Problem } from '#calculate/check/problem.ts';
import { readWeights } from './weights.ts';

/** The headers of every reply. A cross-origin call has no credentials, because keys are headers. */
export const commonHeaders = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'X-Request-Id, RateLimit, RateLimit-Policy, Retry-After, ETag, Centwise-Warning',
  'cache-control': 'no-store',
} as const;

/** For the preflight request of a browser on a page of another origin. */
export const preflightHeaders = {
  'access-control-allow-headers': 'Authorization, Content-Type, Accept, If-None-Match, X-Request-Id',
  'access-control-max-age': '86400',
} as const;

/** An API key sent here by mistake is not used, because request IDs are logged. */
export const acceptableRequestId = new RegExp(
  `^(?!.*cw_(live|test)_)[A-Za-z0-9._-]{1,${bounds.requestIdCharacters}}$`,
);

/**
 * The trace ID in a traceparent header (W3C Trace Context, level 1), or undefined when it is invalid. An ID
 * of all zeros is invalid, and later versions may append to the header.
 */
export function readTraceId(header: string): string | undefined {
  const [, version, traceId, rest] = traceparent.exec(header) ?? [];
  return version === '00' && rest !== '' ? undefined : traceId;
}

const traceparent =
  /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}($|-.{0,200}$)/;

/**
 * The first part of the request IDs of a process: with a count, unique among all processes except with a
 * chance of 36^−10.
 */
export function drawProcessPart(random: () => number): string {
  return Array.from({ length: 10 }, () => Math.floor(random() * 36).toString(36)).join('');
}

export const typesOfFormats = { csv: CSV_TYPE, svg: SVG_TYPE, text: TEXT_TYPE } as const;

/**
 * The format of a reply that an Accept header prefers, among those of the operation. Throws a Problem when it
 * accepts none.
 */
export function replyType(accept: string | null, { format, text, csv, svg, progress }: Operation): ReplyType {
  if (format === undefined && (accept === null || accept === JSON_TYPE)) return JSON_TYPE;
  const types: ReplyType[] = [format === undefined ? JSON_TYPE : typesOfFormats[format]];
  if (text !== undefined) types.push(TEXT_TYPE);
  if (csv !== undefined) types.push(CSV_TYPE);
  if (svg !== undefined) types.push(SVG_TYPE);
  if (progress !== undefined) types.push(NDJSON_TYPE);
  const type = preferredType(accept, types);
  if (type === undefined)
    throw new Problem(
      'not-acceptable',
      `This reply is available as ${types.join(' and ')}; send one of them in the Accept header.`,
    );
  return type;
}

/**
 * Throws a Problem when an Accept header lets no reply in lines of this type through. Many programs accept
 * JSON in every call, also for lines, so that is enough.
 */
export function requireLineReply(accept: string | null, type: string): void {
  if (preferredType(accept, [type, JSON_TYPE]) !== undefined) return;
  throw new Problem(
    'not-acceptable',
    `A batch in ${type} is answered in ${type}. Accept that type, or send the batch in the format that you want back.`,
  );
}

/**
 * Which of the media types an Accept header prefers (RFC 9110, §12.5.1): the one with the highest weight, the
 * first of several; undefined when it lets none through.
 */
function preferredType<Type extends string>(
  header: string | null,
  mediaTypes: readonly Type[],
): Type | undefined {
  const [first] = mediaTypes;
  if (header === null || header === '' || header === '*/*' || header === first) return first;
  const weights = readWeights(header);
  // The most specific range that names a type decides.
  const weightOf = (type: Type) =>
    weights.get(type) ?? weights.get(`${type.split('/')[0]}/*`) ?? weights.get('*/*') ?? 0;
  const best = Math.max(...mediaTypes.map(weightOf));
  return best === 0 ? undefined : mediaTypes.find((type) => weightOf(type) === best);
}
