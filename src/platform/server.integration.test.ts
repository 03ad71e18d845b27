// Seen from outside, over raw sockets; on the runtime that runs this file.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect as connectHttp2 } from 'node:http2';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { connect as connectTls } from 'node:tls';
import { readBody } from '#http/request/body.ts';
import type { Problem } from '#calculate/check/problem.ts';
import { createSharedTimeout } from '#base/waiting.ts';
import type { OutgoingReply } from '#base/message.ts';
import { ensureDevelopmentCertificate } from './development-certificate.ts';
import type { Handler, RunningServer } from './serve.ts';
import { serve } from './server.ts';

const directory = mkdtempSync(join(tmpdir(), 'centwise-server-'));
const tls = ensureDevelopmentCertificate({ directory, hosts: [], now: new Date() });
const servers: RunningServer[] = [];
after(async () => {
  await Promise.all(servers.map((server) => server.stop(0)));
  rmSync(directory, { recursive: true });
});

async function start(
  handler: Handler,
  options: { plain?: boolean; port?: number; host?: string } = {},
): Promise<RunningServer> {
  const { plain = false, port = 0, host = '127.0.0.1' } = options;
  const server = await serve({ host, port, tls: plain ? undefined : tls, handler, commonHeaders: {} });
  servers.push(server);
  return server;
}

interface Connection {
  /** Resolves once the TLS handshake is done. */
  secured(): Promise<unknown>;
  write(text: string): void;
  /** What has arrived so far, as soon as it holds the text or the other end has closed. */
  until(text: string): Promise<string>;
  /** Everything that arrives until the other end closes. */
  rest(): Promise<string>;
}

function open(port: number, plain = false): Connection {
  const socket: Socket = plain
    ? connect(port, '127.0.0.1')
    : connectTls({ host: '127.0.0.1', port, rejectUnauthorized: false });
  const state = { received: '', closed: false, wake: (): void => {} };
  socket.on('data', (data) => {
    state.received += data.toString('latin1');
    state.wake();
  });
  // An abrupt end is an end too.
  socket.on('error', () => {});
  socket.on('close', () => {
    state.closed = true;
    state.wake();
  });
  const until = async (text: string): Promise<string> => {
    while (!state.closed && !state.received.includes(text)) {
      await new Promise<void>((resolve) => (state.wake = resolve));
    }
    return state.received;
  };
  return {
    secured: () => once(socket, 'secureConnect'),
    write: (text) => void socket.write(text),
    until,
    rest: () => until('\0 never'),
  };
}

const get = 'GET /a HTTP/1.1\r\nHost: x\r\n';

function replyWith(body: string, status = 200, headers: Record<string, string> = {}): OutgoingReply {
  return { status, headers, body };
}

const echo: Handler = (request, readPeer) =>
  replyWith(JSON.stringify([request.method, request.url, readPeer().address]));

