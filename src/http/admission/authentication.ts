import type { Authenticate, Failure, Principal } from '#access/authentication.ts';
import type { FailureCounter } from '#access/failures.ts';
import type { Log } from '#base/log.ts';
import { type Exchange, networkOf, type Service } from '../exchange.ts';
import { Problem } from '../replies.ts';

const REALM = 'Bearer realm="centwise"';

export interface AuthenticationOptions {
  readonly authenticate: Authenticate;
  readonly failures: FailureCounter;
  readonly log: Log;
}

/**
 * Identifies the caller of a request. Throws the Problem that RFC 6750 §3.1 requires; for a network that has
 * failed too often, a 429 without a lookup. Cached keys are still accepted, because other callers may share
 * the address.
 */
export function identify(service: Service, exchange: Exchange): Principal | Promise<Principal> {
  const mayLookUp = () => service.failures.refusedMs(networkOf(service, exchange), exchange.startedMs) === 0;
  const outcome = service.authenticate(exchange.request.headers.get('authorization'), mayLookUp);
  if (outcome instanceof Promise) return outcome.then((found) => requireKnown(service, exchange, found));
  return requireKnown(service, exchange, outcome);
}

function requireKnown(service: Service, exchange: Exchange, outcome: Principal | Failure): Principal {
  if (typeof outcome === 'string') {
    return refuse(service, outcome, networkOf(service, exchange), exchange.startedMs);
  }
  exchange.keyId = outcome.keyId;
  return outcome;
}

function refuse(
  { failures, log }: AuthenticationOptions,
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
