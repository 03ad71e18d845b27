import { type ClientHttp2Session, connect } from 'node:http2';
import { connect as connectTls } from 'node:tls';
import type { Address, Call } from './callers.ts';

/** What a stranger, or anybody with a free key, may send that costs more than its size says. */
export interface Hostile {
  readonly name: string;
  /** Whether a key is needed. */
  readonly hasKey?: boolean;
  /** How many at once. */
  readonly times: number;
  /** How long whoever attacks for long waits between two bursts: 100 ms unless given. */
  readonly pauseMs?: number;
  /** The network that sends a request, by its number: of these it is the addresses of 127.0.0.0/8. */
  readonly network?: (index: number) => string;
  /** By the number of the request, so that no two are the same. */
  readonly call: (index: number) => Omit<Call, 'key'>;
}

const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
const list = (count: number, write: (index: number) => string, mark = ',') =>
  Array.from({ length: count }, (_, index) => write(index)).join(mark);
/** A name like no other, the same for the same numbers. */
const nameOf = (index: number, length = 18) =>
  list(length, (at) => 'abcdefghijklmnopqrstuvwxyz_'[(index * 31 + at * at * 7 + at) % 27]!, '');

/** As large a simulation as a page takes, each other than the one before. */
const simulation = (seed: number) =>
  new URLSearchParams({
    current_savings: '1000000',
    withdrawal_rate: '4',
    years: '50',
    mean_return: '7',
    volatility: '12',
    path_count: '80000',
    seed: String(seed),
  });

export const hostile: readonly Hostile[] = [
  {
    name: 'unknown paths',
    times: 250,
    pauseMs: 1_000,
    call: (index) => ({ path: `/${nameOf(index, 34)}` }),
  },
  {
    name: 'pages without a quota',
    times: 250,
    pauseMs: 1_000,
    call: () => ({ path: '/docs/names', headers: { 'accept-encoding': 'br' } }),
  },
  {
    name: 'forms with thousands of unknown names',
    times: 4,
    call: () => ({
      path: '/calculators/monte-carlo',
      headers: form,
      body: list(5_000, (index) => `annual_withdrawl_${index}=1`, '&'),
    }),
  },
  {
    name: 'forms with thousands of rows',
    times: 4,
    call: () => ({
      path: '/calculators/debt-payoff',
      headers: form,
      body: list(6_000, (index) => `debts.${index}.balance=1`, '&'),
    }),
  },
  {
    name: 'forms with long texts',
    times: 4,
    call: () => ({ path: '/calculators/emi', headers: form, body: `principal=${"'".repeat(120_000)}` }),
  },
  {
    name: 'forms with a pasted table of wrong cells',
    times: 4,
    call: () => ({
      path: '/calculators/monte-carlo',
      headers: form,
      body: `paste-at=incomes&paste-text.incomes=${list(1_100, () => "'%09x%09y%09z%09a%09b%09c", '%0A')}`,
    }),
  },
  {
    name: 'searches for words that nothing has',
    times: 30,
    pauseMs: 1_000,
    call: (index) => ({
      path: `/?q=${list(33, (at) => `qmrtg${'abcdefghijklm'[(index + at) % 13]}`, '%20')}`,
      headers: { accept: 'text/html', 'accept-language': 'de' },
    }),
  },
  {
    name: 'pages in made-up languages',
    times: 4,
    call: (index) => ({
      path: '/calculators/rent-vs-buy',
      headers: { accept: 'text/html', 'accept-language': `xx-${index},en` },
    }),
  },
  {
    name: 'CSV with 255 unknown columns',
    hasKey: true,
    times: 4,
    call: (turn) => ({
      path: '/v1/batch',
      headers: { 'content-type': 'text/csv' },
      body: `calculator,${list(255, (index) => nameOf(index * 7 + turn))}\nemi\n`,
    }),
  },
  {
    name: 'JSON with thousands of unknown fields',
    hasKey: true,
    times: 4,
    call: () => ({
      path: '/v1/calculate/monte-carlo',
      body: `{${list(2_500, (index) => `"${nameOf(index, 16)}${index}":1`)}}`,
    }),
  },
  {
    name: 'JSON with an error at its end',
    hasKey: true,
    times: 4,
    call: () => ({ path: '/v1/batch', body: `{"items":[${list(18_000, () => '{"a":1}')}` }),
  },
  {
    name: 'lines of which most are empty',
    hasKey: true,
    times: 4,
    call: () => ({
      path: '/v1/batch',
      headers: { 'content-type': 'application/x-ndjson' },
      body: `${'\n'.repeat(90_000)}{"calculator":"emi","inputs":{}}\n`,
    }),
  },
  {
    name: 'simulations of many networks',
    times: 2,
    call: (index) => ({
      path: `/calculators/monte-carlo?${simulation(index)}`,
      headers: { accept: 'text/html' },
    }),
    network: (index) => `127.180.${Math.floor(index / 2 / 250) % 250}.${1 + (Math.floor(index / 2) % 250)}`,
  },
];

/**
 * Sends calls on one connection, in one write, from an address of this machine; resolves with their statuses,
 * 0 where one broke.
 */
export async function sendTogether(
  { port }: Address,
  calls: readonly Call[],
  localAddress?: string,
): Promise<readonly number[]> {
  const options = { host: '127.0.0.1', port, localAddress, rejectUnauthorized: false, ALPNProtocols: ['h2'] };
  const session = connect(`https://localhost:${port}`, { createConnection: () => connectTls(options) });
  session.on('error', () => {});
  try {
    return await Promise.all(calls.map((call) => sendOn(session, call)));
  } finally {
    session.destroy();
  }
}

function sendOn(session: ClientHttp2Session, { path, key, body, headers }: Call): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const stream = session.request({
    ':path': path,
    ':method': body === undefined ? 'GET' : 'POST',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
    ...headers,
  });
  let status = 0;
  stream.on('response', (reply) => (status = Number(reply[':status'])));
  stream.on('error', () => {});
  stream.on('close', () => resolve(status));
  stream.resume();
  stream.end(body as string | undefined);
  return promise;
}
