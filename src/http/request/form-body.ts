import type { IncomingRequest } from '#base/message.ts';
import { readBody } from './body.ts';
import { bounds } from '#base/bounds.ts';
import { Problem } from '../replies.ts';

const formType = 'application/x-www-form-urlencoded';

/** What forms are for. */
export type FormPurpose = keyof typeof bounds.formBytes;

/** The fields of a form that a page has sent. Throws a Problem for any other body. */
export async function readFormBody(request: IncomingRequest, purpose: FormPurpose): Promise<URLSearchParams> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== formType || request.headers.has('content-encoding')) {
    throw new Problem('unsupported-media-type', `Send "Content-Type: ${formType}".`);
  }
  const bytes = await readBody(request, bounds.formBytes[purpose]);
  return new URLSearchParams(new TextDecoder().decode(bytes));
}
