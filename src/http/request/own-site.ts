import type { IncomingRequest } from '#base/message.ts';
import { Problem } from '../replies.ts';

/**
 * Throws a Problem when a browser sends the request on behalf of a page of another site. `origin` is that of the
 * request. Programs send neither header. Sec-Fetch-Site decides where there is one, since the Host header that a proxy
 * passes on may not be the one of the page.
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
    'A page of another website sent this request, so it was not accepted. Use the pages of this service, ' +
      'or a program.',
  );
}

/** "null", which browsers send for pages without an address, is no URL. */
function isSameOrigin(sender: string, origin: string): boolean {
  const url = URL.parse(sender);
  return url !== null && url.origin === URL.parse(origin)?.origin;
}
