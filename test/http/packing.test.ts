import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, test } from 'node:test';
import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync, gzipSync } from 'node:zlib';
import { bounds } from '#base/bounds.ts';
import { expectProblem, startTestService, type TestService } from '../kit/harness.ts';
import { drawQuarter } from '../kit/quarters.ts';

const loan = { home_price: 400_000, down_payment: 80_000, interest_rate: 7, loan_term: 30 };
const cagr = { calculator: 'cagr', inputs: { initial_value: 1, final_value: 2, years: 5 } };
const decoders = { gzip: gunzipSync, br: brotliDecompressSync } as const;
const ndjson = { 'content-type': 'application/x-ndjson' };
const csv = { 'content-type': 'text/csv' };
const packed = { 'content-encoding': 'gzip' };

/** Calls twice, plain and in an encoding, and holds the two replies to be the same. */
async function expectSame(
  service: TestService,
  encoding: keyof typeof decoders,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<void> {
  const plain = await service.call(path, body, { ...headers, 'x-request-id': 'one' });
  const text = await plain.text();
  assert.ok(text.length >= 2_048, path);
  assert.equal(plain.headers.get('content-encoding'), null);
  const reply = await service.call(path, body, {
    ...headers,
    'x-request-id': 'one',
    'accept-encoding': encoding,
  });
  assert.equal(reply.status, plain.status);
  assert.equal(reply.headers.get('content-encoding'), encoding, path);
  for (const { headers: each } of [plain, reply])
    assert.match(each.get('vary')!, /(^|, )Accept-Encoding$/, path);
  assert.equal(reply.headers.get('content-type'), plain.headers.get('content-type'));
  const bytes = await reply.bytes();
  assert.ok(bytes.length < text.length * 0.7, `${path}: ${bytes.length} of ${text.length}`);
  assert.equal(decoders[encoding](bytes).toString(), text);
}

/** A body whose pieces are handed over when they are asked for. */
function bodyOf(pieces: Iterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.iterator]();
  return new ReadableStream({
    pull(controller) {
      const { value, done } = iterator.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
  });
}

describe('a reply of 2 kB and more', () => {
  for (const encoding of ['gzip', 'br'] as const) {
    test(`is the same as ${encoding}: whole, from other threads, in lines and in rows`, async () => {
      const service = await startTestService();
      await expectSame(service, encoding, '/v1/calculators');
      await expectSame(service, encoding, '/v1/calculate/mortgage?include=schedule', loan);
      await expectSame(service, encoding, '/v1/calculate/mortgage/schedule.csv', loan);
      await expectSame(service, encoding, '/v1/batch', { items: Array.from({ length: 1_000 }, () => cagr) });
      const lines = `${JSON.stringify(cagr)}\n`.repeat(200);
      await expectSame(service, encoding, '/v1/batch', lines, ndjson);
      const rows = `initial_value,final_value,years\n${'1,2,5\n'.repeat(3_000)}`;
      await expectSame(service, encoding, '/v1/batch?calculator=cagr', rows, csv);
      const unknown = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`x${index}`, 1]));
      await expectSame(service, encoding, '/v1/calculate/cagr', unknown);
    });
  }

  test('has its own tag in each encoding, and its length for HEAD', async () => {
    const service = await startTestService();
    const { key } = await service.createKey();
    const ask = (method: string, headers: Record<string, string>) =>
      service.send('/v1/calculators', { method, headers: { authorization: `Bearer ${key}`, ...headers } });
    const tags = new Set<string>();
    for (const encoding of ['identity', 'gzip', 'br']) {
      const reply = await ask('GET', { 'accept-encoding': encoding });
      const { length } = await reply.bytes();
      const etag = reply.headers.get('etag')!;
      tags.add(etag);
      assert.equal(reply.headers.get('vary'), 'Accept, Accept-Encoding');
      const head = await ask('HEAD', { 'accept-encoding': encoding });
      assert.equal(head.headers.get('content-length'), String(length));
      assert.equal(head.headers.get('content-encoding'), reply.headers.get('content-encoding'));
      const known = await ask('GET', { 'accept-encoding': encoding, 'if-none-match': etag });
      assert.equal(known.status, 304);
      assert.equal(known.headers.get('etag'), etag);
      assert.equal(known.headers.get('content-encoding'), null);
      assert.equal(known.headers.get('vary'), 'Accept, Accept-Encoding');
    }
    assert.equal(tags.size, 3);
    const [plain] = tags;
    const other = await ask('GET', { 'accept-encoding': 'br', 'if-none-match': plain! });
    assert.equal(other.status, 200);
  });

  test('that is smaller, or goes to a caller who takes no encoding, comes as it is', async () => {
    const service = await startTestService();
    const small = await service.call('/v1/calculate/mortgage', loan, { 'accept-encoding': 'gzip' });
    assert.equal(small.headers.get('content-encoding'), null);
    assert.equal(small.headers.get('vary'), null);
    const plain = await service.call('/v1/calculators', undefined, { 'accept-encoding': 'zstd, *;q=0' });
    assert.equal(plain.headers.get('content-encoding'), null);
  });

  for (const [encoding, createDecoder] of [
    ['gzip', createGunzip],
    ['br', createBrotliDecompress],
  ] as const) {
    test(`in lines as ${encoding} has each answer before the next line is sent`, async () => {
      const service = await startTestService();
      const { key } = await service.createKey();
      const line = new TextEncoder().encode(`${JSON.stringify(cagr)}\n`);
      let send: (bytes: Uint8Array) => void = () => {};
      let end = () => {};
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          send = (bytes) => controller.enqueue(bytes);
          end = () => controller.close();
        },
      });
      const headers = { authorization: `Bearer ${key}`, ...ndjson, 'accept-encoding': encoding };
      const reply = await service.send('/v1/batch', {
        method: 'POST',
        headers,
        body,
        duplex: 'half',
      } as never);
      const decoder = createDecoder();
      const reader = reply.body!.getReader();
      let text = '';
      decoder.on('data', (piece: Buffer) => (text += piece.toString()));
      for (let sent = 1; sent <= 3; sent++) {
        send(line);
        while (text.split('\n').length <= sent) {
          const { value } = await reader.read();
          await new Promise<void>((done) => decoder.write(value!, () => done()));
          await new Promise((done) => setImmediate(done));
        }
      }
      end();
      while (!(await reader.read()).done);
      assert.match(text, /^(.*"cagr":14.8698.*\n){3}$/);
    });
  }
});

