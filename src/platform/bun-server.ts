import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { isFixedBody, type OutgoingReply } from '#base/message.ts';
import { createSharedTimeout, createLoopLimit } from '#base/waiting.ts';
import {
  type Certificate,
  cipherSuites,
  describePeer,
  drainCheckMs,
  dropTimeoutMs,
  idleTimeoutSeconds,
  listenError,
  reportFailure,
  type RunningServer,
  type ServerOptions,
} from './serve.ts';
import { Unsent } from './unsent.ts';

/** Time for current callers to learn that their connection closes. */
const quietMs = 500;

/** Long enough for an active caller to send another call and be told. */
const replacedGraceMs = 60_000;

/** As much as bodies of the API may have. */
const maxDroppedBytes = 64 * 1024;

type Server = Bun.Server<undefined>;

/** One listening socket; a server has several while its certificate is replaced. */
interface Listener extends ListenerState {
  readonly server: Server;
}

interface ListenerState {
  draining: boolean;
  lastRequestMs: number;
}

/**
 * Serves HTTP/1.1 and HTTP/2, with TLS 1.3 and 1.2 where a certificate is given.
 * Throws an Error with one sentence for the operator when it cannot listen.
 */
export async function serve(options: ServerOptions): Promise<RunningServer> {
  const { host, port: wanted, tls, sharesPort = false } = options;
  const shared: Shared = {
    handler: options.handler,
    limitRequests: createLoopLimit(),
    limitReplies: createLoopLimit(),
    makeHeaders: createHeaderMaker(options.commonHeaders),
    unsent: new Unsent(),
  };
  const port = sharesPort ? wanted : claimPort(host, wanted);
  const listeners = new Set<Listener>();
  let current = listen(tls, port);

  function listen(certificate: Certificate | undefined, port: number): Listener {
    const state = { draining: false, lastRequestMs: -Infinity };
    const server = open(host, port, {
      http2: true,
      idleTimeout: idleTimeoutSeconds,
      // Bun's own 413 has no body and often does not arrive; the handler enforces a limit.
      maxRequestBodySize: Number.MAX_SAFE_INTEGER,
      development: false,
      // Bun cannot change a certificate, so a second listener takes over on the same port.
      reusePort: true,
      // BoringSSL supports nothing older than TLS 1.2, and its TLS 1.3 suites are all secure and not
      // configurable.
      ...(certificate && {
        tls: { cert: certificate.certificate, key: certificate.key, ciphers: cipherSuites },
      }),
      fetch: createAnswer(shared, state),
      error: (error: unknown) => {
        reportFailure(error);
        return new Response(null, { status: 500 });
      },
    });
    const listener = Object.assign(state, { server });
    listeners.add(listener);
    return listener;
  }

  return {
    port: current.server.port!,
    replaceCertificate(certificate) {
      const before = current;
      current = listen(certificate, current.server.port!);
      before.draining = true;
      void drain(before, replacedGraceMs).then(() => listeners.delete(before));
    },
    async stop(graceMs = 10_000) {
      await Promise.all([...listeners].map((listener) => drain(listener, graceMs)));
    },
    unsent: () => shared.unsent.describe(),
  };
}

/** What the listeners of a server have in common. */
interface Shared {
  readonly handler: ServerOptions['handler'];
  readonly limitRequests: ReturnType<typeof createLoopLimit>;
  readonly limitReplies: ReturnType<typeof createLoopLimit>;
  readonly makeHeaders: HeaderMaker;
  readonly unsent: Unsent;
}

function createAnswer(
  { handler, limitRequests, limitReplies, makeHeaders, unsent }: Shared,
  state: ListenerState,
): (request: Request, server: Server) => Promise<Response> {
  return async function answer(request, server) {
    const turn = limitRequests(request);
    if (turn !== undefined) {
      await turn;
      // The caller has cancelled the request and gets no reply.
      if (request.signal.aborted) return new Response(null, { status: 503 });
    }
    // Bun passes on the bare path when the Host header is missing (HTTP/1.0) or invalid.
    if (!request.url.startsWith('http'))
      return new Response(null, { status: 400, headers: { connection: 'close' } });
    state.lastRequestMs = performance.now();
    const readPeer = () => {
      const peer = server.requestIP(request);
      return describePeer(peer?.address, peer?.port);
    };
    const made = await handler(request, readPeer);
    if (!request.bodyUsed) await dropBody(request);
    const isSmall = typeof made.body === 'string' && made.body.length <= unsent.wholeBytes;
    const { status, headers, body } = isSmall ? made : unsent.bound(made, readPeer);
    const sending = limitReplies();
    if (sending !== undefined) await sending;
    const init = { status, headers: makeHeaders(headers) };
    const response = new Response(typeof body === 'string' || !isFixedBody(body) ? body : blobOf(body), init);
    // RFC 9112, §9.6, requires the header; Bun closes the connection without sending it, and omits it on
    // HTTP/2.
    const isLast = state.draining || request.headers.get('connection')?.toLowerCase() === 'close';
    if (isLast) response.headers.set('connection', 'close');
    // RFC 9110, §6.6.1, requires a date; Bun adds it to all other replies.
    if (request.method === 'HEAD') response.headers.set('date', new Date().toUTCString());
    return response;
  };
}

