import type { KeyRecord } from './keys.ts';

/** Where keys, their usage and requests for keys are kept. Every method may reject with a StoreError. */
export interface AccessStore extends KeyStore, UsageStore, RequestStore {
  close(): Promise<void>;
}

/** Keys, by their hash and never in clear. */
export interface KeyStore {
  /** On return the key is durable, and seen by every process that shares the store. */
  create(record: KeyRecord, keyHash: string): Promise<void>;
  find(id: string): Promise<KeyRecord | undefined>;
  /** The record as it counts for this secret: one that was rotated out has the end of its grace as expiry. */
  findByHash(keyHash: string): Promise<KeyRecord | undefined>;
  /** All keys, the oldest first. */
  list(): Promise<KeyRecord[]>;
  /** The record as it is now; undefined, and nothing changed, when no key of this id awaits revocation. */
  revoke(id: string, revokedAt: string): Promise<KeyRecord | undefined>;
  /**
   * Replaces the secret and nothing else; the one before it is taken until `graceEndsAt`. As for `revoke`.
   */
  rotate(id: string, secret: NewSecret, graceEndsAt: string): Promise<KeyRecord | undefined>;
  /** Replaces what is given. As for `revoke`. */
  change(id: string, changes: KeyChanges): Promise<KeyRecord | undefined>;
  /** The keys that have changed since that revision. Revisions are seen in order, none comes in late. */
  readChanges(since: number | undefined): Promise<ChangeList>;
}

export interface NewSecret {
  readonly hash: string;
  readonly lastFour: string;
}

export type KeyChanges = Partial<
  Pick<KeyRecord, 'name' | 'plan' | 'quotas' | 'scopes' | 'note' | 'expires_at'>
>;

export interface ChangeList {
  readonly revision: number;
  /** 'all' when what has changed cannot be told, as after a store was restored from a copy. */
  readonly keyIds: readonly string[] | 'all';
}

export interface UsageStore {
  /**
   * Adds the batch, or does nothing when a batch of this instance with this or a later sequence was added
   * before: who got no answer may send it again.
   */
  addUsage(batch: UsageBatch): Promise<void>;
  /** The requests of a key from one UTC day to another, both included, the earliest day first. */
  readUsage(keyId: string, firstDay: string, lastDay: string): Promise<DailyUsage[]>;
  /** The last UTC day on which each key had a request, by its ID. */
  readLastUse(): Promise<ReadonlyMap<string, string>>;
}

export interface UsageBatch {
  readonly instance: string;
  /** Counts up from 1. */
  readonly sequence: number;
  readonly entries: readonly UsageEntry[];
  readonly flushedAt: string;
}

export interface DailyUsage {
  /** A date like 2026-11-21, in UTC. */
  readonly day: string;
  readonly requests: number;
}

export interface UsageEntry extends DailyUsage {
  readonly keyId: string;
}

export interface RequestStore {
  /**
   * Keeps the request, unless the same e-mail address has a pending one. Where more than `maxPending` are
   * pending then, the oldest one of the network with the most gives way, so no network can keep others out.
   * Resolves to whether the request is new.
   */
  addRequest(request: AccessRequest, maxPending: number): Promise<boolean>;
  findRequest(id: string): Promise<AccessRequest | undefined>;
  /** All requests, the oldest first. */
  listRequests(): Promise<AccessRequest[]>;
  /** Undefined, and nothing changed, when no request of this id is pending. Of two at once, one approves. */
  approveRequest(
    id: string,
    decidedAt: string,
    key: KeyRecord,
    keyHash: string,
  ): Promise<AccessRequest | undefined>;
  /** As for `approveRequest`. */
  rejectRequest(id: string, decidedAt: string): Promise<AccessRequest | undefined>;
  /** Rejects those that are pending, and answers them. */
  rejectRequests(ids: readonly string[], decidedAt: string): Promise<AccessRequest[]>;
}

/** Someone without a key who asks for one. */
export interface AccessRequest {
  readonly id: string;
  readonly email: string;
  readonly purpose: string;
  /** The /48 of IPv6 or /24 of IPv4 that it came from; null where unknown, and as soon as it is decided. */
  readonly network: string | null;
  readonly status: 'pending' | 'approved' | 'rejected';
  readonly created_at: string;
  readonly decided_at: string | null;
  readonly key_id: string | null;
}
