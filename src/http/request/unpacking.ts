import { promisify } from 'node:util';
import { createGunzip, gunzip } from 'node:zlib';
import { bounds } from '#base/bounds.ts';
import { Problem } from '#calculate/check/problem.ts';
import { throughTransform } from '../transforms.ts';

/**
 * Whether a Content-Encoding is gzip, where a body `mayBePacked`. Throws a Problem for another one that
 * changes the body.
 */
export function isPacked(given: string, mayBePacked: boolean): boolean {
  const encoding = given.trim().toLowerCase();
  if (encoding === 'identity') return false;
  // RFC 9110, §8.4.1.3.
  if (mayBePacked && (encoding === 'gzip' || encoding === 'x-gzip')) return true;
  const detail = mayBePacked
    ? `Send the body without a Content-Encoding, or as gzip; got ${given.slice(0, 100)}.`
    : 'Send the body without a Content-Encoding.';
  throw new Problem('unsupported-media-type', detail, {
    headers: { 'accept-encoding': mayBePacked ? 'gzip, identity' : 'identity' },
  });
}

const unpackElsewhere = promisify(gunzip);

/** Unpacks a body on another thread. Rejects with a Problem when it is not gzip, or more than `maxBytes`. */
export async function unpack(bytes: Uint8Array, maxBytes: number): Promise<Uint8Array> {
  try {
    return await unpackElsewhere(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    throw problemOf(error, maxBytes);
  }
}

/**
 * Unpacks a stream on another thread. It fails with a Problem when it is not gzip, or more than
 * `bounds.unpackedBytes`.
 */
export function unpackStream(
  body: ReadableStream<Uint8Array>,
  spend: (ms: number) => void,
): ReadableStream<Uint8Array> {
  const maxBytes = bounds.unpackedBytes;
  let size = 0;
  const check = ({ length }: Uint8Array) => {
    size += length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    spend(length / BYTES_PER_MS);
  };
  const unpacker = createGunzip({ chunkSize: PIECE_BYTES });
  return throughTransform(body, unpacker, check, (error) => problemOf(error, maxBytes));
}

const PIECE_BYTES = 64 * 1024;
/** What unpacking costs, of text that packs well: measured on the machine of docs/performance.md. */
const BYTES_PER_MS = 256 * 1024;

function problemOf(error: unknown, maxBytes: number): unknown {
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  if (code === 'ERR_BUFFER_TOO_LARGE') return tooLarge(maxBytes);
  if (code?.startsWith('Z_') !== true) return error;
  const detail = 'The body is not gzip, as its Content-Encoding says, or it is incomplete.';
  return new Problem('malformed-request', detail);
}

function tooLarge(maxBytes: number): Problem {
  const detail = `The body has more than ${maxBytes} bytes when it is unpacked; send a smaller one.`;
  return new Problem('body-too-large', detail);
}
