import type { Random } from '../accuracy/random.ts';
import type { DocumentedOperation, Schema, ServiceDocument } from './document.ts';
import { listSites, pointerOf, type Site, withoutSite, withSite } from './sites.ts';
import { mutate } from './texts.ts';
import { acceptsType, boundsOf, drawJson, drawValue, stepDown, stepUp } from './values.ts';

/** One request, as it goes over the wire. */
export interface Case {
  /** What it is a case of, for the tally. */
  readonly kind: string;
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | undefined;
  /**
   * 'refused': the document says that this is not accepted. A pointer or a parameter: that value is within
   * the document's bounds and must not be called out of them. Undefined: any documented answer will do.
   */
  readonly expectation?: 'refused' | { readonly inBounds: string };
}

/** The keys that a case may use. */
export interface Keys {
  readonly good: string;
  /** Revoked, expired, unknown, mistyped, with a scope missing, with a quota used up. */
  readonly others: readonly string[];
}

type Drawn = Pick<Case, 'body' | 'expectation'> | undefined;

const tokens = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'GET', 'POST', 'PROPFIND', 'LINK'];
const wrongTypes = [
  'text/plain',
  'application/xml',
  'application/jsonp',
  'application/json;charset=latin1',
  ',',
  'x/y',
];

/** The next case of a stream. */
export function drawCase(document: ServiceDocument, keys: Keys, random: Random): Case {
  const operation = pickOperation(document, random);
  const plain = plainCase(document, keys, operation, random);
  const place = random.unit();
  if (place < 0.72 && operation.body !== undefined) return { ...plain, ...drawBodyCase(operation, random) };
  if (place < 0.84 || (place < 0.9 && operation.parameters.length > 0))
    return drawQueryCase(plain, operation, random);
  if (place < 0.93) return { ...plain, ...drawHeaders(plain, keys, random) };
  if (place < 0.96) return { ...plain, kind: 'method', method: random.pick(tokens) };
  return { ...plain, kind: 'path', target: drawTarget(plain.target, random) };
}

/** Searches and charts take a hundred times as long as calculations, so they are drawn less often. */
function pickOperation({ operations }: ServiceDocument, random: Random): DocumentedOperation {
  const operation = random.pick(operations);
  const isLong = operation.path.startsWith('/solve/') || operation.path.endsWith('.svg');
  return isLong && random.chance(0.8) ? random.pick(operations) : operation;
}

function plainCase(
  { prefixes }: ServiceDocument,
  keys: Keys,
  operation: DocumentedOperation,
  random: Random,
): Case {
  const { method, path, body } = operation;
  const headers: Record<string, string> = { authorization: `Bearer ${keys.good}` };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const text = body && JSON.stringify(body.example);
  return {
    kind: 'plain',
    method,
    target: random.pick(prefixes) + path + requiredQuery(operation, random),
    headers,
    body: text,
  };
}

function requiredQuery({ parameters }: DocumentedOperation, random: Random): string {
  return writeQuery(
    parameters
      .filter(({ required }) => required)
      .map(({ name, schema }) => [name, drawValue(schema, random)]),
  );
}

const bodyKinds: readonly (readonly [string, (operation: DocumentedOperation, random: Random) => Drawn])[] = [
  ['valid', drawSites],
  ['valid', drawSites],
  ['valid', drawWhole],
  ['boundary', (operation, random) => drawBound(operation, random, true)],
  ['outside', (operation, random) => drawBound(operation, random, false)],
  ['wrong type', drawWrongType],
  ['structure', drawStructure],
  ['text', drawText],
  ['text', drawText],
];

function drawBodyCase(operation: DocumentedOperation, random: Random): Partial<Case> {
  const [kind, draw] = random.pick(bodyKinds);
  const drawn = draw(operation, random);
  return drawn === undefined ? { kind: 'plain' } : { kind, ...drawn };
}

function sitesOf({ body }: DocumentedOperation): Site[] {
  return listSites(body!.schema, body!.example);
}

/** The example with some of its values drawn anew. */
function drawSites(operation: DocumentedOperation, random: Random): Drawn {
  const sites = sitesOf(operation);
  let value = operation.body!.example;
  for (let count = random.integer(1, 4); count > 0; count--) {
    const { path, schema } = random.pick(sites);
    value = withSite(value, path, drawValue(schema, random));
  }
  return { body: JSON.stringify(value) };
}

