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

/** More origins than a service has. Callers choose the Host header, and each collection takes megabytes. */
const MAX_ORIGINS = 4;
const USUAL_ORIGIN = 'https://localhost:8443';

/** The collection with the origin by which it is fetched. */
function createCollections(operations: () => readonly Operation[]) {
  const known = new Map<string, ReturnType<typeof fixText>>();
  return ({ origin: own, headers: asked }: DocumentRequest) => {
    const origin = known.has(own) || known.size < MAX_ORIGINS ? own : USUAL_ORIGIN;
    const write = () => jsonReply(JSON.stringify(describeCollection(operations(), origin)), headers);
    const reply = known.get(origin) ?? fixText(write);
    known.set(origin, reply);
    return reply(asked);
  };
}
