import { hashKey, issueKey } from '#access/keys.ts';
import type { PlanName } from '#access/plans.ts';
import type { KeyStore } from '#access/store.ts';

/** A key of a plan that a store knows from now on. */
export async function createKey(
  store: KeyStore,
  plan: PlanName = 'unlimited',
): Promise<{ key: string; id: string }> {
  const { key, record } = issueKey({
    name: 'bench',
    plan,
    test: false,
    createdAt: new Date(),
    expiresAt: null,
  });
  await store.create(record, hashKey(key));
  return { key, id: record.id };
}
