import { NDJSON_TYPE, type Reply } from '../replies.ts';
import { Problem } from '#calculate/check/problem.ts';
import type { Caller, Client, RunJob, Work } from '../work.ts';

interface LineOptions {
  /** Aborted when the caller disconnects; undefined when the work itself notices. */
  readonly signal?: AbortSignal | undefined;
  /** The line that says why there is no reply. */
  readonly lastLine: (problem: Problem) => string;
  /** Called once when the stream has ended for any reason. */
  readonly onEnd?: () => void;
}

interface ProgressOptions extends LineOptions {
  readonly client: Client;
  readonly runJob: RunJob;
}

/** Lines that the caller has not read; beyond them, lines of progress are left out. */
const MAX_UNREAD_BYTES = 4096;
const encoder = new TextEncoder();

/** Answers long work in lines as they come, and stops it when the caller disconnects. */
export function streamProgress(work: Work, options: ProgressOptions): Promise<Reply> {
  const { client, runJob } = options;
  return streamLines(async (onPiece, caller) => runJob({ client: { ...client, caller }, work, onPiece }), {
    ...options,
    signal: client.caller?.signal,
  });
}

/**
 * Answers in lines as they come. Answers or rejects as the work does where that ends before its first line,
 * so that a refusal has its own status.
 */
export async function streamLines(
  run: (onPiece: (bytes: Uint8Array) => void, caller: Caller) => Promise<Reply>,
  { signal, lastLine, onEnd }: LineOptions,
): Promise<Reply> {
  const gone = new AbortController();
  const leave = () => gone.abort();
  signal?.addEventListener('abort', leave, { once: true });
  const begun = Promise.withResolvers<undefined>();
  const first: Uint8Array[] = [];
  let send = (bytes: Uint8Array): void => {
    first.push(bytes);
    begun.resolve(undefined);
  };
  const onPiece = (bytes: Uint8Array) => {
    if (bytes.length > 0) send(bytes);
  };
  const ended = run(onPiece, gone).finally(() => {
    signal?.removeEventListener('abort', leave);
    onEnd?.();
  });
  const whole = await Promise.race([ended, begun.promise]);
  if (whole !== undefined) return whole;
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        for (const bytes of first) controller.enqueue(bytes);
        send = (bytes) => {
          if (!gone.signal.aborted && controller.desiredSize! > 0) controller.enqueue(bytes);
        };
        const end = (line: Uint8Array) => {
          if (gone.signal.aborted) return;
          controller.enqueue(line);
          controller.close();
        };
        ended.then(
          (reply) => end(bytesOf(reply)),
          (error: unknown) => {
            if (error instanceof Problem) end(encoder.encode(lastLine(error)));
            else if (!gone.signal.aborted) controller.error(error);
          },
        );
      },
      cancel: leave,
    },
    { highWaterMark: MAX_UNREAD_BYTES, size: (bytes) => bytes?.length ?? 0 },
  );
  return { status: 200, contentType: NDJSON_TYPE, body };
}

function bytesOf({ body }: Reply): Uint8Array {
  return typeof body === 'string' ? encoder.encode(body) : (body as Uint8Array);
}