describe('a batch that is packed with gzip', () => {
  const zeros = gzipSync(Buffer.alloc(bounds.batchBytes + 1));

  test('is answered as the same batch, in each format', async () => {
    const service = await startTestService();
    const items = { items: Array.from({ length: 100 }, () => cagr) };
    const lines = `${JSON.stringify(cagr)}\n`.repeat(3_000);
    const rows = `initial_value,final_value,years\n${'1,2,5\n'.repeat(3_000)}`;
    for (const [body, headers] of [
      [JSON.stringify(items), {}],
      [lines, ndjson],
      [rows, csv],
    ] as const) {
      const plain = await (await service.call('/v1/batch?calculator=cagr', body, headers)).text();
      for (const encoding of ['gzip', 'x-gzip', 'GZIP']) {
        const more = { ...headers, 'content-encoding': encoding };
        const reply = await service.call('/v1/batch?calculator=cagr', gzipSync(body), more);
        assert.equal(reply.status, 200);
        assert.equal(await reply.text(), plain);
      }
    }
  });

  test('has a bound on what it is unpacked', async () => {
    const service = await startTestService();
    const bomb = await service.call('/v1/batch', zeros, packed);
    const { detail } = await expectProblem(bomb, 413, 'body-too-large');
    assert.match(detail, /more than 1048576 bytes when it is unpacked/);
    const header = gzipSync(Buffer.alloc(2 * bounds.unpackedBytes, 'a'));
    await expectProblem(
      await service.call('/v1/batch?calculator=cagr', header, { ...packed, ...csv }),
      413,
      'body-too-large',
    );
    for (const filler of drawQuarter(['\n', '\r\n', ' ', 'a'])) {
      const piece = gzipSync(Buffer.alloc(2 * bounds.unpackedBytes, filler));
      const reply = await service.call('/v1/batch', piece, { ...packed, ...ndjson });
      const last = (await reply.text()).trimEnd().split('\n').at(-1)!;
      assert.match(last, /^\{"status":413,"problem":\{.*when it is unpacked/);
    }
  });

  test('is refused where it is no gzip, or ends early', async () => {
    const service = await startTestService();
    const whole = gzipSync(JSON.stringify({ items: [cagr] }));
    for (const body of [Buffer.from('{"items": []}'), whole.subarray(0, 30), Buffer.alloc(0)]) {
      await expectProblem(await service.call('/v1/batch', body, packed), 400, 'malformed-request');
      const csvReply = await service.call('/v1/batch?calculator=cagr', body, { ...packed, ...csv });
      if (body.length > 0) await expectProblem(csvReply, 400, 'malformed-request');
    }
    const lines = gzipSync(`${JSON.stringify(cagr)}\n`.repeat(20_000));
    const cut = await service.call('/v1/batch', lines.subarray(0, lines.length - 50), {
      ...packed,
      ...ndjson,
    });
    const text = await cut.text();
    assert.match(text.split('\n')[0]!, /"cagr":14.8698/);
    assert.match(text.trimEnd().split('\n').at(-1)!, /^\{"status":400,"problem":/);
  });

  test('says that it is gzip, and nothing else', async () => {
    const service = await startTestService();
    for (const encoding of ['br', 'deflate', 'gzip, gzip', 'zstd', '']) {
      for (const type of [{}, ndjson, csv]) {
        const headers = { ...type, 'content-encoding': encoding };
        const reply = await service.call('/v1/batch?calculator=cagr', zeros, headers);
        assert.equal(reply.headers.get('accept-encoding'), 'gzip, identity');
        await expectProblem(reply, 415, 'unsupported-media-type');
      }
    }
    await expectProblem(
      await service.call('/v1/calculate/cagr', gzipSync('{}'), packed),
      415,
      'unsupported-media-type',
    );
  });

  test('is read no faster than it is answered', async () => {
    const service = await startTestService();
    const { key } = await service.createKey();
    let handed = 0;
    function* pieces(): Generator<Uint8Array> {
      const id = randomBytes(20_000).toString('base64');
      const piece = gzipSync(`${JSON.stringify({ id, ...cagr })}\n`);
      for (; handed < 500; handed++) yield new Uint8Array(piece);
    }
    const headers = { authorization: `Bearer ${key}`, ...ndjson, ...packed };
    const init = { method: 'POST', headers, body: bodyOf(pieces()), duplex: 'half' };
    const reply = await service.send('/v1/batch', init);
    const reader = reply.body!.getReader();
    await reader.read();
    for (let turn = 0; turn < 100; turn++) await new Promise((done) => setImmediate(done));
    assert.ok(handed < 250, String(handed));
    await reader.cancel();
  });
});