describe('the server', () => {
  test('tells the handler the scheme and the address of the connection', async () => {
    for (const plain of [false, true]) {
      const { port } = await start(echo, { plain });
      const connection = open(port, plain);
      connection.write(`${get}\r\n`);
      const scheme = plain ? 'http' : 'https';
      assert.match(await connection.until(']'), new RegExp(`\\["GET","${scheme}://x/a","127.0.0.1"\\]$`));
    }
  });

  test('shows IPv4 callers in their own form on a socket for both families', async () => {
    const { port } = await start(echo, { plain: true, host: '::' });
    const connection = open(port, true);
    connection.write(`${get}\r\n`);
    assert.match(await connection.until(']'), /"127\.0\.0\.1"\]$/);
  });

  test('answers an empty 400 without the handler where the Host is missing or is none', async () => {
    let calls = 0;
    const { port } = await start(() => replyWith(String(calls++)), { plain: true });
    for (const head of [
      'GET /a HTTP/1.0\r\n',
      'GET /a HTTP/1.1\r\n',
      'GET /a HTTP/1.1\r\nHost: a b/c?\r\n',
    ]) {
      const connection = open(port, true);
      connection.write(`${head}Connection: close\r\n\r\n`);
      assert.match(await connection.rest(), /^HTTP\/1\.1 400 Bad Request\r\n[^]*\r\n\r\n$/);
    }
    assert.equal(calls, 0);
  });

  test('gives a reply its own headers and those of all, and none of another reply', async () => {
    const replies = [{ a: '1', b: '1', 'cache-control': 'no-cache' }, { b: '2' }, { a: '3' }, { a: '4' }];
    let count = 0;
    const commonHeaders = { 'cache-control': 'no-store', c: 'all' };
    const handler = () => ({ status: 200, headers: replies[count++]!, body: '' });
    const server = await serve({ host: '127.0.0.1', port: 0, tls: undefined, handler, commonHeaders });
    servers.push(server);
    for (const headers of replies) {
      const connection = open(server.port, true);
      connection.write(`${get}Connection: close\r\n\r\n`);
      const fields = (await connection.rest()).split('\r\n').map((line) => line.split(': '));
      const seen = fields.filter(([name]) => ['a', 'b', 'c', 'cache-control'].includes(name!.toLowerCase()));
      const expected = { ...commonHeaders, ...headers };
      assert.deepEqual(
        Object.fromEntries(seen.map(([name, value]) => [name!.toLowerCase(), value])),
        expected,
      );
    }
  });

  test('answers an empty 500 when the handler fails', async () => {
    const { port } = await start(() => Promise.reject(new Error('secret')), { plain: true });
    const connection = open(port, true);
    connection.write(`${get}Connection: close\r\n\r\n`);
    assert.match(await connection.rest(), /^HTTP\/1\.1 500 Internal Server Error\r\n[^]*\r\n\r\n$/);
  });

  test('closes where the caller asks for it, and says so', async () => {
    const { port } = await start(echo);
    const connection = open(port);
    connection.write(`${get}connection: Close\r\n\r\n`);
    assert.match(await connection.rest(), /\r\nconnection: close\r\n/i);
  });

  test('keeps length and date of a HEAD reply and sends no body', async () => {
    const { port } = await start(() => replyWith('hello'));
    const connection = open(port);
    connection.write('HEAD /a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    const reply = await connection.rest();
    assert.match(reply, /\r\ncontent-length: 5\r\n/i);
    assert.match(reply, /\r\ndate: \w{3}, \d\d \w{3} \d{4} /i);
    assert.ok(reply.endsWith('\r\n\r\n'));
  });

  test('keeps a connection whose request body nobody has read', async () => {
    const { port } = await start((request) =>
      request.method === 'POST' ? replyWith('refused', 413) : replyWith('next'),
    );
    const kept = open(port);
    kept.write(`POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 8000000\r\n\r\n${' '.repeat(8_000_000)}`);
    kept.write(`${get}\r\n`);
    assert.match(await kept.until('next'), /^HTTP\/1\.1 413 [^]*\r\n\r\nrefusedHTTP\/1\.1 200 [^]*next$/);
  });

  const cut: Handler = async (request) => {
    const late = (error: unknown) => (error as Problem).code;
    const outcome = await readBody(request, 100, createSharedTimeout(20)).catch(late);
    return replyWith(String(outcome), 408, { connection: 'close' });
  };

  test('lets the handler cut a body that does not come over HTTP/1.1', async () => {
    const { port } = await start(cut);
    for (const header of ['Content-Length: 3', 'Transfer-Encoding: chunked']) {
      const connection = open(port);
      connection.write(`POST /a HTTP/1.1\r\nHost: x\r\n${header}\r\n\r\n`);
      assert.match(await connection.rest(), /^HTTP\/1\.1 408 [^]*\r\n\r\nrequest-timeout$/);
    }
  });

  test('lets the handler cut a body that does not come over HTTP/2', async () => {
    const { port } = await start(cut);
    const session = connectHttp2(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
    for (const headers of [{}, { 'content-length': '3' }]) {
      const stream = session.request({ ':method': 'POST', ':path': '/a', ...headers }, { endStream: false });
      stream.write('x');
      const [reply] = (await once(stream, 'response')) as [Record<string, unknown>];
      assert.equal(reply[':status'], 408);
      stream.close();
    }
    session.destroy();
  });
});

describe('a reply without a body over HTTP/2', () => {
  const ask = async (handler: Handler, method: string, endStream: boolean): Promise<unknown> => {
    const { port } = await start(handler);
    const session = connectHttp2(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
    const stream = session.request({ ':method': method, ':path': '/a' }, { endStream });
    const [headers] = (await once(stream, 'response')) as [Record<string, unknown>];
    session.destroy();
    return headers[':status'];
  };

  test('has its head, for HEAD, where nothing changed and where the handler fails', async () => {
    assert.equal(await ask(() => replyWith('hello'), 'HEAD', true), 200);
    assert.equal(await ask(() => ({ status: 304, headers: {}, body: null }), 'GET', true), 304);
    assert.equal(await ask(() => ({ status: 204, headers: {}, body: null }), 'OPTIONS', true), 204);
    assert.equal(await ask(() => Promise.reject(new Error('secret')), 'GET', true), 500);
  });

  test('has its head also before the request has ended', async () => {
    const silent: Handler = async (request) => {
      await readBody(request, 100, createSharedTimeout(20)).catch(() => {});
      return { status: 204, headers: {}, body: null };
    };
    assert.equal(await ask(silent, 'POST', false), 204);
  });
});

describe('stopping the server', () => {
  test('answers what is in flight, closes what is idle and takes nothing new', async () => {
    const [called, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const server = await start(async (request) => {
      if (request.url.endsWith('/idle')) return replyWith('idle');
      called.resolve();
      await release.promise;
      return replyWith('answered');
    });
    const idle = open(server.port);
    idle.write('GET /idle HTTP/1.1\r\nHost: x\r\n\r\n');
    await idle.until('idle');
    const busy = open(server.port);
    busy.write(`${get}\r\n`);
    await called.promise;
    const stopped = server.stop();
    await idle.rest();
    assert.equal(await open(server.port).rest(), '');
    release.resolve();
    assert.match(await busy.rest(), /\r\nconnection: close\r\n[^]*answered$/i);
    await stopped;
  });

  test('does not wait for connections that sent no request', async () => {
    const server = await start(echo);
    const silent = open(server.port);
    await silent.secured();
    const startedMs = performance.now();
    await server.stop();
    assert.equal(await silent.rest(), '');
    assert.ok(performance.now() - startedMs < 5_000);
  });

  test('cuts off what is still in flight after the time of grace', async () => {
    const called = Promise.withResolvers<void>();
    const server = await start(() => {
      called.resolve();
      return Promise.withResolvers<OutgoingReply>().promise;
    });
    const endless = open(server.port);
    endless.write(`${get}\r\n`);
    await called.promise;
    await server.stop(1);
    assert.equal(await endless.rest(), '');
  });
});

describe('a server that cannot listen', () => {
  test('says that the port is in use', async () => {
    const { port } = await start(echo);
    await assert.rejects(start(echo, { port }), {
      message: `Port ${port} on 127.0.0.1 is already in use; set PORT to another port.`,
    });
  });

  test('says that the address is not one of this machine', async () => {
    for (const host of ['192.0.2.1', 'no-such-host.invalid']) {
      await assert.rejects(start(echo, { host }), {
        message: `${host} is not an address of this machine; set HOST to one of its addresses, or to 0.0.0.0 for all.`,
      });
    }
  });
});
