// Calls that do not wait for each other: due at random moments, and counted from when they were due.
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSocket } from '../test/kit/attackers.ts';
import type { Address } from '../test/kit/callers.ts';
import { createRandom } from '../test/kit/accuracy/random.ts';

export interface Reply {
  /** 0 where the connection broke. */
  readonly status: number;
  /** Since the call was due. */
  readonly ms: number;
  /** Whether it says when to come back. */
  readonly isTold: boolean;
}

/** Sends whole requests over kept connections of HTTP/1.1; those beyond them wait for a free one. */
export interface Caller {
  /** `request` is all of it, as it goes over the wire. */
  readonly call: (request: string, dueMs: number) => Promise<Reply>;
  readonly close: () => void;
}

interface Waiting {
  readonly request: string;
  readonly dueMs: number;
  readonly resolve: (reply: Reply) => void;
}

/**
 * A library's client costs more than what it measures, so this one reads just what a reply of known form
 * needs.
 */
class Connection {
  readonly #address: Address;
  readonly #onFree: (connection: Connection) => void;
  #socket: Socket | undefined;
  #waiting: Waiting | undefined;
  #head = '';
  #restBytes = 0;

  constructor(address: Address, onFree: (connection: Connection) => void) {
    this.#address = address;
    this.#onFree = onFree;
  }

  send(waiting: Waiting): void {
    this.#waiting = waiting;
    this.#socket ??= this.#open();
    this.#socket.write(waiting.request);
  }

  close(): void {
    this.#socket?.destroy();
  }

  #open(): Socket {
    const socket = openSocket(this.#address, 'http/1.1');
    socket.on('data', (chunk: Buffer) => this.#read(chunk));
    // An error is followed by a close.
    socket.on('close', () => {
      this.#socket = undefined;
      this.#head = '';
      if (this.#waiting !== undefined) this.#finish(0, false);
    });
    return socket;
  }

  #read(chunk: Buffer): void {
    if (this.#restBytes > 0) {
      this.#restBytes -= chunk.length;
      if (this.#restBytes <= 0) this.#finishHead();
      return;
    }
    this.#head += chunk.toString('latin1');
    const end = this.#head.indexOf('\r\n\r\n');
    if (end === -1) return;
    const length = Number(/\r\ncontent-length: *(\d+)/i.exec(this.#head)?.[1] ?? 0);
    this.#restBytes = length - (this.#head.length - end - 4);
    this.#head = this.#head.slice(0, end);
    if (this.#restBytes <= 0) this.#finishHead();
  }

  #finishHead(): void {
    const head = this.#head;
    this.#head = '';
    this.#finish(Number(head.slice(9, 12)), /\r\nretry-after: *\d/i.test(head));
  }

  #finish(status: number, isTold: boolean): void {
    const { dueMs, resolve } = this.#waiting!;
    this.#waiting = undefined;
    this.#restBytes = 0;
    resolve({ status, isTold, ms: performance.now() - dueMs });
    this.#onFree(this);
  }
}

export function openCaller(address: Address, connections: number): Caller {
  const queue: Waiting[] = [];
  const free: Connection[] = [];
  const all = Array.from(
    { length: connections },
    () =>
      new Connection(address, (connection) => {
        const next = queue.shift();
        if (next === undefined) free.push(connection);
        else connection.send(next);
      }),
  );
  free.push(...all);
  return {
    call: (request, dueMs) =>
      new Promise((resolve) => {
        const waiting = { request, dueMs, resolve };
        const connection = free.pop();
        if (connection === undefined) queue.push(waiting);
        else connection.send(waiting);
      }),
    close: () => {
      for (const connection of all) connection.close();
    },
  };
}

const random = createRandom(1, 'open loop');

/** Calls at random moments (Poisson), so many a second on average, until so many seconds are over. */
export async function callAtRandom(
  perSecond: number,
  seconds: number,
  one: (dueMs: number) => Promise<Reply>,
): Promise<readonly Reply[]> {
  const startedMs = performance.now();
  const replies: Promise<Reply>[] = [];
  let dueMs = startedMs;
  for (;;) {
    dueMs += (-Math.log(1 - random.unit()) / perSecond) * 1000;
    if (dueMs > startedMs + seconds * 1000) break;
    const waitMs = dueMs - performance.now();
    if (waitMs > 0) await sleep(waitMs);
    replies.push(one(dueMs));
  }
  return Promise.all(replies);
}

/** One request as it goes over the wire; without a body it is a GET. */
export function writeRequest(path: string, key: string, body?: string): string {
  const head = `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-Proto: https\r\nAuthorization: Bearer ${key}\r\n`;
  if (body === undefined) return `${head}\r\n`;
  return `${head}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}
