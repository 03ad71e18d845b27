import { createMcpHandler } from '@modelcontextprotocol/server';
import type { AnyCalculator } from '#catalogue/define.ts';
import { createServerFactory, type Ask } from './server.ts';

/** Answers one POST of the protocol's streamable HTTP, of the stateless revision or an older one; needs no session. */
export type AnswerMcp = (request: Request) => Promise<Response>;

export function createMcpEndpoint(catalogue: readonly AnyCalculator[], version: string, ask: Ask): AnswerMcp {
  const handler = createMcpHandler(createServerFactory(catalogue, version, ask), {
    // Nothing here ever changes while a connection lasts, so there is nothing to subscribe to.
    maxSubscriptions: 0,
    keepAliveMs: 0,
  });
  return (request) => handler.fetch(request);
}
