import type { IncomingRequest } from '#message.ts';

/**
 * The whole body, or why it cannot be had: more bytes than the limit, or not all of them within the deadline.
 * A body that its sender breaks off counts as a timeout. One with a length beyond the limit is left unread.
 */
export async function readBody(
  request: IncomingRequest,
  limitBytes: number,
  deadlineMs: number,
): Promise<Uint8Array | 'too-large' | 'timeout'> {
  // Not a number without the header, and also where it stands twice ("3, 3"): then the bytes are counted.
  const declaredBytes = Number(request.headers.get('content-length') ?? NaN);
  if (declaredBytes > limitBytes) return 'too-large';

  const whole = declaredBytes <= limitBytes ? request.bytes() : readCounted(request.body, limitBytes);
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    // The first of the two decides, as in a race, which would cost twice as much.
    return await new Promise<Awaited<typeof whole> | 'timeout'>((resolve, reject) => {
      timer = setTimeout(resolve, deadlineMs, 'timeout');
      whole.then(resolve, reject);
    });
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return 'timeout';
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Keeps no more than the limit, and reads on beyond it: a refusal must not overtake the body (HTTP/2). */
async function readCounted(
  body: ReadableStream<Uint8Array> | null,
  limitBytes: number,
): Promise<Uint8Array | 'too-large'> {
  if (body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size <= limitBytes) chunks.push(chunk);
  }
  return size > limitBytes ? 'too-large' : Buffer.concat(chunks, size);
}
