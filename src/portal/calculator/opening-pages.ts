import { createRecent } from '#base/recent.ts';
import type { DocumentRequest } from '#http/documents/documents.ts';
import { withTag } from '#http/documents/conditional.ts';
import { packText, preferredEncoding } from '#http/documents/fixed-text.ts';
import type { Reply, TextReply } from '#http/replies.ts';

/** Compressed, each takes 10 to 40 kB, and otherwise five times as much. */
const MAX_KEPT = 500;
const MAX_KEPT_BYTES = 16 * 1024 * 1024;

/** Writes a page with the request that it is given. */
type Write = (request: DocumentRequest) => Promise<Reply>;

/** The page that a request opens; `parts` names all that it is made of besides. */
export type Open = (parts: readonly unknown[], request: DocumentRequest, write: Write) => Promise<Reply>;

/**
 * Keeps the pages that open without a query, those asked for last: making one takes a hundred times as long
 * as sending it, and it is the same for all readers of whom its parts are the same.
 */
export function createOpeningPages(): Open {
  const kept = createRecent<Reply>(MAX_KEPT, MAX_KEPT_BYTES, ({ body }) => (body as Uint8Array).length);
  return async (parts, request, write) => {
    const { headers, origin } = request;
    const encoding = preferredEncoding(headers.get('accept-encoding'));
    const key = JSON.stringify([parts, origin, encoding]);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const watched = watch(request);
    const reply = await write(watched.request);
    if (reply.status !== 200 || typeof reply.body !== 'string' || !watched.isAnswered()) return reply;
    const packed = packText(withTag(reply as TextReply), headers);
    const { body } = packed;
    kept.set(key, typeof body === 'string' ? { ...packed, body: new TextEncoder().encode(body) } : packed);
    return reply;
  };
}

/** Notes whether all that a page asks for is answered: one that lacks a part is not for others. */
function watch(request: DocumentRequest) {
  let isAnswered = true;
  const watched: DocumentRequest = {
    ...request,
    async admit(what) {
      const seconds = await request.admit(what);
      isAnswered &&= seconds === 0;
      return seconds;
    },
    async callOperation(call) {
      const reply = await request.callOperation(call);
      isAnswered &&= reply.status === 200;
      return reply;
    },
    async draw(picture, canvas) {
      try {
        return await request.draw(picture, canvas);
      } catch (error) {
        isAnswered = false;
        throw error;
      }
    },
  };
  return { request: watched, isAnswered: () => isAnswered };
}
