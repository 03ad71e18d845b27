import type { Authenticate, Principal } from '#access/authentication.ts';
import type { IncomingRequest } from '#message.ts';
import { Problem } from './replies.ts';

const REALM = 'Bearer realm="centwise"';

/** Whose request it is. Throws the Problem that RFC 6750 §3.1 asks for. */
export async function identify(
  authenticate: Authenticate,
  headers: IncomingRequest['headers'],
): Promise<Principal> {
  const outcome = await authenticate(headers.get('authorization'));
  if (typeof outcome !== 'string') return outcome;
  if (outcome === 'missing') {
    throw unauthenticated('Send an API key as "Authorization: Bearer <key>".', REALM);
  }
  if (outcome === 'malformed-credentials') {
    throw new Problem('malformed-request', 'Send one Authorization header with one key: "Bearer <key>".');
  }
  // Mistyped, unknown, expired and revoked keys are not told apart.
  throw unauthenticated('The API key is not valid.', `${REALM}, error="invalid_token"`);
}

/** Throws the Problem that RFC 6750 §3.1 asks for when the key may not do this. */
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

function unauthenticated(detail: string, challenge: string): Problem {
  return new Problem('unauthenticated', detail, { headers: { 'www-authenticate': challenge } });
}
