import type { Principal } from '#access/authentication.ts';
import { createFailureCounter } from '#access/failures.ts';
import { policiesOf } from '#access/limits.ts';
import { bounds } from '#base/bounds.ts';
import type { IncomingRequest, OutgoingReply } from '#base/message.ts';
import { admit, requireScope } from './admission/admission.ts';
import { keyBudget, type RequestClient } from './admission/clients.ts';
import type { Budget } from './admission/work-budget.ts';
import { answerDocument } from './documents/document-request.ts';
import type { Exchange, ReadPeer } from './exchange.ts';
import type { Service } from './service.ts';
import { answerOptions, findRoute } from './paths.ts';
import { MIN_PACKED_CHARACTERS } from './documents/fixed-text.ts';
import { packReply } from './packing.ts';
import { asProblem } from './problem-of.ts';
import { answerPublic } from './public-request.ts';
import { GONE } from './refusals.ts';
import { CSV_TYPE, JSON_TYPE, NDJSON_TYPE, problemReply, type Reply } from './replies.ts';
import { Problem } from '#calculate/check/problem.ts';
import { createAnonymousLog } from './request-log.ts';
import { createNetworkReader } from './request/address.ts';
import { MAX_PLACED_HERE, parseStrictJson, readJsonBytes } from './request/body.ts';
import {
  acceptableRequestId,
  drawProcessPart,
  readTraceId,
  replyType,
  requireLineReply,
} from './request/headers.ts';
import { isPacked, unpackStream } from './request/unpacking.ts';
import { readQuery, readTarget, requireServedAddress, type Target } from './request/target.ts';
import { type LiveRoute, noQuery, type PureTableRoute } from './route.ts';
import { answerMcp, MCP_PATH } from './routes/agents.ts';
import { createDraw, createRun } from './routes/in-process.ts';
import { problemMembers } from './batch/batch-items.ts';
import { rowsEachOf } from './batch/batch-schedules.ts';
import { streamItems, streamRows } from './batch/line-formats.ts';
import { streamProgress } from './routes/progress-reply.ts';
import type { CallWork } from './work.ts';

/** The dependencies of a service. */
export type AppOptions = Omit<Service, 'policies' | 'failures' | 'lookupFailures' | 'readNetwork'> &
  Partial<Pick<Service, 'failures'>>;

/** The service as a function from request to reply, without `commonHeaders`. It never throws. */
export function createApp(
  options: AppOptions,
): (request: IncomingRequest, readPeer: ReadPeer) => Promise<OutgoingReply> {
  const processPart = drawProcessPart(options.random);
  let requestCount = 0;
  const readNetwork = createNetworkReader(options.isTrustedProxy);
  const service: Service = {
    policies: policiesOf(options.plans),
    failures: createFailureCounter(bounds.failures),
    lookupFailures: createFailureCounter(bounds.failures),
    readNetwork,
    ...options,
  };
  const { load, log, observe, monotonicMs } = service;
  const logAnonymous = createAnonymousLog(log);

  return async function answer(request, readPeer) {
    const { method, headers } = request;
    const givenId = headers.get('x-request-id');
    const isKept = givenId !== null && acceptableRequestId.test(givenId);
    const exchange: Exchange = {
      request,
      readPeer,
      target: readTarget(request.url),
      startedMs: monotonicMs(),
      requestId: isKept ? givenId : `${processPart}-${(++requestCount).toString(36)}`,
      route: '-',
      keyId: undefined,
      limits: undefined,
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
    const { route, keyId: key, requestId: request_id, limits } = exchange;
    const isShort = typeof reply.body === 'string' && reply.body.length < MIN_PACKED_CHARACTERS;
    if (exchange.target.apiPath !== undefined && !(isShort && reply.headers?.['etag'] === undefined))
      reply = await packReply(request, reply);
    const { status, contentType, body } = reply;
    const nowMs = monotonicMs();
    const ms = Math.round((nowMs - exchange.startedMs) * 1000) / 1000;
    const parent = headers.get('traceparent');
    const trace_id = parent === null ? undefined : readTraceId(parent);
    const logged = { method, route, status, ms, key, request_id, trace_id };
    observe?.(logged);
    if (key === undefined) logAnonymous(logged, nowMs);
    else log.info('request', logged);
    const sent: Record<string, string> =
      limits === undefined
        ? { 'content-type': contentType, 'x-request-id': request_id }
        : {
            'content-type': contentType,
            'x-request-id': request_id,
            'ratelimit-policy': limits.policy,
            ratelimit: limits.left,
          };
    for (const name in reply.headers) sent[name] = reply.headers[name]!;
    if (status === 204 || status === 304) return { status, headers: sent, body: null };
    return method === 'HEAD' ? headOf(status, sent, body) : { status, headers: sent, body };
  };
}

/** The reply to a HEAD request, which has the length of the body in its place. */
function headOf(status: number, headers: Record<string, string>, body: Reply['body']): OutgoingReply {
  if (!(body instanceof ReadableStream)) headers['content-length'] = String(Buffer.byteLength(body));
  return { status, headers, body: null };
}

/**
 * Handles one request, from its address to its reply. Throws a Problem, or rejects with one, when there is no
 * reply.
 */
async function handle(service: Service, exchange: Exchange): Promise<Reply> {
  const { request, target } = exchange;
  const { method } = request;
  requireServedAddress(service, exchange);
  if (target.path === MCP_PATH) return answerMcp(service, exchange);
  const path = target.apiPath;
  if (path === undefined) return answerDocument(service, exchange);
  if (method === 'OPTIONS') return answerOptions(service.routes, path);
  const asked = service.routes.get(path)?.[method];
  if (asked?.operation.isPublic === true) return answerPublic(service, exchange, asked as LiveRoute);

  if (asked !== undefined) exchange.route = asked.operation.path;
  const principal = await admit(service, exchange);

  const route = asked ?? findRoute(service.routes, path, method);
  const { operation } = route;
  exchange.route = operation.path;
  requireScope(principal, route.scope);
  const lineType = operation.lines === undefined ? undefined : lineTypeOf(request);
  if (lineType !== undefined && 'run' in route)
    return answerLines(service, exchange, principal, route, lineType);
  const accept = request.headers.get('accept');
  const accepted = accept === null ? JSON_TYPE : replyType(accept, operation);
  const query = target.query === '' ? undefined : readQuery(target.query, operation);
  const type = accepted === NDJSON_TYPE && query?.['format'] !== undefined ? JSON_TYPE : accepted;
  const others = operation.lines === undefined ? undefined : lineTypes;
  const body = operation.body && (await readJsonBytes(request, operation.body, others));
  const { origin } = target;
  let budget: Budget | undefined;
  const client = {
    owner: principal.keyId,
    caller: request,
    principal,
    network: undefined,
    budget: () => (budget ??= keyBudget(service, exchange, principal)),
  };
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
    if (type === NDJSON_TYPE && method !== 'HEAD') return answerProgress(service, client, work);
    return service.runJob({ client, work });
  }
  const [draw, run] = [createDraw(service.runJob, client), createRun(service.runJob, client)];
  const value = body && parseStrictJson(body, MAX_PLACED_HERE);
  const call = {
    query: query ?? noQuery,
    body: value,
    type,
    origin,
    principal,
    network: undefined,
    draw,
    run,
  };
  return route.answer(call);
}

