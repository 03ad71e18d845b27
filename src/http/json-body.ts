import type { IncomingRequest } from '#message.ts';
import { chain } from '#chain.ts';
import { readBody } from './body.ts';
import { bounds } from './bounds.ts';
import type { Pause } from './pacing.ts';
import { Problem } from './replies.ts';
import { MalformedJson, parseStrictJson } from './strict-json.ts';

/**
 * What `make` makes of the JSON value of a request's body, which is parsed when `pause` is over. Throws a Problem, or
 * rejects with one, for any other body.
 */
export function readJsonBody<Made>(
  request: IncomingRequest,
  make: (value: unknown) => Made | Promise<Made>,
  mostBytes: number = bounds.bodyBytes,
  pause?: Pause,
): Promise<Made> {
  refuseOtherTypes(request.headers);
  return readBody(request, mostBytes).then((bytes) =>
    chain(pause?.(), () => make(readJson(bytes, mostBytes))),
  );
}

function readJson(bytes: Awaited<ReturnType<typeof readBody>>, mostBytes: number): unknown {
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
