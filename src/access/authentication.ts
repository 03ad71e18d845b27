import { bounds } from '#base/bounds.ts';
import { StoreError } from '#base/errors.ts';
import { hashKey, isTestKey, keyLength, type KeyRecord, parseKey, statusOf } from './keys.ts';
import { formatPolicy } from './limits.ts';
import { isPlanName, type Plan, type PlanName } from './plans.ts';
import type { KeyStore } from './store.ts';

/** Whom a request comes from. */
export interface Principal {
  readonly keyId: string;
  readonly name: string;
  readonly plan: PlanName;
  /** The plan of a key with quotas of its own, and the RateLimit-Policy field that states them. */
  readonly own?: Plan & { readonly policy: string };
  readonly scopes: readonly string[];
  readonly test: boolean;
}

/** The last three are told apart for the log alone: a caller is shown one and the same reply. */
export type Failure = 'missing' | 'malformed-credentials' | 'invalid' | 'revoked' | 'expired';

/** Answers at once while the key is cached, and rejects with a StoreError when the store gives no answer. */
export type Authenticate = (
  authorization: string | null,
  /** Whether the store may be asked for a key that is not cached; else it counts as invalid. */
  mayLookUp?: () => boolean,
) => Principal | Failure | Promise<Principal | Failure>;

export interface Authenticator {
  readonly authenticate: Authenticate;
  /** Forgets the keys that have changed. Rejects with a StoreError when the store gives no answer. */
  readonly synchronize: () => Promise<void>;
  /** How many keys are answered without the store. */
  readonly cached: number;
}

export interface AuthenticatorOptions {
  readonly store: Pick<KeyStore, 'findByHash' | 'readChanges'>;
  /** Unix time in milliseconds. */
  readonly now: () => number;
  /** A clock that never steps back, in milliseconds. */
  readonly monotonicMs: () => number;
  /** How long known keys are taken after the last synchronization, and so without the store. */
  readonly graceMs?: number;
  readonly maximumCached?: number;
}

interface Cached {
  readonly keyId: string;
  readonly answer: Principal | 'revoked' | 'expired';
  readonly expiresMs: number;
}

const bearerPattern = /^bearer +([^\s,]+)$/i;
const anyBearerPattern = /(?:^|,\s*)bearer(?:[\s,]|$)/i;
/**
 * Authenticates by `Authorization: Bearer KEY` (RFC 6750). What has a wrong checksum never reaches the store.
 *
 * A key that was seen once is answered from the cache, which stays true by forgetting the keys that have
 * changed: so `synchronize` must be called at least as often as a revocation has to be obeyed.
 *
 * The cache is keyed by the hash: no key outlives its request in memory, and no secret is compared with
 * another, here or in the store, for who times the look-up of a hash learns nothing of a key. An unknown key
 * is not cached: such keys can be made without end and would drive out the real ones.
 */
export function createAuthenticator(options: AuthenticatorOptions): Authenticator {
  const { store, now, monotonicMs, graceMs = 60_000, maximumCached = 10_000 } = options;
  const cache = new Map<string, Cached>();
  const lookups = new Map<string, Promise<Principal | Failure>>();
  let revision: number | undefined;
  let synchronizedMs = -Infinity;
  let lastReading = Promise.resolve();

  async function readStore(keyHash: string): Promise<Principal | Failure> {
    const revisionBefore = revision;
    const record = await store.findByHash(keyHash);
    if (record === undefined) return 'invalid';
    const status = statusOf(record, now());
    const answer = status === 'active' ? identify(record) : status;
    // What the store said before a change may be what the change has ended.
    if (revision === revisionBefore) {
      const expiresMs = record.expires_at === null ? Infinity : Date.parse(record.expires_at);
      cache.set(keyHash, { keyId: record.id, answer, expiresMs });
      if (cache.size > maximumCached) cache.delete(cache.keys().next().value!);
    }
    return answer;
  }

  /** Callers with the same key share one look-up. */
  function lookUp(keyHash: string): Promise<Principal | Failure> {
    const running = lookups.get(keyHash);
    if (running !== undefined) return running;
    if (lookups.size >= bounds.lookups)
      throw new StoreError('The key store is asked for too many keys at once.');
    const lookup = readStore(keyHash).finally(() => lookups.delete(keyHash));
    lookups.set(keyHash, lookup);
    return lookup;
  }

  async function readChanges(): Promise<void> {
    const startedMs = monotonicMs();
    const changes = await store.readChanges(revision);
    const changed = new Set(changes.keyIds);
    for (const [keyHash, { keyId }] of cache) {
      if (changes.keyIds === 'all' || changed.has(keyId)) cache.delete(keyHash);
    }
    revision = changes.revision;
    synchronizedMs = startedMs;
  }

  return {
    authenticate(authorization, mayLookUp = always) {
      if (authorization === null) return 'missing';
      const key = bearerPattern.exec(authorization)?.[1];
      if (key === undefined) {
        return anyBearerPattern.test(authorization) ? 'malformed-credentials' : 'missing';
      }
      if (key.length !== keyLength) return 'invalid';
      const keyHash = hashKey(key);
      const cached = cache.get(keyHash);
      if (cached === undefined || monotonicMs() - synchronizedMs >= graceMs) {
        return parseKey(key) !== undefined && mayLookUp() ? lookUp(keyHash) : 'invalid';
      }
      return cached.answer !== 'revoked' && now() >= cached.expiresMs ? 'expired' : cached.answer;
    },
    synchronize() {
      // One at a time, and none saved: what this caller knows of may be too late for the one under way.
      lastReading = lastReading.catch(() => {}).then(readChanges);
      return lastReading;
    },
    get cached() {
      return cache.size;
    },
  };
}

const always = () => true;

function identify(record: KeyRecord): Principal {
  const { id, name, plan, scopes, quotas } = record;
  if (!isPlanName(plan))
    throw new StoreError(`Key ${id} has the plan "${plan}", which this program does not know.`);
  const own = quotas && ({ kind: 'key', ...quotas, counted: true, policy: formatPolicy(quotas) } as const);
  return { keyId: id, name, plan, scopes, test: isTestKey(record), ...(own && { own }) };
}
