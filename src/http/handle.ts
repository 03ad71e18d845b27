import type { Principal } from '#access/authentication.ts';
import type { IncomingRequest } from '#base/message.ts';
import { admit, requireScope } from './admission/admission.ts';
import { KeyClient } from './admission/clients.ts';
import { bounds } from '#base/bounds.ts';
import { unlessUnchanged } from './documents/conditional.ts';
import { answerDocument } from './documents/document-request.ts';
import { isHealthPath } from './documents/documents.ts';
import type { Exchange, Service } from './exchange.ts';
import { answerOptions, findRoute } from './paths.ts';
import { answerPublic } from './public-request.ts';
import { NDJSON_TYPE, Problem, type Reply } from './replies.ts';
import { readJsonBytes } from './request/body.ts';
import { replyType } from './request/headers.ts';
import { parseStrictJson } from './request/strict-json.ts';
import { hostNameOf, readQuery } from './request/target.ts';
import { type LiveRoute, noQuery } from './route.ts';
import { answerMcp, MCP_PATH } from './routes/agents.ts';
import { createDraw } from './routes/in-process.ts';
import { streamLines } from './routes/lines-reply.ts';

/**
 * Handles one request, from its address to its reply. Throws a Problem, or rejects with one, when there is no
 * reply.
 */
export async function handle(service: Service, exchange: Exchange): Promise<Reply> {
  const { request, target } = exchange;
  const { method } = request;
  requireServedAddress(service, exchange);
  if (target.path === MCP_PATH) return answerMcp(service, exchange);
  const path = target.apiPath;
  if (path === undefined) return answerDocument(service, exchange);
  if (method === 'OPTIONS') return answerOptions(service.routes, path);
  const asked = service.routes.get(path)?.[method];
  if (asked?.operation.isPublic === true) return answerPublic(service, exchange, asked as LiveRoute);

  const principal = await admit(service, exchange);

  const route = asked ?? findRoute(service.routes, path, method);
  const { operation } = route;
  exchange.route = operation.path;
  requireScope(principal, route.scope);
  if (operation.lines !== undefined && isLines(request)) return answerLines(service, exchange, principal);
  const type = replyType(request.headers.get('accept'), operation);
  const query = target.query === '' ? undefined : readQuery(target.query);
  const body = operation.body && (await readJsonBytes(request, operation.body.maxBytes));
  const { origin } = target;
  const client = new KeyClient(service, exchange, principal);
  if ('run' in route) {
    const work = {
      kind: 'call',
      method: operation.method,
      path: operation.path,
      query,
      type,
      origin,
      body,
    } as const;
    return service.runJob({ client, work });
  }
  const draw = createDraw(service.runJob, client);
  const value = body && parseStrictJson(body);
  const call = { query: query ?? noQuery, body: value, type, origin, principal, network: undefined, draw };
  const reply = await route.answer(call);
  return operation.isCacheable === true ? unlessUnchanged(request, reply) : reply;
}

/** Streams lines in and out until they end or the budget is used up. */
function answerLines(service: Service, exchange: Exchange, principal: Principal): Reply {
  const { request, target } = exchange;
  const onEnd = service.load.admitStream(principal.keyId);
  const client = new KeyClient(service, exchange, principal, bounds.cpuMs.stream, Infinity);
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

/**
 * Throws a Problem for an address that is not served: over plain HTTP, of another host, or too long. Behind a proxy,
 * the proxy must be trusted and must have been called over HTTPS.
 */
function requireServedAddress(
  { isTrustedProxy, hostNames }: Service,
  { request, peer, target }: Exchange,
): void {
  const { headers } = request;
  const { path, query } = target;
  // Health probes come from anywhere, have no key and cannot send the header.
  if (isTrustedProxy !== undefined && !isHealthPath(path)) {
    const isSecure = headers.get('x-forwarded-proto') === 'https' && isTrustedProxy(peer.address);
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
