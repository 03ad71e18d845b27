import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { operationScopes as scopes } from '#api/operations/operation.ts';
import { createServer, type Offer } from './server.ts';
import type { CallOperation } from './tool.ts';

/** Serves one client over standard input and output; resolves when the client disconnects. */
export async function serveMcpOverStdio(
  offer: Offer,
  version: string,
  callOperation: CallOperation,
): Promise<void> {
  const transport = new StdioServerTransport();
  const handle = serveStdio(() => createServer(offer, version, { callOperation, scopes }), { transport });
  await new Promise<void>((resolve) => process.stdin.once('close', resolve));
  await handle.close();
}
