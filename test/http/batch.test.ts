import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { bounds } from '#base/bounds.ts';
import { expectProblem, startTestService, type TestService } from '../kit/harness.ts';

const cagr = { calculator: 'cagr', inputs: { initial_value: 10000, final_value: 25000, years: 5 } };
const ndjson = { 'content-type': 'application/x-ndjson' };

interface ItemReply {
  readonly id?: string | number;
  readonly status: number;
  readonly result?: Readonly<Record<string, number>>;
  readonly problem?: { readonly type: string; readonly errors?: readonly { readonly pointer: string }[] };
}

async function callLines(service: TestService, text: string): Promise<ItemReply[]> {
  const response = await service.call('/v1/batch', text, ndjson);
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('content-type'), 'application/x-ndjson');
  const lines = (await response.text()).trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as ItemReply);
}

describe('POST /batch', () => {
  test('of a bare array says that the array is to be the items', async () => {
    const service = await startTestService();
    const { errors } = await expectProblem(await service.call('/v1/batch', [cagr]), 422, 'invalid-input');
    const detail = 'must be an object whose items are that array: {"items": […]}';
    assert.deepEqual(errors, [{ pointer: '', code: 'wrong-type', detail }]);
  });

  test('answers every item in its place, also when one of a thousand is bad', async () => {
    const service = await startTestService();
    const items = Array.from({ length: 1000 }, (_, id) => ({ id, ...cagr }));
    items[500] = { ...items[500]!, inputs: { ...cagr.inputs, years: -1 } };
    const response = await service.call('/v1/batch', { items });
    const { items: replies } = (await response.json()) as { items: readonly ItemReply[] };
    assert.equal(replies.length, 1000);
    for (const [index, reply] of replies.entries()) {
      assert.equal(reply.id, index);
      assert.equal(reply.status, index === 500 ? 422 : 200);
      if (index !== 500) assert.equal(reply.result?.['cagr'], 20.1124);
    }
    assert.match(replies[500]!.problem!.type, /\/docs\/problems\/invalid-input$/);
    assert.equal(replies[500]!.problem!.errors?.[0]?.pointer, '/items/500/inputs/years');
  });

  test('items of no known kind are problems of their own', async () => {
    const service = await startTestService();
    const items = [
      7,
      {},
      { calculator: 'cagrr', inputs: {} },
      { ...cagr, id: [] },
      { ...cagr, extra: 1 },
      cagr,
    ];
    const response = await service.call('/v1/batch', { items });
    const { items: replies } = (await response.json()) as { items: readonly ItemReply[] };
    assert.deepEqual(
      replies.map(({ status }) => status),
      [422, 422, 422, 422, 422, 200],
    );
    assert.match(JSON.stringify(replies[2]), /did you mean cagr\?/);
  });

  test('answers lines in their own format, and is 406 to a caller who does not accept it', async () => {
    const service = await startTestService();
    const bodies = [
      ['application/x-ndjson', `${JSON.stringify(cagr)}\n`],
      ['text/csv', 'initial_value,final_value,years\n10000,25000,5\n'],
    ] as const;
    for (const [type, body] of bodies) {
      for (const accept of [type, '*/*', 'application/json', `image/png, ${type};q=0.1`]) {
        const headers = { 'content-type': type, accept };
        const response = await service.call('/v1/batch?calculator=cagr', body, headers);
        assert.equal(response.status, 200, accept);
        assert.match(response.headers.get('content-type')!, new RegExp(`^${type}`));
        assert.match(await response.text(), /20\.1124/);
      }
      const [other] = bodies.find((one) => one[0] !== type)!;
      for (const accept of [other, 'image/svg+xml', `${type};q=0`]) {
        const headers = { 'content-type': type, accept };
        const refused = await service.call('/v1/batch?calculator=cagr', body, headers);
        const problem = await expectProblem(refused, 406, 'not-acceptable');
        assert.ok(problem.detail.startsWith(`A batch in ${type} is answered in ${type}.`), problem.detail);
      }
    }
  });

  test('lists a bounded number of errors, and at least one for each item that is not valid', async () => {
    const service = await startTestService();
    const unknown = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`unknown_${index}`, 1]));
    const items = Array.from({ length: 900 }, () => ({ calculator: 'cagr', inputs: unknown }));
    const response = await service.call('/v1/batch', { items });
    const text = await response.text();
    const { items: replies } = JSON.parse(text) as { items: readonly ItemReply[] };
    const counts = replies.map(({ problem }) => problem!.errors!.length);
    assert.equal(counts[0], 53);
    assert.ok(counts.every((count) => count > 0));
    assert.ok(counts.reduce((sum, count) => sum + count, 0) < 2_000);
    assert.ok(text.length < 1_000_000, String(text.length));
  });

  for (const [name, body] of [
    ['no items', {}],
    ['items that are no array', { items: {} }],
    ['1,001 items', { items: Array.from({ length: 1001 }, () => 0) }],
    ['another member', { items: [], more: 1 }],
  ] as const) {
    test(`${name} is 422`, async () => {
      const service = await startTestService();
      await expectProblem(await service.call('/v1/batch', body), 422, 'invalid-input');
    });
  }
});

