import { createFailureCounter } from '#access/failures.ts';
import type { IncomingRequest, OutgoingReply } from '#base/message.ts';
import { createNetworkReader } from './request/address.ts';
import { bounds } from '#base/bounds.ts';
import type { Exchange, Peer, Service } from './exchange.ts';
import { createRequestIds, readTraceId } from './request/headers.ts';
import { handle } from './handle.ts';
import { asProblem } from './problem-of.ts';
import { GONE } from './refusals.ts';
import { JSON_TYPE, problemReply, type Reply } from './replies.ts';
import { createAnonymousLog } from './request-log.ts';
import { readTarget, type Target } from './request/target.ts';

/** The dependencies of a service. */
export type AppOptions = Omit<Service, 'failures' | 'readNetwork'> & Partial<Pick<Service, 'failures'>>;

/** The service as a function from request to reply, without `commonHeaders`. It never throws. */
export function createApp(
  options: AppOptions,
): (request: IncomingRequest, peer: Peer) => Promise<OutgoingReply> {
  const nextRequestId = createRequestIds(options.random);
  const readNetwork = createNetworkReader(options.isTrustedProxy);
  const service: Service = { failures: createFailureCounter(bounds.failures), readNetwork, ...options };
  const { load, log, observe, monotonicMs } = service;
  const logAnonymous = createAnonymousLog(log);

  return async function answer(request, peer) {
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
    load.inFlight++;
    try {
      reply = await handle(service, exchange);
    } catch (error) {
      reply = answerError(service, exchange, error);
    } finally {
      load.inFlight--;
    }
    const { method, headers } = request;
    const { route, keyId: key, requestId: request_id } = exchange;
    const nowMs = monotonicMs();
    const ms = Math.round((nowMs - exchange.startedMs) * 1000) / 1000;
    observe?.({ method, route, status: reply.status, ms });
    const parent = headers.get('traceparent');
    const trace_id = parent === null ? undefined : readTraceId(parent);
    const logged = { method, route, status: reply.status, ms, key, request_id, trace_id };
    if (key === undefined) logAnonymous(logged, nowMs);
    else log.info('request', logged);
    return toOutgoing(reply, exchange);
  };
}

/** The reply to a request whose caller has disconnected. */
function answerError(service: Service, { request, target, requestId }: Exchange, error: unknown): Reply {
  // Nobody reads this reply; its status is for the log.
  if (error === GONE) return { status: 499, contentType: JSON_TYPE, body: '' };
  const problem = asProblem(error, service.log, requestId);
  const shownPath = target.path.slice(0, bounds.shownPathCharacters);
  const reply = problemReply(problem, target.origin, shownPath, requestId);
  return isForReader(request, target) ? service.describeProblem(reply) : reply;
}

/** Whether a person opened the address in a browser and it is not an operation of the API. */
function isForReader({ headers }: IncomingRequest, { apiPath }: Target): boolean {
  return apiPath === undefined && headers.get('accept')?.includes('text/html') === true;
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
