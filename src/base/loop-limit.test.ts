import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createLoopLimit, MAX_PER_ITERATION } from './loop-limit.ts';

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
