import type { IncomingRequest } from '#base/message.ts';
import { bounds } from '../bounds.ts';
import { createPatience } from '#base/patience.ts';
import { Problem } from '../replies.ts';

const forBodies = createPatience(bounds.bodyDeadlineMs);

/**
 * The whole body. Rejects with a Problem where it has more bytes than the limit, or not all of them within the deadline.
 * A body that its sender breaks off counts as late. One with a length beyond the limit is left unread.
 */
export function readBody(
  request: IncomingRequest,
  limitBytes: number,
  patience = forBodies,
): Promise<Uint8Array> {
  // Not a number without the header, and also where it stands twice ("3, 3"): then the bytes are counted.
  const declaredBytes = Number(request.headers.get('content-length') ?? NaN);
  if (declaredBytes > limitBytes) return Promise.reject(tooLarge(limitBytes));

  const whole = declaredBytes <= limitBytes ? request.bytes() : readCounted(request.body, limitBytes);
  // The first of the two decides, as in a race, which would cost twice as much.
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(late());
    const end = (bytes: Uint8Array) => {
      patience.leave(giveUp);
      resolve(bytes);
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
async function readCounted(body: ReadableStream<Uint8Array> | null, limitBytes: number): Promise<Uint8Array> {
  if (body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size <= limitBytes) chunks.push(chunk);
  }
  if (size > limitBytes) throw tooLarge(limitBytes);
  return Buffer.concat(chunks, size);
}

function tooLarge(limitBytes: number): Problem {
  return new Problem('body-too-large', `The body has more than ${limitBytes} bytes.`);
}

function late(): Problem {
  return new Problem('request-timeout', 'The body did not arrive whole.', {
    headers: { connection: 'close' },
  });
}
