import type { IncomingRequest, OutgoingReply } from '#base/message.ts';
import type { UnsentState } from './unsent.ts';

/** The peer of a connection as the socket sees it: behind a proxy, the proxy. */
export interface Peer {
  /** An IP address, IPv4 in its own form; empty once the connection is gone. */
  readonly address: string;
  /** The same for all requests of a connection. */
  readonly connection: string;
}

/** Reads the peer: that costs a tenth of a request, so it is read only when needed. */
export type ReadPeer = () => Peer;

/** Must not throw. */
export type Handler = (
  request: IncomingRequest,
  readPeer: ReadPeer,
) => OutgoingReply | Promise<OutgoingReply>;

/** PEM texts; the certificate comes first in its chain. */
export interface Certificate {
  readonly certificate: string;
  readonly key: string;
}

export interface ServerOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Undefined serves plain HTTP. */
  readonly tls: Certificate | undefined;
  /** Whether other processes may listen on the same port, and share its connections. */
  readonly sharesPort?: boolean;
  readonly handler: Handler;
  /** Headers of every reply, unless the handler sets them. */
  readonly commonHeaders: Readonly<Record<string, string>>;
}

export interface RunningServer {
  readonly port: number;
  /** Uses another certificate for new connections; existing ones continue. */
  replaceCertificate(tls: Certificate): void;
  /** Accepts no more connections, answers open requests, and cuts off the rest after graceMs. */
  stop(graceMs?: number): Promise<void>;
  /** The state of unread replies. */
  unsent(): UnsentState;
}

export type Serve = (options: ServerOptions) => Promise<RunningServer>;

/** For TLS 1.2: elliptic curves for every key exchange, and authenticated encryption. */
export const cipherSuites = [
  'ECDHE-ECDSA-AES128-GCM-SHA256',
  'ECDHE-RSA-AES128-GCM-SHA256',
  'ECDHE-ECDSA-AES256-GCM-SHA384',
  'ECDHE-RSA-AES256-GCM-SHA384',
  'ECDHE-ECDSA-CHACHA20-POLY1305',
  'ECDHE-RSA-CHACHA20-POLY1305',
].join(':');

export const idleTimeoutSeconds = 10;
/** How often a stopping server checks whether all requests are answered. */
export const drainCheckMs = 250;
/** How long an unread body is received before the reply is sent. */
export const dropTimeoutMs = 5_000;

/** The peer at an end of a connection; its IPv4 address is in IPv4 notation, even on a dual-stack socket. */
export function describePeer(address: string | undefined, port: number | undefined): Peer {
  return { address: address?.replace(/^::ffff:(?=\d+\.)/, '') ?? '', connection: `${address} ${port}` };
}

/** Logs the error for the operator; the caller gets an empty 500. */
export function reportFailure(error: unknown): void {
  process.stderr.write(`The handler failed: ${error instanceof Error ? error.stack : String(error)}\n`);
}

/** Why the server cannot listen, in one sentence that says what to change. */
export function listenError(cause: unknown, host: string, port: number): Error {
  return new Error(explain(cause, host, port), { cause });
}

function explain(cause: unknown, host: string, port: number): string {
  if (!(cause instanceof Error)) return `Cannot listen on ${host}, port ${port}: ${String(cause)}.`;
  switch ('code' in cause ? cause.code : undefined) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is already in use; set PORT to another port.`;
    case 'EACCES':
      return `This user may not listen on port ${port} of ${host}; set PORT to 1024 or more.`;
    // Bun reports an unresolvable name with an unrelated error.
    case 'ENOTCONN':
    case 'EINVAL':
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
      return `${host} is not an address of this machine; set HOST to one of its addresses, or to 0.0.0.0 for all.`;
    default:
      return `Cannot listen on ${host}, port ${port}: ${cause.message}.`;
  }
}
