import type { Principal } from '#access/authentication.ts';
import type { Decision } from '#access/limits.ts';
import { accessRequestPlans, plans } from '#access/plans.ts';
import { scopeOf } from '#derive/operation.ts';
import type { IncomingRequest } from '#message.ts';
import { quotaExceeded, takeFromKey } from './admission.ts';
import { keyAsker, networkAsker } from './askers.ts';
import { identify, requireScope } from './authentication.ts';
import { bounds } from './bounds.ts';
import { unlessUnchanged } from './conditional.ts';
import { type Exchange, networkOf, type Service } from './exchange.ts';
import { preflightHeaders } from './headers.ts';
import { createDraw } from './in-process.ts';
import { parseJsonBody, readJsonBytes } from './json-body.ts';
import { streamLines } from './lines-reply.ts';
import { requireOwnSite } from './own-site.ts';
import { allowedMethods, findRoute, notFound } from './paths.ts';
import { JSON_TYPE, NDJSON_TYPE, Problem, type Reply } from './replies.ts';
import { replyType } from './reply-type.ts';
import { checkAccessRequest } from './request-admission.ts';
import type { LiveRoute } from './route.ts';
import type { RouteTable } from './routes.ts';
import { carriesKey, readQuery, type Target } from './target.ts';
import type { Work } from './work.ts';

/** One operation: load, key, quota, route, scope, form, body, work. */
export async function answerOperation(service: Service, exchange: Exchange, path: string): Promise<Reply> {
  const { request, target } = exchange;
  const asked = service.routes.get(path)?.[request.method];
  if (asked?.operation.isPublic === true) return answerPublic(service, exchange, asked as LiveRoute);
  const admitted = admit(service, exchange);
  const principal = admitted instanceof Promise ? await admitted : admitted;
  const route = asked ?? findRoute(service.routes, path, request.method);
  const { operation } = route;
  exchange.route = operation.path;
  requireScope(principal, scopeOf(operation));
  if (operation.lines !== undefined && isLines(request)) return answerLines(service, exchange, principal);
  const type = replyType(request.headers.get('accept'), operation);
  const query = readQuery(target.query);
  const { method, body: described } = operation;
  const body = described && (await readJsonBytes(request, described.mostBytes));
  const { origin } = target;
  const asker = keyAsker(service, exchange, principal);
  if ('run' in route) {
    const work: Work = { kind: 'call', method, path: operation.path, query, type, origin, body };
    const made = service.runJob({ client: asker, work });
    return made instanceof Promise ? await made : made;
  }
  const draw = createDraw(service.runJob, asker);
  const value = body && parseJsonBody(body);
  const call = { query, body: value, type, origin, principal, network: undefined, draw };
  return unlessUnchanged(request, await route.answer(call));
}

/** An operation that needs no key. */
async function answerPublic(service: Service, exchange: Exchange, route: LiveRoute): Promise<Reply> {
  const { request, target } = exchange;
  refuseKeyInAddress(target);
  service.load.admit(exchange.startedMs);
  exchange.route = route.operation.path;
  requireOwnSite(request.headers, target.origin);
  const network = networkOf(service, exchange);
  const taken = await checkAccessRequest(service.limiter, network, service.monotonicMs());
  if (!taken.allowed) throw quotaExceeded('network', accessRequestPlans.network, taken);
  const type = replyType(request.headers.get('accept'), route.operation);
  const query = readQuery(target.query);
  const draw = createDraw(service.runJob, networkAsker(service, exchange));
  const release = service.load.admitAnonymousBody(network);
  try {
    const body = parseJsonBody(await readJsonBytes(request, route.operation.body?.mostBytes));
    return await route.answer({
      query,
      body,
      type,
      origin: target.origin,
      principal: undefined,
      network,
      draw,
    });
  } finally {
    release();
  }
}

/** Whose request it is, taken from their quotas. Throws a Problem for anyone who may not. */
export function admit(service: Service, exchange: Exchange): Principal | Promise<Principal> {
  const { request, target, startedMs } = exchange;
  refuseKeyInAddress(target);
  service.load.admit(startedMs);
  const take = (principal: Principal): Principal | Promise<Principal> => {
    exchange.keyId = principal.keyId;
    const settle = (decision: Decision) => {
      if (!decision.allowed) throw quotaExceeded('key', plans[principal.plan], decision);
      return principal;
    };
    const decision = takeFromKey(service, exchange, principal, 1);
    return decision instanceof Promise ? decision.then(settle) : settle(decision);
  };
  const known = identify(service, request.headers, () => networkOf(service, exchange), startedMs);
  return known instanceof Promise ? known.then(take) : take(known);
}

/** Lines that stream, in and out, for as long as they come and the budget lasts. */
function answerLines(service: Service, exchange: Exchange, principal: Principal): Reply {
  const { request, target } = exchange;
  const onEnd = service.load.admitStream(principal.keyId);
  const client = keyAsker(service, exchange, principal, bounds.cpuMs.stream, Infinity);
  return streamLines(request.body!, { client, origin: target.origin, runJob: service.runJob, onEnd });
}

function isLines(request: IncomingRequest): boolean {
  const { headers } = request;
  return (
    headers.get('content-type')?.split(';')[0] === NDJSON_TYPE &&
    !headers.has('content-encoding') &&
    // To ask for the stream begins to read it, so it comes last.
    request.body !== null
  );
}

function refuseKeyInAddress({ query }: Target): void {
  if (!carriesKey(query)) return;
  throw new Problem(
    'malformed-request',
    'An API key must not be in the address; send it as "Authorization: Bearer <key>" and revoke this one.',
  );
}

export function answerOptions(routes: RouteTable, path: string): Reply {
  const methods = routes.get(path);
  if (methods === undefined) throw notFound(path, routes.keys());
  const allow = allowedMethods(Object.keys(methods)).join(', ');
  const headers = { allow, 'access-control-allow-methods': allow, ...preflightHeaders };
  return { status: 204, contentType: JSON_TYPE, body: '', headers };
}
