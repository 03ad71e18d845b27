import { createFailureCounter } from '#access/failures.ts';
import type { IncomingRequest, OutgoingReply } from '#message.ts';
import { createNetworkReader } from './address.ts';
import { answerMcp, MCP_PATH } from './agents.ts';
import { bounds } from './bounds.ts';
import { answerDocument } from './document-request.ts';
import { isHealthPath } from './documents.ts';
import type { Exchange, Peer, Service } from './exchange.ts';
import { createRequestIds, readTraceId } from './headers.ts';
import { answerOperation, answerOptions } from './operation-request.ts';
import { asProblem } from './problem-of.ts';
import { GONE } from './refusals.ts';
import { JSON_TYPE, Problem, problemReply, type Reply } from './replies.ts';
import { createRequestLog } from './request-log.ts';
import { belowVersion, hostNameOf, readTarget, type Target } from './target.ts';

/** What a service is made of. */
export type AppOptions = Omit<Service, 'failures' | 'readNetwork'> & Partial<Pick<Service, 'failures'>>;

/** The whole service as a function from request to reply, without `commonHeaders`. It never throws. */
export function createApp(
  options: AppOptions,
): (request: IncomingRequest, peer: Peer) => Promise<OutgoingReply> {
  const nextRequestId = createRequestIds(options.random);
  const readNetwork = createNetworkReader(options.isTrustedProxy);
  const service: Service = { failures: createFailureCounter(bounds.failures), readNetwork, ...options };
  const { load, log, observe, monotonicMs } = service;
  const logRequest = createRequestLog(log);

  return async (request, peer) => {
    const exchange: Exchange = {
      request,
      peer,
      target: readTarget(request.url),
      startedMs: monotonicMs(),
      requestId: nextRequestId(request.headers.get('x-request-id')),
      route: '-',
      keyId: undefined,
      limitHeaders: undefined,
    };
    let reply: Reply;
    load.enter();
    try {
      const made = answer(service, exchange);
      reply = made instanceof Promise ? await made : made;
    } catch (error) {
      reply = answerError(service, exchange, error);
    } finally {
      load.leave();
    }
    const { method, headers } = request;
    const { route, keyId: key, requestId: request_id } = exchange;
    const nowMs = monotonicMs();
    const ms = Math.round((nowMs - exchange.startedMs) * 1000) / 1000;
    observe?.({ method, route, status: reply.status, ms });
    const trace_id = readTraceId(headers.get('traceparent'));
    logRequest({ method, route, status: reply.status, ms, key, request_id, trace_id }, nowMs);
    return toOutgoing(reply, exchange);
  };
}

function answer(service: Service, exchange: Exchange): Reply | Promise<Reply> {
  const { request, target } = exchange;
  requireHttps(service, exchange);
  requireHost(service, exchange);
  if (target.path.length + target.query.length > bounds.uriCharacters) {
    throw new Problem('uri-too-long', `Path and query have more than ${bounds.uriCharacters} characters.`);
  }
  if (target.path === MCP_PATH) return answerMcp(service, exchange);
  const path = belowVersion(target.path);
  if (path === undefined) return answerDocument(service, exchange);
  if (request.method === 'OPTIONS') return answerOptions(service.routes, path);
  return answerOperation(service, exchange, path);
}

function requireHost({ hostNames }: Service, { request, target }: Exchange): void {
  // Two Host headers arrive joined; RFC 9112, §3.2, wants them refused.
  if (request.headers.get('host')?.includes(',')) {
    throw new Problem('malformed-request', 'Send one Host header.');
  }
  if (hostNames === undefined || isHealthPath(target.path)) return;
  const name = hostNameOf(target);
  if (hostNames.has(name)) return;
  throw new Problem(
    'misdirected-request',
    `This service does not answer for the host ${name.slice(0, 100)}.`,
  );
}

/** Behind a proxy the proxy must be a named one and must have been spoken to over HTTPS. */
function requireHttps({ isTrustedProxy }: Service, { request, peer, target }: Exchange): void {
  if (isTrustedProxy === undefined) return;
  const isSecure = request.headers.get('x-forwarded-proto') === 'https' && isTrustedProxy(peer.address);
  // Probes of health come from anywhere, carry no key and cannot send the header.
  if (isSecure || isHealthPath(target.path)) return;
  throw new Problem('https-required', 'Only HTTPS is served; use an https:// address.');
}

/** The reply of a request that has none. */
function answerError(service: Service, { request, target, requestId }: Exchange, error: unknown): Reply {
  // Nobody reads it; the status is for the log.
  if (error === GONE) return { status: 499, contentType: JSON_TYPE, body: '' };
  const problem = asProblem(error, service.log, requestId);
  const shownPath = target.path.slice(0, bounds.shownPathCharacters);
  const reply = problemReply(problem, target.origin, shownPath, requestId);
  return isForReader(request, target) ? service.describeProblem(reply) : reply;
}

/** Whether a person asks with a browser, and not for an operation of the API. */
function isForReader({ headers }: IncomingRequest, { path }: Target): boolean {
  return belowVersion(path) === undefined && headers.get('accept')?.includes('text/html') === true;
}

function toOutgoing(reply: Reply, { request, requestId, limitHeaders }: Exchange): OutgoingReply {
  const headers: Record<string, string> = {
    'content-type': reply.contentType,
    'x-request-id': requestId,
  };
  for (const name in limitHeaders) headers[name] = limitHeaders[name]!;
  for (const name in reply.headers) headers[name] = reply.headers[name]!;
  const isEmpty = reply.status === 204 || reply.status === 304;
  const isHead = request.method === 'HEAD';
  if (isHead && !isEmpty && !(reply.body instanceof ReadableStream)) {
    headers['content-length'] = String(Buffer.byteLength(reply.body));
  }
  return { status: reply.status, headers, body: isHead || isEmpty ? null : reply.body };
}
