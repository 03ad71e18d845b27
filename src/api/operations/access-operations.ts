import * as Type from '#base/json-schema.ts';
import type { Operation } from './operation.ts';

const strict = { additionalProperties: false };

const quotaSchema = Type.named(
  'Quota',
  Type.anyOf(
    [
      Type.object(
        {
          requests: Type.integer({ description: 'Number of requests allowed in a window' }),
          window_seconds: Type.integer({
            description: 'Length of the window, which starts with the first request',
          }),
        },
        strict,
      ),
      Type.nothing({ description: 'No limit' }),
    ],
    { description: 'A quota of the plan' },
  ),
);

export const usageOperation: Operation = {
  operationId: 'getUsage',
  method: 'GET',
  path: '/usage',
  tag: 'Access',
  summary: 'Scopes, limits and usage of the key',
  description:
    'The plan, scopes and limits of the key, and the number of requests counted today and this month (UTC). The counts ' +
    'are at most one second old; the RateLimit header of every reply to a key with limits has what remains of them.',
  query: {},
  body: undefined,
  reply: {
    schema: Type.named(
      'Usage',
      Type.object(
        {
          key: Type.object({ id: Type.string(), name: Type.string() }, strict),
          plan: Type.string(),
          scopes: Type.list(Type.string()),
          limits: Type.object({ burst: quotaSchema, day: quotaSchema }, strict),
          today: Type.object(
            { date: Type.string({ format: 'date' }), requests: Type.integer({ minimum: 0 }) },
            strict,
          ),
          this_month: Type.object(
            { month: Type.string({ pattern: '^\\d{4}-\\d{2}$' }), requests: Type.integer({ minimum: 0 }) },
            strict,
          ),
        },
        strict,
      ),
    ),
    example: {
      key: { id: 'key_0123456789ABCDEF', name: 'my app' },
      plan: 'free',
      scopes: ['calculate', 'currency', 'batch'],
      limits: {
        burst: { requests: 60, window_seconds: 60 },
        day: { requests: 1000, window_seconds: 86_400 },
      },
      today: { date: '2026-11-21', requests: 12 },
      this_month: { month: '2026-11', requests: 345 },
    },
  },
  problems: [],
};

/** The fields of a request for a key; both are required. */
export const accessRequestFields = {
  email: {
    // That of an HTML form, without the characters that shells and spreadsheets act on.
    pattern:
      '^[A-Za-z0-9_][A-Za-z0-9._+-]{0,63}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+' +
      '[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$',
    minLength: 6,
    maxLength: 254,
    description:
      'An e-mail address such as ada@example.com, to which the key is sent: up to 254 letters, digits and . _ + -',
  },
  purpose: {
    // Characters that reorder or hide text are rejected, and so are more combining marks than any script
    // needs.
    pattern: '^(?:[^\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{M}\\p{Zl}\\p{Zp}]\\p{M}{0,4})*$',
    minLength: 10,
    maxLength: 1000,
    description:
      'A text that says what the key is for: 10 to 1,000 characters, without line breaks, invisible characters or ' +
      'stacked accents',
  },
} as const;

// Tools that read patterns without Unicode reject any text for this one; the description says what is
// accepted.
const { pattern: _, ...purposeKeywords } = accessRequestFields.purpose;

export const accessRequestOperation: Operation = {
  operationId: 'requestAccess',
  method: 'POST',
  path: '/access-requests',
  tag: 'Access',
  summary: 'Request an API key',
  description:
    'Needs no key. The operator decides and sends the key to the e-mail address. A network (an IPv4 address, or a /64 of IPv6) ' +
    'may send 2 requests a minute and 5 a day, an IPv6 /56 may send 4 and 10, an IPv6 /48 or IPv4 /24 may send 8 and ' +
    '20. A browser may send a request only from a page of this service. The reply does not say whether there is ' +
    'an earlier request from the same e-mail address.',
  isPublic: true,
  query: {},
  body: {
    schema: Type.named(
      'AccessRequest',
      Type.object(
        {
          email: Type.string(accessRequestFields.email),
          purpose: Type.string(purposeKeywords),
        },
        strict,
      ),
    ),
    example: { email: 'ada@example.com', purpose: 'A savings planner for a school project' },
  },
  reply: {
    schema: Type.named(
      'AccessRequestReceived',
      Type.object({ status: Type.literal('received'), detail: Type.string() }, strict),
    ),
    example: { status: 'received', detail: 'The operator of this service decides and answers by e-mail.' },
  },
  problems: ['cross-site-request'],
};

export const accessOperations: readonly Operation[] = [usageOperation, accessRequestOperation];
