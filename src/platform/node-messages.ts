import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2Stream } from 'node:http2';
import type { IncomingRequest } from '#base/message.ts';

/** The source of a request body: an HTTP/1.1 message or an HTTP/2 stream. */
export type BodySource = IncomingMessage | Http2Stream;

/** The destination of a reply: it closes when the reply is complete, or when the caller disconnects. */
export type ReplySink = ServerResponse | Http2Stream;

/**
 * Alternating names and values as received: Node's own header objects keep only the first of some duplicate
 * headers. A request has few headers, so a linear search is cheaper than a table.
 */
export class RawHeaders {
  readonly #raw: readonly string[];

  constructor(raw: readonly string[]) {
    this.#raw = raw;
  }

  get(name: string): string | null {
    const raw = this.#raw;
    let value: string | null = null;
    for (let i = 0; i < raw.length; i += 2) {
      const candidate = raw[i]!;
      if (candidate.length !== name.length) continue;
      if (candidate !== name && candidate.toLowerCase() !== name) continue;
      value = value === null ? raw[i + 1]! : `${value}, ${raw[i + 1]}`;
    }
    return value;
  }

  has(name: string): boolean {
    return this.get(name) !== null;
  }
}

/** A request over Node's streams. A web-standard Request of Node would cost as much as the rest of a call. */
export class NodeRequest implements IncomingRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: RawHeaders;
  readonly #source: BodySource | null;
  readonly #sink: ReplySink;
  #body: ReadableStream<Uint8Array> | undefined;
  #signal: AbortSignal | undefined;
  #isRead = false;

  /** `source` is null where there is no body. */
  constructor(method: string, url: string, headers: RawHeaders, source: BodySource | null, sink: ReplySink) {
    this.method = method;
    this.url = url;
    this.headers = headers;
    this.#source = source;
    this.#sink = sink;
  }

  get signal(): AbortSignal {
    this.#signal ??= untilLeft(this.#sink);
    return this.#signal;
  }

  get body(): ReadableStream<Uint8Array> | null {
    if (this.#source === null) return null;
    this.#isRead = true;
    this.#body ??= streamOf(this.#source);
    return this.#body;
  }

  bytes(): Promise<Uint8Array> {
    // Once the stream has been accessed, it reads the source.
    if (this.#body !== undefined) return new Response(this.#body as never).bytes();
    this.#isRead = true;
    return this.#source === null ? Promise.resolve(new Uint8Array()) : readAll(this.#source);
  }

  /** The source if it has not been accessed, otherwise undefined. */
  get unread(): BodySource | undefined {
    return this.#source === null || this.#isRead ? undefined : this.#source;
  }
}

/** Aborted when the sink closes before it has the whole reply. */
function untilLeft(sink: ReplySink): AbortSignal {
  const controller = new AbortController();
  const leave = () => {
    // An aborted HTTP/2 stream ends before it closes.
    if (!sink.writableFinished || ('aborted' in sink && sink.aborted)) controller.abort();
  };
  if (sink.destroyed) leave();
  else sink.once('close', leave);
  return controller.signal;
}

const STREAM_BYTES = 64 * 1024;

/**
 * Unlike that of `Readable.toWeb` in Node 24, it ends before the reply does: an HTTP/2 stream is the source
 * of one and the sink of the other.
 */
function streamOf(source: BodySource): ReadableStream<Uint8Array> {
  let isOver = false;
  const end = (finish: () => void) => {
    if (!isOver) finish();
    isOver = true;
  };
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        source.on('data', ({ buffer, byteOffset, byteLength }: Buffer<ArrayBuffer>) => {
          if (isOver) return;
          controller.enqueue(new Uint8Array(buffer, byteOffset, byteLength));
          if (controller.desiredSize! <= 0) source.pause();
        });
        const breakOff = () => end(() => controller.error(brokenOff()));
        source.on('end', () => end(() => controller.close()));
        source.on('error', breakOff);
        source.on('close', breakOff);
      },
      pull: () => void source.resume(),
      cancel: () => end(() => source.destroy()),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: STREAM_BYTES }),
  );
}

function brokenOff(): DOMException {
  return new DOMException('The sender closed the connection.', 'AbortError');
}

function readAll(source: BodySource): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    source.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    let isWhole = false;
    source.on('end', () => {
      isWhole = true;
      resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks));
    });
    // It also closes after its end, and an exception costs 5 µs.
    const breakOff = () => isWhole || reject(brokenOff());
    source.on('error', breakOff);
    source.on('close', breakOff);
  });
}

/** Reads and discards the rest; returns whether it arrived in full within the time. */
export function drop(source: BodySource, timeoutMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, timeoutMs, false);
    const finish = (isWhole: boolean) => {
      clearTimeout(timer);
      resolve(isWhole);
    };
    source.on('end', () => finish(true));
    source.on('error', () => finish(false));
    source.on('close', () => finish(false));
    source.resume();
  });
}

const plainHost = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/;
// Matches paths that a URL would not rewrite: no segment starts with a dot.
const plainTarget = /^(?:\/(?!\.)[\w~!$&()*+,;=:@%.-]*)+(?:\?[\w~!$&()*+,;=:@%./?-]*)?$/;

/** The absolute address of a request; undefined when its host or target is none. */
export function absoluteUrl(scheme: string, host: string | null, target: string): string | undefined {
  if (host === null) return undefined;
  if (plainHost.test(host) && plainTarget.test(target)) return `${scheme}://${host}${target}`;
  // The handler must see a duplicate Host header, in order to reject it.
  const [first] = host.split(', ', 1);
  const origin = URL.parse(`${scheme}://${first}`);
  if (origin === null || /[/?#@\\]/.test(first!)) return undefined;
  const url = URL.parse(target.startsWith('/') ? `${origin.origin}${target}` : target);
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
