import {
  CentwiseCertificateError,
  CentwiseNetworkError,
  CentwiseProblem,
  CentwiseProtocolError,
} from './errors.ts';

const FIRST_WAIT_MS = 250;
/**
 * A caller should learn the reason for a longer wait, so the error is thrown instead, for example when the
 * daily quota is used up.
 */
const MAX_WAIT_MS = 60_000;

/** Too many requests, or a service or proxy that is temporarily down. */
export const passingStatuses: ReadonlySet<number> = new Set([408, 429, 502, 503, 504]);

/** Waits until an attempt may be repeated; throws the error if it may not. */
export async function waitOrThrow(
  error: unknown,
  attempt: number,
  retries: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  const waitMs = attempt < retries ? waitBeforeRetryMs(error, attempt) : Infinity;
  if (waitMs > MAX_WAIT_MS) throw error;
  await sleep(waitMs, signal);
}

/** Infinity if a retry would not help. */
function waitBeforeRetryMs(error: unknown, attempt: number): number {
  // Random, so that clients that failed together do not retry together.
  const spreadMs = FIRST_WAIT_MS * 2 ** attempt * (0.5 + Math.random());
  if (error instanceof CentwiseCertificateError) return Infinity;
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
