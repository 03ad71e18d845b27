import { bounds } from '#base/bounds.ts';
import type { Principal } from '#access/authentication.ts';
import { drawId } from '#access/keys.ts';
import { type Plans, type QuotaName, windowsSeconds } from '#access/plans.ts';
import type { AccessRequest, AccessStore } from '#access/store.ts';
import { dayOf } from '#access/usage.ts';
import {
  accessRequestFields,
  accessRequestOperation,
  usageOperation,
} from '#api/operations/access-operations.ts';
import { mismatch, missing, unknownFields, type Violation } from '#calculate/check/violations.ts';
import { planOf } from '../admission/admission.ts';
import { blocksOf } from '../request/address.ts';
import { jsonReply, type Reply } from '../replies.ts';
import { invalidBody } from '#calculate/check/problem.ts';
import type { LiveRoute } from '../route.ts';

/** The dependencies of the access routes. */
export interface Access {
  readonly store: Pick<AccessStore, 'readUsage' | 'addRequest'>;
  readonly plans: Plans;
  /** Unix time in milliseconds. */
  readonly now: () => number;
  /** Tells the operator of a new request for a key; returns at once and never throws. */
  readonly announce: (request: AccessRequest) => void;
}

/** The routes about keys rather than numbers. */
export function createAccessRoutes(access: Access): readonly LiveRoute[] {
  return [
    { operation: usageOperation, answer: ({ principal }) => describeUsage(access, principal!) },
    { operation: accessRequestOperation, answer: ({ body, network }) => takeRequest(access, body, network) },
  ];
}

async function describeUsage(access: Access, principal: Principal): Promise<Reply> {
  const { store, now } = access;
  const plan = planOf(access, principal);
  const today = dayOf(now());
  const month = today.slice(0, 7);
  const describeQuota = (quota: QuotaName) =>
    plan.counted ? { requests: plan[quota], window_seconds: windowsSeconds[quota] } : null;
  const days = await store.readUsage(principal.keyId, `${month}-01`, today);
  return jsonReply(
    JSON.stringify({
      key: { id: principal.keyId, name: principal.name },
      plan: principal.plan,
      scopes: principal.scopes,
      limits: { burst: describeQuota('burst'), day: describeQuota('day') },
      today: { date: today, requests: days.find(({ day }) => day === today)?.requests ?? 0 },
      this_month: { month, requests: days.reduce((sum, { requests }) => sum + requests, 0) },
    }),
  );
}

async function takeRequest(
  { store, now, announce }: Access,
  body: unknown,
  network: string | undefined,
): Promise<Reply> {
  const violations = findViolations(body);
  if (violations.length > 0) throw invalidBody(violations);
  const { email, purpose } = body as { readonly email: string; readonly purpose: string };
  const request = {
    id: drawId('req'),
    email: email.toLowerCase(),
    purpose: foldSpaces(purpose),
    network: network === undefined ? null : blocksOf(network).route,
    status: 'pending' as const,
    created_at: new Date(now()).toISOString(),
    decided_at: null,
    key_id: null,
  };
  if (await store.addRequest(request, bounds.pendingRequests)) announce(request);
  return jsonReply(JSON.stringify(accessRequestOperation.reply.example));
}

function findViolations(body: unknown): Violation[] {
  const names = Object.keys(accessRequestFields) as (keyof typeof accessRequestFields)[];
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    const fault = mismatch(`a JSON object with ${names.join(', ')}`, body);
    return [{ field: '', code: 'wrong-type', ...fault }];
  }
  const values = body as Readonly<Record<string, unknown>>;
  return [
    ...names.flatMap((name) => findFault(name, values[name])),
    ...unknownFields(Object.keys(values), names),
  ];
}

function findFault(field: keyof typeof accessRequestFields, value: unknown): Violation[] {
  const { pattern, minLength, maxLength, description } = accessRequestFields[field];
  const expectation = description[0]!.toLowerCase() + description.slice(1);
  if (value === undefined) return [{ field, code: 'required', ...missing(expectation) }];
  if (typeof value !== 'string') return [{ field, code: 'wrong-type', ...mismatch(expectation, value) }];
  const { length } = foldSpaces(value);
  if (length >= minLength && length <= maxLength && new RegExp(pattern, 'u').test(value)) return [];
  return [{ field, code: 'out-of-range', detail: `must be ${expectation}` }];
}

/** Folds runs of spaces, which could imitate a table in a listing. */
function foldSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
