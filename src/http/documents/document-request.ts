import { retryAfterSeconds } from '#access/limits.ts';
import { takeFromPages } from '../admission/admission.ts';
import { createNetworkClient } from '../admission/clients.ts';
import { unlessUnchanged } from './conditional.ts';
import { type DocumentRequest, REST } from './documents.ts';
import { isHealthPath } from './health.ts';
import { type Exchange, networkOf } from '../exchange.ts';
import type { Service } from '../service.ts';
import { packText } from './fixed-text.ts';
import { readFormBody } from '../request/form-body.ts';
import { type CallOperation, createDraw, createOperationCaller } from '../routes/in-process.ts';
import { methodNotAllowed, noSuchEndpoint, notFound, operationPaths, withHead } from '../paths.ts';
import { overloaded } from '../refusals.ts';
import { movedTo, type Reply } from '../replies.ts';
import type { Target } from '../request/target.ts';
import { checkAccessRequest } from '../admission/request-admission.ts';

/** A document or a page, which needs no key, in the time that there is for such. */
export async function answerDocument(service: Service, exchange: Exchange): Promise<Reply> {
  const { path } = exchange.target;
  if (isHealthPath(path)) return pack(service, exchange, await answerFrom(service, exchange, path));
  const network = networkOf(service, exchange);
  await service.documentTime.enter(network);
  const { reply } = service.documentTime.measure(network, () => ({ reply: find(service, exchange) }));
  return pack(service, exchange, await reply);
}

/** The reply, whose first part is written before this returns. Throws a Problem for an unknown path. */
function find(service: Service, exchange: Exchange): Promise<Reply> | Reply {
  const { path, query } = exchange.target;
  if (!service.documents.has(path)) {
    // People write addresses with a slash at their end or in capitals: /currency/USD-EUR.
    const usual = (path.endsWith('/') ? path.slice(0, -1) : path).toLowerCase();
    if (usual !== '/' && service.documents.get(usual)?.['GET'] !== undefined)
      return movedTo(query === '' ? usual : `${usual}?${query}`);
    // The caller has left the version out.
    if (service.routes.has(path)) throw noSuchEndpoint(`/v1${path}`);
    const folder = `${path.slice(0, path.lastIndexOf('/'))}${REST}`;
    if (service.documents.has(folder)) return answerFrom(service, exchange, folder);
    throw notFound(path, service.documents, () => [
      ...[...service.documents.keys()].filter((known) => !known.endsWith(REST)),
      ...operationPaths(service.routes),
    ]);
  }
  return answerFrom(service, exchange, path);
}

function answerFrom(service: Service, exchange: Exchange, route: string): Reply | Promise<Reply> {
  const { request } = exchange;
  const methods = service.documents.get(route)!;
  exchange.route = route;
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const write = Object.hasOwn(methods, method) ? methods[method] : undefined;
  if (write === undefined) throw methodNotAllowed(Object.keys(methods).flatMap(withHead), request.method);
  return write(createDocumentRequest(service, exchange));
}

function pack(service: Service, exchange: Exchange, reply: Reply): Reply {
  const { request, target } = exchange;
  if (!isForPeople.test(reply.contentType)) return unlessUnchanged(request, reply);
  return unlessUnchanged(
    request,
    service.documentTime.measure(networkOf(service, exchange), () =>
      packText(ofOwnOrigin(reply, target), request.headers),
    ),
  );
}

/**
 * The content types of pages for people, of lines that end with one, and of their map; other documents are
 * for programs.
 */
const isForPeople = /^(text\/(html|csv|xml)|application\/x-ndjson)/;

/** Scripts of other sites must not read pages. */
function ofOwnOrigin(reply: Reply, { origin }: Target): Reply {
  const headers = { 'access-control-allow-origin': origin, 'cross-origin-resource-policy': 'same-origin' };
  return { ...reply, headers: { ...headers, ...reply.headers } };
}

function createDocumentRequest(service: Service, exchange: Exchange): DocumentRequest {
  const { request, target, startedMs } = exchange;
  const { origin, path, query } = target;
  const network = () => networkOf(service, exchange);
  let networkClient: ReturnType<typeof createNetworkClient> | undefined;
  const client = () => (networkClient ??= createNetworkClient(service, exchange));
  let callOperation: CallOperation | undefined;
  const inTurn = async <Result>(work: Promise<Result>): Promise<Result> => {
    const result = await work;
    await service.documentTime.takeTurn(network());
    return result;
  };
  return {
    origin,
    path,
    query,
    headers: request.headers,
    async readForm(purpose) {
      const release = service.load.admitAnonymousBody(network());
      try {
        return await inTurn(readFormBody(request, purpose));
      } finally {
        release();
      }
    },
    async admit(what) {
      if (service.load.isOverloaded(startedMs)) throw overloaded;
      const decision = await (what === 'access-request'
        ? checkAccessRequest(service.limiter, network(), service.monotonicMs())
        : takeFromPages(service, network(), 1));
      return decision.allowed ? 0 : retryAfterSeconds(decision);
    },
    callOperation: (call) =>
      inTurn((callOperation ??= createOperationCaller(service.routes, service.runJob, client()))(call)),
    draw: (picture, canvas) => inTurn(createDraw(service.runJob, client())(picture, canvas)),
    inTurn,
  };
}
