import { hash } from 'node:crypto';
import type { IncomingRequest } from '#base/message.ts';
import type { Reply, TextReply } from '../replies.ts';

/** A reply with an entity tag (RFC 9110, §8.8.3) that depends on the body. */
export function withTag(reply: TextReply): TextReply {
  const etag = `"${hash('sha256', reply.body, 'base64url').slice(0, 22)}"`;
  return { ...reply, headers: { ...reply.headers, etag } };
}

/** What follows from the address alone stays the same until the program changes. */
const UNCHANGING_SECONDS = 3600;

/** A reply that may be kept for a time, with an entity tag. */
export function cacheable(reply: TextReply, seconds = UNCHANGING_SECONDS): TextReply {
  const tagged = reply.headers?.['etag'] === undefined ? withTag(reply) : reply;
  const headers = { ...tagged.headers, 'cache-control': `private, max-age=${seconds}`, vary: 'Accept' };
  return { ...tagged, headers };
}

/** The reply, or one with status 304 and no body when the request names its tag (RFC 9110, §13.1.2). */
export function unlessUnchanged(request: IncomingRequest, reply: Reply): Reply {
  const etag = reply.headers?.['etag'];
  if (etag === undefined || reply.status !== 200) return reply;
  const known = request.headers.get('if-none-match');
  if (known === null) return reply;
  if (request.method !== 'GET' && request.method !== 'HEAD') return reply;
  const tags = new Set(known.split(',').map((tag) => tag.trim().replace(/^W\//, '')));
  if (!tags.has(etag) && !tags.has('*')) return reply;
  const { 'content-encoding': _, ...headers } = reply.headers!;
  return { ...reply, status: 304, body: '', headers };
}
