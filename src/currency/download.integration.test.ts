import assert from 'node:assert/strict';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { createServerCertificate } from '#platform/x509.ts';
import { download } from './download.ts';

const hourMs = 3_600_000;
const [notBefore, notAfter] = [new Date(Date.now() - hourMs), new Date(Date.now() + hourMs)];
const { ca, certificate, key } = createServerCertificate(['localhost'], notBefore, notAfter);

const text = '{"date":"2026-09-29"}';
const headersSeen: IncomingMessage['headers'][] = [];
const held = Promise.withResolvers<void>();
const released = Promise.withResolvers<void>();

const replies: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/plain': (response) => response.writeHead(200, { 'content-type': 'text/xml' }).end(text),
  '/gzip': (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(text)),
  '/br': (response) => response.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync(text)),
  '/deflate': (response) => response.writeHead(200, { 'content-encoding': 'deflate' }).end(deflateSync(text)),
  '/twice': (response) =>
    response.writeHead(200, { 'content-encoding': 'gzip, gzip' }).end(gzipSync(gzipSync(text))),
  '/no-gzip': (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(text),
  '/bomb': (response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(5_000_000))),
  '/large': (response) => response.writeHead(200).end('x'.repeat(1_048_577)),
  '/just-fits': (response) => response.writeHead(200).end('x'.repeat(1_048_576)),
  '/latin1': (response) => response.writeHead(200).end(Buffer.from([0x7b, 0xe9, 0x7d])),
  '/moved': (response) => response.writeHead(302, { location: '/plain' }).end(),
  '/elsewhere': (response) => response.writeHead(301, { location: 'https://example.org/' }).end(),
  '/missing': (response) => response.writeHead(404).end('<html>'),
  '/busy': (response) => response.writeHead(503).end(),
  '/empty-status': (response) => response.writeHead(204).end(),
  '/partial': (response) => response.writeHead(206).end(text),
  '/cut': (response) => {
    response.writeHead(200, { 'content-length': '1000' }).write(text, () => response.destroy());
  },
  '/hang': () => {},
  '/held': (response) => {
    held.resolve();
    response.on('close', released.resolve);
  },
  '/drip': (response) => {
    const timer = setInterval(() => response.write('x'), 10);
    response.writeHead(200).on('close', () => clearInterval(timer));
  },
  '/endless': (response) => {
    const send = (fault?: Error | null): boolean => !fault && response.write('x'.repeat(65_536), send);
    response.writeHead(200);
    send();
  },
};

describe('a download', () => {
  const server = createServer({ key, cert: certificate }, (request, response) => {
    headersSeen.push(request.headers);
    replies[request.url ?? '']?.(response);
  });
  let base = '';
  before(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `https://localhost:${(server.address() as AddressInfo).port}`;
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  const fetchText = (path: string, options = {}) => download(base + path, { ca, ...options });

  test('hands back the text and its type', async () => {
    assert.deepEqual(await fetchText('/plain'), { body: text, contentType: 'text/xml' });
    const { connection, ...headers } = headersSeen.at(-1)!;
    assert.equal(connection, 'close');
    assert.equal(headers['accept-encoding'], 'gzip, identity');
    assert.ok(headers['user-agent'] && headers.accept);
  });

  test('unpacks gzip', async () => assert.equal((await fetchText('/gzip')).body, text));

  test('takes a body of the greatest size', async () => {
    assert.equal((await fetchText('/just-fits')).body.length, 1_048_576);
  });

  for (const [path, reason] of [
    ['/br', /the encoding is br$/],
    ['/deflate', /the encoding is deflate$/],
    ['/twice', /the encoding is gzip, gzip$/],
    ['/no-gzip', /failed: /],
    ['/bomb', /failed: /],
    ['/large', /the body is larger than 1048576 bytes$/],
    ['/endless', /the body is larger than 1048576 bytes$/],
    ['/latin1', /failed: /],
    ['/moved', /the status is 302$/],
    ['/elsewhere', /the status is 301$/],
    ['/missing', /the status is 404$/],
    ['/busy', /the status is 503$/],
    ['/empty-status', /the status is 204$/],
    ['/partial', /the status is 206$/],
    ['/cut', /failed: /],
  ] as const) {
    test(`of ${path} is an error that names the host`, async () => {
      const rejection = await fetchText(path).catch((error: unknown) => error);
      assert.ok(rejection instanceof Error);
      assert.match(rejection.message, /^localhost:\d+ failed: [^\n]+$/);
      assert.match(rejection.message, reason);
    });
  }

  for (const path of ['/hang', '/drip']) {
    test(`of ${path} ends at the deadline`, async () => {
      const startMs = performance.now();
      await assert.rejects(fetchText(path, { timeoutMs: 200 }), /did not answer in full within 0.2 s$/);
      assert.ok(performance.now() - startMs < 1500);
    });
  }

  test('ends at once when it is aborted, and closes the connection', async () => {
    const abort = new AbortController();
    const hanging = fetchText('/held', { signal: abort.signal });
    await held.promise;
    abort.abort();
    await assert.rejects(hanging, /failed: /);
    await released.promise;
    await assert.rejects(fetchText('/plain', { signal: abort.signal }), /failed: /);
  });

  test('is refused where the certificate is not trusted', async () => {
    await assert.rejects(download(`${base}/plain`), /failed: .*certificate/);
  });

  test('is refused where nobody listens, and without TLS', async () => {
    await assert.rejects(download('https://127.0.0.1:1/'), /^Error: 127.0.0.1:1 failed: /);
    await assert.rejects(download(base.replace('https', 'http')), /failed: /);
  });
});
