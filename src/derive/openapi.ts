import type { Schema } from '#base/json-schema.ts';
import { escapePointer } from './violations.ts';
import { bodyProblems, commonProblems, type Operation } from './operation.ts';
import { problemKinds, type ProblemCode } from './problems.ts';

type Json = Record<string, unknown>;

/**
 * The version of the interface, not of the program: it changes when a call that worked would stop working.
 */
const INTERFACE_VERSION = '1.0.0';

/** The description of the service, for every document about it. */
export const apiInfo = {
  title: 'Centwise',
  summary: 'A financial calculator API that is right to the last cent',
  description:
    'Every result is the exact value of its formula, rounded once, half away from zero. Rates and returns are percent ' +
    'values (8 means 8 percent). Money has the decimals of its currency (ISO 4217), 2 when none is given; percentages ' +
    'have 4, durations 2 or 4. Values are not converted between types, and unknown fields are rejected.',
} as const;

const problemMediaType = 'application/problem+json';

/** The OpenAPI 3.1 document of these operations, as a plain object. */
export function describeApi(operations: readonly Operation[]): Json {
  return {
    openapi: '3.1.0',
    info: { ...apiInfo, version: INTERFACE_VERSION, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [
      { url: '/v1', description: 'This service' },
      { url: '/api/v1', description: 'This service, under an alternative path' },
    ],
    security: [{ apiKey: [] }],
    tags: [
      { name: 'Calculators', description: 'List and describe the calculators' },
      { name: 'Calculate', description: 'Run a calculator' },
      { name: 'Solve', description: 'Find the input that gives a result' },
      { name: 'Sweep', description: 'Results for varying inputs' },
      { name: 'Batch', description: 'Many calculations in one call' },
      { name: 'Currency', description: 'Exchange rates and conversion' },
      { name: 'Access', description: 'Scopes, limits and usage of a key, and requests for keys' },
    ],
    paths: describePaths(operations),
    components: {
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key: "Authorization: Bearer cw_live_…"',
        },
      },
      headers: responseHeaders,
      schemas: { Problem: problemSchema },
      responses: { NotModified: notModified, ...describeProblemResponses() },
    },
  };
}

function describePaths(operations: readonly Operation[]): Json {
  const paths: Record<string, Json> = {};
  const replies = new Map<Operation['reply'], string>();
  for (const operation of operations) {
    const { path, reply } = operation;
    const method = operation.method.toLowerCase();
    const known = replies.get(reply);
    if (known === undefined) replies.set(reply, `#/paths/${escapePointer(path)}/${method}`);
    (paths[path] ??= {})[method] = describeOperation(operation, known);
  }
  return paths;
}

/** `same` is the place of an operation with the same reply, which is not described again. */
function describeOperation(operation: Operation, same: string | undefined): Json {
  const { operationId, summary, description, tag, body } = operation;
  return {
    operationId,
    summary,
    description,
    tags: [tag],
    ...(operation.isPublic && { security: [] }),
    ...(Object.keys(operation.query).length > 0 && { parameters: describeParameters(operation) }),
    ...(body !== undefined && {
      requestBody: {
        required: true,
        content: {
          ...jsonContent(body.schema, body.example),
          ...(operation.lines !== undefined && { [ndjson]: textContent(operation.lines.request) }),
          ...(operation.rows !== undefined && { 'text/csv': textContent(operation.rows.request) }),
        },
      },
    }),
    responses: {
      200: {
        description: 'Success',
        headers: headerReferences,
        content: replyContent(operation, same),
      },
      ...(operation.isCacheable && { 304: { $ref: '#/components/responses/NotModified' } }),
      ...describeProblems(operation),
    },
  };
}

function describeParameters({ query, queryExample = {} }: Operation): Json[] {
  return Object.entries(query).map(([name, { schema, required }]) => {
    const { description, ...rest } = schema as Json;
    const shown = { schema: rest, ...(name in queryExample && { example: queryExample[name] }) };
    const parameter = { name, in: 'query', required, description };
    if (rest['type'] !== 'array') return { ...parameter, ...shown };
    const items = rest['items'] as Json;
    if (items['type'] === 'object') return { ...parameter, content: { [json]: shown } };
    // A list is one parameter whose words are separated by commas.
    return { ...parameter, style: 'form', explode: false, ...shown };
  });
}

