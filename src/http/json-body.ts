import type { IncomingRequest } from '#message.ts';
import { readBody } from './body.ts';
import { bounds } from './bounds.ts';
import { Problem } from './replies.ts';
import { MalformedJson, parseStrictJson } from './strict-json.ts';

/** The JSON value of a request's body. Throws a Problem for any other body. */
export async function readJsonBody(
  request: IncomingRequest,
  mostBytes: number = bounds.bodyBytes,
): Promise<unknown> {
  refuseOtherTypes(request.headers);
  const bytes = await readBody(request, mostBytes, bounds.bodyDeadlineMs);
  if (bytes === 'too-large') {
    throw new Problem('body-too-large', `The body has more than ${mostBytes} bytes.`);
  }
  if (bytes === 'timeout') {
    throw new Problem('request-timeout', 'The body did not arrive whole.', {
      headers: { connection: 'close' },
    });
  }
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
  const got = type === null ? 'there is no Content-Type' : `the Content-Type is ${type.slice(0, 100)}`;
  throw new Problem('unsupported-media-type', `Send "Content-Type: application/json"; ${got}.`);
}
