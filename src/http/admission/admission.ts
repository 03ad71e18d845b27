import type { Principal } from '#access/authentication.ts';
import {
  type Decision,
  exceedsPlan,
  formatPolicy,
  formatRemaining,
  type Limiter,
  retryAfterSeconds,
} from '#access/limits.ts';
import { type Plan, plans } from '#access/plans.ts';
import type { UsageRecorder } from '#access/usage.ts';
import { Problem } from '../replies.ts';

/** The dependencies of admission. */
export interface AdmissionOptions {
  readonly limiter: Limiter;
  readonly usage: Pick<UsageRecorder, 'count'>;
  /** The quota of a network on pages without a key. */
  readonly pagePlan: Plan;
  /** A clock that never steps back, in milliseconds. */
  readonly monotonicMs: () => number;
}

/** The state of the quotas of a key, as fields of the reply. */
export type LimitHeaders = Readonly<Record<string, string>>;

/**
 * Takes requests from the quotas of a key, and records their state for the reply, even when they are used up.
 */
export function takeFromKey(
  { limiter, usage, monotonicMs }: AdmissionOptions,
  noted: { limitHeaders: LimitHeaders | undefined },
  { keyId, plan }: Principal,
  count: number,
): Decision | Promise<Decision> {
  const settle = (decision: Decision) => {
    noted.limitHeaders = { 'ratelimit-policy': formatPolicy(plan), ratelimit: formatRemaining(decision) };
    if (decision.allowed) usage.count(keyId, count);
    return decision;
  };
  const decision = limiter.check(keyId, plans[plan], monotonicMs(), count);
  return decision instanceof Promise ? decision.then(settle) : settle(decision);
}

/** Throws a Problem when the quota of a key does not allow one more request. */
export function requireAllowed({ plan }: Principal, decision: Decision): void {
  if (!decision.allowed) throw quotaExceeded('key', plans[plan], decision);
}

/** Takes requests from the quota of a network on pages without a key. */
export function takeFromPages(
  { limiter, monotonicMs, pagePlan }: AdmissionOptions,
  network: string,
  count: number,
): Decision | Promise<Decision> {
  return limiter.check(`page ${network}`, pagePlan, monotonicMs(), count);
}

/**
 * The problem for a request that a decision rejects; it counts as `requests`, and `whose` is "key" or
 * "network address".
 */
export function quotaExceeded(whose: string, plan: Plan, decision: Decision, requests = 1): Problem {
  const violatedPolicies = decision.violated;
  const quotas = violatedPolicies.join(' and ');
  if (exceedsPlan(plan, requests)) {
    const detail = `This request counts as ${requests} requests, more than the whole ${quotas} quota of this ${whose}; send fewer items at once.`;
    return new Problem('quota-exceeded', detail, { violatedPolicies });
  }
  const seconds = retryAfterSeconds(decision);
  const detail =
    requests === 1
      ? `The ${quotas} quota of this ${whose} is used up; try again in ${seconds} seconds.`
      : `This request counts as ${requests} requests, and the ${quotas} quota of this ${whose} has too few left; send fewer items, or try again in ${seconds} seconds.`;
  return new Problem('quota-exceeded', detail, {
    headers: { 'retry-after': String(seconds) },
    violatedPolicies,
  });
}
