import { createServer } from 'node:http';

/**
 * Serves a text at /metrics over plain HTTP, for an address that only the operator reaches. Rejects with one sentence
 * when it cannot listen.
 */
export async function serveMetrics(
  { host, port }: { readonly host: string; readonly port: number },
  write: () => string,
): Promise<{ readonly port: number; readonly stop: () => void }> {
  const server = createServer((request, response) => {
    const isFound = request.url === '/metrics' && (request.method === 'GET' || request.method === 'HEAD');
    response.writeHead(isFound ? 200 : 404, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
    response.end(isFound ? write() : 'GET /metrics\n');
  });
  // Two readers at most are usual; a stuck one must not hold a connection for ever.
  server.maxConnections = 20;
  server.requestTimeout = 5_000;
  server.headersTimeout = 5_000;
  const listening = Promise.withResolvers<void>();
  server.once('error', listening.reject);
  server.listen(port, host, listening.resolve);
  try {
    await listening.promise;
  } catch (cause) {
    const isTaken = cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE';
    const reason = isTaken ? 'the port is in use' : cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Metrics cannot be served at ${host}, port ${port}: ${reason}.`, { cause });
  }
  server.unref();
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
