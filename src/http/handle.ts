import type { Principal } from '#access/authentication.ts';
import { scopeOf } from '#derive/operation.ts';
import type { IncomingRequest } from '#base/message.ts';
import { requireAllowed, takeFromKey } from './admission/admission.ts';
import { createKeyClient } from './admission/clients.ts';
import { identify, requireScope } from './admission/authentication.ts';
import { bounds } from '#base/bounds.ts';
import { unlessUnchanged } from './documents/conditional.ts';
import { answerDocument } from './documents/document-request.ts';
import { isHealthPath } from './documents/documents.ts';
import type { Exchange, Service } from './exchange.ts';
import { answerOptions, findRoute } from './paths.ts';
import { answerPublic } from './public-request.ts';
import { NDJSON_TYPE, Problem, type Reply, type ReplyType } from './replies.ts';
import { parseJsonBody, readJsonBytes } from './request/json-body.ts';
import { replyType } from './request/reply-type.ts';
import { belowVersion, hostNameOf, readQuery, refuseKeyInAddress, type Target } from './request/target.ts';
import type { LiveRoute, Query, Route } from './route.ts';
import { answerMcp, MCP_PATH } from './routes/agents.ts';
import { createDraw } from './routes/in-process.ts';
import { streamLines } from './routes/lines-reply.ts';

/**
 * Handles one request, from its address to its reply. Throws a Problem, or rejects with one, when there is no
 * reply.
 */
export async function handle(service: Service, exchange: Exchange): Promise<Reply> {
  const { request, target, startedMs } = exchange;
  requireHttps(service, exchange);
  requireHost(service, exchange);
  requireShortAddress(target);
  if (target.path === MCP_PATH) return answerMcp(service, exchange);
  const path = belowVersion(target.path);
  if (path === undefined) return answerDocument(service, exchange);
  if (request.method === 'OPTIONS') return answerOptions(service.routes, path);
  const asked = service.routes.get(path)?.[request.method];
  if (asked?.operation.isPublic === true) return answerPublic(service, exchange, asked as LiveRoute);

  refuseKeyInAddress(target);
  service.load.admit(startedMs);
  // A value that is already available is not awaited, because awaiting costs a turn of the microtask queue.
  const known = identify(service, exchange);
  const principal = known instanceof Promise ? await known : known;
  const decided = takeFromKey(service, exchange, principal, 1);
  requireAllowed(principal, decided instanceof Promise ? await decided : decided);

  const route = asked ?? findRoute(service.routes, path, request.method);
  const { operation } = route;
  exchange.route = operation.path;
  requireScope(principal, scopeOf(operation));
  if (operation.lines !== undefined && isLines(request)) return answerLines(service, exchange, principal);
  const type = replyType(request.headers.get('accept'), operation);
  const query = readQuery(target.query);
  const body = operation.body && (await readJsonBytes(request, operation.body.maxBytes));
  return runRoute(service, exchange, route, { query, type, body, principal });
}

/** The call that a request with a key makes to its route. */
interface Asked {
  readonly query: Query;
  readonly type: ReplyType;
  readonly body: Uint8Array | undefined;
  readonly principal: Principal;
}

function runRoute(
  service: Service,
  exchange: Exchange,
  route: Route,
  { query, type, body, principal }: Asked,
): Reply | Promise<Reply> {
  const { operation } = route;
  const { origin } = exchange.target;
  const client = createKeyClient(service, exchange, principal);
  if ('run' in route) {
    const { method, path } = operation;
    return service.runJob({ client, work: { kind: 'call', method, path, query, type, origin, body } });
  }
  const draw = createDraw(service.runJob, client);
  const value = body && parseJsonBody(body);
  const made = route.answer({ query, body: value, type, origin, principal, network: undefined, draw });
  return Promise.resolve(made).then((reply) => unlessUnchanged(exchange.request, reply));
}

/** Streams lines in and out until they end or the budget is used up. */
function answerLines(service: Service, exchange: Exchange, principal: Principal): Reply {
  const { request, target } = exchange;
  const onEnd = service.load.admitStream(principal.keyId);
  const client = createKeyClient(service, exchange, principal, bounds.cpuMs.stream, Infinity);
  return streamLines(request.body!, { client, origin: target.origin, runJob: service.runJob, onEnd });
}

function isLines(request: IncomingRequest): boolean {
  const { headers } = request;
  return (
    headers.get('content-type')?.split(';')[0] === NDJSON_TYPE &&
    !headers.has('content-encoding') &&
    // Accessing the stream starts reading it, so it comes last.
    request.body !== null
  );
}

/** Behind a proxy, the proxy must be trusted and must have been called over HTTPS. */
function requireHttps({ isTrustedProxy }: Service, { request, peer, target }: Exchange): void {
  if (isTrustedProxy === undefined) return;
  const isSecure = request.headers.get('x-forwarded-proto') === 'https' && isTrustedProxy(peer.address);
  // Health probes come from anywhere, have no key and cannot send the header.
  if (isSecure || isHealthPath(target.path)) return;
  throw new Problem('https-required', 'Only HTTPS is served; use an https:// address.');
}

function requireHost({ hostNames }: Service, { request, target }: Exchange): void {
  // Two Host headers arrive joined; RFC 9112, §3.2, requires a rejection.
  if (request.headers.get('host')?.includes(',')) {
    throw new Problem('malformed-request', 'Send one Host header.');
  }
  if (hostNames === undefined || isHealthPath(target.path)) return;
  const name = hostNameOf(target);
  if (hostNames.has(name)) return;
  throw new Problem(
    'misdirected-request',
    `The host ${name.slice(0, 100)} is not served here; use the address that the operator publishes.`,
  );
}

function requireShortAddress({ path, query }: Target): void {
  if (path.length + query.length <= bounds.uriCharacters) return;
  throw new Problem(
    'uri-too-long',
    `Path and query together have more than ${bounds.uriCharacters} characters; send a shorter address.`,
  );
}
