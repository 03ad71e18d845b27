import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { createMemoryLimiter } from '#access/limits.ts';
import { defaultPagePlan, plans } from '#access/plans.ts';
import { connectRedis } from '#access/redis.ts';
import { type SharedLimiter, startSharedLimiter } from '#access/shared-limits.ts';
import { createLog } from '#base/log.ts';
import { describeLimiter } from './limiter.contract.ts';
import { startRelay } from '../kit/relay.ts';
import { cleanUp, redisPrefix, redisUrl, withoutRedis } from './servers.ts';

const log = createLog({ level: 'silent', write: () => {}, now: Date.now });
const opened: SharedLimiter[] = [];
after(async () => {
  for (const limiter of opened) limiter.close();
  await cleanUp();
});

let joined = 0;

async function join(options: {
  readonly prefix: string;
  readonly url?: string;
  readonly serverNow?: () => number;
}): Promise<SharedLimiter> {
  const counter = await connectRedis({ url: redisUrl, instance: `instance ${joined++}`, ...options });
  const limiter = await startSharedLimiter(counter, log);
  opened.push(limiter);
  return limiter;
}

describeLimiter('in memory', async () => {
  const limiter = createMemoryLimiter();
  return { join: async () => limiter, setClock: () => {} };
});

describeLimiter(
  'in Redis',
  async () => {
    const prefix = redisPrefix();
    let nowMs = 0;
    return {
      join: () => join({ prefix, serverNow: () => nowMs }),
      setClock: (ms) => {
        nowMs = ms;
      },
    };
  },
  withoutRedis,
);

describe('limits in Redis', { skip: withoutRedis }, () => {
  for (const count of [2, 3, 5]) {
    test(`are exact over ${count} instances: 60 of 300 requests at once are admitted`, async () => {
      const prefix = redisPrefix();
      const instances = await Promise.all(Array.from({ length: count }, () => join({ prefix })));
      const decisions = await Promise.all(
        Array.from({ length: 300 }, (_, sent) => instances[sent % count]!.check('key', plans.free, 0)),
      );
      assert.equal(decisions.filter(({ allowed }) => allowed).length, 60);
      const remaining = decisions
        .filter(({ allowed }) => allowed)
        .map(({ burstRemaining }) => burstRemaining);
      // Each admitted request took another one of the 60.
      assert.equal(new Set(remaining).size, 60);
    });
  }

  test('are forgotten by Redis itself when their windows are over', async () => {
    const prefix = redisPrefix();
    const limiter = await join({ prefix });
    const decision = await limiter.check('key', plans.free, 0);
    assert.deepEqual([decision.burstResetSeconds, decision.dayResetSeconds], [60, 86_400]);
  });

  for (const fault of ['silent', 'refusing'] as const) {
    test(`fall to a local share within 100 ms when it is ${fault}, and are shared again within 2 s`, async () => {
      const prefix = redisPrefix();
      const relay = await startRelay(Number(new URL(redisUrl).port || 6379));
      const url = relay.route(redisUrl);
      const [first, second] = [await join({ prefix, url }), await join({ prefix, url })];
      // How many they are is told by a heartbeat.
      while (first.instances < 2)
        await first.check('other', plans.unlimited, 0).then(() => new Promise(setImmediate));
      relay.become(fault);
      let admitted = 0;
      for (const limiter of [first, second]) {
        for (let sent = 0; sent < 60; sent++) {
          // Against a timer of the same process: a machine that is late is so for both.
          const late = AbortSignal.timeout(100);
          if ((await limiter.check('key', plans.free, 0)).allowed) admitted++;
          assert.equal(late.aborted, false);
        }
      }
      assert.equal(admitted, 60);
      assert.deepEqual([first.isShared, second.isShared], [false, false]);
      relay.become('open');
      const openMs = performance.now();
      while (!first.isShared || !second.isShared) {
        await new Promise(setImmediate);
        assert.ok(performance.now() - openMs < 2_000);
      }
      assert.equal((await first.check('key', plans.free, 0)).burstRemaining, 59);
      await relay.close();
    });
  }

  test('give out counts of requests from the local share exactly while Redis is down', async () => {
    const prefix = redisPrefix();
    const relay = await startRelay(Number(new URL(redisUrl).port || 6379));
    const url = relay.route(redisUrl);
    const [first, second] = [await join({ prefix, url }), await join({ prefix, url })];
    while (first.instances < 2)
      await first.check('other', plans.unlimited, 0).then(() => new Promise(setImmediate));
    relay.become('refusing');
    for (const limiter of [first, second]) {
      const take = (count: number) => limiter.check('key', plans.free, 0, count);
      // More than the share of 30, but not more than the quota of 60.
      const aboveShare = await take(31);
      assert.deepEqual(
        [aboveShare.allowed, aboveShare.neverAllowed, aboveShare.burstRemaining],
        [false, false, 30],
      );
      assert.equal((await take(61)).neverAllowed, true);
      const allowed: boolean[] = [];
      for (let sent = 0; sent < 5; sent++) allowed.push((await take(7)).allowed);
      assert.deepEqual(allowed, [true, true, true, true, false]);
      assert.deepEqual([(await take(2)).allowed, (await take(1)).allowed], [true, false]);
      // However many networks ask, the used-up key stays used up.
      for (let network = 0; network <= 100_000; network++)
        await limiter.check(`page ${network}`, defaultPagePlan, 0);
      assert.equal((await take(1)).allowed, false);
    }
    await relay.close();
  });

  test('that cannot be had are told in one line at the start', async () => {
    const database = new URL(redisUrl);
    database.pathname = '/9999';
    for (const [url, reason] of [
      ['redis://127.0.0.1:1/0', 'connect ECONNREFUSED 127.0.0.1:1'],
      [database.href, 'ERR DB index is out of range'],
    ] as const) {
      await assert.rejects(join({ prefix: 'unused', url }), { message: `Redis cannot be used: ${reason}.` });
    }
  });
});
