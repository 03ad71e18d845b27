import type { Log } from '#base/log.ts';
import type { IncomingRequest } from '#base/message.ts';
import type { ReadNetwork } from './request/address.ts';
import type { Target } from './request/target.ts';

/** Reads the sender of a request, as the server sees it. */
export type ReadPeer = () => { readonly address: string };

/** The quotas of a key and what is left of them, as fields of the reply. */
export interface LimitFields {
  readonly policy: string;
  readonly left: string;
}

/** A request in progress, with what is known about it. */
export interface Exchange {
  readonly request: IncomingRequest;
  readonly readPeer: ReadPeer;
  readonly target: Target;
  readonly startedMs: number;
  readonly requestId: string;
  route: string;
  keyId: string | undefined;
  limits: LimitFields | undefined;
}

/** What tells the network of a request. */
export interface NetworkReader {
  readonly readNetwork: ReadNetwork;
  readonly log: Log;
}

/** The network that a request comes from. */
export function networkOf(
  { readNetwork, log }: NetworkReader,
  { request, readPeer, startedMs }: Exchange,
): string {
  const { network, warning } = readNetwork(request.headers, readPeer().address, startedMs);
  if (warning !== undefined) log.warn('forwarded-address', { detail: warning });
  return network;
}