describe('the quota', () => {
  const remaining = (response: Response) =>
    Number(/"burst";r=(\d+)/.exec(response.headers.get('ratelimit')!)![1]);
  const batchOf = (service: TestService, key: string, count: number) =>
    service.call(
      '/v1/batch',
      { items: Array.from({ length: count }, () => cagr) },
      { authorization: `Bearer ${key}` },
    );

  test('counts a batch as as many requests as it has items, all or none', async () => {
    const service = await startTestService();
    const { key, id } = await service.createKey('free');
    const answered = await batchOf(service, key, 10);
    assert.equal(answered.status, 200);
    assert.equal(remaining(answered), 50);
    const refused = await batchOf(service, key, 51);
    assert.ok(Number(refused.headers.get('retry-after')) > 0);
    // The request itself was counted before its items were known.
    assert.equal(remaining(refused), 49);
    assert.match((await expectProblem(refused, 429, 'quota-exceeded')).detail, /counts as 51 requests/);
    const never = await batchOf(service, key, 61);
    assert.equal(never.headers.get('retry-after'), null);
    const { detail } = await expectProblem(never, 413, 'body-too-large');
    assert.match(detail, /more than the whole burst quota of this key; send fewer items at once/);
    assert.equal((await batchOf(service, key, 48)).status, 200);
    await service.flushUsage();
    const days = await service.store.readUsage(id, '2026-09-30', '2026-09-30');
    assert.equal(days[0]?.requests, 60);
  });

  test('counts each line, answers as many as it is enough for, and says so in the last', async () => {
    const service = await startTestService();
    const { key } = await service.createKey('free');
    const headers = { authorization: `Bearer ${key}`, ...ndjson };
    const text = `${JSON.stringify(cagr)}\n`.repeat(100);
    const response = await service.send('/v1/batch', { method: 'POST', headers, body: text });
    const replies = (await response.text())
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as ItemReply);
    assert.equal(replies.filter(({ status }) => status === 200).length, 60);
    assert.equal(replies.length, 61);
    assert.equal(replies.at(-1)!.status, 429);
    assert.match(replies.at(-1)!.problem!.type, /quota-exceeded$/);
  });
});

describe('POST /batch as lines', () => {
  test('has at most so many streams of a key at once', async () => {
    const service = await startTestService();
    const open = () => new ReadableStream<Uint8Array>({ start() {} });
    const { key } = await service.createKey();
    const headers = { authorization: `Bearer ${key}`, ...ndjson };
    const send = () =>
      service.send('/v1/batch', { method: 'POST', headers, body: open(), duplex: 'half' } as RequestInit);
    const streams = await Promise.all(Array.from({ length: bounds.streams.key }, send));
    await expectProblem(await send(), 429, 'too-many-at-once');
    await streams[0]!.body!.cancel();
    const another = await send();
    assert.equal(another.status, 200);
    for (const response of [...streams.slice(1), another]) await response.body!.cancel();
  });

  test('answers a line for each line; one that is no JSON does not stop the rest', async () => {
    const service = await startTestService();
    const lines = [
      JSON.stringify({ id: 'a', ...cagr }),
      '{"id":',
      '',
      JSON.stringify({ id: 'b', ...cagr }),
      '[]',
    ];
    const replies = await callLines(service, `${lines.join('\r\n')}\r\n`);
    assert.deepEqual(
      replies.map(({ id, status }) => [id, status]),
      [
        ['a', 200],
        [undefined, 400],
        ['b', 200],
        [undefined, 422],
      ],
    );
  });

  test('refuses a line that is too long and goes on', async () => {
    const service = await startTestService();
    const replies = await callLines(service, `"${'x'.repeat(70_000)}"\n${JSON.stringify(cagr)}`);
    assert.deepEqual(
      replies.map(({ status }) => status),
      [413, 200],
    );
  });

  test('ends after 100,000 lines with a problem', async () => {
    const service = await startTestService();
    const replies = await callLines(service, '0\n'.repeat(100_010));
    assert.equal(replies.length, 100_001);
    assert.equal(replies.at(-1)?.status, 413);
  });

  test('reads no further than the caller takes the replies', async () => {
    const service = await startTestService();
    const { key } = await service.createKey();
    let sent = 0;
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          sent++;
          controller.enqueue(Buffer.from(`${JSON.stringify(cagr)}\n`));
        },
        cancel() {
          cancelled = true;
        },
      },
      { highWaterMark: 1 },
    );
    const headers = { authorization: `Bearer ${key}`, ...ndjson };
    const init = { method: 'POST', headers, body: endless, duplex: 'half' } as RequestInit;
    const response = await service.send('/v1/batch', init);
    const reader = response.body!.getReader();
    await reader.read();
    const sentBefore = sent;
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
    assert.ok(sent <= sentBefore + 200, `${sent} lines were read`);
    await reader.cancel();
    assert.ok(cancelled);
  });
});
