import { withoutOthers } from '#base/bytes.ts';

const NEWLINE = 10;
const CARRIAGE_RETURN = 13;

/** Reads a stream in blocks of complete lines. */
export interface BlockReader {
  /** The next lines that have arrived, or undefined at the end; the last line may have no line end. */
  readonly next: () => Promise<Uint8Array | undefined>;
  /** Tells the sender that nothing more is read. */
  readonly cancel: () => void;
  /** Receives the rest in vain: over HTTP/2, a sender that is told may lose the reply. */
  readonly drop: () => Promise<void>;
}

const DROP_MS = 5_000;

/** Reads to the end, or cancels after `DROP_MS`. */
export async function dropRest(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const timer = setTimeout(() => void reader.cancel().catch(() => {}), DROP_MS);
  try {
    while (!(await reader.read()).done);
  } catch {
    // The sender has disconnected and does not wait for the reply.
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Blocks of about `blockBytes`, each as soon as its lines have arrived. A line that is longer than a block is
 * a block of its own; of one beyond `lineBytes`, that has one byte more: enough to see that it is too long.
 */
export function createBlockReader(
  stream: ReadableStream<Uint8Array>,
  blockBytes: number,
  lineBytes: number,
): BlockReader {
  const reader = stream.getReader();
  let rest: Uint8Array = new Uint8Array();
  let isAtEnd = false;
  /** Whether the next bytes belong to a line that is too long. */
  let isSkipping = false;

  function take(): Uint8Array | undefined {
    // No small block is left over, as each costs as much as some hundreds of lines.
    const limit = rest.length < 2 * blockBytes ? rest.length : blockBytes;
    const last = rest.lastIndexOf(NEWLINE, limit - 1);
    if (last >= 0) return split(last + 1, last + 1);
    if (rest.length < blockBytes)
      return isAtEnd && rest.length > 0 ? split(rest.length, rest.length) : undefined;
    const end = rest.indexOf(NEWLINE);
    const length = end === -1 ? rest.length : end;
    // A line may be longer than a block; it is whole, or the rest of it is to come.
    if (length <= lineBytes) return end !== -1 || isAtEnd ? split(length + 1, length + 1) : undefined;
    isSkipping = end === -1;
    return split(lineBytes + 1, isSkipping ? rest.length : end + 1);
  }

  function split(taken: number, from: number): Uint8Array {
    const block = withoutOthers(rest.subarray(0, taken));
    rest = rest.subarray(from);
    return block;
  }

  function add(chunk: Uint8Array): void {
    let fresh = chunk;
    if (isSkipping) {
      const end = chunk.indexOf(NEWLINE);
      if (end === -1) return;
      isSkipping = false;
      fresh = chunk.subarray(end + 1);
    }
    rest = rest.length === 0 ? fresh : Buffer.concat([rest, fresh]);
  }

  return {
    async next() {
      for (;;) {
        const block = take();
        if (block !== undefined || isAtEnd) return block;
        const { value, done } = await reader.read();
        if (done) isAtEnd = true;
        else add(value);
      }
    },
    cancel: () => void reader.cancel().catch(() => {}),
    drop: () => dropRest(reader),
  };
}

/** The number of non-empty lines in a block, at most `maxLines`, and where they end. */
export function countLines(
  block: Uint8Array,
  maxLines = Infinity,
): { readonly lines: number; readonly bytes: number } {
  let lines = 0;
  let start = 0;
  while (start < block.length && lines < maxLines) {
    const first = block[start] === CARRIAGE_RETURN ? start + 1 : start;
    // Faster than a search: a stream may have nothing but line ends.
    if (first === block.length || block[first] === NEWLINE) {
      start = first + 1;
      continue;
    }
    lines++;
    const newline = block.indexOf(NEWLINE, first);
    start = newline === -1 ? block.length : newline + 1;
  }
  return { lines, bytes: Math.min(start, block.length) };
}

/** The number of line ends in a block. */
export function countLineEnds(block: Uint8Array): number {
  let count = 0;
  for (let at = block.indexOf(NEWLINE); at !== -1; at = block.indexOf(NEWLINE, at + 1)) count++;
  return count;
}
