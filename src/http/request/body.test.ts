import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createSharedTimeout } from '#base/shared-timeout.ts';
import { readBody } from './body.ts';
import { Problem } from '../replies.ts';

type Source = ConstructorParameters<typeof ReadableStream<Uint8Array>>[0];

function post(source: Source, headers: Record<string, string> = {}): Request {
  const body = new ReadableStream(source);
  // Node asks for the duplex, which the types do not know yet.
  const init = { method: 'POST', headers, body, duplex: 'half' };
  return new Request('https://localhost/', init);
}

function pieces(sizes: readonly number[]): Source {
  const rest = [...sizes];
  return {
    pull(controller) {
      const size = rest.shift();
      if (size === undefined) controller.close();
      else controller.enqueue(new Uint8Array(size).fill(0x61));
    },
  };
}

async function outcome(request: Request, limitBytes: number, deadlineMs = 60_000): Promise<string> {
  try {
    return new TextDecoder().decode(await readBody(request, limitBytes, createSharedTimeout(deadlineMs)));
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
}

describe('a request body', () => {
  test('within the limit is read whole, with a length and without', async () => {
    assert.equal(await outcome(post(pieces([2, 1]), { 'content-length': '3' }), 3), 'aaa');
    assert.equal(await outcome(post(pieces([2, 1])), 3), 'aaa');
    assert.equal(await outcome(post(pieces([])), 3), '');
    assert.equal(await outcome(new Request('https://localhost/', { method: 'POST' }), 3), '');
  });

  test('is refused by its declared length without being read', async () => {
    const request = post(pieces([2, 2]), { 'content-length': '4' });
    assert.equal(await outcome(request, 3), 'body-too-large');
    assert.equal(request.bodyUsed, false);
  });

  test('without a usable length is refused beyond the limit, when all of it has come', async () => {
    for (const headers of [{}, { 'content-length': '3, 3' }]) {
      let rest = 9;
      const source: Source = {
        pull(controller) {
          if (rest-- > 0) controller.enqueue(new Uint8Array(1));
          else controller.close();
        },
      };
      assert.equal(await outcome(post(source, headers), 3), 'body-too-large');
      assert.equal(rest, -1);
    }
  });

  test('that does not arrive within the deadline is a timeout', async () => {
    const silent: Source = { pull: () => Promise.withResolvers<undefined>().promise };
    assert.equal(await outcome(post(silent), 3, 1), 'request-timeout');
    assert.equal(await outcome(post(silent, { 'content-length': '3' }), 3, 1), 'request-timeout');
  });

  test('that its sender breaks off is a timeout too', async () => {
    const broken: Source = {
      pull(controller) {
        controller.error(new DOMException('The connection was closed.', 'AbortError'));
      },
    };
    assert.equal(await outcome(post(broken), 3), 'request-timeout');
    assert.equal(await outcome(post(broken, { 'content-length': '3' }), 3), 'request-timeout');
  });

  test('that was read before is a bug of the caller, not of the sender', async () => {
    const request = new Request('https://localhost/', {
      method: 'POST',
      headers: { 'content-length': '1' },
      body: 'a',
    });
    await request.text();
    await assert.rejects(readBody(request, 3), TypeError);
  });
});
