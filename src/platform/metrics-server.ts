import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** The text at one path. */
export interface OperatorReply {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** The paths with the function for each text. */
export type OperatorAnswers = ReadonlyMap<string, () => OperatorReply | Promise<OperatorReply>>;

/**
 * Serves texts for the operator over plain HTTP, on an address that only the operator can reach. Requests
 * from browsers are rejected, so that no web page can read them through the operator's browser. Rejects with
 * one sentence when it cannot listen.
 */
export async function serveMetrics(
  { host, port }: { readonly host: string; readonly port: number },
  answers: OperatorAnswers,
): Promise<{ readonly port: number; readonly stop: () => void }> {
  const server = createServer((request, response) => void send(request, response, answers));
  // Two readers are usual; a stuck one must not keep a connection open forever.
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
    throw new Error(`Metrics cannot be served on ${host}, port ${port}: ${reason}.`, { cause });
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

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  answers: OperatorAnswers,
): Promise<void> {
  const { status, contentType, body } = await answer(request, answers);
  response.writeHead(status, { 'content-type': contentType });
  response.end(body);
}

async function answer(
  { method, url = '', headers }: IncomingMessage,
  answers: OperatorAnswers,
): Promise<OperatorReply> {
  const write = answers.get(url);
  const isRead = method === 'GET' || method === 'HEAD';
  const contentType = 'text/plain; charset=utf-8';
  if (write === undefined || !isRead) {
    return {
      status: 404,
      contentType,
      body: [...answers.keys()].map((path) => `GET ${path}\n`).join(''),
    };
  }
  // Browsers send this header with every request except for typed addresses.
  const isByPage = (headers['sec-fetch-site'] ?? 'none') !== 'none';
  return isByPage ? { status: 403, contentType, body: 'Not available to web pages.\n' } : write();
}
