import { connect as connectPlain, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { DATA, END_HEADERS, END_STREAM, field, frame, HEADERS, opening, SETTINGS } from '../kit/frames.ts';

/** Many requests that are there in the same moment. */
export interface Wave {
  readonly port: number;
  readonly protocol: 'h2' | 'http/1.1' | 'plain';
  readonly connections: number;
  /** On each connection. HTTP/1.1 has one. */
  readonly streams?: number;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
  /** What the head says of the body's length; more than there is makes a body that never ends. */
  readonly length?: number;
}

export interface WaveTally {
  /** Requests that got the head of a reply. */
  readonly answered: number;
  /** Connections that broke before all of theirs were answered. */
  readonly broken: number;
}

/** Sends a wave and waits until all of it is answered or broken off, or the limit is over. */
export async function sendWave(wave: Wave, limitMs = 30_000): Promise<WaveTally> {
  const { connections, streams = 1, protocol } = wave;
  const expected = protocol === 'h2' ? streams : 1;
  const answers: number[] = Array.from({ length: connections }, () => 0);
  const broken = new Set<number>();
  const sockets: Socket[] = [];
  // A backlog of connections that nobody takes yet is short.
  while (sockets.length < connections) {
    const indexes = Array.from({ length: Math.min(100, connections - sockets.length) }, (_, i) => i);
    const from = sockets.length;
    sockets.push(
      ...(await Promise.all(
        indexes.map((index) =>
          open(
            wave,
            (count) => (answers[from + index]! += count),
            () => broken.add(from + index),
          ),
        ),
      )),
    );
  }
  const requests = protocol === 'h2' ? streamsOf(wave, streams) : messageOf(wave);
  for (const socket of sockets) socket.write(requests);
  const endMs = performance.now() + limitMs;
  const isOver = () => answers.every((count, index) => count >= expected || broken.has(index));
  while (!isOver() && performance.now() < endMs) await sleep(20);
  for (const socket of sockets) socket.destroy();
  const unanswered = [...broken].filter((index) => answers[index]! < expected);
  return { answered: answers.reduce((sum, count) => sum + count, 0), broken: unanswered.length };
}

function open(wave: Wave, answer: (count: number) => void, breakOff: () => void): Promise<Socket> {
  const { port, protocol } = wave;
  return new Promise((resolve) => {
    const ready = () => {
      if (protocol === 'h2') socket.write(opening());
      resolve(socket);
    };
    const options = { host: '127.0.0.1', port };
    const socket =
      protocol === 'plain'
        ? connectPlain(options, ready)
        : connectTls({ ...options, rejectUnauthorized: false, ALPNProtocols: [protocol] }, ready);
    socket.on('data', protocol === 'h2' ? countHeads(answer) : countMessages(answer));
    socket.on('error', () => {});
    socket.on('close', () => {
      breakOff();
      resolve(socket);
    });
  });
}

const WINDOW_UPDATE = 8;

/** Replies that are asked for and not read. */
export interface Unread {
  /** How many replies have begun. */
  readonly heads: () => number;
  readonly close: () => void;
}

/** Asks for replies over HTTP/2 and takes a byte of each a second; resolves when the first has begun. */
export async function openUnread(
  wave: Omit<Wave, 'protocol' | 'body'> & { readonly streams: number; readonly body?: string },
): Promise<Unread> {
  const { connections, streams, body = '' } = wave;
  let heads = 0;
  const begun = Promise.withResolvers<void>();
  const answer = (count: number) => {
    heads += count;
    if (heads > 0) begun.resolve();
  };
  const whole: Wave = { ...wave, body, protocol: 'h2' };
  const sockets = await Promise.all(
    Array.from({ length: connections }, () => open(whole, answer, begun.resolve)),
  );
  const requests = streamsOf(whole, streams);
  const more = Buffer.concat(
    Array.from({ length: streams }, (_, index) =>
      frame(WINDOW_UPDATE, 0, 2 * index + 1, Buffer.of(0, 0, 0, 1)),
    ),
  );
  for (const socket of sockets) {
    socket.write(frame(SETTINGS, 0, 0, Buffer.of(0, 4, 0, 0, 0, 1)));
    socket.write(requests);
  }
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write(more);
  }, 1_000);
  await begun.promise;
  const close = () => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  };
  return { heads: () => heads, close };
}

/** All streams of a connection: heads and bodies. */
function streamsOf({ path, headers = {}, body, length = body.length }: Wave, streams: number): Buffer {
  const fields = {
    ':method': body === '' ? 'GET' : 'POST',
    ':scheme': 'https',
    ':path': path,
    ':authority': 'localhost',
    ...(body !== '' && { 'content-length': String(length) }),
    ...headers,
  };
  const head = Buffer.concat(Object.entries(fields).map(([name, value]) => field(name, value)));
  const flags = length === body.length ? END_STREAM : 0;
  return Buffer.concat(
    Array.from({ length: streams }, (_, index) => {
      const id = 2 * index + 1;
      return Buffer.concat([
        frame(HEADERS, END_HEADERS, id, head),
        frame(DATA, flags, id, Buffer.from(body)),
      ]);
    }),
  );
}

function countHeads(answer: (count: number) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    let heads = 0;
    let at = 0;
    while (rest.length >= at + 9 && rest.length >= at + 9 + rest.readUIntBE(at, 3)) {
      if (rest[at + 3] === HEADERS) heads++;
      at += 9 + rest.readUIntBE(at, 3);
    }
    rest = rest.subarray(at);
    answer(heads);
  };
}

function messageOf({ path, headers = {}, body, length = body.length }: Wave): string {
  const fields = { Host: 'localhost', 'Content-Length': String(length), ...headers };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

function countMessages(answer: (count: number) => void): (chunk: Buffer) => void {
  return (chunk) => answer(chunk.toString('latin1').startsWith('HTTP/1.1 ') ? 1 : 0);
}
