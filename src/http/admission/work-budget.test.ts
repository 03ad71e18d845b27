import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createMemoryLimiter } from '#access/limits.ts';
import { quotaExceeded } from './admission.ts';
import { Problem } from '#calculate/check/problem.ts';
import { QuotaBudget } from './work-budget.ts';

/**
 * A budget over a quota of so many requests, of which the request itself has been taken; and what has been
 * taken.
 */
function start(burst: number, isLate = false) {
  const limiter = createMemoryLimiter();
  const plan = { kind: 'key', burst, day: 1_000_000, counted: true } as const;
  const taken = { requests: 1 };
  limiter.check('key', plan, 0, 1);
  const budget = new QuotaBudget(5_000, Infinity, {
    take(count) {
      const decision = limiter.check('key', plan, 0, count);
      if (decision.allowed) taken.requests += count;
      return isLate ? Promise.resolve(decision) : decision;
    },
    refuse: (...given) => quotaExceeded('key', plan, ...given),
  });
  return { budget, taken };
}

const codeOf = async (answer: Problem | undefined | Promise<Problem | undefined>) => (await answer)?.code;

for (const isLate of [false, true]) {
  describe(`a budget over a quota that answers ${isLate ? 'later' : 'at once'}`, () => {
    test('takes one request for each 50 ms begun, the first of which is paid', async () => {
      const { budget, taken } = start(10, isLate);
      assert.equal(await codeOf(budget.spend(50)), undefined);
      assert.equal(taken.requests, 1);
      await budget.spend(1);
      assert.equal(taken.requests, 2);
      await budget.spend(149);
      assert.equal(taken.requests, 4);
      await budget.spend(300);
      assert.equal(taken.requests, 10);
      const refusal = await budget.spend(1);
      assert.equal(refusal?.code, 'quota-exceeded');
      assert.equal(taken.requests, 10);
    });

    test('takes what is left for work that is done, even if that is not enough', async () => {
      const { budget, taken } = start(10, isLate);
      await budget.spend(350);
      assert.equal(taken.requests, 7);
      assert.equal(await codeOf(budget.spend(500)), 'quota-exceeded');
      assert.equal(taken.requests, 10);
    });

    test('ends what takes longer than its bound, whatever the quota has left', async () => {
      const { budget } = start(1_000, isLate);
      assert.equal(await codeOf(budget.spend(5_000)), undefined);
      assert.equal(await codeOf(budget.spend(1)), 'calculation-too-long');
    });

    test('counts items as requests, each with 50 ms', async () => {
      const { budget, taken } = start(100, isLate);
      assert.equal(await codeOf(budget.countItems(20)), undefined);
      assert.equal(taken.requests, 20);
      await budget.countItems(20);
      await budget.spend(20 * 50);
      assert.equal(taken.requests, 20);
      await budget.spend(1);
      assert.equal(taken.requests, 21);
    });

    test('takes all items or none, and says how many there may be', async () => {
      const { budget, taken } = start(60, isLate);
      const never = await budget.countItems(61);
      assert.match(never!.message, /counts as 61 requests, more than the whole burst quota of this key/);
      assert.equal(never!.options.headers, undefined);
      assert.equal(taken.requests, 1);
      assert.equal(await codeOf(budget.countItems(60)), undefined);
      assert.equal(taken.requests, 60);
    });

    test('takes as many of further items as there are', async () => {
      const { budget, taken } = start(10, isLate);
      assert.equal(await budget.countMoreItems(4), 4);
      assert.equal(await budget.countMoreItems(4), 4);
      assert.equal(taken.requests, 8);
      assert.equal(await budget.countMoreItems(4), 2);
      assert.equal(await budget.countMoreItems(4), 0);
      assert.equal(taken.requests, 10);
    });
  });
}
