import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Limiter } from '#access/limits.ts';
import { plans } from '#access/plans.ts';

/**
 * A limiter that has counted nothing, with a clock to set; each call of `join` is one more instance over it.
 */
export interface LimiterSetting {
  readonly join: () => Promise<Limiter>;
  readonly setClock: (ms: number) => void;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** What must hold for every limiter. `prepare` makes an empty one; `skip` says why none can be made. */
export function describeLimiter(
  name: string,
  prepare: () => Promise<LimiterSetting>,
  skip: string | false = false,
): void {
  describe(`limiter ${name}`, { skip }, () => {
    async function start() {
      const { join, setClock } = await prepare();
      const limiter = await join();
      const check = (nowMs: number, plan = plans.free, id = 'key', count?: number) => {
        setClock(nowMs);
        return limiter.check(id, plan, nowMs, count);
      };
      const admit = async (requests: number, nowMs: number) => {
        const decisions = await Promise.all(Array.from({ length: requests }, async () => check(nowMs)));
        return decisions.filter(({ allowed }) => allowed).length;
      };
      return { check, admit };
    }

    test('admits exactly the quota of a window, which starts with the first request in it', async () => {
      const { admit } = await start();
      assert.equal(await admit(1, 5_000), 1);
      assert.equal(await admit(200, 40_000), 59);
      assert.equal(await admit(200, 5_000 + minuteMs - 1), 0);
      assert.equal(await admit(200, 5_000 + minuteMs), 60);
      assert.equal(await admit(30, 200_000), 30);
      assert.equal(await admit(200, 200_000 + minuteMs - 1), 30);
    });

    test('admits exactly the quota of a day', async () => {
      const { admit } = await start();
      let admitted = 0;
      for (let minute = 0; minute < 24 * 60; minute += 10) admitted += await admit(70, minute * minuteMs);
      assert.equal(admitted, 1_000);
      assert.equal(await admit(70, dayMs), 60);
    });

    test('takes nothing from either quota for a refused request, and names what is violated', async () => {
      const { admit, check } = await start();
      await admit(60, 0);
      const burst = await check(500);
      assert.deepEqual(
        [burst.allowed, burst.violated, burst.burstRemaining, burst.burstResetSeconds, burst.dayRemaining],
        [false, ['burst'], 0, 60, 940],
      );
      await admit(100, 1_000);
      assert.equal((await check(minuteMs)).dayRemaining, 939);
    });

    test('counts each key by itself, and each plan by its own quotas', async () => {
      const { admit, check } = await start();
      await admit(60, 0);
      assert.equal((await check(0, plans.free, 'other')).burstRemaining, 59);
      assert.equal((await check(0, plans.standard, 'third')).burstRemaining, 599);
      assert.equal((await check(0, plans.unlimited, 'fourth')).dayRemaining, 999_999_999_999_999);
    });

    test('takes a count of requests as a whole or not at all', async () => {
      const { check } = await start();
      const take = (count: number, nowMs = 0) => check(nowMs, plans.free, 'key', count);
      let passed = 0;
      let refused = await take(7);
      for (; refused.allowed; refused = await take(7)) passed++;
      assert.equal(passed, 8);
      assert.deepEqual(
        [refused.neverAllowed, refused.violated, refused.burstRemaining, refused.dayRemaining],
        [false, ['burst'], 4, 944],
      );
      const rest = await take(4);
      assert.deepEqual([rest.allowed, rest.burstRemaining, rest.dayRemaining], [true, 0, 940]);
      assert.equal((await take(1)).allowed, false);
      // A whole quota fits into a new window, and its rest into the day.
      for (let minute = 1; minute <= 15; minute++)
        assert.equal((await take(60, minute * minuteMs)).allowed, true);
      const last = await take(41, 16 * minuteMs);
      assert.deepEqual(
        [last.allowed, last.violated, last.burstRemaining, last.dayRemaining],
        [false, ['day'], 60, 40],
      );
      assert.equal((await take(40, 16 * minuteMs)).dayRemaining, 0);
    });

    test('admits no more than the quota by counts that come at once', async () => {
      const { check } = await start();
      const counts = Array.from({ length: 90 }, (_, sent) => (sent % 5) + 1);
      const decisions = await Promise.all(counts.map(async (count) => check(0, plans.free, 'key', count)));
      const admitted = counts.filter((_, sent) => decisions[sent]!.allowed);
      // Single requests are among those refused, so nothing is left.
      assert.equal(
        admitted.reduce((sum, count) => sum + count, 0),
        60,
      );
    });

    test('refuses a count above a whole quota for good, and starts no window by it', async () => {
      const { check } = await start();
      const above = await check(0, plans.free, 'key', 61);
      assert.deepEqual(
        [above.allowed, above.neverAllowed, above.violated, above.burstRemaining, above.dayRemaining],
        [false, true, ['burst'], 60, 1_000],
      );
      assert.deepEqual((await check(0, plans.free, 'key', 1_001)).violated, ['burst', 'day']);
      const whole = await check(5_000, plans.free, 'key', 60);
      assert.deepEqual([whole.allowed, whole.neverAllowed, whole.burstResetSeconds], [true, false, 60]);
      const usedUp = await check(5_000, plans.free, 'key', 60);
      assert.deepEqual([usedUp.allowed, usedUp.neverAllowed], [false, false]);
      const unlimited = await check(0, plans.unlimited, 'other', 1_000_000);
      assert.deepEqual([unlimited.allowed, unlimited.neverAllowed], [true, false]);
    });
  });
}
