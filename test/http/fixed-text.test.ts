import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { preferredEncoding } from '#http/documents/fixed-text.ts';
import { startTestService, type TestService } from '../kit/harness.ts';

const paths = ['/openapi.json', '/llms.txt', '/llms-full.txt'];

function read(service: TestService, path: string, encoding: string, more: Record<string, string> = {}) {
  return service.send(path, { headers: { 'accept-encoding': encoding, ...more } });
}

describe('the encoding of a text that stays', () => {
  test('is the one with the highest weight, the smallest of several (RFC 9110, §12.5.3)', () => {
    for (const [header, expected] of [
      [null, 'identity'],
      ['', 'identity'],
      ['gzip', 'gzip'],
      ['x-gzip', 'identity'],
      ['br', 'br'],
      ['gzip, deflate, br, zstd', 'br'],
      ['GZIP', 'gzip'],
      ['*', 'br'],
      ['br;q=0, *', 'gzip'],
      ['br;q=0, gzip;q=0.0', 'identity'],
      ['br;q=0.5, gzip;q=0.9', 'gzip'],
      ['gzip;q=0.5, identity', 'identity'],
      ['gzip, identity', 'gzip'],
      ['identity;q=0.5, gzip;q=0.5', 'gzip'],
      ['gzip;q=2', 'identity'],
    ] as const) {
      assert.equal(preferredEncoding(header), expected, String(header));
    }
  });

  test('says what it is, and holds the same text', async () => {
    const service = await startTestService();
    for (const path of paths) {
      const plain = await read(service, path, 'identity');
      const text = await plain.text();
      assert.equal(plain.headers.get('content-encoding'), null);
      const tags = new Set([plain.headers.get('etag')]);
      for (const [encoding, decode] of [
        ['gzip', gunzipSync],
        ['br', brotliDecompressSync],
      ] as const) {
        const packed = await read(service, path, encoding);
        assert.equal(packed.headers.get('content-encoding'), encoding);
        assert.equal(packed.headers.get('vary'), 'Accept-Encoding');
        assert.equal(packed.headers.get('content-type'), plain.headers.get('content-type'));
        const bytes = await packed.bytes();
        assert.ok(bytes.length < text.length / 2, `${path} ${encoding}: ${bytes.length} of ${text.length}`);
        assert.equal(new TextDecoder().decode(decode(bytes)), text);
        tags.add(packed.headers.get('etag'));
      }
      assert.equal(plain.headers.get('vary'), 'Accept-Encoding');
      assert.equal(tags.size, 3, [...tags].join());
    }
  });

  test('has its length for HEAD', async () => {
    const service = await startTestService();
    for (const encoding of ['identity', 'gzip', 'br']) {
      const { length } = await (await read(service, '/openapi.json', encoding)).bytes();
      const init = { method: 'HEAD', headers: { 'accept-encoding': encoding } };
      const head = await service.send('/openapi.json', init);
      assert.equal(head.headers.get('content-length'), String(length));
      assert.equal((await head.bytes()).length, 0);
    }
  });

  test('is not sent again to who has it in the same encoding', async () => {
    const service = await startTestService();
    const etag = (await read(service, '/openapi.json', 'br')).headers.get('etag')!;
    const unchanged = await read(service, '/openapi.json', 'br', { 'if-none-match': etag });
    assert.equal(unchanged.status, 304);
    assert.equal(unchanged.headers.get('etag'), etag);
    assert.equal(unchanged.headers.get('vary'), 'Accept-Encoding');
    assert.equal(unchanged.headers.get('content-encoding'), null);
    assert.equal((await read(service, '/openapi.json', 'gzip', { 'if-none-match': etag })).status, 200);
  });
});

describe('a page', () => {
  const page = '/calculators/mortgage';

  test('comes packed in the encoding that the reader takes, and is the same', async () => {
    const service = await startTestService();
    const plain = await read(service, page, 'br;q=0, gzip;q=0');
    assert.equal(plain.headers.get('content-encoding'), null);
    assert.equal(plain.headers.get('vary'), 'Accept-Language, Cookie, Accept-Encoding');
    const text = await plain.text();
    for (const [accepted, encoding, unpack] of [
      ['gzip', 'gzip', gunzipSync],
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['br;q=0.5, gzip', 'gzip', gunzipSync],
      ['*', 'br', brotliDecompressSync],
    ] as const) {
      const packed = await read(service, page, accepted);
      assert.equal(packed.headers.get('content-encoding'), encoding);
      assert.equal(packed.headers.get('vary'), 'Accept-Language, Cookie, Accept-Encoding');
      const bytes = await packed.bytes();
      assert.ok(bytes.length < text.length / 2.5, `${bytes.length} of ${text.length}`);
      assert.equal(unpack(bytes).toString(), text);
      const init = { method: 'HEAD', headers: { 'accept-encoding': accepted } };
      const head = await service.send(page, init);
      assert.equal(head.headers.get('content-length'), String(bytes.length));
    }
  });

  test('that is small comes as it is', async () => {
    const service = await startTestService();
    const small = await read(service, '/livez', 'gzip');
    assert.equal(small.headers.get('content-encoding'), null);
  });
});
