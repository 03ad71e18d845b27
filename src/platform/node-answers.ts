import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import type { Socket } from 'node:net';
import type { Writable } from 'node:stream';
import type { OutgoingReply } from '#base/message.ts';
import { absoluteUrl, drop, NodeRequest, RawHeaders } from './node-messages.ts';
import {
  describePeer,
  dropTimeoutMs,
  type Handler,
  type ReadPeer,
  reportFailure,
  type ServerOptions,
} from './serve.ts';
import type { Unsent } from './unsent.ts';

export const maxHeaders = 100;

/** The state of a server. */
export interface Work {
  /** The number of requests without a complete reply. */
  pending: number;
  /** Whether it has been asked to stop. */
  draining: boolean;
  readonly unsent: Unsent;
}

/** `isWhole` says whether the whole request has been read, so that another can follow it. */
type Send = (reply: OutgoingReply, isWhole: boolean) => void | Promise<void>;

/** Reads the peer of a socket. */
function peerOf(socket: Pick<Socket, 'remoteAddress' | 'remotePort'> | undefined): ReadPeer {
  return () => describePeer(socket?.remoteAddress, socket?.remotePort);
}

/** The listener for requests over HTTP/1.1. */
export function createMessageListener(
  { handler, tls, commonHeaders }: ServerOptions,
  work: Work,
): (message: IncomingMessage, response: ServerResponse) => void {
  const scheme = tls === undefined ? 'http' : 'https';
  const leave = () => void work.pending--;

  return (message, response) => {
    work.pending++;
    response.once('close', leave);
    const headers = new RawHeaders(message.rawHeaders);
    const url = absoluteUrl(scheme, headers.get('host'), message.url!);
    if (url === undefined || message.rawHeaders.length > 2 * maxHeaders) {
      response.writeHead(url === undefined ? 400 : 431, ['content-length', '0', 'connection', 'close']).end();
      return;
    }
    const hasBody = headers.has('transfer-encoding') || (headers.get('content-length') ?? '0') !== '0';
    const request = new NodeRequest(message.method!, url, headers, hasBody ? message : null, response);
    const send: Send = (reply, isWhole) =>
      sendMessage(
        response,
        withCommon(reply, commonHeaders),
        work.draining || !isWhole,
        request.method === 'HEAD',
      );
    void answer(handler, request, peerOf(message.socket), work.unsent, send);
  };
}

/** The listener for requests over HTTP/2, which is always encrypted. */
export function createStreamListener(
  { handler, commonHeaders }: ServerOptions,
  work: Work,
): (stream: ServerHttp2Stream, headers: IncomingHttpHeaders, raw: readonly string[]) => void {
  const leave = () => void work.pending--;

  return (stream, { ':method': method, ':path': path, ':authority': authority }, raw) => {
    work.pending++;
    stream.once('close', leave);
    // It also closes when its caller disconnects, and then the reply is not needed.
    stream.on('error', () => {});
    const headers = new RawHeaders(raw);
    const url = absoluteUrl('https', authority ?? headers.get('host'), path ?? '');
    if (url === undefined) return stream.respond({ ':status': 400 }, { endStream: true });
    const request = new NodeRequest(method!, url, headers, stream.endAfterHeaders ? null : stream, stream);
    const send: Send = (reply) => sendOverStream(stream, withCommon(reply, commonHeaders), method === 'HEAD');
    void answer(handler, request, peerOf(stream.session?.socket), work.unsent, send);
  };
}

async function answer(
  handler: Handler,
  request: NodeRequest,
  readPeer: ReadPeer,
  unsent: Unsent,
  send: Send,
): Promise<void> {
  let reply: OutgoingReply;
  try {
    reply = unsent.bound(await handler(request, readPeer), readPeer);
  } catch (error) {
    reportFailure(error);
    reply = { status: 500, headers: {}, body: null };
  }
  // Some callers lose a reply that is sent before their request is complete.
  const { unread } = request;
  await send(reply, unread === undefined || (await drop(unread, dropTimeoutMs)));
}

function withCommon(
  { status, headers, body }: OutgoingReply,
  commonHeaders: OutgoingReply['headers'],
): OutgoingReply {
  return { status, headers: { ...commonHeaders, ...headers }, body };
}

/** `isLast` closes the connection after it. */
function sendMessage(
  response: ServerResponse,
  { status, headers, body }: OutgoingReply,
  isLast: boolean,
  isHead: boolean,
): void | Promise<void> {
  const list: string[] = [];
  for (const name in headers) list.push(name, headers[name]!);
  if (isLast) list.push('connection', 'close');
  if (body !== null && !(body instanceof ReadableStream))
    list.push('content-length', String(Buffer.byteLength(body)));
  else if (body === null && mayHaveBody(status) && !isHead) list.push('content-length', '0');
  response.writeHead(status, list);
  if (body === null || isHead) response.end();
  else if (body instanceof ReadableStream) return sendPieces(body, response);
  else response.end(body);
}

function sendOverStream(
  stream: ServerHttp2Stream,
  { status, headers: given, body }: OutgoingReply,
  isHead: boolean,
): void | Promise<void> {
  if (stream.destroyed) return;
  // HTTP/2 has no such header.
  const { connection: _, ...headers } = given;
  const hasLength = body !== null && !(body instanceof ReadableStream);
  const length = hasLength ? { 'content-length': Buffer.byteLength(body) } : {};
  const isEmpty = body === null || isHead;
  stream.respond({ ':status': status, ...headers, ...length }, { endStream: isEmpty });
  // Sent at once, it would go before the head of the reply.
  if (isEmpty) return void setImmediate(cutRequest, stream);
  if (body instanceof ReadableStream) return sendPieces(body, stream);
  stream.end(body, () => cutRequest(stream));
}

/** A caller who has the reply need not send the rest of the request (RFC 9113, §8.1). */
function cutRequest(stream: ServerHttp2Stream): void {
  if (stream.endAfterHeaders || stream.readableEnded || stream.destroyed) return;
  stream.close(constants.NGHTTP2_NO_ERROR);
}

function mayHaveBody(status: number): boolean {
  return status !== 204 && status !== 304;
}

async function sendPieces(body: ReadableStream<Uint8Array>, sink: Writable): Promise<void> {
  const reader = body.getReader();
  const leave = () => void reader.cancel().catch(() => {});
  sink.once('close', leave);
  // It also fails while a piece waits to be read.
  reader.closed.catch(() => sink.destroy());
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      if (!sink.write(value)) await untilDrained(sink);
    }
    sink.end();
  } catch {
    sink.destroy();
  }
}

function untilDrained(sink: Writable): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      sink.off('drain', go);
      sink.off('close', go);
      resolve();
    };
    sink.on('drain', go);
    sink.on('close', go);
    if (sink.destroyed) go();
  });
}
