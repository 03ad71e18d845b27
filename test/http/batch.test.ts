import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { expectProblem, startTestService, type TestService } from './harness.ts';

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

describe('POST /batch as lines', () => {
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
