import { request as requestPlain } from 'node:http';
import { connect } from 'node:http2';
import { request as requestSecure } from 'node:https';

/** Where a service listens: over TLS, or plain for a proxy, which the caller then plays. */
export interface Address {
  readonly port: number;
  readonly isPlain?: boolean;
}

export type Protocol = 'h1' | 'h2';

export interface Call {
  readonly path: string;
  readonly key?: string | undefined;
  /** JSON, or text that is sent as it is; without one it is a GET. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answered {
  /** 0 where the connection broke, or the caller left. */
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** A call that is under way. */
export interface Sent {
  readonly answer: Promise<Answered>;
  /** Goes away without a word; over HTTP/2 it takes the stream back. */
  readonly leave: () => void;
}

const broken: Answered = { status: 0, headers: {}, body: '' };

function headersOf({ key, body, headers }: Call): Record<string, string> {
  return {
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    'x-forwarded-proto': 'https',
    ...headers,
  };
}

function bytesOf({ body }: Call): Buffer | undefined {
  if (body === undefined) return undefined;
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}

/** Sends one call on a connection of its own. */
export function send(address: Address, call: Call, protocol: Protocol = 'h1'): Sent {
  return protocol === 'h1' ? sendOne(address, call) : sendStream(address, call);
}

function sendOne({ port, isPlain = false }: Address, call: Call): Sent {
  const { promise, resolve } = Promise.withResolvers<Answered>();
  const body = bytesOf(call);
  const options = {
    host: '127.0.0.1',
    port,
    path: call.path,
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headersOf(call), ...(body !== undefined && { 'content-length': String(body.length) }) },
    agent: false,
    rejectUnauthorized: false,
  } as const;
  const sent = (isPlain ? requestPlain : requestSecure)(options, (reply) => {
    const chunks: Buffer[] = [];
    reply.on('data', (chunk: Buffer) => chunks.push(chunk));
    reply.on('error', () => resolve(broken));
    reply.on('close', () => resolve(broken));
    reply.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: text });
    });
  });
  sent.on('error', () => resolve(broken));
  sent.end(body);
  return {
    answer: promise,
    leave() {
      sent.destroy();
      resolve(broken);
    },
  };
}

function sendStream({ port }: Address, call: Call): Sent {
  const { promise, resolve } = Promise.withResolvers<Answered>();
  const body = bytesOf(call);
  const session = connect(`https://localhost:${port}`, { rejectUnauthorized: false });
  session.on('error', () => resolve(broken));
  const stream = session.request(
    { ':method': body === undefined ? 'GET' : 'POST', ':path': call.path, ...headersOf(call) },
    { endStream: body === undefined },
  );
  const chunks: Buffer[] = [];
  let headers: Readonly<Record<string, unknown>> = {};
  stream.on('response', (received) => (headers = { ...received }));
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('error', () => resolve(broken));
  stream.on('end', () => {
    resolve({ status: Number(headers[':status'] ?? 0), headers, body: Buffer.concat(chunks).toString() });
    session.close();
  });
  if (body !== undefined) stream.end(body);
  return {
    answer: promise,
    leave() {
      stream.close(0x8);
      setTimeout(() => session.destroy(), 100);
      resolve(broken);
    },
  };
}
