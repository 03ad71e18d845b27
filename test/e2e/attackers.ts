import { connect, type TLSSocket } from 'node:tls';
import { setTimeout as sleep } from 'node:timers/promises';

/** How an attack ended. */
export interface Cut {
  /** Until the server broke off; undefined when it never did. */
  readonly afterMs: number | undefined;
  /** What it had sent by then, as text. */
  readonly reply: string;
  /** How often the attack's step had been made. */
  readonly steps: number;
}

interface Attack {
  readonly protocol: 'h2' | 'http/1.1';
  readonly opening: Buffer | string;
  /** Sent again and again. */
  readonly step?: (count: number) => Buffer | string;
  readonly everyMs?: number;
}

/** Runs one attack until the server breaks off or the limit is over. */
export async function attack(port: number, one: Attack, limitMs: number): Promise<Cut> {
  const { protocol, opening, step, everyMs = 0 } = one;
  const startedMs = performance.now();
  const chunks: Buffer[] = [];
  const closed = new AbortController();
  let afterMs: number | undefined;
  let steps = 0;
  const options = { port, host: '127.0.0.1', rejectUnauthorized: false, ALPNProtocols: [protocol] };
  const socket: TLSSocket = connect(options);
  socket.on('error', () => {});
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('close', () => {
    afterMs = performance.now() - startedMs;
    closed.abort();
  });
  socket.on('end', () => socket.destroy());
  await new Promise<void>((resolve) => socket.once('secureConnect', resolve).once('close', resolve));
  if (opening.length > 0) socket.write(opening);
  while (!closed.signal.aborted && performance.now() - startedMs < limitMs) {
    if (step !== undefined && socket.writable && socket.writableLength < 1_000_000)
      socket.write(step(steps++));
    await sleep(step === undefined ? 20 : everyMs);
  }
  const cut = { afterMs, reply: Buffer.concat(chunks).toString('latin1'), steps };
  socket.destroy();
  return cut;
}

const PREFACE = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
const [HEADERS, RST_STREAM, SETTINGS, PING, CONTINUATION] = [1, 3, 4, 6, 9] as const;
const [END_STREAM, END_HEADERS] = [1, 4] as const;

/** A frame of RFC 9113, section 4.1. */
function frame(type: number, flags: number, stream: number, payload = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head[3] = type;
  head[4] = flags;
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
}

/** GET https://x/livez in HPACK (RFC 7541): three entries of the static table, and two literals. */
const request = Buffer.concat([
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
  const head = `POST /v1/calculate/sip HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\n`;
  const slowBody = `${head}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`;
  const opened = Buffer.concat([PREFACE, frame(SETTINGS, 0, 0)]);
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
            frame(HEADERS, END_STREAM | END_HEADERS, 2 * index + 1, request),
            frame(RST_STREAM, 0, 2 * index + 1, Buffer.from([0, 0, 0, 8])),
          ]),
        ),
    },
    'HTTP/2 CONTINUATION flood': {
      protocol: 'h2',
      opening: Buffer.concat([opened, frame(HEADERS, END_STREAM, 1, request)]),
      step: (count) => burst(count, () => frame(CONTINUATION, 0, 1, field)),
    },
    'HTTP/2 empty CONTINUATION flood': {
      protocol: 'h2',
      opening: Buffer.concat([opened, frame(HEADERS, END_STREAM, 1, request)]),
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
