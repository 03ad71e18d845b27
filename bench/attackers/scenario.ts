import { setTimeout as sleep } from 'node:timers/promises';
import { type Held, hold } from '../../test/kit/attackers.ts';
import { type Address, type Call, type Protocol, send } from '../../test/kit/callers.ts';
import { request } from '../../test/kit/frames.ts';

/** Where an attack happens, and with what. */
export interface Field {
  readonly address: Address;
  readonly keys: Readonly<Record<'free' | 'standard' | 'unlimited', string>>;
  /** Aborted when the time of the attack is over. */
  readonly over: AbortSignal;
}

export interface Scenario {
  readonly name: string;
  /** What has to be true of the service; any without one. */
  readonly needs?: 'tls' | 'proxy';
  /** It takes so long, however short the time of the others is. */
  readonly leastSeconds?: number;
  /** Attacks until the time is over, and leaves; answers what came of it in a few words. */
  readonly run: (field: Field) => Promise<string>;
}

export function isOver({ over }: Field): Promise<void> {
  if (over.aborted) return Promise.resolve();
  return new Promise((resolve) => over.addEventListener('abort', () => resolve(), { once: true }));
}

/**
 * So many callers, each again and again; those who still wait in the end leave, or each after `patienceMs`.
 */
export async function callAgain(
  field: Field,
  callers: number,
  call: (caller: number) => Call,
  { protocol = 'h1', patienceMs = Infinity }: { protocol?: Protocol; patienceMs?: number } = {},
): Promise<string> {
  const counts: Record<string, number> = {};
  const count = (outcome: string | number) => (counts[outcome] = (counts[outcome] ?? 0) + 1);
  const caller = async (index: number) => {
    while (!field.over.aborted) {
      const { answer, leave } = send(field.address, call(index), protocol);
      const patience = patienceMs === Infinity ? [] : [sleep(patienceMs).then(() => 'left' as const)];
      const outcome = await Promise.race([answer, isOver(field).then(() => 'left' as const), ...patience]);
      leave();
      count(outcome === 'left' ? outcome : outcome.status === 0 ? 'cut' : outcome.status);
      // A caller who is refused tries again, as fast as a person or a loop with some sense would.
      await sleep(20);
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, index) => caller(index)));
  return Object.entries(counts)
    .map(([outcome, times]) => `${times} × ${outcome}`)
    .join(', ');
}

/** A request in the words of HTTP/2; in those of HTTP/1.1 where the service stands behind a proxy. */
export interface RawCall {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** What of the body never comes. */
  readonly missingBytes?: number;
}

/** The same request so often, as one piece: on as many streams, or one behind the other. */
export function writeCalls(
  { isPlain = false }: Address,
  { method, path, headers = {}, body, missingBytes = 0 }: RawCall,
  times: number,
): Buffer {
  const length = body !== undefined && { 'content-length': String(body.length + missingBytes) };
  const all: Record<string, string> = { ...headers, ...length };
  if (!isPlain) {
    const fields = { ':method': method, ':path': path, ...all };
    const streams = Array.from({ length: times }, (_, index) =>
      request(2 * index + 1, fields, body, missingBytes === 0),
    );
    return Buffer.concat(streams);
  }
  const lines = Object.entries({ host: 'localhost', 'x-forwarded-proto': 'https', ...all });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${head}\r\n${body ?? ''}`.repeat(times));
}

/** Each from a network of its own, as far as a proxy tells networks apart. */
export function ofNetwork(index: number): Readonly<Record<string, string>> {
  return { 'x-forwarded-for': `10.${Math.floor(index / 250) % 250}.${index % 250}.1` };
}

/** Connections that send at once and are held until the time is over. */
export async function holdUntilOver(field: Field, open: () => Promise<Held>, count: number): Promise<string> {
  const held = await open();
  await isOver(field);
  const cut = held.cut();
  held.leave();
  return `${cut} of ${count} cut`;
}

/** A wave of connections with many requests each, once a second. */
export async function sendWaves(
  field: Field,
  connections: number,
  times: number,
  call: (connection: number) => RawCall,
): Promise<string> {
  const protocol = field.address.isPlain === true ? 'http/1.1' : 'h2';
  let [waves, cut] = [0, 0];
  while (!field.over.aborted) {
    const write = (index: number) => writeCalls(field.address, call(waves * connections + index), times);
    const held = await hold(field.address, connections, write, { protocol });
    await Promise.race([sleep(1_000), isOver(field)]);
    cut += held.cut();
    held.leave();
    waves++;
  }
  return `${waves} waves, ${cut} of ${waves * connections} cut`;
}
