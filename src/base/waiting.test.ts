import assert from 'node:assert/strict';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { test } from 'node:test';
import { createLoopLimit, createSharedTimeout, MAX_PER_ITERATION } from './waiting.ts';

test('a turn lets a few through, and the others follow in their order', async () => {
  const limit = createLoopLimit();
  const through: number[] = [];
  const late: Promise<void>[] = [];
  const all = 3 * MAX_PER_ITERATION + 1;
  for (let index = 0; index < all; index++) {
    const turn = limit();
    if (turn === undefined) through.push(index);
    else late.push(turn.then(() => void through.push(index)));
  }
  assert.equal(through.length, MAX_PER_ITERATION);
  let before = through.length;
  while (through.length < all) {
    await nextTurn();
    assert.ok(through.length - before <= MAX_PER_ITERATION, `${through.length - before} in one turn`);
    before = through.length;
  }
  await Promise.all(late);
  assert.deepEqual(
    through,
    Array.from({ length: all }, (_, index) => index),
  );
  await nextTurn();
  await nextTurn();
  assert.equal(limit(), undefined);
});

test('who has gone takes no place of those who wait', async () => {
  const limit = createLoopLimit();
  for (let index = 0; index < MAX_PER_ITERATION; index++) assert.equal(limit(), undefined);
  const gone = AbortSignal.abort();
  for (let index = 0; index < 5 * MAX_PER_ITERATION; index++) void limit({ signal: gone });
  let isThrough = false;
  void limit(new AbortController())!.then(() => (isThrough = true));
  // One turn may have ended in between, and the place is given at the end of the next.
  await nextTurn();
  await nextTurn();
  assert.ok(isThrough);
});

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
