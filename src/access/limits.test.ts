import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { createMemoryLimiter, type Decision, policiesOf, retryAfterSeconds } from './limits.ts';
import { accessRequestPlans, defaultPagePlan, planNames, plans } from './plans.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Sends requests at the same moment and counts those admitted. */
function admit(limiter: ReturnType<typeof createMemoryLimiter>, requests: number, nowMs: number): number {
  let admitted = 0;
  for (let sent = 0; sent < requests; sent++) if (limiter.check('key', plans.free, nowMs).allowed) admitted++;
  return admitted;
}

describe('the memory limiter', () => {
  test('admits exactly the quota of a window, which starts with the first request in it', () => {
    const limiter = createMemoryLimiter();
    assert.equal(admit(limiter, 1, 5_000), 1);
    assert.equal(admit(limiter, 500, 40_000), 59);
    assert.equal(admit(limiter, 500, 5_000 + minuteMs - 1), 0);
    assert.equal(admit(limiter, 500, 5_000 + minuteMs), 60);
    assert.equal(admit(limiter, 500, 5_000 + 2 * minuteMs - 1), 0);
    // The next window waits for its first request.
    assert.equal(admit(limiter, 30, 200_000), 30);
    assert.equal(admit(limiter, 500, 200_000 + minuteMs - 1), 30);
  });

  test('admits exactly the quota of a day', () => {
    const limiter = createMemoryLimiter();
    let admitted = 0;
    for (let minute = 0; minute < 24 * 60; minute++) admitted += admit(limiter, 100, minute * minuteMs);
    assert.equal(admitted, plans.free.day);
    assert.equal(admit(limiter, 100, dayMs), plans.free.burst);
  });

  test('takes nothing from either quota for a refused request', () => {
    const limiter = createMemoryLimiter();
    admit(limiter, 60, 0);
    const refused = limiter.check('key', plans.free, 1_000);
    assert.equal(refused.allowed, false);
    assert.equal(refused.dayRemaining, 940);
    admit(limiter, 10_000, 2_000);
    assert.equal(limiter.check('key', plans.free, minuteMs).dayRemaining, 939);
  });

  test('names the violated quotas and tells when to come back', () => {
    const limiter = createMemoryLimiter();
    admit(limiter, 60, 0);
    const burst = limiter.check('key', plans.free, 500);
    assert.deepEqual([burst.violated, retryAfterSeconds(burst)], [['burst'], 60]);
    for (let minute = 1; minute <= 16; minute++) admit(limiter, 60, minute * minuteMs);
    const day = limiter.check('key', plans.free, 20 * minuteMs);
    assert.deepEqual([day.violated, retryAfterSeconds(day)], [['day'], 86_400 - 1_200]);
    assert.equal(day.burstRemaining, 60);
  });

  test('names both quotas when both are used up, and the later reset', () => {
    const limiter = createMemoryLimiter();
    for (let minute = 0; minute < 16; minute++) admit(limiter, minute === 0 ? 40 : 60, minute * minuteMs);
    assert.equal(admit(limiter, 100, 16 * minuteMs), 60);
    const both = limiter.check('key', plans.free, 16 * minuteMs + 1);
    assert.deepEqual([both.violated, retryAfterSeconds(both)], [['burst', 'day'], 86_400 - 960]);
  });

  test('counts each key by itself, and each plan by its own quotas', () => {
    const limiter = createMemoryLimiter();
    admit(limiter, 60, 0);
    assert.equal(limiter.check('other', plans.free, 0).burstRemaining, 59);
    assert.equal(limiter.check('third', plans.standard, 0).burstRemaining, 599);
  });

  test('decides as the list of admitted times does, for requests at any times and in any counts', () => {
    const gapMs = fc.oneof(
      { weight: 2_000, arbitrary: fc.integer({ min: 0, max: 1_500 }) },
      { weight: 40, arbitrary: fc.constantFrom(minuteMs - 1, minuteMs) },
      { weight: 1, arbitrary: fc.constantFrom(dayMs / 24, dayMs - 1, dayMs) },
    );
    const count = fc.oneof(
      { weight: 30, arbitrary: fc.constant(1) },
      { weight: 3, arbitrary: fc.integer({ min: 2, max: 12 }) },
      { weight: 1, arbitrary: fc.integer({ min: 13, max: 1_100 }) },
    );
    const checks = fc.array(fc.tuple(gapMs, count), { minLength: 1_500, maxLength: 3_000, size: 'max' });
    fc.assert(
      fc.property(checks, (sent) => {
        const limiter = createMemoryLimiter();
        const [burst, day] = [createOracle(minuteMs), createOracle(dayMs)];
        let nowMs = 0;
        for (const [gap, count] of sent) {
          nowMs += gap;
          const expected =
            burst.count(nowMs) + count <= plans.free.burst && day.count(nowMs) + count <= plans.free.day;
          const decision = limiter.check('key', plans.free, nowMs, count);
          assert.equal(decision.allowed, expected);
          assert.equal(decision.neverAllowed, count > 60);
          if (expected) [burst, day].forEach((oracle) => oracle.admit(nowMs, count));
          assert.equal(decision.burstRemaining, plans.free.burst - burst.count(nowMs));
          assert.equal(decision.dayRemaining, plans.free.day - day.count(nowMs));
          assert.equal(decision.burstResetSeconds, burst.resetSeconds(nowMs));
          assert.equal(decision.dayResetSeconds, day.resetSeconds(nowMs));
        }
      }),
      { numRuns: 20 },
    );
  });

  test('forgets keys that have been idle for a day', () => {
    const limiter = createMemoryLimiter();
    for (let key = 0; key < 1_000; key++) limiter.check(`key ${key}`, plans.free, key);
    assert.equal(limiter.size, 1_000);
    limiter.check('key 999', plans.free, dayMs + 500);
    assert.equal(limiter.size, 1_000);
    limiter.check('new', plans.free, dayMs + 500);
    assert.equal(limiter.size, 500);
  });

  test('keeps a key whose day is over while its burst is not', () => {
    const limiter = createMemoryLimiter();
    admit(limiter, 1, 0);
    admit(limiter, 60, dayMs - 1_000);
    limiter.check('other', plans.free, dayMs);
    assert.equal(admit(limiter, 60, dayMs), 0);
  });

  test('never remembers more keys than its maximum, and gives up the oldest first', () => {
    const limiter = createMemoryLimiter(10);
    for (let key = 0; key < 1_000; key++) {
      limiter.check(`key ${key}`, plans.free, key);
      assert.ok(limiter.size <= 10);
    }
    assert.equal(limiter.check('key 999', plans.free, 1_000).burstRemaining, 58);
    assert.equal(limiter.check('key 990', plans.free, 1_000).burstRemaining, 58);
    assert.equal(limiter.check('key 989', plans.free, 1_000).burstRemaining, 59);
  });

  test('forgets no key because of networks, and no request for a key because of pages', () => {
    const limiter = createMemoryLimiter(10);
    admit(limiter, 60, 0);
    for (let sent = 0; sent < 2; sent++) limiter.check('network', accessRequestPlans.network, 0);
    for (let network = 0; network < 1_000; network++) {
      limiter.check(`network ${network}`, defaultPagePlan, 0);
      if (network >= 5) continue;
      limiter.check(`network ${network}`, accessRequestPlans.network, 0);
    }
    assert.equal(limiter.size, 1 + 10 + 6);
    assert.equal(admit(limiter, 1, 0), 0);
    assert.equal(limiter.check('network', accessRequestPlans.network, 0).allowed, false);
  });

  test('remembers no key of which nothing was admitted', () => {
    const limiter = createMemoryLimiter();
    assert.equal(limiter.check('key', plans.free, 0, 61).allowed, false);
    assert.equal(limiter.size, 0);
  });

  test('neither counts nor remembers a key without limits', () => {
    const limiter = createMemoryLimiter();
    const decisions = Array.from({ length: 1_000 }, () => limiter.check('key', plans.unlimited, 0));
    assert.ok(
      decisions.every(({ allowed, dayRemaining }) => allowed && dayRemaining === 999_999_999_999_999),
    );
    assert.equal(limiter.size, 0);
  });
});

