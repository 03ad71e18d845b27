import { createFailureCounter } from '#access/failures.ts';
import type { Principal } from '#access/authentication.ts';
import { StoreError } from '#access/store.ts';
import { DomainError } from '#core/errors.ts';
import { scopeOf } from '#derive/operation.ts';
import type { Log } from '#log.ts';
import type { IncomingRequest, OutgoingReply } from '#message.ts';
import { clientNetwork } from './address.ts';
import { admitAddress, admitKey, admitLoad, type AdmissionOptions, waitOfNetwork } from './admission.ts';
import { type AuthenticationOptions, identify, requireScope } from './authentication.ts';
import { answerAgent, MCP_PATH, type AnswerAgent } from './agents.ts';
import { bounds } from './bounds.ts';
import { chain } from '#chain.ts';
import { unlessUnchanged } from './conditional.ts';
import { type DocumentTable, type Visit } from './documents.ts';
import { createRequestIds, preflightHeaders, readTraceId } from './headers.ts';
import { readFormBody } from './form-body.ts';
import { readJsonBody } from './json-body.ts';
import { lane } from './pacing.ts';
import { allowedMethods, methodNotAllowed, notFound, withHead } from './paths.ts';
import { domainProblem, JSON_TYPE, NDJSON_TYPE, Problem, problemReply, type Reply } from './replies.ts';
import type { Route } from './route.ts';
import { replyType } from './reply-type.ts';
import type { RouteTable } from './routes.ts';
import { belowVersion, carriesKey, readQuery, readTarget, type Target } from './target.ts';

/** Who sent a request, as the server sees it. */
export interface Peer {
  readonly address: string;
}

/** A request that has been answered, for whoever counts them. */
export interface Answered {
  readonly method: string;
  /** The path of a route, or "-" where there is none. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

export interface AppOptions
  extends
    AdmissionOptions,
    Omit<AuthenticationOptions, 'failures'>,
    Partial<Pick<AuthenticationOptions, 'failures'>> {
  readonly routes: RouteTable;
  readonly documents: DocumentTable;
  /** A problem document as a page. */
  readonly describeProblem: (problem: Reply) => Reply;
  /** In proxy mode: whether an address is a trusted proxy's. Undefined where this process speaks TLS itself. */
  readonly isTrustedProxy: ((address: string) => boolean) | undefined;
  readonly answerAgent: AnswerAgent;
  readonly observe?: (answered: Answered) => void;
  readonly random: () => number;
}

/** What becomes known of a request on its way, for the log and the reply's headers. */
interface Exchange {
  readonly startedMs: number;
  readonly requestId: string;
  route: string;
  keyId: string | undefined;
  limitHeaders: Readonly<Record<string, string>> | undefined;
}

type Context = AppOptions & AuthenticationOptions & { inFlight: number };

/** The whole service as a function from request to reply, without `commonHeaders`. It never throws. */
export function createApp(
  options: AppOptions,
): (request: IncomingRequest, peer: Peer) => Promise<OutgoingReply> {
  const nextRequestId = createRequestIds(options.random);
  const context = { failures: createFailureCounter(bounds.failures), ...options, inFlight: 0 };

  return async (request, peer) => {
    const startedMs = options.monotonicMs();
    const exchange: Exchange = {
      startedMs,
      requestId: nextRequestId(request.headers.get('x-request-id')),
      route: '-',
      keyId: undefined,
      limitHeaders: undefined,
    };
    const target = readTarget(request.url);
    let reply: Reply;
    try {
      context.inFlight++;
      reply = await answer(context, request, peer, target, exchange);
    } catch (error) {
      const problem = asProblem(error, options.log, exchange.requestId);
      const shownPath = target.path.slice(0, bounds.shownPathCharacters);
      reply = problemReply(problem, target.origin, shownPath, exchange.requestId);
      if (isForReader(request, target)) reply = options.describeProblem(reply);
    } finally {
      context.inFlight--;
    }
    const { method, headers } = request;
    const { route, keyId, requestId } = exchange;
    const ms = Math.round((options.monotonicMs() - startedMs) * 1000) / 1000;
    options.observe?.({ method, route, status: reply.status, ms });
    const trace_id = readTraceId(headers.get('traceparent'));
    // Who floods the service must not flood its log as well.
    const isRefusedUnseen = keyId === undefined && (reply.status === 429 || reply.status === 503);
    const write = isRefusedUnseen ? options.log.debug : options.log.info;
    write('request', {
      method,
      route,
      status: reply.status,
      ms,
      key: keyId,
      request_id: requestId,
      trace_id,
    });
    return toOutgoing(reply, request.method, exchange);
  };
}

