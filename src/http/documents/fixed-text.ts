import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { fixBody, type IncomingRequest } from '#base/message.ts';
import { withTag } from './conditional.ts';
import { readWeights } from '../request/weights.ts';
import type { Reply, TextReply } from '../replies.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
type Headers = IncomingRequest['headers'];

/** Compressing smaller texts makes no noticeable difference. */
const MIN_COMPRESSED_BYTES = 1_024;

/** With a higher quality, brotli takes four times as long for 10 % less. */
const USUAL_QUALITY = 5;
/** For what browsers keep for good. */
export const BEST_QUALITY = 11;

/** Compression runs on another thread. */
const compressors = {
  br: (bytes: Uint8Array, quality: number) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes),
} as const;

/**
 * A text that never changes, in the encoding that the caller prefers. It is built on the first request and
 * compressed once, and all replies share its bytes, so that unread replies take no memory. Each encoding has
 * its own tag.
 */
export function fixText(
  write: () => TextReply | Promise<TextReply>,
  quality = USUAL_QUALITY,
): (headers: Headers) => Promise<Reply> {
  const replies: { [encoding in Encoding]?: Promise<Reply> | undefined } = {};

  async function make(encoding: Encoding): Promise<Reply> {
    if (encoding === 'identity') {
      const reply = withTag(await write());
      const bytes = new TextEncoder().encode(reply.body);
      const varying = bytes.length >= MIN_COMPRESSED_BYTES && { vary: 'Accept-Encoding' };
      return { ...reply, body: fixBody(bytes), headers: { ...reply.headers, ...varying } };
    }
    const plain = await inEncoding('identity');
    const bytes = plain.body as Uint8Array;
    if (bytes.length < MIN_COMPRESSED_BYTES) return plain;
    const body = fixBody(new Uint8Array(await compressors[encoding](bytes, quality)));
    const etag = plain.headers!['etag']!.replace(/"$/, `-${encoding}"`);
    return { ...plain, body, headers: { ...plain.headers, etag, 'content-encoding': encoding } };
  }

  function inEncoding(encoding: Encoding): Promise<Reply> {
    const made = (replies[encoding] ??= make(encoding));
    made.catch(() => (replies[encoding] = undefined));
    return made;
  }

  return (headers) => inEncoding(preferredEncoding(headers.get('accept-encoding')));
}

/** Brotli at this quality takes as long as gzip with the lowest effort, for a fifth less. */
export const quickOptions = {
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 } },
  gzip: { level: 1 },
} as const;
const packers = {
  br: (text: string | Uint8Array) => brotliCompressSync(text, quickOptions.br),
  gzip: (text: string | Uint8Array) => gzipSync(text, quickOptions.gzip),
} as const;

/** A reply with the headers of an encoding, whose body is not encoded yet. */
export interface Encoded {
  readonly encoding: Encoding;
  readonly reply: Reply;
}

/** The reply in the encoding that the caller prefers; each encoding has its own tag. */
export function chooseEncoding(reply: Reply, headers: Headers): Encoded {
  const others = reply.headers?.['vary'];
  const vary = others === undefined ? 'Accept-Encoding' : `${others}, Accept-Encoding`;
  const varying = { ...reply.headers, vary };
  const encoding = preferredEncoding(headers.get('accept-encoding'));
  if (encoding === 'identity') return { encoding, reply: { ...reply, headers: varying } };
  const etag = reply.headers?.['etag']?.replace(/"$/, `-${encoding}"`);
  const tag = etag !== undefined && { etag };
  return { encoding, reply: { ...reply, headers: { ...varying, ...tag, 'content-encoding': encoding } } };
}

/** Compresses a body at once, with little effort: half a millisecond for a large page. */
export function packHere({ encoding, reply }: Encoded): Reply {
  if (encoding === 'identity') return reply;
  return { ...reply, body: new Uint8Array(packers[encoding](reply.body as string | Uint8Array)) };
}

/** Smaller replies arrive just as fast without compression. */
export const MIN_PACKED_CHARACTERS = 2_048;

/**
 * A page built for this reply, in the encoding that the caller prefers. It is compressed at once, because the
 * memory of pages that wait for other threads would be unlimited.
 */
export function packText(reply: Reply, headers: Headers): Reply {
  const { body, status } = reply;
  if (status !== 200 || typeof body !== 'string' || body.length < MIN_PACKED_CHARACTERS) return reply;
  return packHere(chooseEncoding(reply, headers));
}

/** The smallest of the encodings with the highest weight (RFC 9110, §12.5.3). */
export function preferredEncoding(header: string | null): Encoding {
  if (header === null) return 'identity';
  const weights = readWeights(header);
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const [br, gzip] = [weightOf('br'), weightOf('gzip')];
  const best = Math.max(br, gzip);
  // An encoding without a weight is accepted, but not preferred.
  if (best === 0 || best < (weights.get('identity') ?? 0)) return 'identity';
  return br === best ? 'br' : 'gzip';
}
