import { apiInfo } from './openapi.ts';
import type { Operation } from '#api/operations/operation.ts';

type Json = Readonly<Record<string, unknown>>;

const BASE = '{{baseUrl}}';

/**
 * The operations as a Postman collection (format 2.1): a folder per tag, and a request with its example per
 * operation. `origin` is that of the service.
 */
export function describeCollection(operations: readonly Operation[], origin: string): Json {
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  return {
    info: {
      name: apiInfo.title,
      description: apiInfo.description,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{apiKey}}', type: 'string' }] },
    variable: [
      { key: 'baseUrl', value: `${origin}/v1`, type: 'string' },
      { key: 'apiKey', value: '', type: 'string' },
    ],
    item: tags.map((tag) => ({
      name: tag,
      item: operations.filter((operation) => operation.tag === tag).map(describeItem),
    })),
  };
}

function describeItem(operation: Operation): Json {
  const { summary, reply } = operation;
  const request = describeRequest(operation);
  const example = {
    name: 'Example',
    originalRequest: request,
    status: 'OK',
    code: 200,
    _postman_previewlanguage: 'json',
    header: [{ key: 'Content-Type', value: 'application/json' }],
    body: JSON.stringify(reply.example, null, 2),
  };
  return { name: summary, request, response: [example] };
}

function describeRequest(operation: Operation): Json {
  const { method, path, body, description, isPublic, queryExample } = operation;
  const search = queryExample === undefined ? '' : `?${new URLSearchParams(writeTexts(queryExample))}`;
  return {
    method,
    description,
    ...(isPublic && { auth: { type: 'noauth' } }),
    header: body === undefined ? [] : [{ key: 'Content-Type', value: 'application/json' }],
    url: {
      raw: BASE + path + search,
      host: [BASE],
      path: path.split('/').slice(1),
      query: describeQuery(operation),
    },
    ...(body !== undefined && {
      body: {
        mode: 'raw',
        raw: JSON.stringify(body.example, null, 2),
        options: { raw: { language: 'json' } },
      },
    }),
  };
}

/** Those without a value in the example are disabled; their value is the default or empty. */
function describeQuery({ query, queryExample = {} }: Operation): readonly Json[] {
  const texts = writeTexts(queryExample);
  return Object.entries(query).map(([key, { schema, default: value }]) => ({
    key,
    value: texts[key] ?? (typeof value === 'string' ? value : ''),
    description: (schema as { readonly description?: string }).description,
    disabled: texts[key] === undefined,
  }));
}

/** Values as an address has them. */
function writeTexts(values: Json): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
}
