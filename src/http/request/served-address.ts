import { bounds } from '#base/bounds.ts';
import { Problem } from '#calculate/check/problem.ts';
import { isHealthPath } from '../documents/health.ts';
import type { Exchange } from '../exchange.ts';
import type { Service } from '../service.ts';
import type { Target } from './target.ts';

/** The host of an address without its port, in lower case. */
function hostNameOf({ origin }: Target): string {
  const [, bracketed, name = ''] = /^https:\/\/(?:\[([^\]]*)\]|([^:]*))/.exec(origin) ?? [];
  return (bracketed ?? name).toLowerCase();
}

/**
 * Throws a Problem for an address that is not served: over plain HTTP, of another host, or too long. Behind a
 * proxy, the proxy must be trusted and must have been called over HTTPS.
 */
export function requireServedAddress(
  { isTrustedProxy, hostNames }: Service,
  { request, readPeer, target }: Exchange,
): void {
  const { headers } = request;
  const { path, query } = target;
  // Health probes come from anywhere, have no key and cannot send the header.
  if (isTrustedProxy !== undefined && !isHealthPath(path)) {
    const isSecure = headers.get('x-forwarded-proto') === 'https' && isTrustedProxy(readPeer().address);
    if (!isSecure) throw new Problem('https-required', 'Only HTTPS is served; use an https:// address.');
  }
  // Two Host headers arrive joined; RFC 9112, §3.2, requires a rejection.
  if (headers.get('host')?.includes(',')) throw new Problem('malformed-request', 'Send one Host header.');
  if (hostNames !== undefined && !isHealthPath(path)) {
    const name = hostNameOf(target);
    if (!hostNames.has(name)) throw misdirected(name);
  }
  if (path.length + query.length > bounds.uriCharacters) {
    throw new Problem(
      'uri-too-long',
      `Path and query together have more than ${bounds.uriCharacters} characters; send a shorter address.`,
    );
  }
}

function misdirected(host: string): Problem {
  return new Problem(
    'misdirected-request',
    `The host ${host.slice(0, 100)} is not served here; use the address that the operator publishes.`,
  );
}
