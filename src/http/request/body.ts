import type { IncomingRequest } from '#base/message.ts';
import { bounds } from '#base/bounds.ts';
import { createSharedTimeout } from '#base/shared-timeout.ts';
import { Problem } from '../replies.ts';

const bodyTimeout = createSharedTimeout(bounds.bodyDeadlineMs);

const jsonType = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

/** The bytes of a body with a JSON content type. Throws a Problem, or rejects with one, for any other body. */
export function readJsonBytes(
  request: IncomingRequest,
  maxBytes: number = bounds.bodyBytes,
): Promise<Uint8Array> {
  const encoding = request.headers.get('content-encoding');
  if (encoding !== null && encoding.toLowerCase() !== 'identity') {
    throw new Problem('unsupported-media-type', 'Send the body without a Content-Encoding.', {
      headers: { 'accept-encoding': 'identity' },
    });
  }
  const type = request.headers.get('content-type');
  if (type !== null && jsonType.test(type)) return readBody(request, maxBytes);
  const got = type === null ? 'the request has no Content-Type' : `the Content-Type is ${type.slice(0, 100)}`;
  throw new Problem('unsupported-media-type', `Send "Content-Type: application/json"; ${got}.`);
}

/**
 * The whole body. Rejects with a Problem when it has more bytes than the limit, or does not arrive within the
 * deadline. A body whose sender disconnects counts as late. A body whose stated length is above the limit is
 * not read.
 */
export function readBody(
  request: IncomingRequest,
  limitBytes: number,
  timeout = bodyTimeout,
): Promise<Uint8Array> {
  // NaN without the header or with a duplicate header ("3, 3"); then the bytes are counted.
  const declaredBytes = Number(request.headers.get('content-length') ?? NaN);
  if (declaredBytes > limitBytes) return Promise.reject(tooLarge(limitBytes));

  const whole = declaredBytes <= limitBytes ? request.bytes() : readCounted(request.body, limitBytes);
  // Whichever happens first decides, as in Promise.race, which would cost twice as much.
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const giveUp = () => reject(late());
  const end = (bytes: Uint8Array) => {
    timeout.cancel(giveUp);
    resolve(bytes);
  };
  const fail = (error: unknown) => {
    timeout.cancel(giveUp);
    reject(error instanceof Error && error.name === 'AbortError' ? late() : error);
  };
  timeout.start(giveUp);
  whole.then(end, fail);
  return promise;
}

/**
 * Keeps at most the limit and discards the rest, because a rejection must not arrive before the body is sent
 * (HTTP/2).
 */
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
  return new Problem('body-too-large', `The body has more than ${limitBytes} bytes; send a smaller one.`);
}

function late(): Problem {
  return new Problem('request-timeout', 'The body did not arrive in full; send it again.', {
    headers: { connection: 'close' },
  });
}
