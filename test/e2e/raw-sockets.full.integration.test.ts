// What no HTTP library would send. Expected statuses follow RFC 9112 (sections 2.2, 3.2, 5, 6, 7, 11) and RFC
// 9110.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { connect } from 'node:tls';
import { serve } from '#platform/bun-server.ts';
import { ensureDevelopmentCertificate } from '#platform/development-certificate.ts';
import { commonHeaders } from '#http/request/headers.ts';
import { startTestService } from '../kit/harness.ts';
import { attack, listAttacks } from '../kit/attackers.ts';

const directory = mkdtempSync(join(tmpdir(), 'centwise-raw-'));
const tls = ensureDevelopmentCertificate({ directory, hosts: [], now: new Date() });
const service = await startTestService();
const { key } = await service.createKey();
let handled = 0;
const handler: typeof service.app = (request, readPeer) => {
  handled++;
  return service.app(request, readPeer);
};
const server = await serve({ host: '127.0.0.1', port: 0, tls, handler, commonHeaders });
after(async () => {
  await server.stop(0);
  rmSync(directory, { recursive: true });
});

/** The statuses that a text gets, one for each request that the server saw in it; and whether it closed. */
function send(text: string): Promise<{ statuses: number[]; isClosed: boolean }> {
  const { promise, resolve } = Promise.withResolvers<{ statuses: number[]; isClosed: boolean }>();
  let reply = '';
  const socket = connect({ port: server.port, host: '127.0.0.1', rejectUnauthorized: false }, () => {
    socket.write(text);
  });
  const finish = (isClosed: boolean) => {
    const statuses = [...reply.matchAll(/HTTP\/1\.1 (\d{3})/g)].map((match) => Number(match[1]));
    resolve({ statuses, isClosed });
    socket.destroy();
  };
  socket.setEncoding('latin1');
  let timer = setTimeout(finish, 2_000, false);
  socket.on('data', (chunk) => {
    reply += String(chunk);
    clearTimeout(timer);
    timer = setTimeout(finish, 150, false);
  });
  socket.on('error', () => {});
  socket.on('close', () => finish(true));
  return promise;
}

const host = 'Host: localhost\r\n';
const authorization = `Authorization: Bearer ${key}\r\n`;
const json = 'Content-Type: application/json\r\n';
const body = '{"monthly_investment":10000,"annual_return":12,"years":10}';
const length = `Content-Length: ${body.length}\r\n`;
const chunked = 'Transfer-Encoding: chunked\r\n';
const size = body.length.toString(16);
const post = `POST /v1/calculate/sip HTTP/1.1\r\n${host}${authorization}${json}`;
const get = `GET /v1/calculators HTTP/1.1\r\n`;
/** What a smuggler hopes to have seen as a request of its own. */
const smuggled = 'GET /livez HTTP/1.1\r\nHost: x\r\n\r\n';

