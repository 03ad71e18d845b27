/** In the order in which they are shown. */
export const planNames = ['free', 'standard', 'unlimited'] as const;

export type PlanName = (typeof planNames)[number];

/** How many requests a key may make in each window. */
export interface Plan {
  readonly burst: number;
  readonly day: number;
  /** A plan that is not counted states its quotas, but nothing is ever taken from them. */
  readonly counted: boolean;
}

export type QuotaName = 'burst' | 'day';

/** The greatest integer of a structured field (RFC 9651, 3.3.1). */
const greatestInteger = 999_999_999_999_999;

/** The one table of the plans. */
export const plans: Readonly<Record<PlanName, Plan>> = {
  free: { burst: 60, day: 1_000, counted: true },
  standard: { burst: 600, day: 100_000, counted: true },
  unlimited: { burst: greatestInteger, day: greatestInteger, counted: false },
};

/** What one network address may ask without a key: of the operator, and of pages that calculate. */
export const networkPlans = {
  'access-request': { burst: 2, day: 5, counted: true },
  page: { burst: 120, day: 3_000, counted: true },
} as const satisfies Readonly<Record<string, Plan>>;

/** The share of a plan that each of several instances gives out when they cannot count together. */
export function shareOf({ burst, day, counted }: Plan, instances: number): Plan {
  const share = (quota: number) => Math.max(1, Math.floor(quota / instances));
  return { burst: share(burst), day: share(day), counted };
}

/** The windows of the quotas, the same in every plan. */
export const windowsSeconds: Readonly<Record<QuotaName, number>> = { burst: 60, day: 86_400 };

export function isPlanName(text: string): text is PlanName {
  return Object.hasOwn(plans, text);
}
