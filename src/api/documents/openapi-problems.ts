import { problemKinds } from '#calculate/check/problem-kinds.ts';
import { refer } from './response-headers.ts';

type Json = Record<string, unknown>;

export const notModified = {
  description: 'The reply has not changed since the one whose ETag is in If-None-Match; no body',
  headers: refer('X-Request-Id', 'RateLimit-Policy', 'RateLimit'),
};

/** The response of every error. */
export function describeProblemResponse(): Json {
  const kinds = Object.entries(problemKinds).toSorted(([, one], [, other]) => one.status - other.status);
  return {
    description: [
      'Every error is a problem document (RFC 9457); "detail" and "errors" say what would be accepted.',
      ...kinds.map(([code, { status, meaning }]) => `${status} **${code}**: ${meaning}`),
    ].join('\n\n'),
    headers: refer(
      'X-Request-Id',
      'RateLimit-Policy',
      'RateLimit',
      'Retry-After',
      'WWW-Authenticate',
      'Allow',
    ),
    content: problemContent,
  };
}

const problemContent = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };

/** The errors of an operation whose callers read no problem documents. */
export function describeFaultResponse(schema: object): Json {
  return {
    description: 'No answers; the body says why in the form of the caller',
    content: { ...problemContent, 'application/json': { schema } },
  };
}

export const problemSchema = {
  type: 'object',
  description: 'Problem document (RFC 9457)',
  required: ['type', 'title', 'status', 'detail', 'instance', 'request_id'],
  properties: {
    type: { type: 'string', format: 'uri', description: 'Kind of problem; the address of a page about it' },
    title: { type: 'string' },
    status: {
      type: 'integer',
      enum: [...new Set(Object.values(problemKinds).map(({ status }) => status))].toSorted((a, b) => a - b),
    },
    detail: { type: 'string', description: 'Explanation for this request' },
    instance: { type: 'string', description: 'Path of the request' },
    request_id: { type: 'string' },
    'violated-policies': {
      type: 'array',
      items: { type: 'string' },
      description: 'Quotas that are used up',
    },
    errors: {
      type: 'array',
      description: 'All errors in the input',
      items: { $ref: '#/components/schemas/InputError' },
    },
  },
  additionalProperties: false,
};

export const inputErrorSchema = {
  type: 'object',
  description: 'An error in the input',
  required: ['code', 'detail'],
  properties: {
    pointer: {
      type: 'string',
      description: 'Place in the body, or in the value of the parameter, as a JSON pointer (RFC 6901)',
    },
    parameter: { type: 'string', description: 'Name of the query parameter' },
    code: { type: 'string' },
    detail: { type: 'string', description: 'Explanation of the error, with the accepted values' },
  },
  additionalProperties: false,
};
