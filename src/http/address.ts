import { isIP } from 'node:net';
import type { IncomingRequest } from '#message.ts';

/**
 * The network that a request comes from: an IPv4 address, or the first 64 bits of an IPv6 address, which one
 * subscriber has. Behind trusted proxies it is the last address in X-Forwarded-For that is none of theirs: what
 * stands before it was written by the caller.
 */
export function clientNetwork(
  headers: IncomingRequest['headers'],
  peerAddress: string,
  isTrustedProxy: ((address: string) => boolean) | undefined,
): string {
  if (isTrustedProxy === undefined) return networkOf(peerAddress);
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  const client = forwarded.findLast((address) => isIP(address) === 0 || !isTrustedProxy(address));
  return networkOf(client !== undefined && isIP(client) !== 0 ? client : peerAddress);
}

function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const end = tail === '' ? [] : tail.split(':');
    groups.push(...Array<string>(8 - groups.length - end.length).fill('0'), ...end);
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}
