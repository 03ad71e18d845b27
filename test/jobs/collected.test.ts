import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import type { MessagePort } from 'node:worker_threads';
import type { Steps } from '#base/steps.ts';
import { jsonReply, type Reply } from '#http/replies.ts';
import type { Work } from '#http/work.ts';
import type { Order } from '#jobs/protocol.ts';
import { serveThread } from '#jobs/thread.ts';

const MEGABYTE = 1024 * 1024;

/** How often a thread collects what is left after it was given these orders. */
async function countCollections(bytes: number, orders: readonly Order[]): Promise<number> {
  let collections = 0;
  const port = Object.assign(new EventEmitter(), { postMessage: () => {} });
  const begin = () => ({ steps: need(bytes) });
  serveThread(port as unknown as MessagePort, begin, () => void collections++);
  for (const order of orders) port.emit('message', order);
  await turn();
  return collections;
}

function* need(bytes: number): Steps<Reply> {
  yield { done: 0, total: 1, estimates: () => ({}), bytes };
  yield;
  return jsonReply('1');
}

const begun = { job: 1, sliceMs: 10, work: { kind: 'call' } as Work };
const resumed = { job: 1, sliceMs: 10 };

test('a thread collects what a large job leaves, however that ends, and nothing after a small one', async () => {
  assert.equal(await countCollections(32 * MEGABYTE, [begun]), 0);
  assert.equal(await countCollections(32 * MEGABYTE, [begun, resumed]), 1);
  assert.equal(await countCollections(32 * MEGABYTE, [begun, { forget: 1 }]), 1);
  assert.equal(await countCollections(MEGABYTE, [begun, resumed]), 0);
});
