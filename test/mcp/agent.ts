import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { scopes as allScopes } from '#access/keys.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { catalogue } from '#catalogue/index.ts';
import { createMcpEndpoint } from '#mcp/http.ts';
import { createLocalCalls } from '../../src/service/local.ts';

export const calculators: readonly AnyCalculator[] = catalogue;
/** The names of the tools of the category taxes. */
export const taxTools = calculators.filter(({ category }) => category === 'taxes').map(toolNameOf);

/** A name does not begin with a digit, which not every client takes. */
export function toolNameOf({ id }: Pick<AnyCalculator, 'id'>): string {
  return id.replaceAll('-', '_').replace(/^\d/, 'plan$&');
}

const answer = createMcpEndpoint(calculators, '1.0.0-test');
const callOperation = createLocalCalls(calculators, 'centwise test');

export interface ConnectOptions {
  /** "auto" negotiates the newest revision, "legacy" the last one with a handshake. */
  readonly mode?: 'auto' | 'legacy';
  /** Of the address. */
  readonly query?: Readonly<Record<string, string>>;
  readonly scopes?: readonly string[];
}

/** The official client, without a network between. */
export async function connect({
  mode = 'auto',
  query = {},
  scopes = allScopes,
}: ConnectOptions = {}): Promise<Client> {
  const transport = new StreamableHTTPClientTransport(new URL('https://localhost/mcp'), {
    fetch: async (url, init) => {
      const request = new Request(url, init);
      const message = request.method === 'POST' ? await request.clone().json() : undefined;
      const response = await answer(request, message, { callOperation, scopes }, query);
      if (response instanceof Response) return response;
      throw new Error(JSON.stringify(response));
    },
  });
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(transport);
  return client;
}

export async function toolNames(options?: ConnectOptions): Promise<readonly string[]> {
  const client = await connect(options);
  return (await client.listTools()).tools.map(({ name }) => name);
}

interface ToolResult {
  readonly isError?: boolean;
  readonly structuredContent?: unknown;
  readonly content: readonly { readonly type: string; readonly text?: string }[];
}

export async function call(client: Client, name: string, given: object): Promise<ToolResult> {
  return (await client.callTool({ name, arguments: { ...given } })) as ToolResult;
}

/** The structured result of a call that succeeds. */
export async function succeed(client: Client, name: string, given: object): Promise<Record<string, unknown>> {
  const { isError, structuredContent, content } = await call(client, name, given);
  if (isError === true) throw new Error(content[0]!.text);
  return structuredContent as Record<string, unknown>;
}

/** The lines of a call that fails: one for each thing that is wrong. */
export async function fail(client: Client, name: string, given: object): Promise<readonly string[]> {
  const { isError, content } = await call(client, name, given);
  if (isError !== true) throw new Error(`${name} succeeded: ${content[0]!.text}`);
  return content[0]!.text!.split('\n');
}
