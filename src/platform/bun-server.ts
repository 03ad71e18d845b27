import {
  cipherSuites,
  drainCheckMs,
  dropTimeoutMs,
  idleTimeoutSeconds,
  listenError,
  type Peer,
  peerAddress,
  reportFailure,
  type RunningServer,
  type ServerOptions,
} from './serve.ts';

type Server = Bun.Server<undefined>;

/** Asking Bun for the address takes 0.6 µs, a tenth of a request, so it waits until somebody wants it. */
class BunPeer implements Peer {
  readonly encrypted: boolean;
  readonly #request: Request;
  readonly #server: Server;

  constructor(request: Request, server: Server, encrypted: boolean) {
    this.#request = request;
    this.#server = server;
    this.encrypted = encrypted;
  }

  get address(): string {
    return peerAddress(this.#server.requestIP(this.#request)?.address);
  }
}

/**
 * Serves HTTP/1.1 and HTTP/2, with TLS 1.3 and 1.2 where a certificate is given.
 * Throws an Error with one sentence for the operator when it cannot listen.
 */
export async function serve({ host, port, tls, handler }: ServerOptions): Promise<RunningServer> {
  let draining = false;
  const server = listen();

  function listen(): Server {
    try {
      return Bun.serve({
        hostname: host,
        port,
        http2: true,
        idleTimeout: idleTimeoutSeconds,
        // Bun's own 413 is empty and often never arrives; the handler has its own limit.
        maxRequestBodySize: Number.MAX_SAFE_INTEGER,
        development: false,
        // Turned on by the line above; two services would share a port, and neither would say so.
        reusePort: false,
        // BoringSSL offers nothing older than TLS 1.2, and its TLS 1.3 suites are all sound and not configurable.
        ...(tls && { tls: { cert: tls.certificate, key: tls.key, ciphers: cipherSuites } }),
        fetch: (request, server) => answer(request, new BunPeer(request, server, tls !== undefined)),
        error: (error) => {
          reportFailure(error);
          return new Response(null, { status: 500 });
        },
      });
    } catch (error) {
      throw listenError(error, host, port);
    }
  }

  async function answer(request: Request, peer: Peer): Promise<Response> {
    // Bun passes on the bare path when the Host header is missing (HTTP/1.0) or is none.
    if (!request.url.startsWith('http')) return new Response(null, { status: 400 });
    const { body, ...rest } = await handler(request, peer);
    if (!request.bodyUsed && request.body !== null) await dropBody(request.body);
    const response = new Response(body, rest);
    // RFC 9112, §9.6, wants it said; Bun only does it, and leaves it out where there is HTTP/2.
    if (draining || asksToClose(request)) response.headers.set('connection', 'close');
    // RFC 9110, §6.6.1; Bun dates every reply but these.
    if (request.method === 'HEAD') response.headers.set('date', new Date().toUTCString());
    return response;
  }

  async function stop(graceMs = 10_000): Promise<void> {
    draining = true;
    const deadline = performance.now() + graceMs;
    const stopped = server.stop();
    // Bun would also wait, up to its idle timeout, for connections that never sent a request.
    const check = setInterval(() => {
      if (server.pendingRequests === 0 || performance.now() >= deadline) void server.stop(true);
    }, drainCheckMs);
    await stopped;
    clearInterval(check);
  }

  return { port: server.port!, stop };
}

function asksToClose(request: Request): boolean {
  return request.headers.get('connection')?.toLowerCase() === 'close';
}

/**
 * On HTTP/2, Bun resets the stream of a reply that overtakes its request (RFC 9113, §8.1, allows it), and
 * curl 7.88, which Debian 12 has, then loses the reply. So what nobody has read is let in first.
 */
async function dropBody(body: ReadableStream<Uint8Array>): Promise<void> {
  const reader = body.getReader();
  const timer = setTimeout(() => void reader.cancel(), dropTimeoutMs);
  try {
    while (!(await reader.read()).done);
  } catch {
    // The caller broke off, so nobody waits for the reply.
  } finally {
    clearTimeout(timer);
  }
}
