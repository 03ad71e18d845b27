import { type Plan, type PlanName, plans, type QuotaName, windowsSeconds } from './plans.ts';

/** The answer to one request of a key. What remains is what remains after it. */
export interface Decision {
  readonly allowed: boolean;
  readonly burstRemaining: number;
  readonly burstResetSeconds: number;
  readonly dayRemaining: number;
  readonly dayResetSeconds: number;
  /** The quotas that are used up; empty when the request is allowed. */
  readonly violated: readonly QuotaName[];
}

export interface Limiter {
  /**
   * Takes one request from both quotas of whoever `id` names, or from neither. The clock must not step back.
   * It never rejects.
   */
  check(id: string, plan: Plan, nowMs: number): Decision | Promise<Decision>;
}

export interface MemoryLimiter extends Limiter {
  check(id: string, plan: Plan, nowMs: number): Decision;
  /** How many keys are remembered. */
  readonly size: number;
}

interface Counts {
  burstStartMs: number;
  burstCount: number;
  dayStartMs: number;
  dayCount: number;
}

const burstMs = windowsSeconds.burst * 1000;
const dayMs = windowsSeconds.day * 1000;
const none: readonly QuotaName[] = [];

/** The answer to a request that is not counted. */
export const unlimited: Decision = {
  allowed: true,
  burstRemaining: plans.unlimited.burst,
  burstResetSeconds: windowsSeconds.burst,
  dayRemaining: plans.unlimited.day,
  dayResetSeconds: windowsSeconds.day,
  violated: none,
};

/**
 * Counts in the memory of this process, exactly. A window starts with the first request admitted in it. With
 * more than `maximumKeys` keys in use, the one whose day started first is forgotten and starts anew.
 */
export function createMemoryLimiter(maximumKeys = 100_000): MemoryLimiter {
  // The oldest day comes first, since a key moves to the end when its day starts: idle ones are at the front.
  const countsByKey = new Map<string, Counts>();

  function forgetOldest(nowMs: number): void {
    for (const [keyId, counts] of countsByKey) {
      const idle = nowMs - counts.dayStartMs >= dayMs && nowMs - counts.burstStartMs >= burstMs;
      if (!idle && countsByKey.size <= maximumKeys) return;
      countsByKey.delete(keyId);
    }
  }

  function startDay(keyId: string, counts: Counts, nowMs: number): void {
    counts.dayStartMs = nowMs;
    counts.dayCount = 0;
    countsByKey.delete(keyId);
    countsByKey.set(keyId, counts);
    forgetOldest(nowMs);
  }

  function check(id: string, plan: Plan, nowMs: number): Decision {
    const { burst, day, counted } = plan;
    if (!counted) return unlimited;
    const counts = countsByKey.get(id) ?? {
      burstStartMs: nowMs,
      burstCount: 0,
      dayStartMs: nowMs,
      dayCount: 0,
    };
    // A window in which nothing was admitted has not started: a refusal by the other quota starts none.
    if (counts.dayCount === 0 || nowMs - counts.dayStartMs >= dayMs) startDay(id, counts, nowMs);
    if (counts.burstCount === 0 || nowMs - counts.burstStartMs >= burstMs) {
      counts.burstStartMs = nowMs;
      counts.burstCount = 0;
    }
    const allowed = counts.burstCount < burst && counts.dayCount < day;
    if (allowed) {
      counts.burstCount++;
      counts.dayCount++;
    }
    return decide(plan, allowed, {
      burstCount: counts.burstCount,
      burstLeftMs: burstMs - (nowMs - counts.burstStartMs),
      dayCount: counts.dayCount,
      dayLeftMs: dayMs - (nowMs - counts.dayStartMs),
    });
  }

  return {
    check,
    get size() {
      return countsByKey.size;
    },
  };
}

/** How far both windows are used, with this request if it was admitted. */
export interface Standing {
  readonly burstCount: number;
  readonly burstLeftMs: number;
  readonly dayCount: number;
  readonly dayLeftMs: number;
}

/** Puts a decision in the words of the plan. */
export function decide({ burst, day }: Plan, allowed: boolean, standing: Standing): Decision {
  const { burstCount, burstLeftMs, dayCount, dayLeftMs } = standing;
  return {
    allowed,
    burstRemaining: Math.max(burst - burstCount, 0),
    burstResetSeconds: Math.ceil(burstLeftMs / 1000),
    dayRemaining: Math.max(day - dayCount, 0),
    dayResetSeconds: Math.ceil(dayLeftMs / 1000),
    violated: allowed ? none : listViolated(burstCount >= burst, dayCount >= day),
  };
}

function listViolated(isBurst: boolean, isDay: boolean): readonly QuotaName[] {
  return [...(isBurst ? (['burst'] as const) : []), ...(isDay ? (['day'] as const) : [])];
}

/** The RateLimit-Policy field of a plan (draft-ietf-httpapi-ratelimit-headers): q requests in w seconds. */
export function formatPolicy(plan: PlanName): string {
  return policies[plan];
}

/** The RateLimit field of a decision: r in requests, t in whole seconds until a quota is whole again. */
export function formatRemaining(decision: Decision): string {
  return decision === unlimited ? unlimitedRemaining : writeRemaining(decision);
}

/** Retry-After of a refusal: no earlier than the reset of the last of the violated quotas; 0 when none is. */
export function retryAfterSeconds({ violated, burstResetSeconds, dayResetSeconds }: Decision): number {
  const burstSeconds = violated.includes('burst') ? burstResetSeconds : 0;
  return violated.includes('day') ? Math.max(burstSeconds, dayResetSeconds) : burstSeconds;
}

function writePolicy({ burst, day }: Plan): string {
  return `"burst";q=${burst};w=${windowsSeconds.burst}, "day";q=${day};w=${windowsSeconds.day}`;
}

function writeRemaining(decision: Decision): string {
  const burst = `"burst";r=${decision.burstRemaining};t=${decision.burstResetSeconds}`;
  return `${burst}, "day";r=${decision.dayRemaining};t=${decision.dayResetSeconds}`;
}

const policies: Readonly<Record<PlanName, string>> = {
  free: writePolicy(plans.free),
  standard: writePolicy(plans.standard),
  unlimited: writePolicy(plans.unlimited),
};
const unlimitedRemaining = writeRemaining(unlimited);
