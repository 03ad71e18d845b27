/** No answer came in time; what was asked for may still happen. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/** A thread that was held up gets so long to read the answer that has come meanwhile. */
const READING_MS = 10;

/** What the work gives, or a DeadlineError. The work itself goes on, and its late failure is nobody's concern. */
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
