import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createSharedTimeout } from '#base/waiting.ts';
import { parseStrictJson, readBody } from './body.ts';
import { effort, ESCALATE } from '#base/effort.ts';
import { Problem } from '#calculate/check/problem.ts';

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

const parse = (text: string) => parseStrictJson(new TextEncoder().encode(text));
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** The message of the problem with a text. */
function faultOf(text: string, maxPlaced?: number): string {
  try {
    parseStrictJson(new TextEncoder().encode(text), maxPlaced);
  } catch (error) {
    return (error as Error).message;
  }
  return assert.fail('it is accepted');
}

describe('the place of a fault in a long text', () => {
  const texts = [`[${'1,'.repeat(5_000)}`, `[${'"a",'.repeat(3_000)}{"b":1,"b":2}]`];
  for (const [text, place] of [
    [texts[0]!, /line 1, column 10002/],
    [texts[1]!, /"b" in a JSON object/],
  ] as const) {
    test(`is found where there is time for it: ${text.slice(-10)}`, () => {
      assert.match(faultOf(text), place);
      effort.isBounded = true;
      try {
        assert.throws(
          () => parse(text),
          (error) => error === ESCALATE,
        );
      } finally {
        effort.isBounded = false;
      }
      assert.match(faultOf(text, 8_192), /^(The body is not JSON|Duplicate member in)/);
    });
  }
});

describe('strict JSON', () => {
  for (const text of [
    '{"a":1,"b":{"a":2}}',
    '{"a":"x:y","b:c":":"}',
    '{"__proto__":1,"constructor":2}',
    '[{"a":1},{"a":1}]',
    `{"a":"${'[{'.repeat(40)}"}`,
    `[${'[],'.repeat(40)}1]`,
    nested(32),
    '"a\\":\\\\"',
    '{"\\\\":":\\"","\\"":{}}',
  ]) {
    test(`is ${text.slice(0, 40)}`, () => assert.deepEqual(parse(text), JSON.parse(text)));
  }

  for (const [text, reason] of [
    ['{"a":1,"a":1}', /"a" in a JSON object/],
    ['{"a":":","a":":"}', /"a" in a JSON object/],
    ['{"__proto__":1,"__proto__":1}', /"__proto__" in a JSON object/],
    ['{"a":1,"\\u0061":1}', /"a" in a JSON object/],
    ['[{"x":[{"b":1,"b":"::"}]}]', /"b" in a JSON object/],
    [nested(33), /more than 32 levels deep/],
    [nested(500_000), /more than 32 levels deep/],
    ['[1,'.repeat(300_000), /more than 32 levels deep/],
    ['["]]]",'.repeat(33), /more than 32 levels deep/],
    ['{"é":"\\\\","\\\\":"\\\":", "é" \n:"ü"}', /"é" in a JSON object/],
    ['\uFEFF{}', /byte order mark/],
    ['{"a":1,}', /not JSON/],
    ['', /empty/],
  ] as const) {
    test(`is not ${text.slice(0, 40)}`, () => {
      assert.throws(
        () => parse(text),
        (error) => error instanceof Problem && error.code === 'malformed-json' && reason.test(error.message),
      );
    });
  }
});