/** Reads the windows off the admitted times: each starts with the first that the last does not cover. */
function createOracle(windowMs: number) {
  let windowTimesMs: number[] = [];
  const current = (nowMs: number): number[] =>
    windowTimesMs.length > 0 && nowMs < windowTimesMs[0]! + windowMs ? windowTimesMs : [];
  return {
    count: (nowMs: number): number => current(nowMs).length,
    admit(nowMs: number, count: number): void {
      windowTimesMs = [...current(nowMs), ...Array<number>(count).fill(nowMs)];
    },
    resetSeconds: (nowMs: number): number =>
      Math.ceil(((current(nowMs)[0] ?? nowMs) + windowMs - nowMs) / 1_000),
  };
}

describe('the header fields', () => {
  const decision: Decision = {
    allowed: true,
    neverAllowed: false,
    burstRemaining: 59,
    burstResetSeconds: 60,
    dayRemaining: 999,
    dayResetSeconds: 86_400,
    violated: [],
    field: '',
  };

  test('state the quotas of each plan', () => {
    assert.deepEqual(
      planNames.map((plan) => policiesOf(plans)[plan]),
      [
        '"burst";q=60;w=60, "day";q=1000;w=86400',
        '"burst";q=600;w=60, "day";q=100000;w=86400',
        '"burst";q=999999999999999;w=60, "day";q=999999999999999;w=86400',
      ],
    );
  });

  test('state what remains and for how many seconds', () => {
    assert.equal(
      createMemoryLimiter().check('key', plans.free, 12_345.678).field,
      '"burst";r=59;t=60, "day";r=999;t=86400',
    );
    assert.equal(
      createMemoryLimiter().check('key', plans.unlimited, 0).field,
      '"burst";r=999999999999999;t=60, "day";r=999999999999999;t=86400',
    );
  });

  test('round seconds up, so that who waits for them is admitted', () => {
    const limiter = createMemoryLimiter();
    admit(limiter, 60, 0.25);
    const refused = limiter.check('key', plans.free, 58_999.5);
    assert.equal(retryAfterSeconds(refused), 2);
    assert.equal(limiter.check('key', plans.free, 58_999.5 + 2_000).allowed, true);
  });

  test('ask for no wait when nothing is violated', () => {
    assert.equal(retryAfterSeconds(decision), 0);
  });
});
