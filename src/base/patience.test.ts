import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { createPatience } from './patience.ts';
import { MAX_IN_TURN } from './turns.ts';

test('patience ends in order, not early, and not for those who have left', async () => {
  const patience = createPatience(40);
  const ended: [name: string, ms: number][] = [];
  const startedMs = performance.now();
  const give = (name: string) => () => void ended.push([name, performance.now() - startedMs]);
  const left = give('left');
  patience.wait(give('first'));
  patience.wait(left);
  await sleep(20);
  patience.wait(give('second'));
  patience.leave(left);
  while (ended.length < 2) await sleep(5);
  assert.deepEqual(
    ended.map(([name]) => name),
    ['first', 'second'],
  );
  assert.ok(ended[0]![1] >= 39, String(ended));
  assert.ok(ended[1]![1] >= 58, String(ended));
  // The timer has stopped, and starts anew.
  await new Promise<void>((resolve) => patience.wait(resolve));
});

test('of many whose time is over together a few give up in each turn', async () => {
  const patience = createPatience(20);
  const all = 5 * MAX_IN_TURN;
  const ended: number[] = [];
  for (let index = 0; index < all; index++) patience.wait(() => void ended.push(index));
  let most = 0;
  while (ended.length < all) {
    const before = ended.length;
    await nextTurn();
    most = Math.max(most, ended.length - before);
  }
  assert.ok(most <= 2 * MAX_IN_TURN, `${most} in a turn`);
});
