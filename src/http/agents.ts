import type { IncomingRequest } from '#message.ts';
import { readBody } from './body.ts';
import { bounds } from './bounds.ts';
import { JSON_TYPE, Problem, type Reply } from './replies.ts';

/** Where agents speak the Model Context Protocol over streamable HTTP. */
export const MCP_PATH = '/mcp';

/** Answers one message of the protocol. */
export type AnswerAgent = (request: Request) => Promise<Response>;

/** The headers that the protocol has a use for; no other reaches its library, above all no key. */
const passedHeaders = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name'];

/** Hands one message to the protocol's library, and its answer back. Whose it is has been checked. */
export async function answerAgent(answer: AnswerAgent, request: IncomingRequest): Promise<Reply> {
  const body = await readBody(request, bounds.bodyBytes);
  if (body === 'too-large') {
    throw new Problem('body-too-large', `The body has more than ${bounds.bodyBytes} bytes.`);
  }
  if (body === 'timeout') throw new Problem('request-timeout', 'The body did not arrive in time.');
  const headers = new Headers();
  for (const name of passedHeaders) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const response = await answer(new Request(request.url, { method: 'POST', headers, body: body.slice() }));
  return {
    status: response.status,
    contentType: response.headers.get('content-type') ?? JSON_TYPE,
    body: await response.text(),
  };
}
