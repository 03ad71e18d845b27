import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { operationScopes as scopes } from '#derive/operation.ts';
import { createServer } from './server.ts';
import type { CallOperation, Tool } from './tool.ts';

/** Serves one client over standard input and output; resolves when the client disconnects. */
export async function serveMcpOverStdio(
  tools: readonly Tool[],
  version: string,
  callOperation: CallOperation,
): Promise<void> {
  const transport = new StdioServerTransport();
  const handle = serveStdio(() => createServer(tools, version, { callOperation, scopes }), { transport });
  await new Promise<void>((resolve) => process.stdin.once('close', resolve));
  await handle.close();
}
