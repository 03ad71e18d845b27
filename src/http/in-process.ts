import { DomainError } from '#core/errors.ts';
import { domainProblem, JSON_TYPE, Problem, problemDocument, type ReplyType } from './replies.ts';
import { noQuery, type Query } from './route.ts';
import type { RouteTable } from './routes.ts';

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

/** Answers as the routes do, without a socket and a key: for pages that show what a call would give. */
export function createInProcessCalls(routes: RouteTable): (call: InProcessCall) => Promise<InProcessReply> {
  return async ({ method, path, query = noQuery, body, type = JSON_TYPE }) => {
    const route = routes.get(path)?.[method];
    if (route === undefined) throw new Error(`There is no ${method} ${path}.`);
    try {
      const reply = await route.answer({ query, body, type, origin: '' });
      return { status: reply.status, contentType: reply.contentType, text: reply.body as string };
    } catch (error) {
      if (!(error instanceof Problem) && !(error instanceof DomainError)) throw error;
      const problem = error instanceof Problem ? error : domainProblem(error);
      return { contentType: 'application/problem+json', ...problemDocument(problem, '') };
    }
  };
}
