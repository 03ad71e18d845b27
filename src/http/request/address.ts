import { isIP } from 'node:net';
import type { IncomingRequest } from '#base/message.ts';

/** The network that a request comes from: an IPv4 address, or the /64 that one IPv6 subscriber has. */
export interface ClientNetwork {
  readonly network: string;
  /** A sentence for the log when X-Forwarded-For could not be read; set at most once a minute. */
  readonly warning?: string;
}

/** Whether an address is a trusted proxy's; undefined where this process speaks TLS itself. */
type IsTrustedProxy = ((address: string) => boolean) | undefined;

export type ReadNetwork = (
  headers: IncomingRequest['headers'],
  peerAddress: string,
  nowMs: number,
) => ClientNetwork;

const WARN_EVERY_MS = 60_000;
/** The longest address with its zone, port and quotes. */
const MAX_ENTRY_CHARACTERS = 100;

/**
 * Determines the network of a caller. Behind trusted proxies it is the last address in X-Forwarded-For that
 * is not a trusted proxy's, because the caller may have written the entries before it. When that entry is not
 * an address, the address of the proxy counts. It never throws.
 */
export function createNetworkReader(isTrustedProxy: IsTrustedProxy): ReadNetwork {
  let warnedMs = -Infinity;
  return (headers, peerAddress, nowMs) => {
    const { address, unreadable } = findClient(headers, peerAddress, isTrustedProxy);
    const network = networkOf(address);
    if (unreadable === undefined || nowMs - warnedMs < WARN_EVERY_MS) return { network };
    warnedMs = nowMs;
    const entry = JSON.stringify(unreadable.slice(0, 60));
    const warning =
      `The last entry of X-Forwarded-For, ${entry}, is not an IP address. All callers whose entry cannot be ` +
      `read count as ${network}, the address of the proxy.`;
    return { network, warning };
  };
}

interface Client {
  readonly address: string;
  /** The entry that is not an address, so that the address of the peer counts. */
  readonly unreadable?: string;
}

function findClient(
  headers: IncomingRequest['headers'],
  peerAddress: string,
  isTrustedProxy: IsTrustedProxy,
): Client {
  if (isTrustedProxy === undefined) return { address: peerAddress };
  const forwarded = headers.get('x-forwarded-for')?.trim() ?? '';
  if (forwarded === '') return { address: peerAddress };
  // From the end, so that a long list of forged entries costs nothing.
  for (let end = forwarded.length; end >= 0;) {
    const start = end === 0 ? 0 : forwarded.lastIndexOf(',', end - 1) + 1;
    const entry = forwarded.slice(start, end).trim();
    const address = readAddress(entry);
    if (address === undefined) return { address: peerAddress, unreadable: entry };
    const ipv4 = embeddedIpv4(address);
    const isProxy = isTrustedProxy(address) || (ipv4 !== undefined && isTrustedProxy(ipv4));
    if (!isProxy) return { address };
    end = start - 1;
  }
  return { address: peerAddress };
}

const portPattern = /^(?:\[([^\]]*)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/;

/** The address of an entry such as `203.0.113.7:4711`, `"[2001:db8::1]:443"` or `fe80::1%eth0`. */
function readAddress(entry: string): string | undefined {
  if (entry.length > MAX_ENTRY_CHARACTERS) return undefined;
  const text = /^".*"$/.test(entry) ? entry.slice(1, -1) : entry;
  const [, bracketed, beforePort] = portPattern.exec(text) ?? [];
  const address = bracketed ?? beforePort ?? text;
  return isIP(address) === 0 ? undefined : withoutZone(address);
}

/** A link-local address may name the network card after a percent sign (RFC 4007). */
function withoutZone(address: string): string {
  const zone = address.indexOf('%');
  return zone === -1 ? address : address.slice(0, zone);
}

function networkOf(address: string): string {
  // Every IPv4 address is its own network; a peer that has disconnected has no address.
  if (isIP(address) !== 6) return address;
  const groups = readGroups(withoutZone(address));
  const [a = 0, b = 0, c = 0, d = 0] = groups;
  const hex = (group: number) => group.toString(16);
  return ipv4Within(groups) ?? `${hex(a)}:${hex(b)}:${hex(c)}:${hex(d)}::/64`;
}

function embeddedIpv4(address: string): string | undefined {
  return address.includes(':') ? ipv4Within(readGroups(address)) : undefined;
}

/** The IPv4 address in ::ffff:0:0/96 (RFC 4291) or in 64:ff9b::/96, where NAT64 puts it (RFC 6052). */
function ipv4Within([a, b, c, d, e, f, high = 0, low = 0]: readonly number[]): string | undefined {
  const isMapped = a === 0 && b === 0 && f === 0xffff;
  const isTranslated = a === 0x64 && b === 0xff9b && f === 0;
  if (!(isMapped || isTranslated) || c !== 0 || d !== 0 || e !== 0) return undefined;
  return `${high >> 8}.${high & 0xff}.${low >> 8}.${low & 0xff}`;
}

/** The eight groups of an IPv6 address that is valid and has no zone. */
function readGroups(address: string): number[] {
  const groups: number[] = [];
  let gap = 0;
  for (const part of address.split(':')) {
    if (part === '') gap = groups.length;
    else if (part.includes('.')) groups.push(...readIpv4(part));
    else groups.push(Number.parseInt(part, 16));
  }
  while (groups.length < 8) groups.splice(gap, 0, 0);
  return groups;
}

function readIpv4(address: string): readonly [number, number] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}

/**
 * A network and the wider blocks around it. One owner may have a /48 of IPv6 or a /24 of IPv4: both are the
 * smallest blocks that are announced on the Internet. A home has a /56.
 */
export interface Blocks {
  readonly network: string;
  readonly site?: string;
  readonly route: string;
}

/** The blocks around a network of `createNetworkReader`. */
export function blocksOf(network: string): Blocks {
  if (network.endsWith('::/64')) {
    const [a = '', b = '', c = '', d = ''] = network.slice(0, -'::/64'.length).split(':');
    const site = (Number.parseInt(d, 16) & 0xff00).toString(16);
    return { network, site: `${a}:${b}:${c}:${site}::/56`, route: `${a}:${b}:${c}::/48` };
  }
  if (isIP(network) !== 4) return { network, route: network };
  return { network, route: `${network.slice(0, network.lastIndexOf('.'))}.0/24` };
}