const blobs = new WeakMap<Uint8Array, Blob>();

/** Bun copies bytes for each reply, but not a Blob; there may be thousands of unread replies. */
function blobOf(bytes: Uint8Array<ArrayBuffer>): Blob {
  let blob = blobs.get(bytes);
  if (blob === undefined) blobs.set(bytes, (blob = new Blob([bytes])));
  return blob;
}

/** The headers of a reply; they are valid only until the next reply is created. */
type HeaderMaker = (headers: OutgoingReply['headers']) => Headers;

/**
 * A Response copies the headers of a Headers object almost for free, and setting some in it is cheap;
 * creating them from a plain object or setting them in the Response costs 3 µs more. So all replies with the
 * same header names share one Headers object, and only headers that differ from the previous reply are set.
 */
function createHeaderMaker(commonHeaders: ServerOptions['commonHeaders']): HeaderMaker {
  const nothing = {};
  let made = new Headers(commonHeaders);
  let set: OutgoingReply['headers'] = nothing;
  let setCount = 0;

  function makeAnew(headers: OutgoingReply['headers']): Headers {
    made = new Headers(commonHeaders);
    for (const name in headers) made.set(name, headers[name]!);
    setCount = Object.keys(headers).length;
    set = headers;
    return made;
  }

  return function makeHeaders(headers) {
    const before = set;
    // Until all headers are set: after an invalid one, the object is not used again.
    set = nothing;
    let count = 0;
    for (const name in headers) {
      const value = headers[name]!;
      if (before[name] === undefined) return makeAnew(headers);
      if (before[name] !== value) made.set(name, value);
      count++;
    }
    if (count !== setCount) return makeAnew(headers);
    set = headers;
    return made;
  };
}

/** Lets a listener finish its open requests within the grace period. */
async function drain(listener: Listener, graceMs: number): Promise<void> {
  listener.draining = true;
  const { server } = listener;
  const deadline = performance.now() + graceMs;
  // Bun closes a kept-alive connection at once, perhaps while its caller is writing, so current callers are
  // told first.
  if (performance.now() - listener.lastRequestMs < idleTimeoutSeconds * 1000) await sleep(quietMs);
  // Connections accepted by the kernel but not by this process are lost; directly after an iteration of the
  // event loop there are almost none.
  await setImmediate();
  const stopped = server.stop();
  // Bun would also wait for idle kept-alive connections, up to its idle timeout.
  const check = setInterval(() => {
    const nowMs = performance.now();
    const isQuiet = server.pendingRequests === 0 && nowMs - listener.lastRequestMs >= quietMs;
    if (isQuiet || nowMs >= deadline) void server.stop(true);
  }, drainCheckMs);
  await stopped;
  clearInterval(check);
}

type BunOptions = Parameters<typeof Bun.serve<undefined>>[0];

function open(host: string, port: number, options: object): Server {
  try {
    return Bun.serve({ hostname: host, port, ...options } as BunOptions);
  } catch (error) {
    throw listenError(error, host, port);
  }
}

/**
 * Finds a port that no other process uses: two services that both reuse a port would share it without an
 * error. Throws like `serve`.
 */
function claimPort(host: string, port: number): number {
  const probe = open(host, port, {
    http2: true,
    reusePort: false,
    development: false,
    fetch: () => new Response(),
  });
  void probe.stop(true);
  return probe.port!;
}

/**
 * On HTTP/2, Bun resets the stream when a reply is complete before its request (RFC 9113, §8.1, allows this),
 * and curl 7.88 in Debian 12 then loses the reply. So an unread body is received first.
 */
async function dropBody(request: Request): Promise<void> {
  const declaredBytes = Number(request.headers.get('content-length') ?? NaN);
  if (declaredBytes > 0 && declaredBytes <= maxDroppedBytes) return dropWhole(request);
  if (request.body !== null) await dropPieces(request.body);
}

const dropTimeout = createSharedTimeout(dropTimeoutMs);

/** Buffering a small body costs a third of reading it piece by piece. */
function dropWhole(request: Request): Promise<void> {
  return new Promise((resolve) => {
    dropTimeout.start(resolve);
    const end = () => {
      dropTimeout.cancel(resolve);
      resolve();
    };
    // A caller who disconnected does not wait for the reply.
    request.bytes().then(end, end);
  });
}

async function dropPieces(body: ReadableStream<Uint8Array>): Promise<void> {
  const reader = body.getReader();
  const giveUp = () => void reader.cancel();
  dropTimeout.start(giveUp);
  try {
    while (!(await reader.read()).done);
  } catch {
    // The caller disconnected and does not wait for the reply.
  } finally {
    dropTimeout.cancel(giveUp);
  }
}
