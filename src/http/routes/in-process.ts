import { DomainError } from '#base/errors.ts';
import type { RequestClient } from '../admission/clients.ts';
import { requireScope } from '../admission/admission.ts';
import {
  JSON_TYPE,
  jsonReply,
  NDJSON_TYPE,
  type Reply,
  type ReplyType,
  textOf,
  WARNING_HEADER,
} from '../replies.ts';
import {
  domainProblem,
  maskKeys,
  Problem,
  problemDocument,
  type ProblemError,
} from '#calculate/check/problem.ts';
import { type DrawForCaller, noQuery, type Query, type RunForCaller } from '../route.ts';
import type { RouteTable } from '../routes.ts';
import { type OnProgress, readEnd, readProgress } from './progress-lines.ts';
import type { Client, RunJob } from '../work.ts';

/** A call of one operation in this process. */
export interface InProcessCall {
  readonly method: 'GET' | 'POST';
  /** Below the version segment. */
  readonly path: string;
  readonly query?: Query;
  readonly body?: unknown;
  readonly type?: ReplyType;
  /** Told how far long work is, a few times a second; never where it is short. */
  readonly onProgress?: OnProgress | undefined;
}

export interface InProcessReply {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  /** What looks like a mistake, where the text has no place for it. */
  readonly warning?: string | undefined;
  /** Of a problem: its errors, with the facts for those who word them; empty for a success. */
  readonly errors: readonly ProblemError[];
}

export type CallOperation = (call: InProcessCall) => Promise<InProcessReply>;

const encoder = new TextEncoder();

/** Calls operations as the routes do, without a socket and a key: for pages, agents and commands. */
export function createOperationCaller(
  routes: RouteTable,
  runJob: RunJob,
  client: RequestClient,
): CallOperation {
  const { principal, network } = client;
  const [draw, run] = [createDraw(runJob, client), createRun(runJob, client)];

  async function answer(call: InProcessCall): Promise<Reply> {
    const { method, path, query, body, type = JSON_TYPE, onProgress } = call;
    const route = routes.get(path)?.[method];
    if (route === undefined) throw new Error(`There is no ${method} ${path}.`);
    if (principal !== undefined) requireScope(principal, route.scope);
    if ('answer' in route) {
      return route.answer({ query: query ?? noQuery, body, type, origin: '', principal, network, draw, run });
    }
    const bytes = body === undefined ? undefined : encoder.encode(JSON.stringify(body));
    const work = { kind: 'call', method, path, query, type, origin: '', body: bytes } as const;
    if (onProgress === undefined || route.operation.progress === undefined || type !== JSON_TYPE)
      return runJob({ client, work });
    let isTold = false;
    const onPiece = (piece: Uint8Array) => {
      const lines = readProgress(piece);
      isTold ||= lines.length > 0;
      lines.forEach(onProgress);
    };
    const { told, result } = readEnd(await runJob({ client, work: { ...work, type: NDJSON_TYPE }, onPiece }));
    if (isTold) told.forEach(onProgress);
    return jsonReply(result);
  }

  return async (call) => {
    try {
      const reply = await answer(call);
      const { status, contentType, headers } = reply;
      return { status, contentType, text: textOf(reply), warning: headers?.[WARNING_HEADER], errors: [] };
    } catch (error) {
      if (!(error instanceof Problem) && !(error instanceof DomainError)) throw error;
      const problem = error instanceof Problem ? error : domainProblem(error);
      const errors = JSON.parse(maskKeys(JSON.stringify(problem.options.errors ?? []))) as ProblemError[];
      return { contentType: 'application/problem+json', ...problemDocument(problem, ''), errors };
    }
  };
}

/** Runs operations on behalf of the client. */
export function createRun(runJob: RunJob, client: Client): RunForCaller {
  return async (method, path, query) => {
    const work = { kind: 'call', method, path, query, type: JSON_TYPE, origin: '', body: undefined } as const;
    return runJob({ client, work });
  };
}

/** Draws charts on behalf of the client. */
export function createDraw(runJob: RunJob, client: Client): DrawForCaller {
  return async (picture, canvas) => textOf(await runJob({ client, work: { kind: 'draw', picture, canvas } }));
}
