/** In the order in which they are shown. */
export const planNames = ['free', 'standard', 'unlimited'] as const;

export type PlanName = (typeof planNames)[number];

/** How many requests a key or a network may make in each window. */
export interface Plan {
  /** What is counted: requests of a key, or pages or requests for keys of a network without one. */
  readonly kind: 'key' | 'page' | 'access-request';
  readonly burst: number;
  readonly day: number;
  /** A plan that is not counted states its quotas, but nothing is ever taken from them. */
  readonly counted: boolean;
}

/** Requests per minute and per day. */
export type Quotas = Pick<Plan, 'burst' | 'day'>;

/** Quotas as settings, options and stores write them, such as 300/5000; undefined for anything else. */
export function parseQuotas(text: string): Quotas | undefined {
  const [, burst, day] = /^(\d{1,9})\/(\d{1,9})$/.exec(text) ?? [];
  return Number(burst) > 0 && Number(day) > 0 ? { burst: Number(burst), day: Number(day) } : undefined;
}

export function formatQuotas({ burst, day }: Quotas): string {
  return `${burst}/${day}`;
}

export type QuotaName = 'burst' | 'day';

/** The greatest integer of a structured field (RFC 9651, 3.3.1). */
const greatestInteger = 999_999_999_999_999;

export type Plans = Readonly<Record<PlanName, Plan>>;

/** The one table of the plans, whose quotas a service may set otherwise. */
export const plans: Plans = {
  free: { kind: 'key', burst: 60, day: 1_000, counted: true },
  standard: { kind: 'key', burst: 600, day: 100_000, counted: true },
  unlimited: { kind: 'key', burst: greatestInteger, day: greatestInteger, counted: false },
};

/**
 * What a network may ask of pages that calculate without a key. One network may be a whole office, or a
 * crawler of every page; long calculations count as several.
 */
export const defaultPagePlan: Plan = { kind: 'page', burst: 300, day: 10_000, counted: true };

/** Requests for keys of a network and of the wider blocks around it, which one owner may have. */
export const accessRequestPlans = {
  network: { kind: 'access-request', burst: 2, day: 5, counted: true },
  site: { kind: 'access-request', burst: 4, day: 10, counted: true },
  route: { kind: 'access-request', burst: 8, day: 20, counted: true },
} as const satisfies Readonly<Record<string, Plan>>;

/** The share of a plan that each of several instances gives out when they cannot count together. */
export function shareOf({ kind, burst, day, counted }: Plan, instances: number): Plan {
  const share = (quota: number) => Math.max(1, Math.floor(quota / instances));
  return { kind, burst: share(burst), day: share(day), counted };
}

/** The windows of the quotas, the same in every plan. */
export const windowsSeconds: Readonly<Record<QuotaName, number>> = { burst: 60, day: 86_400 };

export function isPlanName(text: string): text is PlanName {
  return Object.hasOwn(plans, text);
}
