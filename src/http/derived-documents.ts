import { describeCollection } from '#derive/collection.ts';
import { writeLlmsText } from '#derive/llms.ts';
import type { Operation } from '#derive/operation.ts';
import { withTag } from './conditional.ts';
import { jsonReply, type Reply, type TextReply } from './replies.ts';

const headers = { 'cache-control': 'no-cache' };

/** What other programs read of the operations beside the OpenAPI document, by path. */
export function deriveDocuments(
  operations: () => readonly Operation[],
): [string, { readonly GET: () => Reply }][] {
  const text = { status: 200, contentType: 'text/plain; charset=utf-8', headers };
  return [
    ['/llms.txt', { GET: once(() => ({ ...text, body: writeLlmsText(operations()) })) }],
    [
      '/postman.json',
      { GET: once(() => jsonReply(JSON.stringify(describeCollection(operations())), headers)) },
    ],
  ];
}

function once(write: () => TextReply): () => Reply {
  let reply: Reply | undefined;
  return () => (reply ??= withTag(write()));
}
