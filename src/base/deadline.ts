/** No answer came in time; the work may still complete. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/** Extra time for a thread that was blocked, so that it can read an answer that has already arrived. */
const READING_MS = 10;

/**
 * The result of the work, or a DeadlineError. The work itself continues, and a late failure of it is ignored.
 */
export async function within<T>(work: Promise<T>, deadlineMs: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const reject = () => late.reject(new DeadlineError(`no answer within ${deadlineMs} ms`));
  let timer = setTimeout(() => {
    timer = setTimeout(reject, READING_MS);
  }, deadlineMs - READING_MS);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
