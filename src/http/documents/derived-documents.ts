import { describeCollection } from '#derive/collection.ts';
import { writeLlmsText } from '#derive/llms.ts';
import type { Operation } from '#derive/operation.ts';
import type { Write } from './documents.ts';
import { fixText } from './fixed-text.ts';
import { jsonReply, type TextReply } from '../replies.ts';

const headers = { 'cache-control': 'no-cache' };

/** What other programs read of the operations beside the OpenAPI document, by path. */
export function deriveDocuments(operations: () => readonly Operation[]): [string, { readonly GET: Write }][] {
  const text = { status: 200, contentType: 'text/plain; charset=utf-8', headers };
  return [
    ['/llms.txt', fixed(() => ({ ...text, body: writeLlmsText(operations()) }))],
    ['/postman.json', fixed(() => jsonReply(JSON.stringify(describeCollection(operations())), headers))],
  ];
}

function fixed(write: () => TextReply): { readonly GET: Write } {
  const reply = fixText(write);
  return { GET: ({ headers }) => reply(headers) };
}
