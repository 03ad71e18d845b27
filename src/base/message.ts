/**
 * The parts of a request that the service reads. A web-standard Request has them; other servers pass cheaper
 * objects.
 */
export interface IncomingRequest {
  readonly method: string;
  /** Always absolute, with a normalized path that is not decoded. */
  readonly url: string;
  /** Names must be in lower case. A duplicate header is one string, joined by a comma. */
  readonly headers: Pick<Headers, 'get' | 'has'>;
  /** Null when there is none. */
  readonly body: ReadableStream<Uint8Array> | null;
  /** The whole body. Rejects with an AbortError when the sender closes the connection. */
  readonly bytes: () => Promise<Uint8Array>;
  /** Aborted when the caller disconnects before the reply is complete. */
  readonly signal?: AbortSignal;
}

/** The reply of the service. Plain data, because a web-standard Response is expensive on some runtimes. */
export interface OutgoingReply {
  readonly status: number;
  /** Headers that differ from those of every reply, or replace them. Names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Null sends no body. The reply to a HEAD request never has one. */
  readonly body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null;
}

const fixedBodies = new WeakSet<Uint8Array>();

/** Marks bytes that never change and are the body of many replies, so that servers can share them. */
export function fixBody(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  fixedBodies.add(bytes);
  return bytes;
}

export function isFixedBody(body: OutgoingReply['body']): body is Uint8Array<ArrayBuffer> {
  return body instanceof Uint8Array && fixedBodies.has(body);
}
