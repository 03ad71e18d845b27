import type { IncomingRequest } from '#base/message.ts';
import { admit } from '../admission/admission.ts';
import { keyBudget } from '../admission/clients.ts';
import { bounds } from '#base/bounds.ts';
import type { Violation } from '#calculate/check/violations.ts';
import type { Exchange } from '../exchange.ts';
import type { AnswerAgent, Service } from '../service.ts';
import { createOperationCaller } from './in-process.ts';
import { MAX_PLACED_HERE, parseStrictJson, readJsonBytes } from '../request/body.ts';
import { methodNotAllowed } from '../paths.ts';
import { GONE } from '../refusals.ts';
import { tooLong, invalidQuery, Problem } from '#calculate/check/problem.ts';
import { JSON_TYPE, type Reply } from '../replies.ts';
import { requireOwnOrLocalPage } from '../request/own-site.ts';
import { readQuery } from '../request/target.ts';

/** Where agents speak the Model Context Protocol over streamable HTTP. */
export const MCP_PATH = '/mcp';

/** The headers that the protocol uses; no others reach its library, above all no key. */
const passedHeaders = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name'];

/** A message of an agent, with the same keys, limits and scopes as a calculation. */
export async function answerMcp(service: Service, exchange: Exchange): Promise<Reply> {
  exchange.route = MCP_PATH;
  const { request, target } = exchange;
  if (request.method !== 'POST') throw methodNotAllowed(['POST'], request.method);
  requireOwnOrLocalPage(request.headers, target.origin);
  const principal = await admit(service, exchange);
  const budget = keyBudget(service, exchange, principal, bounds.cpuMs.agent);
  const client = {
    owner: principal.keyId,
    caller: request,
    principal,
    network: undefined,
    budget: () => budget,
  };
  const callOperation = createOperationCaller(service.routes, service.runJob, client);
  const agent = { callOperation, scopes: principal.scopes };
  const query = readQuery(target.query);
  const answer = (sent: Request, message: unknown) => service.answerAgent(sent, message, agent, query);
  return answerMessage(answer, request, bounds.wallMs);
}

/** Passes one message to the protocol's library and returns its answer. The caller has been authenticated. */
async function answerMessage(
  answer: (request: Request, message: unknown) => ReturnType<AnswerAgent>,
  request: IncomingRequest,
  timeoutMs: number,
): Promise<Reply> {
  const bytes = await readJsonBytes(request);
  let message: unknown;
  try {
    message = parseStrictJson(bytes, MAX_PLACED_HERE);
  } catch (error) {
    if (error instanceof Problem && error.code === 'malformed-json') {
      return protocolError(PARSE_ERROR, error.message);
    }
    throw error;
  }
  if (typeof message !== 'object' || message === null || Array.isArray(message)) {
    return protocolError(
      INVALID_REQUEST,
      'Send one JSON-RPC message as an object; batches are not supported.',
    );
  }
  const headers = new Headers();
  for (const name of passedHeaders) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const body = bytes.slice();
  const signal = untilOver(request.signal, timeoutMs);
  const init = { method: 'POST', headers, body, signal: signal.aborting };
  try {
    const answered = answer(new Request(request.url, init), message).then(readResponse);
    // The library never answers a cancelled message.
    answered.catch(() => {});
    return await Promise.race([answered, signal.over]);
  } finally {
    signal.release();
  }
}

async function readResponse(response: Response | readonly Violation[]): Promise<Reply> {
  if (!(response instanceof Response)) throw invalidQuery(response);
  const { status, headers } = response;
  return { status, contentType: headers.get('content-type') ?? JSON_TYPE, body: await response.text() };
}

/** Codes of JSON-RPC 2.0, section 5.1. */
const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;

function protocolError(code: number, message: string): Reply {
  const body = JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message } });
  return { status: 400, contentType: JSON_TYPE, body };
}

/** A signal that is aborted, and a promise that rejects, when the caller disconnects or the time is over. */
function untilOver(caller: AbortSignal | undefined, timeoutMs: number) {
  const aborting = new AbortController();
  const over = Promise.withResolvers<never>();
  over.promise.catch(() => {});
  const stop = (reason: Error) => {
    aborting.abort();
    over.reject(reason);
  };
  const leave = () => stop(GONE);
  const timer = setTimeout(() => stop(tooLong(timeoutMs)), timeoutMs);
  caller?.addEventListener('abort', leave, { once: true });
  return {
    aborting: aborting.signal,
    over: over.promise,
    release() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', leave);
    },
  };
}
