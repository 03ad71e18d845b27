import type { Principal } from '#access/authentication.ts';
import {
  type Decision,
  formatPolicy,
  formatRemaining,
  type Limiter,
  retryAfterSeconds,
} from '#access/limits.ts';
import { networkPlans, plans } from '#access/plans.ts';
import type { UsageRecorder } from '#access/usage.ts';
import { bounds } from './bounds.ts';
import { chain } from '#chain.ts';
import { Problem } from './replies.ts';

/** What decides whether a request is taken on. */
export interface AdmissionOptions {
  readonly limiter: Limiter;
  readonly usage: Pick<UsageRecorder, 'count'>;
  /** A clock that never steps back, in milliseconds. */
  readonly monotonicMs: () => number;
  /** For how many milliseconds the thread has been busy without a pause. */
  readonly busyMs?: (nowMs: number) => number;
  /** How many milliseconds work that takes turns would wait for its first one. */
  readonly waitMs?: () => number;
}

/** Refuses what would wait too long behind what has come before, while a refusal is still cheap. */
export function admitLoad(
  { busyMs = never, waitMs = never }: AdmissionOptions,
  inFlight: number,
  nowMs: number,
  takesTurns = false,
): void {
  const isLate = busyMs(nowMs) > bounds.busyMs || (takesTurns && waitMs() > bounds.waitMs);
  if (inFlight <= bounds.inFlight && !isLate) return;
  throw overloaded;
}

/** Always the same one: to make an error costs a tenth of a refusal, and there are many of them then. */
const overloaded = new Problem('overloaded', 'Too much is asked at once; nothing was calculated.', {
  headers: { 'retry-after': '1' },
});

const never = () => 0;

/** Takes the request from the quotas of its key, whose state `tell` is told also where they are used up. */
export function admitKey(
  { limiter, usage, monotonicMs }: AdmissionOptions,
  { keyId, plan }: Principal,
  tell: (limitHeaders: Readonly<Record<string, string>>) => void,
): void | Promise<void> {
  return chain(limiter.check(keyId, plans[plan], monotonicMs()), (decision) => {
    tell({ 'ratelimit-policy': formatPolicy(plan), ratelimit: formatRemaining(decision) });
    if (!decision.allowed) throw quotaExceeded('key', decision);
    usage.count(keyId);
  });
}

/** Who has no key is known by the network the request comes from. */
export function admitAddress(options: AdmissionOptions, network: string): void | Promise<void> {
  return chain(checkNetwork(options, network, 'access-request'), (decision) => {
    if (!decision.allowed) throw quotaExceeded('network address', decision);
  });
}

/** Takes one from what a network may ask without a key; answers for how many seconds that is used up. */
export async function waitOfNetwork(
  options: AdmissionOptions,
  network: string,
  what: keyof typeof networkPlans,
): Promise<number> {
  const decision = await checkNetwork(options, network, what);
  return decision.allowed ? 0 : retryAfterSeconds(decision);
}

function checkNetwork(
  { limiter, monotonicMs }: AdmissionOptions,
  network: string,
  what: keyof typeof networkPlans,
): Decision | Promise<Decision> {
  return limiter.check(`${what} ${network}`, networkPlans[what], monotonicMs());
}

function quotaExceeded(whose: string, decision: Decision): Problem {
  const seconds = retryAfterSeconds(decision);
  const quotas = decision.violated.join(' and ');
  return new Problem(
    'quota-exceeded',
    `The ${quotas} quota of this ${whose} is used up for ${seconds} seconds.`,
    {
      headers: { 'retry-after': String(seconds) },
      violatedPolicies: decision.violated,
    },
  );
}
