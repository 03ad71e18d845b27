import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requireEffort } from '#base/effort.ts';
import { unboundedBudget } from '#http/admission/work-budget.ts';
import { GONE } from '#http/refusals.ts';
import { JSON_TYPE, jsonReply } from '#http/replies.ts';
import { createRunner } from './run.ts';

test('heavy work of an owner is not even checked when its caller goes away right behind the request', async () => {
  let begun = 0;
  const run = createRunner({
    begin() {
      begun++;
      return { steps: heavy() };
    },
    runElsewhere: () => Promise.resolve(jsonReply('{}')),
    hereMs: 0,
    monotonicMs: () => performance.now(),
  });
  const work = {
    kind: 'call',
    method: 'POST',
    path: '/',
    query: undefined,
    type: JSON_TYPE,
    origin: '',
    body: undefined,
  } as const;
  const send = (signal: AbortSignal) =>
    run({ client: { owner: 'a', budget: () => unboundedBudget, caller: { signal } }, work });

  await send(new AbortController().signal);
  await send(new AbortController().signal);
  assert.equal(begun, 2);
  const leaving = new AbortController();
  const reply = send(leaving.signal);
  setImmediate(() => leaving.abort());
  await assert.rejects(
    async () => reply,
    (error) => error === GONE,
  );
  assert.equal(begun, 2);
});

test('on one core, blocks of streams take turns here, one in each iteration of the event loop', async () => {
  const order: string[] = [];
  const work = { kind: 'lines', body: new Uint8Array(10_000), origin: '' } as const;
  for (const sharesCore of [true, false]) {
    const run = createRunner({
      begin: () => ({ steps: light(() => order.push('here')) }),
      runElsewhere: () => Promise.resolve(jsonReply(String(order.push('elsewhere')))),
      sharesCore,
      hereMs: 1_000,
      monotonicMs: () => performance.now(),
    });
    const client = { owner: 'a', budget: () => unboundedBudget };
    const replies = [run({ client, work }), run({ client, work })];
    order.push('next');
    for (const reply of replies) await reply;
  }
  assert.deepEqual(order, ['here', 'next', 'here', 'here', 'elsewhere', 'next']);
});

function* light(done: () => void): Generator<undefined, ReturnType<typeof jsonReply>> {
  yield undefined;
  done();
  return jsonReply('{}');
}

function* heavy(): Generator<undefined, never> {
  requireEffort();
  for (;;) yield undefined;
}

test('work that takes long before its first step is charged, also when it is refused', async () => {
  let nowMs = 0;
  let spentMs = 0;
  const budget = { ...unboundedBudget, spend: (ms: number) => void (spentMs += ms) };
  const client = { owner: 'a', budget: () => budget };
  const work = { kind: 'rows', header: new Uint8Array(), body: undefined, named: undefined } as const;
  const run = createRunner({
    begin() {
      nowMs += 40;
      throw new Error('refused');
    },
    runElsewhere: () => Promise.resolve(jsonReply('{}')),
    hereMs: 3,
    monotonicMs: () => nowMs,
  });
  assert.throws(() => run({ client, work }), /refused/);
  assert.equal(spentMs, 40);
});

test('once something has taken long before its first step, what is long begins elsewhere', async () => {
  let nowMs = 0;
  const begun: string[] = [];
  const run = createRunner({
    begin() {
      nowMs += 2;
      begun.push('here');
      return jsonReply('{}');
    },
    runElsewhere: () => Promise.resolve(jsonReply(String(begun.push('elsewhere')))),
    hereMs: 3,
    monotonicMs: () => nowMs,
  });
  const client = { owner: 'a', budget: () => unboundedBudget };
  const work = { kind: 'rows', header: new Uint8Array(5_000), body: undefined, named: undefined } as const;
  const replies = [run({ client, work }), run({ client, work })];
  for (const reply of replies) await reply;
  assert.deepEqual(begun, ['here', 'elsewhere']);
});
