import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import type { AnyCalculator } from '#catalogue/define.ts';
import { createServerFactory, type Ask } from './server.ts';

/** Serves one client over standard input and output; resolves when its end is closed. */
export async function serveMcpOverStdio(
  catalogue: readonly AnyCalculator[],
  version: string,
  ask: Ask,
): Promise<void> {
  const transport = new StdioServerTransport();
  const handle = serveStdio(createServerFactory(catalogue, version, ask), { transport });
  await new Promise<void>((resolve) => process.stdin.once('close', resolve));
  await handle.close();
}
