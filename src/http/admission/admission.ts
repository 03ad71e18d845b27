import type { Authenticate, Failure, Principal } from '#access/authentication.ts';
import type { FailureCounter } from '#access/failures.ts';
import { type Decision, exceedsPlan, type Limiter, retryAfterSeconds } from '#access/limits.ts';
import type { Plan, PlanName, Plans } from '#access/plans.ts';
import type { UsageRecorder } from '#access/usage.ts';
import { bounds } from '#base/bounds.ts';
import { type Exchange, networkOf, type NetworkReader } from '../exchange.ts';
import { overloaded, tooManyAtOnce } from '../refusals.ts';
import { Problem } from '#calculate/check/problem.ts';
import { refuseKeyInAddress } from '../request/target.ts';
import type { DocumentTime } from './document-time.ts';

const REALM = 'Bearer realm="centwise"';

/** The dependencies of admission. */
export interface AdmissionOptions extends NetworkReader {
  readonly authenticate: Authenticate;
  readonly failures: FailureCounter;
  /** Failures of keys that the store was asked for; other failures do not keep valid keys from it. */
  readonly lookupFailures: FailureCounter;
  readonly limiter: Limiter;
  readonly usage: Pick<UsageRecorder, 'count'>;
  readonly plans: Plans;
  readonly policies: Readonly<Record<PlanName, string>>;
  /** The quota of a network on pages without a key. */
  readonly pagePlan: Plan;
  /** A clock that never steps back, in milliseconds. */
  readonly monotonicMs: () => number;
  readonly load: Load;
  readonly documentTime: DocumentTime;
}

/**
 * Admits a request that needs a key: there must be time for it, the key must be valid, and its quotas must
 * allow the request, which is taken from them. Rejects with a Problem otherwise. A network that has
 * sent too many unknown keys gets no lookup of its keys, but those in the cache are accepted, because other
 * callers may share the address.
 */
export async function admit(service: AdmissionOptions, exchange: Exchange): Promise<Principal> {
  const { request, target, startedMs } = exchange;
  if (target.query !== '') refuseKeyInAddress(target.query);
  if (service.load.isOverloaded(startedMs)) throw overloaded;

  let wasLookedUp = false;
  const mayLookUp = () =>
    (wasLookedUp = service.lookupFailures.refusedMs(networkOf(service, exchange), startedMs) === 0);
  const known = service.authenticate(request.headers.get('authorization'), mayLookUp);
  // What is there already is not awaited, because that would take a turn of the queue.
  const principal = known instanceof Promise ? await known : known;
  if (typeof principal === 'string') {
    const network = networkOf(service, exchange);
    if (wasLookedUp) service.lookupFailures.record(network, startedMs);
    refuse(service, principal, network, exchange);
  }
  exchange.keyId = principal.keyId;

  const taken = takeFromKey(service, exchange, principal, 1);
  const decision = taken instanceof Promise ? await taken : taken;
  if (!decision.allowed) throw quotaExceeded('key', planOf(service, principal), decision);
  return principal;
}