describe('a message whose end is not certain is refused once, and the connection closed', () => {
  for (const [name, text] of Object.entries({
    'Content-Length and Transfer-Encoding': `${post}${length}${chunked}\r\n0\r\n\r\n${smuggled}`,
    'Transfer-Encoding and Content-Length': `${post}${chunked}${length}\r\n0\r\n\r\n${smuggled}`,
    'two lengths': `${post}${length}Content-Length: 5\r\n\r\n${body}${smuggled}`,
    'a list of lengths': `${post}Content-Length: 58, 58\r\n\r\n${body}${smuggled}`,
    'a length with a sign': `${post}Content-Length: +58\r\n\r\n${body}${smuggled}`,
    'a negative length': `${post}Content-Length: -1\r\n\r\n${smuggled}`,
    'a hexadecimal length': `${post}Content-Length: 0x3a\r\n\r\n${body}${smuggled}`,
    'a length beyond 64 bits': `${post}Content-Length: 99999999999999999999\r\n\r\n${smuggled}`,
    'an unknown coding': `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`,
    'a coding before chunked': `${post}Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n${smuggled}`,
    'a coding after chunked': `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${smuggled}`,
    'two codings': `${post}${chunked}Transfer-Encoding: identity\r\n\r\n0\r\n\r\n${smuggled}`,
    'a space before the colon': `${post}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${smuggled}`,
    'a folded header': `${get}${host}X-A: b\r\n c: d\r\n${authorization}\r\n${smuggled}`,
    'a chunk size that is none': `${post}${chunked}\r\nzz\r\n${body}\r\n0\r\n\r\n${smuggled}`,
    'a chunk size beyond 64 bits': `${post}${chunked}\r\nfffffffffffffffff\r\n${body}\r\n0\r\n\r\n${smuggled}`,
    'a chunk size that a bare LF ends': `${post}${chunked}\r\n${size}\n${body}\r\n0\r\n\r\n${smuggled}`,
    'a chunk that is longer than it says': `${post}${chunked}\r\n${size}\r\n${body}XX0\r\n\r\n${smuggled}`,
    'lines that bare LFs end': `${get}${host}${authorization}\r\n`.replaceAll('\r\n', '\n') + smuggled,
    'a bare CR in a header': `${get}${host}X-A: a\rb\r\n${authorization}\r\n${smuggled}`,
    'a NUL in a header': `${get}${host}X-A: a\0b\r\n${authorization}\r\n${smuggled}`,
    'a NUL in the address': `GET /v1/calculators\0 HTTP/1.1\r\n${host}${authorization}\r\n${smuggled}`,
    'a header without a colon': `${get}${host}XA\r\n${authorization}\r\n${smuggled}`,
    'a header without a name': `${get}${host}: b\r\n${authorization}\r\n${smuggled}`,
    'a space in the address': `GET /v1/calcu lators HTTP/1.1\r\n${host}${authorization}\r\n${smuggled}`,
    'no Host': `${get}${authorization}\r\n${smuggled}`,
    'no HTTP': `\u0016\u0003\u0001 garbage\r\n\r\n${smuggled}`,
    'HTTP/0.9': `GET /livez\r\n\r\n${smuggled}`,
    'another version': `GET /livez HTTP/2.0\r\n${host}\r\n${smuggled}`,
    CONNECT: `CONNECT evil:443 HTTP/1.1\r\nHost: evil:443\r\n${authorization}\r\n${smuggled}`,
    'headers of 20 KB': `${get}${host}${authorization}X-A: ${'a'.repeat(20_000)}\r\n\r\n${smuggled}`,
    '300 headers': `${get}${host}${authorization}${'X-A: b\r\n'.repeat(300)}\r\n${smuggled}`,
  })) {
    test(name, async () => {
      const { statuses, isClosed } = await send(text);
      assert.equal(statuses.length, 1, statuses.join());
      assert.ok([400, 431, 505].includes(statuses[0]!), String(statuses[0]));
      assert.ok(isClosed);
    });
  }
});

describe('a message whose end is certain is answered, and the next one too', () => {
  for (const [name, text, status] of [
    ['a good one', `${post}${length}\r\n${body}`, 200],
    ['chunks with extensions', `${post}${chunked}\r\n${size};a=b\r\n${body}\r\n0\r\n\r\n`, 200],
    ['two Host headers', `${get}${host}Host: other\r\n${authorization}\r\n`, 400],
    ['two Authorization headers', `${get}${host}${authorization}${authorization}\r\n`, 400],
    ['two Content-Type headers', `${post}${json}${length}\r\n${body}`, 415],
    ['TRACE', `TRACE /v1/calculators HTTP/1.1\r\n${host}${authorization}\r\n`, 405],
    ['an address of 8 KB', `GET /${'a'.repeat(8_000)} HTTP/1.1\r\n${host}${authorization}\r\n`, 414],
    [
      'an absolute address',
      `GET https://localhost/v1/calculators HTTP/1.1\r\n${host}${authorization}\r\n`,
      200,
    ],
    ['GET with a body', `${get}${host}${authorization}Content-Length: 5\r\n\r\nhello`, 200],
    ['an upgrade', `${get}${host}${authorization}Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n`, 200],
  ] as const) {
    test(`${name}: ${status}`, async () => {
      assert.deepEqual((await send(text + smuggled)).statuses, [status, 200]);
    });
  }
});

test('an attacker is cut within 15 s, or costs the others little', async () => {
  const limitMs = 15_000;
  const attacks = Object.entries(listAttacks(key));
  const patient = attacks.filter(([name]) => !/PING|SETTINGS/.test(name));
  const cuts = patient.map(async ([name, one]) => ({ name, ...(await attack(server, one, limitMs)) }));
  for (const { name, afterMs } of await Promise.all(cuts)) assert.ok(afterMs !== undefined, name);
  assert.deepEqual((await send(smuggled)).statuses, [200]);
});

test('what is taken back in the same breath is not worked on', async () => {
  const { protocol, opening, step } = listAttacks(key)['HTTP/2 rapid reset']!;
  // 900 requests, fewer than Bun cuts a connection for; each is reset at once.
  const bursts = Array.from({ length: 18 }, (_, count) => Buffer.from(step!(count)));
  handled = 0;
  await attack(server, { protocol, opening: Buffer.concat([Buffer.from(opening), ...bursts]) }, 500);
  assert.ok(handled > 0 && handled < 600, `${handled} of 900`);
  assert.deepEqual((await send(smuggled)).statuses, [200]);
});
