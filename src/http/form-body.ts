import type { IncomingRequest } from '#message.ts';
import { readBody } from './body.ts';
import { bounds } from './bounds.ts';
import { Problem } from './replies.ts';

const formType = 'application/x-www-form-urlencoded';

/** What forms are for. */
export type FormPurpose = keyof typeof bounds.formBytes;

/** The fields of a form that a page has sent. Throws a Problem for any other body. */
export async function readFormBody(request: IncomingRequest, purpose: FormPurpose): Promise<URLSearchParams> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== formType || request.headers.has('content-encoding')) {
    throw new Problem('unsupported-media-type', `Send "Content-Type: ${formType}".`);
  }
  const limit = bounds.formBytes[purpose];
  const bytes = await readBody(request, limit);
  if (bytes === 'too-large') {
    throw new Problem('body-too-large', `The form has more than ${limit} bytes.`);
  }
  if (bytes === 'timeout') {
    throw new Problem('request-timeout', 'The form did not arrive whole.', {
      headers: { connection: 'close' },
    });
  }
  return new URLSearchParams(new TextDecoder().decode(bytes));
}
