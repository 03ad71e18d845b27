import { connect as connectPlain, type Socket } from 'node:net';
import { connect } from 'node:tls';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Address } from './callers.ts';
import {
  CONTINUATION,
  END_HEADERS,
  END_STREAM,
  frame,
  HEADERS,
  opening,
  PING,
  RST_STREAM,
  SETTINGS,
} from './frames.ts';

/** How an attack ended. */
export interface Cut {
  /** Until the server broke off; undefined when it never did. */
  readonly afterMs: number | undefined;
  /** What it had sent by then, as text. */
  readonly reply: string;
  /** How often the attack's step had been made. */
  readonly steps: number;
}

export interface Attack {
  readonly protocol: 'h2' | 'http/1.1';
  readonly opening: Buffer | string;
  /** Sent again and again. */
  readonly step?: (count: number) => Buffer | string;
  readonly everyMs?: number;
}

/** Open once `isOpen` resolves; errors end it in silence. */
export function openSocket({ port, isPlain = false }: Address, protocol: Attack['protocol']): Socket {
  const options = { port, host: '127.0.0.1' };
  const socket = isPlain
    ? connectPlain(options)
    : connect({ ...options, rejectUnauthorized: false, ALPNProtocols: [protocol] });
  return socket.on('error', () => {});
}

export async function isOpen(socket: Socket): Promise<void> {
  const event = 'getCipher' in socket ? 'secureConnect' : 'connect';
  await new Promise<void>((resolve) => socket.once(event, resolve).once('close', resolve));
}

/** Runs one attack until the server breaks off or the limit is over. */
export async function attack(address: Address, one: Attack, limitMs: number): Promise<Cut> {
  const { protocol, opening: first, step, everyMs = 0 } = one;
  const startedMs = performance.now();
  const chunks: Buffer[] = [];
  const closed = new AbortController();
  let afterMs: number | undefined;
  let steps = 0;
  const socket = openSocket(address, protocol);
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('close', () => {
    afterMs = performance.now() - startedMs;
    closed.abort();
  });
  socket.on('end', () => socket.destroy());
  await isOpen(socket);
  if (first.length > 0) socket.write(first);
  while (!closed.signal.aborted && performance.now() - startedMs < limitMs) {
    if (step !== undefined && socket.writable && socket.writableLength < 1_000_000)
      socket.write(step(steps++));
    await sleep(step === undefined ? 20 : everyMs);
  }
  const cut = { afterMs, reply: Buffer.concat(chunks).toString('latin1'), steps };
  socket.destroy();
  return cut;
}

/** GET https://x/livez in HPACK (RFC 7541): three entries of the static table, and two literals. */
const smallest = Buffer.concat([
  Buffer.from([0x82, 0x87, 0x44, 6]),
  Buffer.from('/livez'),
  Buffer.from([0x41, 1]),
  Buffer.from('x'),
]);
/** A literal field that is not indexed: a: b. */
const field = Buffer.from([0x00, 1, 0x61, 1, 0x62]);
const FRAMES_AT_ONCE = 50;

/** As many frames at once; `from` counts those before. */
function burst(from: number, make: (index: number) => Buffer): Buffer {
  return Buffer.concat(
    Array.from({ length: FRAMES_AT_ONCE }, (_, index) => make(from * FRAMES_AT_ONCE + index)),
  );
}

/** The attacks that a server has to break off. `key` is a valid one: who has none is refused before. */
export function listAttacks(key: string): Readonly<Record<string, Attack>> {
  const head = `POST /v1/calculate/sip HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-Proto: https\r\nAuthorization: Bearer ${key}\r\n`;
  const slowBody = `${head}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`;
  const opened = opening();
  return {
    'headers, one byte a second': {
      protocol: 'http/1.1',
      opening: head,
      step: (count) => (count % 10 === 0 ? '\r\n' : 'x'),
      everyMs: 1_000,
    },
    'a body, one byte a second': { protocol: 'http/1.1', opening: slowBody, step: () => ' ', everyMs: 1_000 },
    'a handshake and nothing else': { protocol: 'http/1.1', opening: '' },
    'an HTTP/2 connection and nothing else': { protocol: 'h2', opening: opened },
    'HTTP/2 rapid reset': {
      protocol: 'h2',
      opening: opened,
      step: (count) =>
        burst(count, (index) =>
          Buffer.concat([
            frame(HEADERS, END_STREAM | END_HEADERS, 2 * index + 1, smallest),
            frame(RST_STREAM, 0, 2 * index + 1, Buffer.from([0, 0, 0, 8])),
          ]),
        ),
    },
    'HTTP/2 CONTINUATION flood': {
      protocol: 'h2',
      opening: Buffer.concat([opened, frame(HEADERS, END_STREAM, 1, smallest)]),
      step: (count) => burst(count, () => frame(CONTINUATION, 0, 1, field)),
    },
    'HTTP/2 empty CONTINUATION flood': {
      protocol: 'h2',
      opening: Buffer.concat([opened, frame(HEADERS, END_STREAM, 1, smallest)]),
      step: (count) => burst(count, () => frame(CONTINUATION, 0, 1)),
    },
    'HTTP/2 PING flood': {
      protocol: 'h2',
      opening: opened,
      step: (count) => burst(count, () => frame(PING, 0, 0, Buffer.alloc(8))),
    },
    'HTTP/2 SETTINGS flood': {
      protocol: 'h2',
      opening: opened,
      step: (count) => burst(count, () => frame(SETTINGS, 0, 0)),
    },
  };
}

/** Connections that have begun what they will not finish. */
export interface Held {
  /** How many have been broken off by the server. */
  readonly cut: () => number;
  readonly leave: () => void;
}

/** In which connections are open. */
const OPEN_MS = 5_000;

/** What each connection sends; by its number. */
type Write = (connection: number) => Buffer;

interface HoldOptions {
  readonly protocol?: Attack['protocol'];
  /** Without it nothing is read of the connections. */
  readonly reads?: boolean;
  /** As many as each stream of HTTP/2 may be sent. */
  readonly windowBytes?: number;
}

/** Opens so many connections, lets all send at once, and holds them. */
export async function hold(
  address: Address,
  connections: number,
  write: Write,
  { protocol = 'h2', reads = true, windowBytes }: HoldOptions = {},
): Promise<Held> {
  const sockets = Array.from({ length: connections }, () => openSocket(address, protocol));
  let cut = 0;
  let isLeft = false;
  for (const socket of sockets) {
    if (reads) socket.resume();
    else socket.pause();
    socket.on('close', () => {
      if (!isLeft) cut++;
    });
  }
  // A service that is too busy for a handshake has them all the same.
  await Promise.race([Promise.all(sockets.map(isOpen)), sleep(OPEN_MS)]);
  if (protocol === 'h2') {
    // What comes behind it is there in the same moment.
    for (const socket of sockets) socket.write(opening(windowBytes));
    await sleep(50);
  }
  for (const [index, socket] of sockets.entries()) if (socket.writable) socket.write(write(index));
  return {
    cut: () => cut,
    leave() {
      isLeft = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}
