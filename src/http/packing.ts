import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { IncomingRequest } from '#base/message.ts';
import { unlessUnchanged } from './documents/conditional.ts';
import {
  chooseEncoding,
  type Encoding,
  MIN_PACKED_CHARACTERS,
  packHere,
  quickOptions,
} from './documents/fixed-text.ts';
import { throughTransform } from './transforms.ts';
import type { Reply } from './replies.ts';

/** Compressing more takes longer than a moment, so another thread does it. */
const MAX_BYTES_HERE = 64 * 1024;

const packElsewhere = {
  br: (bytes: Uint8Array) => promisify(brotliCompress)(bytes, quickOptions.br),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes, quickOptions.gzip),
} as const;

/** Each flushes what it has been given, so that a caller who waits for an answer gets it. */
const createPacker = {
  br: () => createBrotliCompress({ ...quickOptions.br, flush: constants.BROTLI_OPERATION_FLUSH }),
  gzip: () => createGzip({ ...quickOptions.gzip, flush: constants.Z_SYNC_FLUSH }),
} as const;

/** Bytes of the replies that other threads compress; beyond the bound, replies are sent as they are. */
let packing = 0;
const MAX_PACKING_BYTES = 16 * 1024 * 1024;

/**
 * A reply of the API in the encoding that its caller prefers, or one with status 304 when the caller has it.
 * Small replies are sent as they are, and so are large ones while too many are being compressed.
 */
export function packReply(request: IncomingRequest, reply: Reply): Reply | Promise<Reply> {
  const { body } = reply;
  const isStream = body instanceof ReadableStream;
  if (!isStream && body.length < MIN_PACKED_CHARACTERS) return unlessUnchanged(request, reply);
  const chosen = chooseEncoding(reply, request.headers);
  const { encoding } = chosen;
  const wanted = unlessUnchanged(request, chosen.reply);
  if (wanted.status === 304 || encoding === 'identity') return wanted;
  if (isStream) return { ...wanted, body: throughTransform(body, createPacker[encoding]()) };
  if (body.length <= MAX_BYTES_HERE) return packHere(chosen);
  if (packing + body.length > MAX_PACKING_BYTES)
    return chooseEncoding(reply, { get: () => null, has: () => false }).reply;
  return packLarge(wanted, encoding, body);
}

async function packLarge(
  reply: Reply,
  encoding: Exclude<Encoding, 'identity'>,
  body: string | Uint8Array,
): Promise<Reply> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  packing += bytes.length;
  try {
    return { ...reply, body: new Uint8Array(await packElsewhere[encoding](bytes)) };
  } finally {
    packing -= bytes.length;
  }
}
