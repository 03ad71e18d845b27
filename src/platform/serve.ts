/** The other end of a connection as the socket knows it: behind a proxy it is the proxy. */
export interface Peer {
  /** An IP address, IPv4 in its own form; empty once the connection is gone. */
  readonly address: string;
  readonly encrypted: boolean;
}

/** Must not throw. `request.url` is always absolute, with its path normalised but not decoded. */
export type Handler = (request: Request, peer: Peer) => Response | Promise<Response>;

export interface ServerOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** PEM texts; the certificate comes first in its chain. Undefined serves plain HTTP. */
  readonly tls: { readonly certificate: string; readonly key: string } | undefined;
  readonly handler: Handler;
}

export interface RunningServer {
  readonly port: number;
  /** Takes no more connections, answers what is in flight, and cuts off what is left after graceMs. */
  stop(graceMs?: number): Promise<void>;
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
    // Bun reports a name that does not resolve as a socket that is not connected.
    case 'ENOTCONN':
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
      return `${host} is not an address of this machine; set HOST to one, or to 0.0.0.0 for all of them.`;
    default:
      return `Cannot listen on ${host}, port ${port}: ${cause.message}.`;
  }
}
