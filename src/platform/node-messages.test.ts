import assert from 'node:assert/strict';
import { Duplex } from 'node:stream';
import { describe, test } from 'node:test';
import { type BodySource, NodeRequest, RawHeaders } from './node-messages.ts';

/** As an HTTP/2 stream is: what is received, and what is sent later. */
function openStream(): Duplex {
  return new Duplex({ read() {}, write: (_chunk, _encoding, done) => done() });
}

function bodyOf(stream: Duplex): ReadableStream<Uint8Array> {
  const source = stream as unknown as BodySource;
  return new NodeRequest('POST', 'https://localhost/', new RawHeaders([]), source, source as never).body!;
}

describe('the body of a request', () => {
  test('ends before its reply has begun', async () => {
    const stream = openStream();
    const reader = bodyOf(stream).getReader();
    stream.push('rows');
    stream.push(null);
    assert.equal(Buffer.from((await reader.read()).value!).toString(), 'rows');
    assert.equal((await reader.read()).done, true);
    assert.ok(!stream.destroyed);
  });

  test('breaks off where its sender does', async () => {
    const stream = openStream();
    const reader = bodyOf(stream).getReader();
    stream.destroy();
    await assert.rejects(reader.read(), { name: 'AbortError' });
  });

  test('is received no faster than it is read', async () => {
    const stream = openStream();
    const reader = bodyOf(stream).getReader();
    let pieces = 0;
    const piece = Buffer.alloc(16 * 1024);
    stream.on('data', () => pieces++);
    for (let count = 0; count < 100; count++) stream.push(piece);
    await new Promise((resolve) => setImmediate(resolve));
    assert.ok(pieces < 10, `${pieces} pieces were received`);
    for (let count = 0; count < 100; count++) await reader.read();
    assert.equal(pieces, 100);
  });
});
