import { isFixedBody, type OutgoingReply } from '#base/message.ts';
import { createPatience, type Patience } from '#base/patience.ts';

/** What replies may hold that callers do not take. */
interface UnsentBounds {
  /** Smaller replies go out whole, and are not counted. */
  readonly wholeBytes: number;
  readonly pieceBytes: number;
  /** A connection without any may have one that is larger. */
  readonly connectionBytes: number;
  readonly allBytes: number;
  readonly stallMs: number;
}

const unsentBounds: UnsentBounds = {
  wholeBytes: 16 * 1024,
  pieceBytes: 32 * 1024,
  connectionBytes: 8 * 1024 * 1024,
  allBytes: 48 * 1024 * 1024,
  stallMs: 10_000,
};

/** What is told of replies on their way, for metrics. */
export interface UnsentState {
  /** Of large replies, what callers have not taken yet. */
  readonly bytes: number;
  /** Large replies and streams on their way. */
  readonly replies: number;
  /** Those that were cut because nothing of them was taken for too long. */
  readonly cut: number;
  /** Those that were not sent because too much was unsent. */
  readonly refused: number;
}

const refusal: OutgoingReply = {
  status: 503,
  headers: { 'content-type': 'application/problem+json', 'retry-after': '10' },
  body: JSON.stringify({
    title: 'Too many replies are not read',
    status: 503,
    detail: 'Too many large replies wait to be read. Read those that are on their way, then call again.',
  }),
};

/** The next bytes of a reply; undefined at its end. */
interface Source {
  readonly next: () => Uint8Array | undefined | Promise<Uint8Array | undefined>;
  /** Called once, when all has been taken or the caller has gone. */
  readonly end: () => void;
}

/**
 * Bounds what is held for callers who do not read. Large replies are handed over piece by piece, and counted until they
 * are gone; they, and replies that stream, are cut when a caller takes no piece for too long.
 */
export class Unsent {
  readonly #bounds: UnsentBounds;
  readonly #stalls: Patience;
  readonly #ofConnections = new Map<string, number>();
  #bytes = 0;
  #replies = 0;
  #cut = 0;
  #refused = 0;

  constructor(bounds: UnsentBounds = unsentBounds) {
    this.#bounds = bounds;
    this.#stalls = createPatience(bounds.stallMs);
  }

  describe(): UnsentState {
    return { bytes: this.#bytes, replies: this.#replies, cut: this.#cut, refused: this.#refused };
  }

  /** The reply as it is to be sent; `connection` names the one it goes to, and is asked for where that matters. */
  bound(reply: OutgoingReply, connection: () => string): OutgoingReply {
    const { body } = reply;
    if (body === null) return reply;
    if (body instanceof ReadableStream) return { ...reply, body: this.#watch(readFrom(body)) };
    if (body.length <= this.#bounds.wholeBytes || isFixedBody(body)) return reply;
    const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
    const source = this.#count(bytes, connection());
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
    // All of it is held until the last piece is gone.
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

  /** Hands a source over in pieces, each when it is asked for. */
  #watch({ next, end }: Source): ReadableStream<Uint8Array> {
    const { pieceBytes } = this.#bounds;
    let rest: Uint8Array | undefined;
    let isOver = false;
    let stalled = () => {};
    const finish = () => {
      if (isOver) return;
      isOver = true;
      rest = undefined;
      this.#stalls.leave(stalled);
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
            controller.error(new Error('The caller has stopped reading.'));
          };
          // Nobody may ever ask for the first piece either.
          this.#stalls.wait(stalled);
        },
        pull: async (controller) => {
          this.#stalls.leave(stalled);
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
          this.#stalls.wait(stalled);
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
