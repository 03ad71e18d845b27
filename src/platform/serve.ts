import type { IncomingRequest, OutgoingReply } from '#base/message.ts';
import type { UnsentState } from './unsent.ts';

/** The other end of a connection as the socket knows it: behind a proxy it is the proxy. */
export interface Peer {
  /** An IP address, IPv4 in its own form; empty once the connection is gone. */
  readonly address: string;
  readonly encrypted: boolean;
}

/** Must not throw. */
export type Handler = (request: IncomingRequest, peer: Peer) => OutgoingReply | Promise<OutgoingReply>;

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
  /** Are on every reply of the handler that does not name them itself. */
  readonly commonHeaders: Readonly<Record<string, string>>;
}

export interface RunningServer {
  readonly port: number;
  /** Gives connections from now on another certificate; those there are go on. */
  replaceCertificate(tls: Certificate): void;
  /** Takes no more connections, answers what is in flight, and cuts off what is left after graceMs. */
  stop(graceMs?: number): Promise<void>;
  /** What callers have not taken of their replies. */
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
/** How often a server that stops looks whether all is answered. */
export const drainCheckMs = 250;
/** How long a body that nobody reads is let in before the reply goes out. */
export const dropTimeoutMs = 5_000;

/** IPv4 callers in their own form, also on a socket for both families. */
export function peerAddress(address: string | undefined): string {
  return address?.replace(/^::ffff:(?=\d+\.)/, '') ?? '';
}

/** For the operator, where the caller gets an empty 500. */
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
      return `Port ${port} on ${host} is already in use; set PORT to another one.`;
    case 'EACCES':
      return `Port ${port} on ${host} is not allowed to this user; set PORT to 1024 or more.`;
    // Bun reports a name that does not resolve with whatever error is at hand.
    case 'ENOTCONN':
    case 'EINVAL':
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
      return `${host} is not an address of this machine; set HOST to one, or to 0.0.0.0 for all of them.`;
    default:
      return `Cannot listen on ${host}, port ${port}: ${cause.message}.`;
  }
}
