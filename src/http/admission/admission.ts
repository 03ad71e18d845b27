import type { Authenticate, Failure, Principal } from '#access/authentication.ts';
import type { FailureCounter } from '#access/failures.ts';
import {
  type Decision,
  exceedsPlan,
  formatRemaining,
  type Limiter,
  policies,
  retryAfterSeconds,
} from '#access/limits.ts';
import { type Plan, plans } from '#access/plans.ts';
import type { UsageRecorder } from '#access/usage.ts';
import type { Log } from '#base/log.ts';
import { type Exchange, networkOf, type Service } from '../exchange.ts';
import { overloaded } from '../refusals.ts';
import { Problem } from '../replies.ts';
import { refuseKeyInAddress } from '../request/target.ts';

const REALM = 'Bearer realm="centwise"';

/** The dependencies of admission. */
export interface AdmissionOptions {
  readonly authenticate: Authenticate;
  readonly failures: FailureCounter;
  readonly limiter: Limiter;
  readonly usage: Pick<UsageRecorder, 'count'>;
  /** The quota of a network on pages without a key. */
  readonly pagePlan: Plan;
  /** A clock that never steps back, in milliseconds. */
  readonly monotonicMs: () => number;
  readonly log: Log;
}

/** The state of the quotas of a key, as fields of the reply. */
export type LimitHeaders = Readonly<Record<string, string>>;

/**
 * Admits a request that needs a key: there must be time for it, the key must be valid, and its quotas must allow
 * the request, which is taken from them. Rejects with a Problem otherwise. A network that has failed too often gets
 * no lookup of its keys, but those in the cache are accepted, because other callers may share the address.
 */
export async function admit(service: Service, exchange: Exchange): Promise<Principal> {
  const { request, target, startedMs } = exchange;
  if (target.query !== '') refuseKeyInAddress(target.query);
  if (service.load.isOverloaded(startedMs)) throw overloaded;

  const mayLookUp = () => service.failures.refusedMs(networkOf(service, exchange), startedMs) === 0;
  const known = service.authenticate(request.headers.get('authorization'), mayLookUp);
  // What is there already is not awaited, because that would take a turn of the queue.
  const principal = known instanceof Promise ? await known : known;
  if (typeof principal === 'string') refuse(service, principal, networkOf(service, exchange), startedMs);
  exchange.keyId = principal.keyId;

  const plan = plans[principal.plan];
  const taken = service.limiter.check(principal.keyId, plan, service.monotonicMs(), 1);
  const decision = taken instanceof Promise ? await taken : taken;
  record(service, exchange, principal, decision, 1);
  if (!decision.allowed) throw quotaExceeded('key', plan, decision);
  return principal;
}

/** Throws the Problem that RFC 6750 §3.1 requires for a request without a valid key, or a 429. */
function refuse(
  { failures, log }: AdmissionOptions,
  outcome: Failure,
  network: string,
  nowMs: number,
): never {
  const refusedMs = failures.refusedMs(network, nowMs);
  if (refusedMs > 0) throw tooManyFailures(Math.ceil(refusedMs / 1000));
  if (failures.record(network, nowMs)) log.warn('failed-authentication', { network });
  if (outcome === 'missing') {
    throw unauthenticated('Send an API key as "Authorization: Bearer <key>".', REALM);
  }
  if (outcome === 'malformed-credentials') {
    throw new Problem('malformed-request', 'Send one Authorization header with one key: "Bearer <key>".');
  }
  // Mistyped, unknown, expired and revoked keys get the same reply.
  throw unauthenticated(
    'The API key is not valid. Check it for typing errors, or ask the operator for another key.',
    `${REALM}, error="invalid_token"`,
  );
}

/** Throws the Problem that RFC 6750 §3.1 requires when the key lacks the scope. */
export function requireScope({ scopes }: Principal, scope: string | null): void {
  if (scope === null || scopes.includes(scope)) return;
  throw new Problem(
    'forbidden',
    `This key lacks the scope ${scope}; it has ${scopes.join(', ') || 'none'}.`,
    {
      headers: { 'www-authenticate': `${REALM}, error="insufficient_scope", scope="${scope}"` },
    },
  );
}

function tooManyFailures(seconds: number): Problem {
  const detail = `Too many requests from this network address had no valid key. Try again in ${seconds} seconds.`;
  return new Problem('quota-exceeded', detail, { headers: { 'retry-after': String(seconds) } });
}

function unauthenticated(detail: string, challenge: string): Problem {
  return new Problem('unauthenticated', detail, { headers: { 'www-authenticate': challenge } });
}

/** Takes more requests from the quotas of a key that has been admitted. */
export function takeFromKey(
  options: AdmissionOptions,
  noted: Noted,
  principal: Principal,
  count: number,
): Decision | Promise<Decision> {
  const { keyId, plan } = principal;
  const taken = options.limiter.check(keyId, plans[plan], options.monotonicMs(), count);
  return taken instanceof Promise
    ? taken.then((decision) => record(options, noted, principal, decision, count))
    : record(options, noted, principal, taken, count);
}

interface Noted {
  limitHeaders: LimitHeaders | undefined;
}

/** Records the state of the quotas for the reply, even when they are used up, and counts what was taken. */
function record(
  { usage }: AdmissionOptions,
  noted: Noted,
  { keyId, plan }: Principal,
  decision: Decision,
  count: number,
): Decision {
  noted.limitHeaders = { 'ratelimit-policy': policies[plan], ratelimit: formatRemaining(decision) };
  if (decision.allowed) usage.count(keyId, count);
  return decision;
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