/** Whether a person asks with a browser, and not for an operation of the API. */
function isForReader({ headers }: IncomingRequest, { path }: Target): boolean {
  return belowVersion(path) === undefined && headers.get('accept')?.includes('text/html') === true;
}

function asProblem(error: unknown, log: Log, requestId: string): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof DomainError) return domainProblem(error);
  if (error instanceof StoreError) {
    log.error('store', { request_id: requestId, error: error.message });
    return new Problem('store-unavailable', 'The key could not be checked.', {
      headers: { 'retry-after': '5' },
    });
  }
  log.error('internal', {
    request_id: requestId,
    error: error instanceof Error ? error.stack : String(error),
  });
  return new Problem('internal', 'The service failed; nothing was calculated.');
}

function toOutgoing(reply: Reply, method: string, exchange: Exchange): OutgoingReply {
  const headers: Record<string, string> = {
    'content-type': reply.contentType,
    'x-request-id': exchange.requestId,
  };
  for (const name in exchange.limitHeaders) headers[name] = exchange.limitHeaders[name]!;
  for (const name in reply.headers) headers[name] = reply.headers[name]!;
  const isEmpty = reply.status === 204 || reply.status === 304;
  if (method === 'HEAD' && !isEmpty && typeof reply.body === 'string') {
    headers['content-length'] = String(Buffer.byteLength(reply.body));
  }
  const hasBody = method !== 'HEAD' && !isEmpty;
  return { status: reply.status, headers, body: hasBody ? reply.body : null };
}

function answer(
  options: Context,
  request: IncomingRequest,
  peer: Peer,
  target: Target,
  exchange: Exchange,
): Reply | Promise<Reply> {
  requireHttps(options, request, peer);
  // Two Host headers arrive joined; RFC 9112, §3.2, wants them refused.
  if (request.headers.get('host')?.includes(',')) {
    throw new Problem('malformed-request', 'Send one Host header.');
  }
  if (target.path.length + target.query.length > bounds.uriCharacters) {
    throw new Problem('uri-too-long', `Path and query have more than ${bounds.uriCharacters} characters.`);
  }
  if (target.path === MCP_PATH) return answerMcp(options, request, peer, target, exchange);
  const path = belowVersion(target.path);
  if (path === undefined) return answerDocument(options, request, peer, target, exchange);
  if (request.method === 'OPTIONS') return answerOptions(options.routes, path);
  const asked = options.routes.get(path)?.[request.method];
  return chain(admit(options, request, peer, target, exchange, asked), (principal) => {
    const route = asked ?? findRoute(options.routes, path, request.method);
    exchange.route = route.operation.path;
    return answerRoute(route, request, target, principal);
  });
}

function answerRoute(
  route: Route,
  request: IncomingRequest,
  { origin, query: queryText }: Target,
  principal: Principal | undefined,
): Reply | Promise<Reply> {
  const { operation } = route;
  if (principal !== undefined) requireScope(principal, scopeOf(operation));
  if (route.answerLines !== undefined && isLines(request)) return route.answerLines(request.body!, origin);
  const type = replyType(request.headers.get('accept'), operation);
  const query = readQuery(queryText);
  const pause = route.takesTurns === true ? lane.createPause() : undefined;
  const answerBody = (body: unknown) =>
    chain(route.answer({ query, body, type, principal, origin, pause }), (reply) =>
      unlessUnchanged(request, reply),
    );
  if (operation.body === undefined) return answerBody(undefined);
  return readJsonBody(request, answerBody, operation.body.mostBytes, pause);
}

