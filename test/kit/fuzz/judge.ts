import { Compile, type Validator } from 'typebox/compile';
import type { Case } from './cases.ts';
import type { DocumentedOperation, Replies, Schema, ServiceDocument } from './document.ts';

/** What came back. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** Says what is wrong with the answer to a case; undefined when nothing is. */
export type Judge = (one: Case, answer: Answer) => string | undefined;

const acceptableId = /^[A-Za-z0-9._-]{1,64}$/;
const anyKey = /cw_(live|test)_[0-9A-Za-z]{20,}/;
const innards = /node_modules|\.ts\b|\bat \w+ \(|SELECT |sqlite/i;

/** A judge that knows the document, and beyond it only what the contract says of all replies. */
export function createJudge(document: ServiceDocument): Judge {
  const operations = new Map<string, DocumentedOperation>(
    document.operations.flatMap((operation) =>
      document.prefixes.flatMap((prefix) => {
        const address = `${operation.method} ${prefix}${operation.path}`;
        // The address of the version is the same without the slash at its end.
        return [address, address.replace(/\/$/, '')].map((one) => [one, operation] as const);
      }),
    ),
  );
  const validators = new Map<Schema, { readonly validator: Validator; readonly allowsNull: boolean }>();
  const compiled = (schema: Schema) => {
    let known = validators.get(schema);
    if (known === undefined) {
      known = { validator: Compile(schema as never), allowsNull: JSON.stringify(schema).includes('"null"') };
      validators.set(schema, known);
    }
    return known;
  };

  function judgeBody(replies: Replies, one: Case, { status, headers, body }: Answer): string | undefined {
    const types = replies.get(status);
    if (types === undefined) return `status ${status} is not documented`;
    const type = headers.get('content-type') ?? '';
    const schema = types.get(type.split(';')[0]!);
    if (one.method === 'HEAD') return body === '' ? undefined : 'HEAD has a body';
    if (types.size === 0) return body === '' ? undefined : `status ${status} has a body`;
    if (schema === undefined && status === 200 && isOtherFormat(one, type)) return undefined;
    if (schema === undefined) return `type ${type} is not documented for ${status}`;
    if (!type.includes('json')) return undefined;
    const value: unknown = JSON.parse(body);
    const { validator, allowsNull } = compiled(schema);
    if (!allowsNull && hasNull(value)) return 'null in the place of a value';
    if (validator.Check(value)) return undefined;
    return `off schema: ${JSON.stringify(validator.Errors(value).slice(0, 3))}`;
  }

  return (one, answer) => {
    const path = pathOf(one.target);
    const method = one.method === 'HEAD' ? 'GET' : one.method;
    const operation = operations.get(`${method} ${path}`);
    const isOwn = /^(\/api)?\/v1(\/|$)/.test(path);
    const fault = judgeHeaders(one, answer) ?? judgeExpectation(one, answer);
    if (fault !== undefined) return fault;
    if (operation !== undefined) return judgeBody(operation.replies, one, answer);
    if (isOwn && one.method === 'OPTIONS' && answer.status === 204) return undefined;
    if (!isOwn && method === 'GET' && answer.status === 200) return undefined;
    return judgeBody(document.problems, one, answer);
  };
}

/** The document says that the path of the JSON also answers other formats to an Accept header. */
function isOtherFormat({ headers }: Case, type: string): boolean {
  return headers['accept'] !== undefined && /^(text\/csv|text\/plain|image\/svg\+xml)(;|$)/.test(type);
}

/** As a client that resolves addresses (RFC 3986, §5.2.4) sends it. */
function pathOf(target: string): string {
  return new URL(`https://h${target}`).pathname;
}

function judgeHeaders({ headers: sent }: Case, { status, headers, body }: Answer): string | undefined {
  const id = headers.get('x-request-id') ?? '';
  if (!acceptableId.test(id)) return 'no request id';
  const own = sent['x-request-id'];
  if (own !== undefined && acceptableId.test(own) && !anyKey.test(own) && own !== id)
    return 'another request id';
  if (status >= 500) return `status ${status}: ${body.slice(0, 300)}`;
  if (!headers.get('strict-transport-security')?.includes('max-age=63072000')) return 'no HSTS';
  if (headers.get('x-content-type-options') !== 'nosniff') return 'no nosniff';
  if (status === 405 && headers.get('allow') === null) return '405 without Allow';
  if (status === 401 && !headers.get('www-authenticate')?.startsWith('Bearer realm='))
    return '401 without a challenge';
  if (status === 429 && !/^[1-9]\d*$/.test(headers.get('retry-after') ?? ''))
    return '429 without Retry-After';
  if (status >= 400 && headers.get('cache-control') !== 'no-store') return 'an error that may be stored';
  if (anyKey.test(body) || [...headers.values()].some((value) => anyKey.test(value)))
    return 'a key in the reply';
  if (status >= 400 && innards.test(body.replace(/"(detail|instance)":"(\\.|[^"\\])*"/g, '')))
    return 'innards in the reply';
  if (!body.startsWith('{"type":')) return undefined;
  return (JSON.parse(body) as { request_id: string }).request_id === id ? undefined : 'the ids differ';
}

/** A batch answers 200 for all and says within it what is refused. */
function judgeExpectation({ expectation }: Case, { status, body }: Answer): string | undefined {
  if (expectation === undefined) return undefined;
  if (expectation === 'refused') {
    // Where no key is needed, the quota of the network comes first.
    return [413, 422, 429].includes(status) || body.includes('"status":422')
      ? undefined
      : `accepted (${status})`;
  }
  if (status !== 422) return undefined;
  const { errors = [] } = JSON.parse(body) as {
    errors?: { pointer?: string; code: string; detail: string }[];
  };
  const wrong = errors.find(
    ({ pointer, code }) => pointer === expectation.inBounds && code === 'out-of-range',
  );
  return wrong === undefined ? undefined : `in bounds, but refused: ${wrong.detail}`;
}

function hasNull(value: unknown): boolean {
  if (typeof value !== 'object') return false;
  return value === null || Object.values(value).some(hasNull);
}
