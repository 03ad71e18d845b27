import { constants as cryptoConstants } from 'node:crypto';
import { createServer } from 'node:http';
import {
  createSecureServer,
  type Http2SecureServer,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import type { AddressInfo, Server, Socket } from 'node:net';
import { createMessageListener, createStreamListener, maxHeaders, type Work } from './node-answers.ts';
import {
  type Certificate,
  cipherSuites,
  drainCheckMs,
  idleTimeoutSeconds,
  listenError,
  type RunningServer,
  type ServerOptions,
} from './serve.ts';
import { Unsent } from './unsent.ts';

const idleTimeoutMs = idleTimeoutSeconds * 1_000;
// The deadline of a body must come before this timeout, because only the former sends a reply.
const silenceTimeoutMs = idleTimeoutMs + 2_000;

const httpOptions = {
  headersTimeout: 5_000,
  // Readers of bodies have deadlines, on HTTP/2 too; streamed lines may take longer than any of them.
  requestTimeout: 0,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: idleTimeoutMs,
  maxHeaderSize: 16 * 1024,
  requireHostHeader: false,
};

const secureOptions = {
  allowHTTP1: true,
  handshakeTimeout: 5_000,
  minVersion: 'TLSv1.2',
  ciphers: `TLS_AES_128_GCM_SHA256:TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256:${cipherSuites}`,
  secureOptions: cryptoConstants.SSL_OP_NO_RENEGOTIATION,
  settings: { maxConcurrentStreams: 128, maxHeaderListSize: httpOptions.maxHeaderSize },
  maxHeaderListPairs: maxHeaders + 4,
  // A caller who cancels as many requests as may be open at once, and then more than 33 per second, is
  // disconnected.
  streamResetBurst: 128,
  streamResetRate: 33,
} as const;

/** Errors of the HTTP/1.1 parser as status lines. Other errors are on connections without a request. */
const refusals: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Content Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * Serves HTTP/1.1 and, where a certificate is given, HTTP/2 with TLS 1.3 and 1.2.
 * Rejects with an Error with one sentence for the operator when it cannot listen.
 */
export async function serve(options: ServerOptions): Promise<RunningServer> {
  const { host, port, tls, sharesPort = false } = options;
  const work: Work = { pending: 0, draining: false, unsent: new Unsent() };
  const answerMessage = createMessageListener(options, work);
  const sockets = new Set<Socket>();
  const sessions = new Set<ServerHttp2Session>();
  const secure = tls && createSecure(tls);
  const server = secure ?? createPlain();

  function createPlain(): Server {
    return createServer(httpOptions, answerMessage).setTimeout(silenceTimeoutMs);
  }

  function createSecure({ certificate: cert, key }: Certificate): Http2SecureServer {
    const secure = createSecureServer({ ...httpOptions, ...secureOptions, cert, key });
    secure.setTimeout(silenceTimeoutMs);
    secure.on('request', answerMessage as () => void);
    // The compatibility layer for HTTP/2 costs a seventh of a request.
    secure.removeAllListeners('stream');
    const answerStream = createStreamListener(options, work);
    secure.on('stream', (stream, headers, _, raw) => answerStream(stream as ServerHttp2Stream, headers, raw));
    secure.on('session', (session) => {
      sessions.add(session);
      session.on('close', () => sessions.delete(session));
    });
    return secure;
  }

  server.on('clientError', refuse);
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });

  async function stop(graceMs = 10_000): Promise<void> {
    work.draining = true;
    const deadline = performance.now() + graceMs;
    const stopped = new Promise((resolve) => server.close(resolve));
    for (const session of sessions) session.close();
    // Connections that never sent a request do not count as idle.
    const check = setInterval(() => {
      if (work.pending > 0 && performance.now() < deadline) return;
      for (const socket of sockets) socket.destroy();
    }, drainCheckMs);
    await stopped;
    clearInterval(check);
  }

  return {
    port: await listen(server, host, port, sharesPort),
    replaceCertificate({ certificate: cert, key }) {
      secure?.setSecureContext({ ...secureOptions, cert, key });
    },
    stop,
    unsent: () => work.unsent.describe(),
  };
}

function listen(server: Server, host: string, port: number, reusePort: boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    server.on('error', (error) => reject(listenError(error, host, port)));
    server.listen({ host, port, reusePort }, () => resolve((server.address() as AddressInfo).port));
  });
}

/**
 * Ending a socket on which nothing is sent would leave it open, so all sockets without a reply are destroyed.
 */
function refuse(error: Error & { readonly code?: string }, socket: Socket): void {
  const code = error.code ?? '';
  const status = refusals[code] ?? (code.startsWith('HPE_') ? '400 Bad Request' : undefined);
  if (status === undefined || !socket.writable) return void socket.destroy();
  socket.end(`HTTP/1.1 ${status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`);
  setTimeout(() => socket.destroy(), drainCheckMs);
}
