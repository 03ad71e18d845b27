import type { Decision, Limiter } from '#access/limits.ts';
import { accessRequestPlans } from '#access/plans.ts';
import { blocksOf } from '../request/address.ts';

/**
 * Takes one request for a key from the quotas of a network and of the wider blocks around it; returns the
 * decision of the block that rejects it, if any. The narrowest block is first, so requests beyond the quota
 * of a network do not use up the quotas of its neighbors.
 */
export async function checkAccessRequest(
  limiter: Limiter,
  network: string,
  nowMs: number,
): Promise<Decision> {
  const { site, route } = blocksOf(network);
  const check = (block: string, plan: keyof typeof accessRequestPlans) =>
    limiter.check(`access-request ${block}`, accessRequestPlans[plan], nowMs);
  let decision = await check(network, 'network');
  if (decision.allowed && site !== undefined) decision = await check(site, 'site');
  if (decision.allowed && route !== network) decision = await check(route, 'route');
  return decision;
}
