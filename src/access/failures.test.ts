import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { createFailureCounter } from './failures.ts';

const windowMs = 60_000;

describe('the counter of failed authentications', () => {
  test('refuses a network from its last allowed failure to the end of its window, and no other', () => {
    const failures = createFailureCounter({ most: 3, windowMs, networks: 10 });
    assert.deepEqual(
      [0, 1, 2].map((atMs) => failures.record('a', atMs)),
      [false, false, true],
    );
    assert.equal(failures.refusedMs('a', 10_000), 50_000);
    assert.equal(failures.refusedMs('b', 10_000), 0);
    // Requests that were under way are counted too, and told once.
    assert.equal(failures.record('a', 10_000), false);
    assert.equal(failures.refusedMs('a', windowMs - 1), 1);
    assert.equal(failures.refusedMs('a', windowMs), 0);
    assert.equal(failures.record('a', windowMs), false);
    assert.equal(failures.refusedMs('a', windowMs), 0);
  });

  test('keeps the count of a network that fails often, however many fail once', () => {
    const failures = createFailureCounter({ most: 100, windowMs, networks: 10_000 });
    for (let sent = 0; sent < 99; sent++) failures.record('often', 0);
    for (let sent = 0; sent < 100; sent++) failures.record('refused', 0);
    for (let network = 0; network < 30_000; network++) failures.record(`network ${network}`, 1_000);
    assert.equal(failures.refusedMs('refused', 1_000), 59_000);
    assert.equal(failures.record('often', 1_000), true);
  });

  test('forgets those whose window is over before any other', () => {
    const failures = createFailureCounter({ most: 2, windowMs, networks: 3 });
    for (const network of ['old', 'old', 'older', 'older']) failures.record(network, 0);
    failures.record('once', windowMs - 1);
    failures.record('new', windowMs);
    // There was room without forgetting the one failure that still counts.
    assert.equal(failures.record('once', windowMs), true);
    assert.equal(failures.refusedMs('new', windowMs), 0);
  });

  test('counts exactly, in order, whatever networks fail, while there is room for them', () => {
    const step = fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat(20_000));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const failures = createFailureCounter({ most: 3, windowMs, networks: 4 });
        const model = new Map<string, { startMs: number; count: number }>();
        let nowMs = 0;
        for (const [network, gapMs] of steps) {
          nowMs += gapMs;
          let known = model.get(network);
          if (known === undefined || nowMs - known.startMs >= windowMs)
            model.set(network, (known = { startMs: nowMs, count: 0 }));
          assert.equal(failures.record(network, nowMs), ++known.count === 3);
          const leftMs = known.count >= 3 ? known.startMs + windowMs - nowMs : 0;
          assert.equal(failures.refusedMs(network, nowMs), leftMs);
        }
      }),
    );
  });
});
