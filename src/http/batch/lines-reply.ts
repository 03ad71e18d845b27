import { bounds } from '#base/bounds.ts';
import type { BlockReader } from './lines.ts';
import { type Reply } from '#http/replies.ts';
import { Problem } from '#calculate/check/problem.ts';
import type { Client, RunJob, Work } from '#http/work.ts';

/** A format in which items come and replies go, one on each line. */
export interface LineFormat {
  readonly contentType: string;
  /** What the reply begins with. */
  readonly first?: Uint8Array;
  /** Complete lines, as they arrive. */
  readonly blocks: BlockReader;
  /** The number of items in a block, at most `maxItems`, and where they end. */
  readonly count: (block: Uint8Array, maxItems: number) => { readonly lines: number; readonly bytes: number };
  readonly workOf: (block: Uint8Array) => Work;
  /** The line that says why the replies end early. */
  readonly lastLine: (problem: Problem) => string;
}

interface LinesOptions {
  readonly client: Client;
  readonly runJob: RunJob;
  /** Called once when the stream has ended for any reason. */
  readonly onEnd: () => void;
  /** How long the next item may take to arrive. */
  readonly deadlineMs?: number;
}

/**
 * A reply with one line for each line of the body. It is pulled: lines are read only as fast as the caller
 * takes the replies, so that memory stays constant; when the caller disconnects, the work stops. If the
 * stream ends early, its last line says why.
 */
export function streamLines(format: LineFormat, options: LinesOptions): Reply {
  const { contentType, blocks, count, workOf, lastLine } = format;
  const { client, runJob, onEnd, deadlineMs } = options;
  const { owner, budget } = client;
  const signal = client.caller?.signal;
  const gone = new AbortController();
  let ahead: Promise<Uint8Array | undefined> | undefined;
  let lineCount = 0;
  let isOver = false;

  /** The next block is read while the current one is processed. */
  function readAhead(): Promise<Uint8Array | undefined> {
    const next = withinTime(nextItems(format), deadlineMs);
    next.catch(() => {});
    return next;
  }

  async function answerBlock(block: Uint8Array, send: (bytes: Uint8Array) => void): Promise<void> {
    const { lines, bytes } = count(block, bounds.lines - lineCount);
    lineCount += lines;
    const paid = await budget().countMoreItems(lines);
    const isWhole = paid === lines && bytes === block.length;
    const taken = isWhole ? block : block.slice(0, count(block, paid).bytes);
    const reply = await runJob({
      client: { owner, budget, caller: gone },
      work: workOf(taken),
      onPiece: send,
    });
    send(reply.body as Uint8Array);
    if (paid < lines) throw quotaUsedUp();
    if (!isWhole) throw tooManyLines();
  }

  function end(): void {
    if (isOver) return;
    isOver = true;
    signal?.removeEventListener('abort', end);
    gone.abort();
    blocks.cancel();
    onEnd();
  }

  signal?.addEventListener('abort', end, { once: true });
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => format.first && controller.enqueue(format.first),
    async pull(controller) {
      const send = (bytes: Uint8Array) => {
        if (bytes.length > 0 && !isOver) controller.enqueue(bytes);
      };
      try {
        const block = await (ahead ?? readAhead());
        ahead = block && readAhead();
        if (block !== undefined) return await answerBlock(block, send);
      } catch (error) {
        if (isOver) return;
        if (!(error instanceof Problem)) {
          end();
          throw error;
        }
        send(new TextEncoder().encode(lastLine(error)));
        await blocks.drop();
      }
      if (isOver) return;
      end();
      controller.close();
    },
    cancel: end,
  });
  return { status: 200, contentType, body: stream };
}

/** The next block with an item: empty lines do not keep a stream open. */
async function nextItems({ blocks, count }: LineFormat): Promise<Uint8Array | undefined> {
  for (;;) {
    const block = await blocks.next();
    if (block === undefined || count(block, 1).lines > 0) return block;
  }
}

/** The next block, or a Problem when none arrives in time. */
export function withinTime<T>(reading: Promise<T>, deadlineMs: number = bounds.bodyDeadlineMs): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(tooSlow(deadlineMs)), deadlineMs);
    void reading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function tooSlow(deadlineMs: number): Problem {
  return new Problem(
    'request-timeout',
    `No complete item arrived within ${deadlineMs / 1000} seconds, so the stream ends here.`,
  );
}

function tooManyLines(): Problem {
  return new Problem(
    'body-too-large',
    `The body has more than ${bounds.lines} lines; the rest was not answered. Send the rest in another request.`,
  );
}

function quotaUsedUp(): Problem {
  return new Problem(
    'quota-exceeded',
    'The quota of this key is used up; the rest was not answered. Send the rest when RateLimit allows it.',
  );
}