/** Whose request it is, taken from their quotas; undefined where nobody needs a key. Throws a Problem for who may not. */
function admit(
  options: Context,
  request: IncomingRequest,
  peer: Peer,
  { query }: Target,
  exchange: Exchange,
  route: Route | undefined,
): Principal | undefined | Promise<Principal | undefined> {
  if (carriesKey(query)) {
    throw new Problem(
      'malformed-request',
      'An API key must not stand in the address; send it as "Authorization: Bearer <key>" and revoke this one.',
    );
  }
  admitLoad(options, options.inFlight, exchange.startedMs, route?.takesTurns);
  const network = () => clientNetwork(request.headers, peer.address, options.isTrustedProxy);
  if (route?.operation.isPublic === true) return chain(admitAddress(options, network()), () => undefined);
  return chain(identify(options, request.headers, network, exchange.startedMs), (principal) => {
    exchange.keyId = principal.keyId;
    const tell = (headers: typeof exchange.limitHeaders) => (exchange.limitHeaders = headers);
    return chain(admitKey(options, principal, tell), () => principal);
  });
}

/** A message of an agent, with the same keys and limits as a calculation. */
async function answerMcp(
  options: Context,
  request: IncomingRequest,
  peer: Peer,
  target: Target,
  exchange: Exchange,
): Promise<Reply> {
  exchange.route = MCP_PATH;
  if (request.method !== 'POST') throw methodNotAllowed(['POST'], request.method);
  const principal = await admit(options, request, peer, target, exchange, undefined);
  requireScope(principal!, 'calculate');
  return answerAgent(options.answerAgent, request);
}

function isLines({ headers, body }: IncomingRequest): boolean {
  return (
    body !== null &&
    headers.get('content-type')?.split(';')[0] === NDJSON_TYPE &&
    !headers.has('content-encoding')
  );
}

/** Behind a proxy the proxy must be a named one and must have been spoken to over HTTPS. */
function requireHttps({ isTrustedProxy }: AppOptions, request: IncomingRequest, peer: Peer): void {
  if (isTrustedProxy === undefined) return;
  const isSecure = request.headers.get('x-forwarded-proto') === 'https' && isTrustedProxy(peer.address);
  if (!isSecure) throw new Problem('https-required', 'Only HTTPS is served; use an https:// address.');
}

function findRoute(routes: RouteTable, path: string, method: string): Route {
  const methods = routes.get(path);
  if (methods === undefined) throw notFound(path, routes.keys());
  const route = methods[method === 'HEAD' ? 'GET' : method];
  if (route !== undefined) return route;
  throw methodNotAllowed(allowedMethods(Object.keys(methods)), method);
}

function answerOptions(routes: RouteTable, path: string): Reply {
  const methods = routes.get(path);
  if (methods === undefined) throw notFound(path, routes.keys());
  const allow = allowedMethods(Object.keys(methods)).join(', ');
  const headers = { allow, 'access-control-allow-methods': allow, ...preflightHeaders };
  return { status: 204, contentType: JSON_TYPE, body: '', headers };
}

async function answerDocument(
  options: Context,
  request: IncomingRequest,
  peer: Peer,
  { path, query, origin }: Target,
  exchange: Exchange,
): Promise<Reply> {
  const methods = options.documents.get(path);
  if (methods === undefined) {
    throw notFound(path, [
      ...options.documents.keys(),
      ...[...options.routes.keys()].map((known) => `/v1${known}`),
    ]);
  }
  exchange.route = path;
  const write = methods[request.method === 'HEAD' ? 'GET' : request.method];
  if (write === undefined) throw methodNotAllowed(Object.keys(methods).flatMap(withHead), request.method);
  const { headers } = request;
  const readForm = () => readFormBody(request);
  const admit: Visit['admit'] = (what) => {
    admitLoad(options, options.inFlight, exchange.startedMs);
    return waitOfNetwork(options, clientNetwork(headers, peer.address, options.isTrustedProxy), what);
  };
  return unlessUnchanged(request, await write({ origin, query, headers, readForm, admit }));
}
