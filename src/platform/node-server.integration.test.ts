// What only this server does: it is skipped on Bun, and run by test/e2e/on-node.full.integration.test.ts.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { connect, type TLSSocket } from 'node:tls';
import { ensureDevelopmentCertificate } from './development-certificate.ts';
import { serve } from './node-server.ts';
import type { Handler } from './serve.ts';

const skip = process.versions['bun'] === undefined ? false : 'this runtime is Bun';
const directory = mkdtempSync(join(tmpdir(), 'centwise-node-'));
after(() => rmSync(directory, { recursive: true }));

function certificate(name: string): ReturnType<typeof ensureDevelopmentCertificate> {
  return ensureDevelopmentCertificate({ directory: join(directory, name), hosts: [], now: new Date() });
}

const handler: Handler = (request) => ({ status: 200, headers: {}, body: request.url });

async function open(port: number): Promise<TLSSocket> {
  const socket = connect({ host: '127.0.0.1', port, rejectUnauthorized: false });
  await once(socket, 'secureConnect');
  return socket;
}

async function ask(socket: TLSSocket, head: string): Promise<string> {
  socket.write(`${head}\r\n\r\n`);
  const [data] = (await once(socket, 'data')) as [Buffer];
  return data.toString();
}

describe('the server on Node', { skip }, () => {
  const start = () =>
    serve({ host: '127.0.0.1', port: 0, tls: certificate('a'), handler, commonHeaders: {} });

  test('gives new connections another certificate, and goes on with those there are', async () => {
    const server = await start();
    const before = await open(server.port);
    server.replaceCertificate(certificate('b'));
    const next = await open(server.port);
    assert.notEqual(before.getPeerCertificate().fingerprint256, next.getPeerCertificate().fingerprint256);
    assert.equal(next.getProtocol(), 'TLSv1.3');
    for (const socket of [before, next]) {
      assert.match(await ask(socket, 'GET /a HTTP/1.1\r\nHost: x'), /^HTTP\/1\.1 200 [^]*https:\/\/x\/a$/);
    }
    await server.stop(0);
  });

  test('refuses what no request may look like, and closes', async () => {
    const server = await start();
    const get = 'GET /a HTTP/1.1\r\nHost: x';
    const both = 'Content-Length: 3\r\nTransfer-Encoding: chunked';
    for (const [head, status] of [
      [`${get}\r\nX: ${'a'.repeat(20_000)}`, 431],
      [`${get}${'\r\nX: a'.repeat(100)}`, 431],
      [`POST /a HTTP/1.1\r\nHost: x\r\n${both}`, 400],
      [`POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nContent-Length: 4`, 400],
      [`${get}\r\nX : a`, 400],
      [`${get}\r\nX: a\r\n b`, 400],
      ['GET /a HTTP/1.1', 400],
      ['OPTIONS * HTTP/1.1\r\nHost: x', 400],
    ] as const) {
      const socket = await open(server.port);
      assert.match(
        await ask(socket, head),
        new RegExp(`^HTTP/1\\.1 ${status} [^]*connection: close`, 'i'),
        head,
      );
      if (!socket.closed) await once(socket, 'close');
    }
    await server.stop(0);
  });
});
