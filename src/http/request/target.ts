import { bounds } from '#base/bounds.ts';
import type { IncomingRequest } from '#base/message.ts';
import type { Operation } from '#api/operations/operation.ts';
import type { InputField } from '#catalogue/declare/fields.ts';
import { isHealthPath } from '../documents/health.ts';
import { invalidQuery, Problem } from '#calculate/check/problem.ts';
import type { Query } from '../route.ts';

/** The parts of a request's address. */
export interface Target {
  /**
   * Scheme and authority as the caller wrote them, with https as the scheme, because only HTTPS is served.
   */
  readonly origin: string;
  /**
   * Still percent-encoded: no path of this service needs encoding, so an encoded path is a different path.
   * Dot segments, even encoded ones, are already resolved by both runtimes.
   */
  readonly path: string;
  /** The path below the version segment; undefined when the path is not part of the API. */
  readonly apiPath: string | undefined;
  /** Without the question mark; empty when there is none. */
  readonly query: string;
}

/** Splits an absolute http or https address without decoding it. */
export function readTarget(url: string): Target {
  const authority = url.indexOf('//') + 2;
  const slash = url.indexOf('/', authority);
  const question = url.indexOf('?', authority);
  const end = question === -1 ? url.length : question;
  const pathStart = slash === -1 || slash > end ? end : slash;
  const path = url.slice(pathStart, end) || '/';
  const versionEnd = path.startsWith('/v1') ? 3 : path.startsWith('/api/v1') ? 7 : 0;
  const isVersioned = versionEnd > 0 && (path.length === versionEnd || path[versionEnd] === '/');
  return {
    origin: `https://${url.slice(authority, pathStart)}`,
    path,
    apiPath: isVersioned ? path.slice(versionEnd) : undefined,
    query: question === -1 ? '' : url.slice(question + 1),
  };
}

const keyParameters = new Set([
  'key',
  'api_key',
  'api-key',
  'apikey',
  'access_token',
  'token',
  'authorization',
]);

/** Whether a query carries an API key. */
function carriesKey(query: string): boolean {
  if (/cw_(live|test)_/i.test(query)) return true;
  return [...new URLSearchParams(query).keys()].some((name) => keyParameters.has(name.toLowerCase()));
}

/**
 * Throws a Problem when an address contains an API key: addresses are logged along the way, so keys are not
 * accepted there.
 */
export function refuseKeyInAddress(query: string): void {
  if (!carriesKey(query)) return;
  throw new Problem(
    'malformed-request',
    'An API key must not be part of the address. Send a key as "Authorization: Bearer <key>", and revoke this one.',
  );
}

/**
 * The parameters of a query. As generated clients write them, those of lists may be repeated, and an input
 * may be inputs[name]; throws a Problem for others that are repeated.
 */
export function readQuery(text: string, { query: fields, inputs }: Expected = { query: {} }): Query {
  const query: Record<string, string> = {};
  const repeated = new Set<string>();
  for (const [written, value] of new URLSearchParams(text)) {
    const [, input = ''] = /^inputs\[(\w+)\]$/.exec(written) ?? [];
    const name = Object.hasOwn(inputs?.['properties'] ?? {}, input) ? input : written;
    if (Object.hasOwn(query, name)) {
      if (Object.hasOwn(fields, name) && isList(fields[name]!)) query[name] += `,${value}`;
      else repeated.add(name);
    } else Object.defineProperty(query, name, { value, enumerable: true, writable: true });
  }
  if (repeated.size === 0) return query;
  const fault = { code: 'contradiction', detail: 'must not be repeated' } as const;
  throw invalidQuery([...repeated].slice(0, bounds.violations).map((field) => ({ field, ...fault })));
}

type Expected = Pick<Operation, 'query' | 'inputs'>;

const listKinds: ReadonlySet<string> = new Set(['list', 'past-currencies', 'words']);

/** Whether a query has the values of a field with commas between them. */
function isList({ kind }: InputField): boolean {
  return listKinds.has(kind);
}

/** The host of an address without its port, in lower case. */
function hostNameOf({ origin }: Target): string {
  const [, bracketed, name = ''] = /^https:\/\/(?:\[([^\]]*)\]|([^:]*))/.exec(origin) ?? [];
  return (bracketed ?? name).toLowerCase();
}

/** Which addresses are served. */
export interface ServedAddresses {
  /**
   * In proxy mode: whether an address is a trusted proxy's. Undefined where this process speaks TLS itself.
   */
  readonly isTrustedProxy: ((address: string) => boolean) | undefined;
  /** The host names that the service answers to, in lower case; undefined for all. */
  readonly hostNames: ReadonlySet<string> | undefined;
}

interface Arrived {
  readonly request: Pick<IncomingRequest, 'headers'>;
  readonly readPeer: () => { readonly address: string };
  readonly target: Target;
}

/**
 * Throws a Problem for an address that is not served: over plain HTTP, of another host, or too long. Behind a
 * proxy, the proxy must be trusted and must have been called over HTTPS.
 */
export function requireServedAddress(
  { isTrustedProxy, hostNames }: ServedAddresses,
  { request, readPeer, target }: Arrived,
): void {
  const { headers } = request;
  const { path, query } = target;
  // Health probes come from anywhere, have no key and cannot send the header.
  if (isTrustedProxy !== undefined && !isHealthPath(path)) {
    const isSecure = headers.get('x-forwarded-proto') === 'https' && isTrustedProxy(readPeer().address);
    if (!isSecure) throw new Problem('https-required', 'Only HTTPS is served; use an https:// address.');
  }
  // Two Host headers arrive joined; RFC 9112, §3.2, requires a rejection.
  if (headers.get('host')?.includes(',')) throw new Problem('malformed-request', 'Send one Host header.');
  if (hostNames !== undefined && !isHealthPath(path)) {
    const name = hostNameOf(target);
    if (!hostNames.has(name)) throw misdirected(name);
  }
  if (path.length + query.length > bounds.uriCharacters) {
    throw new Problem(
      'uri-too-long',
      `Path and query together have more than ${bounds.uriCharacters} characters; send a shorter address.`,
    );
  }
}

function misdirected(host: string): Problem {
  return new Problem(
    'misdirected-request',
    `The host ${host.slice(0, 100)} is not served here; use the address that the operator publishes.`,
  );
}
