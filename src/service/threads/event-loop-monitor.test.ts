import assert from 'node:assert/strict';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { test } from 'node:test';
import { startEventLoopMonitor } from './event-loop-monitor.ts';

/** Holds the thread, as the calculations of a request do. */
function work(ms: number): void {
  const endMs = performance.now() + ms;
  while (performance.now() < endMs);
}

test('a thread that stays behind is busy, one that was held up once is not', async () => {
  const delays: number[] = [];
  const monitor = startEventLoopMonitor(
    () => performance.now(),
    (delayMs) => delays.push(delayMs),
  );
  await sleep(50);
  work(300);
  const isBusy = () => performance.now() > monitor.busyFromMs;
  assert.ok(!isBusy());
  await setImmediate();
  const startedMs = performance.now();
  while (performance.now() - startedMs < 1_300) {
    work(60);
    await setImmediate();
  }
  assert.ok(!isBusy());
  work(120);
  assert.ok(isBusy());
  assert.ok(Math.max(...delays) >= 250, delays.join());
  // A quiet machine is punctual at once, a busy one after some beats.
  for (let tries = 0; isBusy(); tries++) {
    assert.ok(tries < 200);
    await sleep(10);
  }
  monitor.stop();
});