/** Streams how far the work is, until there is a reply. */
function answerProgress(service: Service, client: RequestClient, work: CallWork): Promise<Reply> {
  const { load, runJob } = service;
  const onEnd = load.admitStream(client.owner);
  const lastLine = (problem: Problem) => `{${problemMembers(problem, work.origin)}}\n`;
  return streamProgress(work, { client, runJob, lastLine, onEnd });
}

/** Streams lines in and out until they end or the budget is used up. */
function answerLines(
  service: Service,
  exchange: Exchange,
  principal: Principal,
  { checkQuery }: PureTableRoute,
  type: LineType,
): Reply | Promise<Reply> {
  const { request, target } = exchange;
  requireLineReply(request.headers.get('accept'), type);
  const isGzip = isPacked(request.headers.get('content-encoding') ?? 'identity', true);
  const query = target.query === '' ? noQuery : readQuery(target.query);
  checkQuery(query);
  const onEnd = service.load.admitStream(principal.keyId);
  const budget = keyBudget(service, exchange, principal, bounds.cpuMs.stream, Infinity);
  const client = { owner: principal.keyId, caller: request, budget: () => budget };
  const { origin } = target;
  const answer = type === CSV_TYPE ? streamRows : streamItems;
  const spend = (ms: number) => void budget.spend(ms);
  return answer(isGzip ? unpackStream(request.body!, spend) : request.body!, {
    client,
    origin,
    named: query['calculator'],
    rowsEach: rowsEachOf(query),
    runJob: service.runJob,
    onEnd,
  });
}

/** The types of bodies in lines. */
const lineTypes = [NDJSON_TYPE, CSV_TYPE] as const;
type LineType = (typeof lineTypes)[number];

/** The type of a body in lines; undefined for another one. */
function lineTypeOf(request: IncomingRequest): LineType | undefined {
  const { headers } = request;
  const [type, ...parameters] = (headers.get('content-type') ?? '').split(';');
  const lineType = lineTypes.find((one) => one === type);
  if (lineType === undefined) return undefined;
  const charset = parameters.find((one) => /^\s*charset=/i.test(one));
  if (charset !== undefined && !/=\s*"?utf-?8"?\s*$/i.test(charset))
    throw new Problem('unsupported-media-type', `The body must be UTF-8; got ${charset.trim()}.`);
  // Accessing the stream starts reading it, so it comes last.
  return request.body === null ? undefined : lineType;
}

/** The reply to a request whose caller has disconnected. */
function answerError(service: Service, { request, target, requestId }: Exchange, error: unknown): Reply {
  // Nobody reads this reply; its status is for the log.
  if (error === GONE) return { status: 499, contentType: JSON_TYPE, body: '' };
  const problem = asProblem(error, service.log, requestId);
  const shownPath = target.path.slice(0, bounds.shownPathCharacters);
  const reply = problemReply(problem, target.origin, shownPath, requestId);
  const fault = service.routes.get(target.apiPath ?? '')?.[request.method]?.operation.fault;
  if (fault !== undefined) return { ...reply, contentType: JSON_TYPE, body: fault.write(problem.message) };
  if (!isForReader(request, target)) return reply;
  return service.describeProblem(reply, request.headers, problem.options.nearest);
}

/** Whether a person opened the address in a browser and it is not an operation of the API. */
function isForReader({ headers }: IncomingRequest, { apiPath }: Target): boolean {
  return apiPath === undefined && headers.get('accept')?.includes('text/html') === true;
}