function drawWhole({ body }: DocumentedOperation, random: Random): Drawn {
  return { body: JSON.stringify(drawValue(body!.schema, random)) };
}

function drawBound(operation: DocumentedOperation, random: Random, isInside: boolean): Drawn {
  const bounded = sitesOf(operation).filter(({ schema }) => beside(schema, isInside).length > 0);
  if (bounded.length === 0) return undefined;
  const { path, schema } = random.pick(bounded);
  const value = withSite(operation.body!.example, path, random.pick(beside(schema, isInside)));
  const expectation = isInside ? { inBounds: pointerOf(path) } : 'refused';
  return { body: JSON.stringify(value), expectation };
}

/** Values at and one step inside the bounds of a schema, or one step outside. */
function beside(schema: Schema, isInside: boolean): unknown[] {
  const { minLength, maxLength, minItems, maxItems, type } = schema as Readonly<Record<string, number>>;
  const step = (type as unknown) === 'integer' ? 1 : undefined;
  const { least, greatest } = boundsOf(schema);
  const values: unknown[] = [];
  if (least > -Infinity) values.push(...(isInside ? [least, stepUp(least, step)] : [stepDown(least, step)]));
  if (greatest < Infinity)
    values.push(...(isInside ? [greatest, stepDown(greatest, step)] : [stepUp(greatest, step)]));
  if (isInside) return values;
  if (minLength !== undefined && minLength > 0) values.push('x'.repeat(minLength - 1));
  if (maxLength !== undefined) values.push('x'.repeat(maxLength + 1));
  if (minItems !== undefined && minItems > 0) values.push([]);
  if (maxItems !== undefined) values.push(Array.from({ length: maxItems + 1 }, () => 1));
  return values;
}

function drawWrongType(operation: DocumentedOperation, random: Random): Drawn {
  const wrong = [null, true, '1', '', [1], [], {}, { a: 1 }, 1.5, 1];
  const { path, schema } = random.pick(sitesOf(operation));
  const values = wrong.filter((value) => !acceptsType(schema, value));
  if (values.length === 0) return undefined;
  return {
    body: JSON.stringify(withSite(operation.body!.example, path, random.pick(values))),
    expectation: 'refused',
  };
}

/** A member too many, one too few, or another value in the place of all of it. */
function drawStructure(operation: DocumentedOperation, random: Random): Drawn {
  const { example } = operation.body!;
  const { path } = random.pick(sitesOf(operation));
  const name = random.pick([
    'principle',
    'Principal',
    'x',
    '',
    '__proto__',
    'constructor',
    'toString',
    'a/b~c',
    '😀',
  ]);
  const added = JSON.stringify(withSite(example, [...path.slice(0, -1), 'FUZZ'], drawJson(random, 1)));
  const edits: (() => Drawn)[] = [
    () => ({ body: JSON.stringify(withoutSite(example, path)) }),
    () => ({ body: added.replace('"FUZZ"', JSON.stringify(name)) }),
    () => ({ body: JSON.stringify(withSite(example, path, drawJson(random, 3))) }),
    () => ({ body: JSON.stringify(drawJson(random, 3)) }),
  ];
  return random.pick(edits)();
}

function drawText({ body }: DocumentedOperation, random: Random): Drawn {
  return { body: mutate(JSON.stringify(body!.example), random) };
}

function drawQueryCase(plain: Case, operation: DocumentedOperation, random: Random): Case {
  const path = plain.target.split('?')[0]!;
  const pairs = operation.parameters
    .filter(({ required }) => required || random.chance(0.6))
    .map(({ name, schema }): [string, unknown] => [name, drawValue(schema, random)]);
  if (random.chance(0.6) && pairs.length > 0)
    return { ...plain, kind: 'query', target: path + writeQuery(pairs) };
  const parameter = operation.parameters.length > 0 ? random.pick(operation.parameters).name : 'x';
  const twisted = random.pick([
    `?${parameter}=`,
    `?${parameter}`,
    `?${parameter}=%`,
    `?${parameter}=%ff%00`,
    `?${parameter}=a&${parameter}=a`,
    `?${parameter}[]=1&=&&`,
    `?${parameter.toUpperCase()}=USD`,
    '?__proto__=1&constructor=2',
    '?api_key=abc',
    `?x=${'y'.repeat(random.integer(1, 4200))}`,
    `?${encodeURIComponent(String(drawValue({}, random)))}`,
    writeQuery(pairs.map(([name]) => [name, drawValue({}, random)])),
  ]);
  return { ...plain, kind: 'query', target: path + twisted };
}

