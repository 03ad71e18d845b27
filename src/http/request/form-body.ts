import type { IncomingRequest } from '#base/message.ts';
import { readBody } from './body.ts';
import { bounds } from '#base/bounds.ts';
import { Problem } from '#calculate/check/problem.ts';

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
  if (hasMoreFields(bytes, bounds.formFields)) {
    const detail = `The form has more than ${bounds.formFields} fields; send fewer rows.`;
    throw new Problem('body-too-large', detail);
  }
  const form = new URLSearchParams(new TextDecoder().decode(bytes));
  if (purpose === 'page') {
    for (const [name, text] of form) requireShortText(name, text);
    requireFewRows(form);
  }
  return form;
}

const MAX_NAME = 60;

/** Names with a hyphen are those of a page itself, such as what is pasted; fields have none. */
export function requireShortText(name: string, text: string): void {
  if (name.includes('-') || text.length <= bounds.fieldCharacters) return;
  const detail = `The text of ${name.slice(0, MAX_NAME)} has ${text.length} characters; at most ${bounds.fieldCharacters} are read.`;
  throw new Problem('body-too-large', detail);
}

/** In "returns.12=1.5", the list is "returns" and the row is "12". */
function requireFewRows(form: URLSearchParams): void {
  const rows = new Map<string, Set<string>>();
  for (const name of form.keys()) {
    const [list = '', row] = name.split('.', 2);
    if (row === undefined) continue;
    const known = rows.get(list) ?? new Set();
    rows.set(list, known.add(row));
    if (known.size > bounds.pageRows) throw tooManyRows;
  }
}

export const tooManyRows = new Problem(
  'body-too-large',
  `A list on a page has at most ${bounds.pageRows} rows; send longer ones to the API.`,
);

const AMPERSAND = 38;

/** Counted before anything is read: what a page does with a field takes a hundred times as long. */
function hasMoreFields(bytes: Uint8Array, most: number): boolean {
  let count = 1;
  for (let at = bytes.indexOf(AMPERSAND); at !== -1; at = bytes.indexOf(AMPERSAND, at + 1)) {
    if (++count > most) return true;
  }
  return false;
}
