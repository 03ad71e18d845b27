import { describeCollection } from '#derive/collection.ts';
import { formatLlmsText } from '#derive/llms.ts';
import type { Operation } from '#derive/operation.ts';
import type { Write } from './documents.ts';
import { fixText } from './fixed-text.ts';
import { jsonReply, type TextReply } from '../replies.ts';

const headers = { 'cache-control': 'no-cache' };

/** Documents for programs other than the OpenAPI document, by path. */
export function deriveDocuments(operations: () => readonly Operation[]): [string, { readonly GET: Write }][] {
  const text = { status: 200, contentType: 'text/plain; charset=utf-8', headers };
  return [
    ['/llms.txt', fixed(() => ({ ...text, body: formatLlmsText(operations()) }))],
    ['/postman.json', fixed(() => jsonReply(JSON.stringify(describeCollection(operations())), headers))],
  ];
}

function fixed(write: () => TextReply): { readonly GET: Write } {
  const reply = fixText(write);
  return { GET: ({ headers }) => reply(headers) };
}