/** Throws the Problem that RFC 6750 §3.1 requires for a request without a valid key, or a 429. */
function refuse(
  { failures, log }: AdmissionOptions,
  outcome: Failure,
  network: string,
  { request, startedMs: nowMs }: Pick<Exchange, 'request' | 'startedMs'>,
): never {
  const refusedMs = failures.refusedMs(network, nowMs);
  if (refusedMs > 0) throw tooManyFailures(Math.ceil(refusedMs / 1000));
  if (failures.record(network, nowMs)) log.warn('failed-authentication', { network });
  if (outcome === 'missing') {
    const advice = request.headers.has('x-api-key') ? ', not as X-API-Key' : '';
    throw unauthenticated(`Send an API key as "Authorization: Bearer <key>"${advice}.`, REALM);
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

/**
 * Takes requests from the quotas of a key, and counts those that were there. The state of the quotas is noted
 * for the reply, even when they are used up; a key without limits has none to tell of.
 */
export function takeFromKey(
  options: AdmissionOptions,
  noted: Pick<Exchange, 'limits'>,
  principal: Principal,
  count: number,
  decided?: Decision,
): Decision | Promise<Decision> {
  const { keyId, own } = principal;
  const plan = own ?? options.plans[principal.plan];
  const decision = decided ?? options.limiter.check(keyId, plan, options.monotonicMs(), count);
  if (decision instanceof Promise)
    return decision.then((one) => takeFromKey(options, noted, principal, count, one));
  if (plan.counted)
    noted.limits = { policy: own?.policy ?? options.policies[principal.plan], left: decision.field };
  if (decision.allowed) options.usage.count(keyId, count);
  return decision;
}

/** The plan of a key, with quotas of its own if it has some. */
export function planOf({ plans }: Pick<AdmissionOptions, 'plans'>, { own, plan }: Principal): Plan {
  return own ?? plans[plan];
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
 * The problem for a request that a decision rejects; it counts as `requests`, by work that is done or by its
 * items, and `whose` is "key" or "network address".
 */
export function quotaExceeded(
  whose: string,
  plan: Plan,
  decision: Decision,
  requests = 1,
  isDone = true,
): Problem {
  const violatedPolicies = decision.violated;
  const quotas = violatedPolicies.join(' and ');
  if (exceedsPlan(plan, requests)) {
    const detail = `This request counts as ${requests} requests, more than the whole ${quotas} quota of this ${whose}; send fewer items at once.`;
    // No waiting helps where there are too many items.
    return new Problem(isDone ? 'quota-exceeded' : 'body-too-large', detail, { violatedPolicies });
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

/** The load of this process, and the limits on it. */
export interface Load {
  /** The number of requests without a reply; whoever handles a request counts it. */
  inFlight: number;
  /**
   * Whether a new request, which `begun` counts, would wait too long; it must be rejected while that is still
   * cheap.
   */
  readonly isOverloaded: (nowMs: number, begun?: 0 | 1) => boolean;
  /** Reserves a place for a body without a key, or throws a Problem; returns a function that releases it. */
  readonly admitAnonymousBody: (network: string) => () => void;
  /**
   * Reserves a place for a stream of lines of a key, or throws a Problem; returns a function that releases
   * it.
   */
  readonly admitStream: (keyId: string) => () => void;
  /** For how many milliseconds all requests have been rejected. */
  readonly overloadedMs: (nowMs: number) => number;
}

/** What is known of the thread that serves. */
export interface ThreadLoad {
  /**
   * From when on, by the monotonic clock, the thread has been busy without a pause for too long; it moves
   * with each pause.
   */
  readonly busyFromMs: number;
  /** The number of requests that it has begun since its last pause. */
  begunSincePause: number;
}

export function createLoad(thread: ThreadLoad): Load {
  const anonymousBodies = createRoom(bounds.anonymousBodies.network, bounds.anonymousBodies.all);
  const streams = createRoom(bounds.streams.key, bounds.streams.all);
  let refusedSinceMs: number | undefined;

  const load: Load = {
    inFlight: 0,
    isOverloaded(nowMs, begun = 1) {
      thread.begunSincePause += begun;
      // A few long holds, or a machine that gives the thread no time, are no reason to refuse what comes.
      const isBusy = nowMs > thread.busyFromMs && thread.begunSincePause > bounds.busyRequests;
      const isOverloaded = isBusy || load.inFlight > bounds.inFlight;
      refusedSinceMs = isOverloaded ? (refusedSinceMs ?? nowMs) : undefined;
      return isOverloaded;
    },
    admitAnonymousBody: anonymousBodies,
    admitStream: streams,
    overloadedMs: (nowMs) => (load.isOverloaded(nowMs, 0) ? nowMs - refusedSinceMs! : 0),
  };
  return load;
}

/** A limit on the number per owner and in total. */
function createRoom(maxOfOwner: number, maxInAll: number): (owner: string) => () => void {
  const counts = new Map<string, number>();
  let all = 0;
  return (owner) => {
    const count = counts.get(owner) ?? 0;
    if (count >= maxOfOwner) throw tooManyAtOnce();
    if (all >= maxInAll) throw overloaded;
    counts.set(owner, count + 1);
    all++;
    return () => {
      const left = counts.get(owner)! - 1;
      if (left > 0) counts.set(owner, left);
      else counts.delete(owner);
      all--;
    };
  };
}
