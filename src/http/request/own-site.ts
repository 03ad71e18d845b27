import type { IncomingRequest } from '#base/message.ts';
import { Problem } from '../replies.ts';

/**
 * Throws a Problem when a browser sends the request for a page of another site. `origin` is the origin of the
 * request. Programs send neither header. Sec-Fetch-Site has priority, because a proxy may pass on a different
 * Host header than the page's.
 */
export function requireOwnSite(headers: IncomingRequest['headers'], origin: string): void {
  const site = headers.get('sec-fetch-site');
  const sender = headers.get('origin');
  const isOwn =
    site === null
      ? sender === null || isSameOrigin(sender, origin)
      : site === 'same-origin' || site === 'none';
  if (isOwn) return;
  throw new Problem(
    'cross-site-request',
    'A page of another website sent this request, so it was rejected. Use the pages of this service, ' +
      'or a program.',
  );
}

/** Browsers send "null" for pages without an address, which is not a URL. */
function isSameOrigin(sender: string, origin: string): boolean {
  const url = URL.parse(sender);
  return url !== null && url.origin === URL.parse(origin)?.origin;
}
