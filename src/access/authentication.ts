import { hashKey, isTestKey, keyLength, type KeyRecord, parseKey, statusOf } from './keys.ts';
import { isPlanName, type PlanName } from './plans.ts';
import { type KeyStore, StoreError } from './store.ts';

/** Whom a request comes from. */
export interface Principal {
  readonly keyId: string;
  readonly name: string;
  readonly plan: PlanName;
  readonly test: boolean;
}

/** The last three are told apart for the log alone: a caller is shown one and the same reply. */
type Failure = 'missing' | 'malformed-credentials' | 'invalid' | 'revoked' | 'expired';

/** Answers at once while the key is cached, and rejects with a StoreError when the store gives no answer. */
export type Authenticate = (
  authorization: string | null,
) => Principal | Failure | Promise<Principal | Failure>;

export interface AuthenticatorOptions {
  readonly store: Pick<KeyStore, 'findByHash'>;
  /** Unix time in milliseconds. */
  readonly now: () => number;
  /** How long a revocation by another process may go unseen. */
  readonly cacheMs?: number;
  readonly maximumCached?: number;
}

interface Cached {
  readonly answer: Principal | Failure;
  readonly fromMs: number;
  readonly untilMs: number;
}

const bearerPattern = /^bearer +([^\s,]+)$/i;
const anyBearerPattern = /(?:^|,\s*)bearer(?:[\s,]|$)/i;

/**
 * Authenticates by `Authorization: Bearer KEY` (RFC 6750). What has a wrong checksum never reaches the store.
 *
 * The cache is keyed by the hash: no key outlives its request in memory, and no secret is compared with
 * another, here or in the store, for who times the look-up of a hash learns nothing of a key. An unknown key
 * is not cached: such keys can be made without end and would drive out the real ones.
 */
export function createAuthenticator(options: AuthenticatorOptions): Authenticate {
  const { store, now, cacheMs = 500, maximumCached = 10_000 } = options;
  const cache = new Map<string, Cached>();

  async function readStore(keyHash: string): Promise<Principal | Failure> {
    // Taken before the store is asked, for its answer may be that old when it comes.
    const readMs = now();
    const record = await store.findByHash(keyHash);
    if (record === undefined) return 'invalid';
    const status = statusOf(record, readMs);
    const answer = status === 'active' ? identify(record) : status;
    const expiresMs =
      status === 'active' && record.expires_at !== null ? Date.parse(record.expires_at) : Infinity;
    cache.set(keyHash, { answer, fromMs: readMs, untilMs: Math.min(readMs + cacheMs, expiresMs) });
    if (cache.size > maximumCached) cache.delete(cache.keys().next().value!);
    return answer;
  }

  return function authenticate(authorization) {
    if (authorization === null) return 'missing';
    const key = bearerPattern.exec(authorization)?.[1];
    if (key === undefined) return anyBearerPattern.test(authorization) ? 'malformed-credentials' : 'missing';
    if (key.length !== keyLength) return 'invalid';
    const keyHash = hashKey(key);
    const cached = cache.get(keyHash);
    const nowMs = now();
    // A clock set back must not keep a revoked key alive, hence the lower end.
    if (cached !== undefined && cached.fromMs <= nowMs && nowMs < cached.untilMs) return cached.answer;
    return parseKey(key) === undefined ? 'invalid' : readStore(keyHash);
  };
}

function identify(record: KeyRecord): Principal {
  const { id, name, plan } = record;
  if (!isPlanName(plan))
    throw new StoreError(`Key ${id} has the plan "${plan}", which this program does not know.`);
  return { keyId: id, name, plan, test: isTestKey(record) };
}
