import type { IncomingRequest } from '#base/message.ts';
import { Problem } from '#calculate/check/problem.ts';

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
  if (!isOwn) throw crossSite('Use the pages of this service, or a program.');
}

/**
 * Throws a Problem when the message of an agent comes from a page that is neither of this service nor of this
 * machine, where tools for developers are: the Model Context Protocol wants the header Origin checked.
 */
export function requireOwnOrLocalPage(headers: IncomingRequest['headers'], origin: string): void {
  const sender = headers.get('origin');
  if (sender === null || isSameOrigin(sender, origin)) return;
  const { hostname } = URL.parse(sender) ?? { hostname: '' };
  if (!['localhost', '127.0.0.1', '[::1]'].includes(hostname))
    throw crossSite('Agents are programs: call /mcp from a server, or from a page of this machine.');
}

function crossSite(advice: string): Problem {
  const detail = `A page of another website sent this request, so it was rejected. ${advice}`;
  return new Problem('cross-site-request', detail);
}

/** Browsers send "null" for pages without an address, which is not a URL. */
function isSameOrigin(sender: string, origin: string): boolean {
  const url = URL.parse(sender);
  return url !== null && url.origin === URL.parse(origin)?.origin;
}
