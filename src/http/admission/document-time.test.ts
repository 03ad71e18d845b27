import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextIteration } from 'node:timers/promises';
import { bounds } from '#base/bounds.ts';
import { Problem } from '#calculate/check/problem.ts';
import { createDocumentTime } from './document-time.ts';

function start() {
  const clocks = { nowMs: 0, processorMs: 0 };
  const time = createDocumentTime({
    monotonicMs: () => clocks.nowMs,
    processorMs: () => clocks.processorMs,
  });
  const work = (network: string, ms: number) => time.measure(network, () => void (clocks.processorMs += ms));
  return { clocks, time, work };
}

const { burstMs, perSecondMs, iterationMs, waiting } = bounds.documents;

test('a network that has used up its time waits, and others do not', async () => {
  const { clocks, time, work } = start();
  work('a', burstMs + perSecondMs);
  await nextIteration();
  assert.throws(
    () => time.enter('a'),
    (error) =>
      error instanceof Problem &&
      error.code === 'quota-exceeded' &&
      error.options.headers?.['retry-after'] === '1',
  );
  assert.equal(time.enter('b'), undefined);
  clocks.nowMs += 1_000;
  assert.equal(time.enter('a'), undefined);
});

test('who looks at pages within the time of a network never waits for it', async () => {
  const { clocks, time, work } = start();
  for (let page = 0; page < 1_000; page++) {
    assert.equal(time.enter('office'), undefined);
    work('office', 3);
    clocks.nowMs += 3_000 / perSecondMs + 1;
    clocks.nowMs += 3;
    await nextIteration();
  }
});

test('one iteration of the event loop does little of what needs no key', async () => {
  const { time, work } = start();
  work('a', iterationMs);
  let isIn = false;
  const entered = time.enter('b')!.then(() => (isIn = true));
  await Promise.resolve();
  assert.equal(isIn, false);
  await entered;
});

test('what follows a turn is counted once, as time of its network', async () => {
  const { clocks, time, work } = start();
  // A second's worth too much, and what the two requests count.
  const half = (burstMs + perSecondMs) / 2;
  for (const isMeasured of [true, false]) {
    assert.equal(time.enter('a'), undefined);
    await time.takeTurn('a');
    if (isMeasured) work('a', half);
    else clocks.processorMs += half;
    await nextIteration();
    await nextIteration();
  }
  assert.throws(
    () => time.enter('a'),
    (error) => error instanceof Problem && error.options.headers?.['retry-after'] === '2',
  );
  assert.equal(time.enter('b'), undefined);
});

test('who would wait behind too many others is refused', () => {
  const { time, work } = start();
  work('a', iterationMs);
  for (let index = 0; index < waiting; index++) void time.enter(`network ${index}`);
  assert.throws(
    () => time.enter('b'),
    (error) => error instanceof Problem && error.code === 'overloaded',
  );
});

test('what waits is refused where what came before has used up the time of its network', async () => {
  const time = createDocumentTime({ monotonicMs: () => 0, processorMs: () => nowMs });
  let nowMs = 0;
  time.measure('a', () => (nowMs += bounds.documents.burstMs));
  const waiting = time.enter('b');
  time.measure('b', () => (nowMs += bounds.documents.burstMs + 1));
  await assert.rejects(
    async () => waiting,
    (error) => error instanceof Problem && error.code === 'quota-exceeded',
  );
});