const json = 'application/json';
const ndjson = 'application/x-ndjson';

function textContent(description: string): Json {
  return { schema: { type: 'string', description } };
}

function replyContent({ reply, text, csv, svg, lines, rows }: Operation, same: string | undefined): Json {
  const place = `${same}/responses/200/content/${escapePointer(json)}/schema`;
  return {
    ...(same === undefined
      ? jsonContent(reply.schema, reply.example)
      : { [json]: { schema: { $ref: place } } }),
    ...(text !== undefined && { 'text/plain': textContent(text) }),
    ...(csv !== undefined && { 'text/csv': textContent(csv) }),
    ...(svg !== undefined && { 'image/svg+xml': textContent(svg) }),
    ...(lines !== undefined && { [ndjson]: textContent(lines.reply) }),
    ...(rows !== undefined && { 'text/csv': textContent(rows.reply) }),
  };
}

function jsonContent(schema: Schema, example: unknown): Json {
  return { [json]: { schema, example } };
}

/** One response a status: several kinds of problem may share it. */
function describeProblems(operation: Operation): Json {
  const codes: ProblemCode[] = [...commonProblems, ...operation.problems];
  if (operation.body !== undefined) codes.push(...bodyProblems);
  const statuses = [...new Set(codes.map((code) => problemKinds[code].status))].toSorted((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/Problem${status}` }]),
  );
}

function describeProblemResponses(): Json {
  const responses: Json = {};
  for (const status of new Set(Object.values(problemKinds).map((kind) => kind.status))) {
    const kinds = Object.entries(problemKinds).filter(([, kind]) => kind.status === status);
    responses[`Problem${status}`] = {
      description: kinds.map(([code, kind]) => `**${code}**: ${kind.meaning}`).join('\n\n'),
      headers: problemHeaders(status),
      content: { [problemMediaType]: { schema: { $ref: '#/components/schemas/Problem' } } },
    };
  }
  return responses;
}

const responseHeaders = {
  'X-Request-Id': {
    description:
      'The X-Request-Id of the request when it has 1 to 64 characters of A-Z a-z 0-9 . _ -, otherwise a new ID',
    schema: { type: 'string' },
  },
  'RateLimit-Policy': { description: 'The quotas of the key: "burst" and "day"', schema: { type: 'string' } },
  RateLimit: {
    description: 'Remaining requests (r) of each quota, and seconds until it is reset (t)',
    schema: { type: 'string' },
  },
  'Retry-After': { description: 'Seconds to wait before trying again', schema: { type: 'integer' } },
  'WWW-Authenticate': { description: 'How to authenticate (RFC 6750)', schema: { type: 'string' } },
  Allow: { description: 'Methods that the endpoint supports', schema: { type: 'string' } },
};

function reference(name: keyof typeof responseHeaders): Json {
  return { $ref: `#/components/headers/${name}` };
}

const headerReferences = {
  'X-Request-Id': reference('X-Request-Id'),
  'RateLimit-Policy': reference('RateLimit-Policy'),
  RateLimit: reference('RateLimit'),
};

const notModified = {
  description: 'The reply has not changed since the one whose ETag is in If-None-Match; no body',
  headers: headerReferences,
};

function problemHeaders(status: number): Json {
  const headers: Json = { 'X-Request-Id': reference('X-Request-Id') };
  if (status === 401) headers['WWW-Authenticate'] = reference('WWW-Authenticate');
  if (status === 405) headers['Allow'] = reference('Allow');
  if (status === 429 || status === 503) headers['Retry-After'] = reference('Retry-After');
  return headers;
}

const problemSchema = {
  type: 'object',
  description: 'Problem document (RFC 9457)',
  required: ['type', 'title', 'status', 'detail', 'instance', 'request_id'],
  properties: {
    type: { type: 'string', format: 'uri', description: 'Kind of problem; the address of a page about it' },
    title: { type: 'string' },
    status: { type: 'integer' },
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
      items: {
        type: 'object',
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
      },
    },
  },
  additionalProperties: false,
};
