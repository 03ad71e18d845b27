import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2Stream } from 'node:http2';
import { Readable } from 'node:stream';
import type { IncomingRequest } from '#base/message.ts';

/** Where the bytes of a request come from: an HTTP/1.1 message or an HTTP/2 stream. */
export type BodySource = IncomingMessage | Http2Stream;

/** Where the reply goes: it closes when that is whole, or when the caller goes away. */
export type ReplySink = ServerResponse | Http2Stream;

/**
 * Names and values in turn, as they came: Node's own tables of them drop all but the first of some headers.
 * A request has few, so looking through them costs less than a table.
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

/** A request over Node's streams. A web-standard Request of Node's would cost as much as all the rest of a call. */
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
    this.#body ??= Readable.toWeb(this.#source) as unknown as ReadableStream<Uint8Array>;
    return this.#body;
  }

  bytes(): Promise<Uint8Array> {
    // Whoever has asked for the stream has begun to read the source through it.
    if (this.#body !== undefined) return new Response(this.#body as never).bytes();
    this.#isRead = true;
    return this.#source === null ? Promise.resolve(new Uint8Array()) : readAll(this.#source);
  }

  /** What nobody has begun to read, or undefined. */
  get unread(): BodySource | undefined {
    return this.#source === null || this.#isRead ? undefined : this.#source;
  }
}

/** Aborted when the sink closes before all of the reply is in it. */
function untilLeft(sink: ReplySink): AbortSignal {
  const controller = new AbortController();
  const leave = () => {
    // A stream of HTTP/2 that breaks off is ended first.
    if (!sink.writableFinished || ('aborted' in sink && sink.aborted)) controller.abort();
  };
  if (sink.destroyed) leave();
  else sink.once('close', leave);
  return controller.signal;
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
    // It closes after its end too, and an exception costs 5 µs.
    const breakOff = () => isWhole || reject(new DOMException('The sender broke off.', 'AbortError'));
    source.on('error', breakOff);
    source.on('close', breakOff);
  });
}

/** Reads and forgets the rest; whether it came whole within the time. */
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
// Without dots at the beginning of a segment, which might lead up, and without what a URL would write otherwise.
const plainTarget = /^(?:\/(?!\.)[\w~!$&()*+,;=:@%.-]*)+(?:\?[\w~!$&()*+,;=:@%./?-]*)?$/;

/** The absolute address of a request; undefined when its host or target is none. */
export function absoluteUrl(scheme: string, host: string | null, target: string): string | undefined {
  if (host === null) return undefined;
  if (plainHost.test(host) && plainTarget.test(target)) return `${scheme}://${host}${target}`;
  // The handler is to see, and to refuse, a Host that stands twice.
  const [first] = host.split(', ', 1);
  const origin = URL.parse(`${scheme}://${first}`);
  if (origin === null || /[/?#@\\]/.test(first!)) return undefined;
  const url = URL.parse(target.startsWith('/') ? `${origin.origin}${target}` : target);
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
