import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fixBody, type OutgoingReply } from '#base/message.ts';
import { Unsent } from './unsent.ts';

const bounds = { wholeBytes: 10, pieceBytes: 8, connectionBytes: 40, allBytes: 100, stallMs: 40 };

function reply(body: OutgoingReply['body']): OutgoingReply {
  return { status: 200, headers: { 'content-type': 'text/plain' }, body };
}

const large = 'ä23456789abcdefghijk';
const largeBytes = 21;

/** A peer whose connection must not be read. */
const unasked = () => assert.fail('nobody asks');

const at = (connection: string) => () => ({ address: '', connection });

async function readAll(body: OutgoingReply['body']): Promise<{ text: string; pieces: number[] }> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body as ReadableStream<Uint8Array>) chunks.push(chunk);
  return { text: Buffer.concat(chunks).toString(), pieces: chunks.map(({ length }) => length) };
}

describe('what callers have not taken', () => {
  test('is not counted for small replies, for texts that stay and for none', () => {
    const unsent = new Unsent(bounds);
    const fixed = fixBody(new Uint8Array(1_000));
    for (const body of [null, '', '0123456789', new Uint8Array(10), fixed]) {
      assert.equal(unsent.bound(reply(body), unasked).body, body);
    }
    assert.deepEqual(unsent.describe(), { bytes: 0, replies: 0, cut: 0, refused: 0 });
  });

  test('is counted until the last piece is gone, and comes with its length', async () => {
    const unsent = new Unsent(bounds);
    for (const body of [large, new TextEncoder().encode(large)]) {
      const { headers, body: sent } = unsent.bound(reply(body), at('a'));
      assert.equal(headers['content-length'], String(largeBytes));
      assert.deepEqual(unsent.describe(), { bytes: largeBytes, replies: 1, cut: 0, refused: 0 });
      assert.deepEqual(await readAll(sent), { text: large, pieces: [8, 8, 5] });
      assert.deepEqual(unsent.describe(), { bytes: 0, replies: 0, cut: 0, refused: 0 });
    }
  });

  test('is bounded for a connection and in all; one reply may always be', async () => {
    const unsent = new Unsent(bounds);
    const ask = (connection: string, bytes = 30) =>
      unsent.bound(reply(new Uint8Array(bytes)), at(connection));
    const first = ask('a', 50);
    assert.equal(first.status, 200);
    const refused = ask('a');
    assert.equal(refused.status, 503);
    assert.equal(refused.headers['retry-after'], '10');
    assert.equal(ask('b').status, 200);
    assert.equal(ask('c').status, 503, 'in all');
    assert.deepEqual(unsent.describe(), { bytes: 80, replies: 2, cut: 0, refused: 2 });
    await (first.body as ReadableStream).cancel();
    assert.equal(ask('c').status, 200);
  });

  test('is cut when nobody takes a piece for a while, and goes on where somebody does', async () => {
    const unsent = new Unsent(bounds);
    const unread = unsent.bound(reply(large), at('a')).body as ReadableStream<Uint8Array>;
    const slow = (unsent.bound(reply(large), at('b')).body as ReadableStream<Uint8Array>).getReader();
    const taken: number[] = [];
    for (;;) {
      const { value, done } = await slow.read();
      if (done) break;
      taken.push(value.length);
      await sleep(20);
    }
    assert.deepEqual(taken, [8, 8, 5]);
    while (unsent.describe().replies > 0) await sleep(5);
    assert.deepEqual(unsent.describe(), { bytes: 0, replies: 0, cut: 1, refused: 0 });
    await assert.rejects(readAll(unread), /stopped reading/);
  });

  test('of a stream is cut too, and its source is told', async () => {
    const unsent = new Unsent(bounds);
    const cancelled = Promise.withResolvers<void>();
    let made = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(20).fill(made++)),
      cancel: () => cancelled.resolve(),
    });
    const { body } = unsent.bound(reply(endless), unasked);
    const reader = (body as ReadableStream<Uint8Array>).getReader();
    for (const size of [8, 8, 4, 8]) assert.equal((await reader.read()).value!.length, size);
    await cancelled.promise;
    assert.equal(unsent.describe().cut, 1);
    assert.ok(made <= 4, `${made} were made`);
  });

  test('of a stream whose source is slow is no fault of its caller', async () => {
    const unsent = new Unsent(bounds);
    const slow = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await sleep(2 * bounds.stallMs + 20);
        controller.enqueue(new Uint8Array(3));
        controller.close();
      },
    });
    assert.deepEqual((await readAll(unsent.bound(reply(slow), at('')).body)).pieces, [3]);
    assert.deepEqual(unsent.describe(), { bytes: 0, replies: 0, cut: 0, refused: 0 });
  });

  test('ends where the source fails', async () => {
    const unsent = new Unsent(bounds);
    const failing = new ReadableStream<Uint8Array>({ pull: () => Promise.reject(new Error('broken')) });
    await assert.rejects(readAll(unsent.bound(reply(failing), at('')).body), /broken/);
    assert.equal(unsent.describe().replies, 0);
  });
});
