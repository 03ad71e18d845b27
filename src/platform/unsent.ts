import { bounds as defaults } from '#base/bounds.ts';
import { isFixedBody, type OutgoingReply } from '#base/message.ts';
import type { ReadPeer } from './serve.ts';
import { createSharedTimeout, type SharedTimeout } from '#base/waiting.ts';

/** The limits on reply bytes that callers have not read. */
interface UnsentBounds {
  /** Smaller replies are sent at once and not counted. */
  readonly wholeBytes: number;
  readonly pieceBytes: number;
  /** A connection without unread replies may have one that is larger. */
  readonly connectionBytes: number;
  readonly allBytes: number;
  readonly stallMs: number;
}

/** The state of replies in progress, for metrics. */
export interface UnsentState {
  /** Bytes of large replies that callers have not read yet. */
  readonly bytes: number;
  /** Large replies and streams in progress. */
  readonly replies: number;
  /** Replies cut off because nothing was read for too long. */
  readonly cut: number;
  /** Replies not sent because too many bytes were unread. */
  readonly refused: number;
}

const refusal: OutgoingReply = {
  status: 503,
  headers: { 'content-type': 'application/problem+json', 'retry-after': '10' },
  body: JSON.stringify({
    title: 'Too many replies are unread',
    status: 503,
    detail: 'Too many large replies are waiting to be read. Read the replies in progress, then try again.',
  }),
};

/** The next bytes of a reply; undefined at its end. */
interface Source {
  readonly next: () => Uint8Array | undefined | Promise<Uint8Array | undefined>;
  /** Called once, when everything has been read or the caller has disconnected. */
  readonly end: () => void;
}

/**
 * Limits the memory for callers who do not read. Large replies are handed over in pieces and counted until
 * they are sent; they and streamed replies are cut off when a caller reads nothing for too long.
 */
export class Unsent {
  /** Texts that are no longer need no bound. */
  readonly wholeBytes: number;
  readonly #bounds: UnsentBounds;
  readonly #stallTimeout: SharedTimeout;
  readonly #ofConnections = new Map<string, number>();
  #bytes = 0;
  #replies = 0;
  #cut = 0;
  #refused = 0;

  constructor(bounds: UnsentBounds = defaults.unread) {
    this.#bounds = bounds;
    this.wholeBytes = bounds.wholeBytes;
    this.#stallTimeout = createSharedTimeout(bounds.stallMs);
  }

  describe(): UnsentState {
    return { bytes: this.#bytes, replies: this.#replies, cut: this.#cut, refused: this.#refused };
  }

  /** The reply to send to this peer, whose connection is read only when needed. */
  bound(reply: OutgoingReply, readPeer: ReadPeer): OutgoingReply {
    const { body } = reply;
    if (body === null) return reply;
    if (body instanceof ReadableStream) return { ...reply, body: this.#watch(readFrom(body)) };
    if (body.length <= this.#bounds.wholeBytes || isFixedBody(body)) return reply;
    const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
    const source = this.#count(bytes, readPeer().connection);
    if (source === undefined) {
      this.#refused++;
      return refusal;
    }
    const headers = { ...reply.headers, 'content-length': String(bytes.length) };
    return { ...reply, headers, body: this.#watch(source) };
  }

  #count(bytes: Uint8Array, connection: string): Source | undefined {
    const { allBytes, connectionBytes } = this.#bounds;
    const held = this.#ofConnections.get(connection) ?? 0;
    if (held > 0 && held + bytes.length > connectionBytes) return undefined;
    if (this.#bytes + bytes.length > allBytes) return undefined;
    // The whole reply is in memory until the last piece is sent.
    this.#change(connection, bytes.length);
    let isTaken = false;
    return {
      next: () => {
        if (isTaken) return undefined;
        isTaken = true;
        return bytes;
      },
      end: () => this.#change(connection, -bytes.length),
    };
  }

  #change(connection: string, bytes: number): void {
    this.#bytes += bytes;
    const held = (this.#ofConnections.get(connection) ?? 0) + bytes;
    if (held > 0) this.#ofConnections.set(connection, held);
    else this.#ofConnections.delete(connection);
  }

  /** Delivers a source in pieces, each on request. */
  #watch({ next, end }: Source): ReadableStream<Uint8Array> {
    const { pieceBytes } = this.#bounds;
    let rest: Uint8Array | undefined;
    let isOver = false;
    let stalled = () => {};
    const finish = () => {
      if (isOver) return;
      isOver = true;
      rest = undefined;
      this.#stallTimeout.cancel(stalled);
      this.#replies--;
      end();
    };
    this.#replies++;
    return new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          stalled = () => {
            if (isOver) return;
            this.#cut++;
            finish();
            controller.error(new Error('The caller stopped reading.'));
          };
          // Even the first piece may never be requested.
          this.#stallTimeout.start(stalled);
        },
        pull: async (controller) => {
          this.#stallTimeout.cancel(stalled);
          try {
            while (rest === undefined || rest.length === 0) {
              rest = await next();
              if (isOver) return;
              if (rest !== undefined) continue;
              finish();
              return controller.close();
            }
          } catch (error) {
            finish();
            throw error;
          }
          controller.enqueue(rest.subarray(0, pieceBytes));
          rest = rest.subarray(pieceBytes);
          this.#stallTimeout.start(stalled);
        },
        cancel: finish,
      },
      { highWaterMark: 0 },
    );
  }
}

function readFrom(stream: ReadableStream<Uint8Array>): Source {
  const reader = stream.getReader();
  return {
    next: async () => (await reader.read()).value,
    end: () => void reader.cancel().catch(() => {}),
  };
}