function writeQuery(pairs: readonly (readonly [string, unknown])[]): string {
  if (pairs.length === 0) return '';
  const text = (value: unknown) =>
    Array.isArray(value) && value.every((item) => typeof item !== 'object')
      ? value.join(',')
      : typeof value === 'string'
        ? value
        : (JSON.stringify(value) ?? '');
  return `?${pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(wellFormed(text(value)))}`).join('&')}`;
}

function wellFormed(text: string): string {
  return text.toWellFormed();
}

function drawHeaders(plain: Case, keys: Keys, random: Random): Partial<Case> {
  const { authorization: _, ...anonymous } = plain.headers;
  const credentials = [
    ...keys.others.map((key) => `Bearer ${key}`),
    'Bearer',
    'Basic YTpi',
    `bearer  ${keys.good}`,
    `Bearer ${keys.good}, Bearer ${keys.good}`,
    `Token ${keys.good}`,
    `Bearer ${keys.good}x`,
    `Bearer ${'x'.repeat(random.integer(1, 7000))}`,
  ];
  const drawn = random.pick<() => Readonly<Record<string, string>>>([
    () => anonymous,
    () => ({ ...plain.headers, authorization: random.pick(credentials) }),
    () => ({ ...plain.headers, authorization: random.pick(credentials) }),
    () => ({ ...plain.headers, 'content-type': random.pick(wrongTypes) }),
    () => ({ ...plain.headers, 'content-type': 'APPLICATION/JSON; charset="UTF-8"' }),
    () => ({
      ...plain.headers,
      'content-encoding': random.pick(['gzip', 'br', 'identity', 'deflate, gzip', '']),
    }),
    () => ({
      ...plain.headers,
      accept: random.pick([
        '*/*',
        'text/csv',
        'text/*;q=0.1',
        'image/png',
        'x',
        'application/json;q=0',
        ';;,',
        'a/b;q=9',
      ]),
    }),
    () => ({
      ...plain.headers,
      'x-request-id': random.pick([
        'abc-1',
        'x'.repeat(64),
        'x'.repeat(65),
        'a b',
        '',
        keys.good,

        '<script>',
      ]),
    }),
    () => ({ ...plain.headers, 'if-none-match': random.pick(['*', 'W/"x"', '""', ',', '"a", "b"']) }),
    () => ({
      ...plain.headers,
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'evil',
    }),
    () => ({
      ...plain.headers,
      origin: 'https://evil.example',
      cookie: 'a=b',
      range: 'bytes=0-1',
      expect: 'x',
    }),
    () => ({
      ...plain.headers,
      traceparent: random.pick(['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', 'x', '00-0-0-00']),
    }),
    () => ({
      ...plain.headers,
      [`x-${'h'.repeat(random.integer(1, 500))}`]: 'v'.repeat(random.integer(0, 2000)),
    }),
  ])();
  return { kind: 'headers', headers: drawn };
}

function drawTarget(target: string, random: Random): string {
  const [path = ''] = target.split('?');
  const at = random.integer(1, path.length);
  return random.pick([
    `${path}/`,
    path.toUpperCase(),
    `/${path}`,
    path.replace(/\/([^/]*)$/, '//$1'),
    path.slice(0, at) || '/',
    `${path.slice(0, at)}%2e${path.slice(at)}`,
    `${path.slice(0, at)}x${path.slice(at)}`,
    `${path}/../..${path}`,
    `${path}%00`,
    `${path};a=b`,
    `${path}\\..\\x`,
    `/v2${path}`,
    '/',
    '/livez',
    '/readyz',
    '/openapi.json',
    '/docs/problems/invalid-input',
    '/docs',
    '/v1',
    '/api/v1/',
    '/metrics',
    `/${'a'.repeat(random.pick([10, 4095, 4096, 5000]))}`,
    '/.git/config',
    '/v1/calculators/%E0%A4%A',
  ]);
}
