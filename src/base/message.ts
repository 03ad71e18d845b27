/** What the service reads of a request. A web-standard Request is one; other servers pass less costly ones. */
export interface IncomingRequest {
  readonly method: string;
  /** Always absolute, with its path normalised but not decoded. */
  readonly url: string;
  /** Names are asked for in lower case. A header that stands twice is one text, with a comma between. */
  readonly headers: Pick<Headers, 'get' | 'has'>;
  /** Null when there is none. */
  readonly body: ReadableStream<Uint8Array> | null;
  /** The whole body. Rejects with an AbortError when its sender breaks off. */
  readonly bytes: () => Promise<Uint8Array>;
  /** Aborted when the caller goes away before the reply is whole. */
  readonly signal?: AbortSignal;
}

/** What the service answers. Plain data, because a web-standard Response is not free on every runtime. */
export interface OutgoingReply {
  readonly status: number;
  /** What is not the same on every reply, or is to replace what is. Names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Null sends none. A HEAD request gets none either way. */
  readonly body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null;
}

const fixedBodies = new WeakSet<Uint8Array>();

/** Says that bytes stay as they are and are the body of many replies, so that those who send them share them. */
export function fixBody(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  fixedBodies.add(bytes);
  return bytes;
}

export function isFixedBody(body: OutgoingReply['body']): body is Uint8Array<ArrayBuffer> {
  return body instanceof Uint8Array && fixedBodies.has(body);
}
