import type { IncomingRequest } from '#base/message.ts';
import { readBody } from './body.ts';
import { bounds } from '#base/bounds.ts';
import { Problem } from '../replies.ts';
import { MalformedJson, parseStrictJson } from './strict-json.ts';

/**
 * The bytes of a body with a JSON content type. Throws a Problem, or rejects with one, for any other body.
 */
export function readJsonBytes(
  request: IncomingRequest,
  maxBytes: number = bounds.bodyBytes,
): Promise<Uint8Array> {
  refuseOtherTypes(request.headers);
  return readBody(request, maxBytes);
}

/** The value of a JSON text. Throws a Problem for anything else. */
export function parseJsonBody(bytes: Uint8Array): unknown {
  try {
    return parseStrictJson(bytes);
  } catch (error) {
    if (error instanceof MalformedJson) throw new Problem('malformed-json', error.message);
    throw error;
  }
}

const jsonType = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

function refuseOtherTypes(headers: IncomingRequest['headers']): void {
  const encoding = headers.get('content-encoding');
  if (encoding !== null && encoding.toLowerCase() !== 'identity') {
    throw new Problem('unsupported-media-type', 'Send the body without a Content-Encoding.', {
      headers: { 'accept-encoding': 'identity' },
    });
  }
  const type = headers.get('content-type');
  if (type !== null && jsonType.test(type)) return;
  const got = type === null ? 'the request has no Content-Type' : `the Content-Type is ${type.slice(0, 100)}`;
  throw new Problem('unsupported-media-type', `Send "Content-Type: application/json"; ${got}.`);
}
