import { DomainError } from '#base/errors.ts';
import { scopeOf } from '#derive/operation.ts';
import type { Picture } from '#derive/picture.ts';
import type { Asker } from '../admission/askers.ts';
import { requireScope } from '../admission/authentication.ts';
import {
  domainProblem,
  JSON_TYPE,
  Problem,
  problemDocument,
  type Reply,
  type ReplyType,
} from '../replies.ts';
import { noQuery, type Query } from '../route.ts';
import type { RouteTable } from '../routes.ts';
import type { Client, RunJob } from '../work.ts';

/** One operation, asked in process. */
export interface InProcessCall {
  readonly method: 'GET' | 'POST';
  /** Below the version segment. */
  readonly path: string;
  readonly query?: Query;
  readonly body?: unknown;
  readonly type?: ReplyType;
}

export interface InProcessReply {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

export type Ask = (call: InProcessCall) => Promise<InProcessReply>;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Answers operations as the routes do, without a socket and a key: for pages, agents and commands. */
export function createAsk(routes: RouteTable, runJob: RunJob, asker: Asker): Ask {
  const { principal, network } = asker;
  const draw = createDraw(runJob, asker);

  async function answer(call: InProcessCall): Promise<Reply> {
    const { method, path, query = noQuery, body, type = JSON_TYPE } = call;
    const route = routes.get(path)?.[method];
    if (route === undefined) throw new Error(`There is no ${method} ${path}.`);
    if (principal !== undefined) requireScope(principal, scopeOf(route.operation));
    if ('answer' in route) return route.answer({ query, body, type, origin: '', principal, network, draw });
    const bytes = body === undefined ? undefined : encoder.encode(JSON.stringify(body));
    const work = { kind: 'call', method, path, query, type, origin: '', body: bytes } as const;
    return runJob({ client: asker, work });
  }

  return async (call) => {
    try {
      const reply = await answer(call);
      return { status: reply.status, contentType: reply.contentType, text: textOf(reply) };
    } catch (error) {
      if (!(error instanceof Problem) && !(error instanceof DomainError)) throw error;
      const problem = error instanceof Problem ? error : domainProblem(error);
      return { contentType: 'application/problem+json', ...problemDocument(problem, '') };
    }
  };
}

/** Draws pictures as work of whoever asks. */
export function createDraw(runJob: RunJob, client: Client): (picture: Picture) => Promise<string> {
  return async (picture) => textOf(await runJob({ client, work: { kind: 'draw', picture } }));
}

/** The body of a reply that is whole. */
export function textOf({ body }: Reply): string {
  return typeof body === 'string' ? body : decoder.decode(body as Uint8Array);
}
