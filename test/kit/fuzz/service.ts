import { generateKey } from '#access/keys.ts';
import { createMemoryLimiter, type Limiter, unlimited } from '#access/limits.ts';
import { plans } from '#access/plans.ts';
import { createLog } from '#base/log.ts';
import { startTestService, TODAY_MS } from '../harness.ts';
import type { Keys } from './cases.ts';

/** The application with keys of every kind, and without the quotas of addresses: all cases come from one. */
export async function startFuzzedService() {
  const limiter = createMemoryLimiter();
  const keysOnly: Limiter = {
    check: (id, plan, nowMs, count) =>
      plan.kind === 'key' ? limiter.check(id, plan, nowMs, count) : unlimited,
  };
  const service = await startTestService({
    limiter: keysOnly,
    failures: { refusedMs: () => 0, record: () => false },
    log: createLog({ level: 'silent', write: () => {}, now: () => TODAY_MS }),
  });
  const [good, revoked, scoped, usedUp] = [
    await service.createKey(),
    await service.createKey(),
    await service.createKey('unlimited', null, ['currency']),
    await service.createKey('free'),
  ];
  const expired = await service.createKey('unlimited', new Date(TODAY_MS - 1));
  await service.revokeKey(revoked.id);
  for (let count = 0; count < plans.free.burst; count++) limiter.check(usedUp.id, plans.free, 0);
  const unknown = generateKey(true);
  const mistyped = `${good.key.slice(0, -1)}${good.key.endsWith('A') ? 'B' : 'A'}`;
  const keys: Keys = {
    good: good.key,
    others: [revoked.key, expired.key, unknown, mistyped, scoped.key, usedUp.key],
  };
  return {
    ...service,
    keys,
    /** Requests for keys pile up otherwise until none is taken. */
    decideRequests: async () => {
      for (const { id, status } of await service.store.listRequests()) {
        if (status === 'pending') await service.store.rejectRequest(id, new Date(TODAY_MS).toISOString());
      }
    },
  };
}
