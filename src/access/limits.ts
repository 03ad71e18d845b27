import {
  type Plan,
  type PlanName,
  type Plans,
  plans,
  type QuotaName,
  type Quotas,
  windowsSeconds,
} from './plans.ts';

/** The answer to one check. What remains is what remains after it. */
export interface Decision {
  readonly allowed: boolean;
  /** Whether more was asked for than a whole quota of the plan: no wait makes such a check succeed. */
  readonly neverAllowed: boolean;
  readonly burstRemaining: number;
  readonly burstResetSeconds: number;
  readonly dayRemaining: number;
  readonly dayResetSeconds: number;
  /** The quotas with too little left; empty when the check is allowed. */
  readonly violated: readonly QuotaName[];
  /** The RateLimit field of the reply: r in requests, t in whole seconds until a quota is whole again. */
  readonly field: string;
}

export interface Limiter {
  /**
   * Takes `count` requests, a whole number from 1 up, from both quotas of whoever `id` names, or none from
   * either. The clock must not step back. It never rejects.
   */
  check(id: string, plan: Plan, nowMs: number, count?: number): Decision | Promise<Decision>;
}

export interface MemoryLimiter extends Limiter {
  check(id: string, plan: Plan, nowMs: number, count?: number): Decision;
  /** How many ids are remembered. */
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

/** The answer to a check of a plan without limits. */
export const unlimited = decide(plans.unlimited, 0, true, {
  burstCount: 0,
  burstLeftMs: burstMs,
  dayCount: 0,
  dayLeftMs: dayMs,
});

/**
 * Counts in the memory of this process, exactly. A window starts with the first request admitted in it. Each
 * kind of plan has a table of its own, so however many networks there are, no key is forgotten because of
 * them. With more than `maximumKeys` ids in use in one, the id whose day started first is forgotten and
 * starts again.
 */
export function createMemoryLimiter(maximumKeys = 100_000): MemoryLimiter {
  // The oldest day comes first, since an id moves to the end when its day starts: idle ones are at the front.
  const tables: Readonly<Record<Plan['kind'], Map<string, Counts>>> = {
    key: new Map(),
    page: new Map(),
    'access-request': new Map(),
  };

  function forgetOldest(table: Map<string, Counts>, nowMs: number): void {
    for (const [id, counts] of table) {
      const idle = nowMs - counts.dayStartMs >= dayMs && nowMs - counts.burstStartMs >= burstMs;
      if (!idle && table.size <= maximumKeys) return;
      table.delete(id);
    }
  }

  function startDay(table: Map<string, Counts>, id: string, counts: Counts, nowMs: number): void {
    counts.dayStartMs = nowMs;
    table.delete(id);
    table.set(id, counts);
    forgetOldest(table, nowMs);
  }

  function check(id: string, plan: Plan, nowMs: number, count = 1): Decision {
    const { kind, burst, day, counted } = plan;
    if (!counted) return unlimited;
    const table = tables[kind];
    const counts = table.get(id) ?? createCounts(nowMs);
    const startsBurst = counts.burstCount === 0 || nowMs - counts.burstStartMs >= burstMs;
    const startsDay = counts.dayCount === 0 || nowMs - counts.dayStartMs >= dayMs;
    let burstCount = startsBurst ? 0 : counts.burstCount;
    let dayCount = startsDay ? 0 : counts.dayCount;
    const allowed = burstCount + count <= burst && dayCount + count <= day;
    // A window starts with the first request admitted in it: a refusal starts none and changes nothing.
    if (allowed) {
      counts.burstCount = burstCount += count;
      counts.dayCount = dayCount += count;
      if (startsBurst) counts.burstStartMs = nowMs;
      if (startsDay) startDay(table, id, counts, nowMs);
    }
    return decide(plan, count, allowed, {
      burstCount,
      burstLeftMs: startsBurst ? burstMs : burstMs - (nowMs - counts.burstStartMs),
      dayCount,
      dayLeftMs: startsDay ? dayMs : dayMs - (nowMs - counts.dayStartMs),
    });
  }

  return {
    check,
    get size() {
      return Object.values(tables).reduce((sum, { size }) => sum + size, 0);
    },
  };
}

function createCounts(nowMs: number): Counts {
  return { burstStartMs: nowMs, burstCount: 0, dayStartMs: nowMs, dayCount: 0 };
}

/** How much of both windows is used, including this check if it was allowed. */
export interface Standing {
  readonly burstCount: number;
  readonly burstLeftMs: number;
  readonly dayCount: number;
  readonly dayLeftMs: number;
}

/** The decision on a check for `count` requests, as the quotas of the plan see it. */
export function decide(plan: Plan, count: number, allowed: boolean, standing: Standing): Decision {
  const { burst, day } = plan;
  const { burstCount, burstLeftMs, dayCount, dayLeftMs } = standing;
  const burstRemaining = Math.max(burst - burstCount, 0);
  const burstResetSeconds = Math.ceil(burstLeftMs / 1000);
  const dayRemaining = Math.max(day - dayCount, 0);
  const dayResetSeconds = Math.ceil(dayLeftMs / 1000);
  return {
    allowed,
    neverAllowed: !allowed && exceedsPlan(plan, count),
    burstRemaining,
    burstResetSeconds,
    dayRemaining,
    dayResetSeconds,
    violated: allowed ? none : listViolated(burstCount + count > burst, dayCount + count > day),
    field: `"burst";r=${burstRemaining};t=${burstResetSeconds}, "day";r=${dayRemaining};t=${dayResetSeconds}`,
  };
}

/** Whether `count` requests at once are more than a whole quota of the plan. */
export function exceedsPlan({ burst, day }: Plan, count: number): boolean {
  return count > burst || count > day;
}

function listViolated(isBurst: boolean, isDay: boolean): readonly QuotaName[] {
  return [...(isBurst ? (['burst'] as const) : []), ...(isDay ? (['day'] as const) : [])];
}

/**
 * Retry-After of a refusal: no earlier than the reset of the last of the violated quotas; 0 when none is. It
 * means nothing for a check that is never allowed.
 */
export function retryAfterSeconds({ violated, burstResetSeconds, dayResetSeconds }: Decision): number {
  const burstSeconds = violated.includes('burst') ? burstResetSeconds : 0;
  return violated.includes('day') ? Math.max(burstSeconds, dayResetSeconds) : burstSeconds;
}

export function formatPolicy({ burst, day }: Quotas): string {
  return `"burst";q=${burst};w=${windowsSeconds.burst}, "day";q=${day};w=${windowsSeconds.day}`;
}

/**
 * The RateLimit-Policy field of each plan (draft-ietf-httpapi-ratelimit-headers): q requests in w seconds.
 */
export function policiesOf({ free, standard, unlimited }: Plans): Readonly<Record<PlanName, string>> {
  return {
    free: formatPolicy(free),
    standard: formatPolicy(standard),
    unlimited: formatPolicy(unlimited),
  };
}
