import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { createSharedTimeout } from './shared-timeout.ts';
import { MAX_PER_ITERATION } from './loop-limit.ts';

test('a shared timeout ends in order, not early, and not for those who have left', async () => {
  const timeout = createSharedTimeout(40);
  const ended: [name: string, ms: number][] = [];
  const startedMs = performance.now();
  const give = (name: string) => () => void ended.push([name, performance.now() - startedMs]);
  const left = give('left');
  timeout.start(give('first'));
  timeout.start(left);
  await sleep(20);
  timeout.start(give('second'));
  timeout.cancel(left);
  while (ended.length < 2) await sleep(5);
  assert.deepEqual(
    ended.map(([name]) => name),
    ['first', 'second'],
  );
  assert.ok(ended[0]![1] >= 39, String(ended));
  assert.ok(ended[1]![1] >= 58, String(ended));
  // The timer has stopped, and starts anew.
  await new Promise<void>((resolve) => timeout.start(resolve));
});

test('of many whose time is over together a few give up in each turn', async () => {
  const timeout = createSharedTimeout(20);
  const all = 5 * MAX_PER_ITERATION;
  const ended: number[] = [];
  for (let index = 0; index < all; index++) timeout.start(() => void ended.push(index));
  let most = 0;
  while (ended.length < all) {
    const before = ended.length;
    await nextTurn();
    most = Math.max(most, ended.length - before);
  }
  assert.ok(most <= 2 * MAX_PER_ITERATION, `${most} in a turn`);
});
