import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Limiter } from '#access/limits.ts';
import { plans } from '#access/plans.ts';

/** A limiter that has counted nothing, with a clock to set; each call of `join` is one more instance over it. */
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
      const check = (nowMs: number, plan = plans.free, id = 'key') => {
        setClock(nowMs);
        return limiter.check(id, plan, nowMs);
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
  });
}
