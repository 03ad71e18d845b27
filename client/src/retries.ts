import { CentwiseNetworkError, CentwiseProblem, CentwiseProtocolError } from './errors.ts';

const FIRST_WAIT_MS = 250;
/** A caller who waits longer should know why: then the error is told instead, as when the quota of a day is used up. */
const LONGEST_WAIT_MS = 60_000;

/** Too much, or a service or its proxy that is not there at the moment. */
const passingStatuses: ReadonlySet<number> = new Set([408, 429, 502, 503, 504]);

/** Waits until an attempt may be repeated; throws the error where it may not. */
export async function waitOrThrow(
  error: unknown,
  attempt: number,
  retries: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  const waitMs = attempt < retries ? waitBeforeRetryMs(error, attempt) : Infinity;
  if (waitMs > LONGEST_WAIT_MS) throw error;
  await sleep(waitMs, signal);
}

/** Infinity where a repetition would not help. */
function waitBeforeRetryMs(error: unknown, attempt: number): number {
  // Spread, so that many clients that failed together do not come back together.
  const spreadMs = FIRST_WAIT_MS * 2 ** attempt * (0.5 + Math.random());
  if (error instanceof CentwiseNetworkError) return spreadMs;
  const isReply = error instanceof CentwiseProblem || error instanceof CentwiseProtocolError;
  if (!isReply || !passingStatuses.has(error.status)) return Infinity;
  return error.retryAfterMs ?? spreadMs;
}

function sleep(durationMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    }, durationMs);
    if (signal?.aborted === true) giveUp();
    else signal?.addEventListener('abort', giveUp, { once: true });
  });
}
