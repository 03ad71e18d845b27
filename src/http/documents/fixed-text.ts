import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, gzipSync } from 'node:zlib';
import { fixBody, type IncomingRequest } from '#base/message.ts';
import { withTag } from './conditional.ts';
import { readWeights } from '../request/headers.ts';
import type { Reply, TextReply } from '../replies.ts';

type Encoding = 'br' | 'gzip' | 'identity';
type Headers = IncomingRequest['headers'];

/** Smaller texts gain nothing that a reader would notice. */
const MIN_COMPRESSED_BYTES = 1_024;

/** On another thread; beyond it brotli takes four times as long for a tenth less. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const compressors = {
  br: (bytes: Uint8Array) => promisify(brotliCompress)(bytes, brotliOptions),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes),
} as const;

/**
 * A text that stays, in the encoding that the caller likes best. It is written when it is first asked for, compressed once,
 * and all replies share its bytes, so that those that nobody reads take no memory. Each encoding has a tag of its own.
 */
export function fixText(write: () => TextReply): (headers: Headers) => Promise<Reply> {
  const replies: { [encoding in Encoding]?: Promise<Reply> | undefined } = {};

  async function make(encoding: Encoding): Promise<Reply> {
    if (encoding === 'identity') {
      const reply = withTag(write());
      const bytes = new TextEncoder().encode(reply.body);
      const varying = bytes.length >= MIN_COMPRESSED_BYTES && { vary: 'Accept-Encoding' };
      return { ...reply, body: fixBody(bytes), headers: { ...reply.headers, ...varying } };
    }
    const plain = await inEncoding('identity');
    const bytes = plain.body as Uint8Array;
    if (bytes.length < MIN_COMPRESSED_BYTES) return plain;
    const body = fixBody(new Uint8Array(await compressors[encoding](bytes)));
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

/** Smaller pages are as soon there as they are. */
const MIN_PACKED_CHARACTERS = 2_048;

/**
 * A text that was made for this reply, by gzip where the caller takes it. It is done at once and with the least effort: half
 * a millisecond for a large page, where the memory of many that wait for other threads would have no bound.
 */
export function packText(reply: Reply, headers: Headers): Reply {
  const { body, status } = reply;
  if (status !== 200 || typeof body !== 'string' || body.length < MIN_PACKED_CHARACTERS) return reply;
  const varying = { ...reply.headers, vary: 'Accept-Encoding' };
  const accepted = headers.get('accept-encoding');
  const weights = accepted === null ? undefined : readWeights(accepted);
  const weight = weights?.get('gzip') ?? weights?.get('*') ?? 0;
  if (weight === 0) return { ...reply, headers: varying };
  const etag = reply.headers?.['etag']?.replace(/"$/, '-gzip"');
  const packed = new Uint8Array(gzipSync(body, { level: 1 }));
  const tag = etag !== undefined && { etag };
  return { ...reply, body: packed, headers: { ...varying, ...tag, 'content-encoding': 'gzip' } };
}

/** The smallest of the encodings with the highest weight (RFC 9110, §12.5.3). */
export function preferredEncoding(header: string | null): Encoding {
  if (header === null) return 'identity';
  const weights = readWeights(header);
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const [br, gzip] = [weightOf('br'), weightOf('gzip')];
  const best = Math.max(br, gzip);
  // Who names it without a weight takes it as well as any other, and not rather.
  if (best === 0 || best < (weights.get('identity') ?? 0)) return 'identity';
  return br === best ? 'br' : 'gzip';
}
