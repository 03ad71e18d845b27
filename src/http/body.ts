import type { IncomingRequest } from '#message.ts';
import { bounds } from './bounds.ts';
import { createPatience } from '#patience.ts';

const forBodies = createPatience(bounds.bodyDeadlineMs);

/**
 * The whole body, or why it cannot be had: more bytes than the limit, or not all of them within the deadline.
 * A body that its sender breaks off counts as a timeout. One with a length beyond the limit is left unread.
 */
export function readBody(
  request: IncomingRequest,
  limitBytes: number,
  patience = forBodies,
): Promise<Uint8Array | 'too-large' | 'timeout'> {
  // Not a number without the header, and also where it stands twice ("3, 3"): then the bytes are counted.
  const declaredBytes = Number(request.headers.get('content-length') ?? NaN);
  if (declaredBytes > limitBytes) return Promise.resolve('too-large');

  const whole = declaredBytes <= limitBytes ? request.bytes() : readCounted(request.body, limitBytes);
  // The first of the two decides, as in a race, which would cost twice as much.
  return new Promise((resolve, reject) => {
    const giveUp = () => resolve('timeout');
    const end = (outcome: Awaited<typeof whole>) => {
      patience.leave(giveUp);
      resolve(outcome);
    };
    const fail = (error: unknown) => {
      patience.leave(giveUp);
      if (error instanceof Error && error.name === 'AbortError') giveUp();
      else reject(error);
    };
    patience.wait(giveUp);
    whole.then(end, fail);
  });
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
