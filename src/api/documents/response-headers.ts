/** The headers of replies that the OpenAPI document lists once. */
export const responseHeaders = {
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
  'Retry-After': {
    description: 'Seconds to wait before trying again; with 429 and 503',
    schema: { type: 'integer' },
  },
  'WWW-Authenticate': {
    description: 'How to authenticate (RFC 6750); with 401',
    schema: { type: 'string' },
  },
  Allow: { description: 'Methods that the endpoint supports; with 405', schema: { type: 'string' } },
};

type Json = Record<string, unknown>;

/** These of them, where a reply has them. */
export function refer(...names: readonly (keyof typeof responseHeaders)[]): Json {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
