import { createMcpHandler } from '@modelcontextprotocol/server';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import type { Violation } from '#calculate/check/violations.ts';
import { createToolSelector, type ToolQuery } from './selection.ts';
import { type Agent, createServer } from './server.ts';
import type { Tool } from './tool.ts';

/**
 * Answers one POST of the protocol's streamable HTTP, in the stateless or an older revision, without a
 * session; or returns the errors in the query that selects the tools.
 */
export type AnswerMcp = (
  request: Request,
  message: unknown,
  agent: Agent,
  query: ToolQuery,
) => Promise<Response | readonly Violation[]>;

/** The data that the library passes to the server it creates for each message. */
interface Caller {
  readonly agent: Agent;
  readonly tools: readonly Tool[];
}

export function createMcpEndpoint(catalogue: readonly AnyCalculator[], version: string): AnswerMcp {
  const select = createToolSelector(catalogue);
  const handler = createMcpHandler(
    ({ authInfo }) => {
      const { agent, tools } = authInfo!.extra!['caller'] as Caller;
      return createServer({ tools, catalogue }, version, agent);
    },
    // Nothing changes during a connection, so there is nothing to subscribe to.
    { maxSubscriptions: 0, keepAliveMs: 0 },
  );
  return async (request, message, agent, query) => {
    const selection = select(query);
    if ('violations' in selection) return selection.violations;
    const caller: Caller = { agent, tools: selection.tools };
    const authInfo = { token: '', clientId: '', scopes: [...agent.scopes], extra: { caller } };
    return handler.fetch(request, { authInfo, parsedBody: message });
  };
}
