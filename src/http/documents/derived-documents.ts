import { createRecent } from '#base/recent.ts';
import { describeCollection } from '#derive/collection.ts';
import { formatLlmsText } from '#derive/llms.ts';
import type { Operation } from '#derive/operation.ts';
import type { DocumentRequest, Write } from './documents.ts';
import { fixText } from './fixed-text.ts';
import { jsonReply, type TextReply } from '../replies.ts';

const headers = { 'cache-control': 'no-cache' };

/** Documents for programs other than the OpenAPI document, by path. */
export function deriveDocuments(operations: () => readonly Operation[]): [string, { readonly GET: Write }][] {
  const text = { status: 200, contentType: 'text/plain; charset=utf-8', headers };
  return [
    ['/llms.txt', fixed(() => ({ ...text, body: formatLlmsText(operations()) }))],
    ['/postman.json', { GET: createCollections(operations) }],
  ];
}

function fixed(write: () => TextReply): { readonly GET: Write } {
  const reply = fixText(write);
  return { GET: ({ headers }) => reply(headers) };
}

/** Callers choose the Host header, and each collection takes megabytes: those asked for last are kept. */
const MAX_ORIGINS = 4;
const ANY_ORIGIN = 'https://origin.invalid';

/** The collection with the origin by which it is fetched; all others are made of the text of one. */
function createCollections(operations: () => readonly Operation[]) {
  const known = createRecent<ReturnType<typeof fixText>>(MAX_ORIGINS);
  let text: string | undefined;
  return ({ origin, headers: asked }: DocumentRequest) => {
    const write = () => {
      text ??= JSON.stringify(describeCollection(operations(), ANY_ORIGIN));
      return jsonReply(
        text.replace(ANY_ORIGIN, () => JSON.stringify(origin).slice(1, -1)),
        headers,
      );
    };
    const reply = known.get(origin) ?? fixText(write);
    known.set(origin, reply);
    return reply(asked);
  };
}
