import type { KeyRecord } from './keys.ts';

/** Where keys are kept, by their hash and never in clear. Every method may reject with a StoreError. */
export interface KeyStore {
  /** On return the key is durable, and seen by every process that shares the store. */
  create(record: KeyRecord, keyHash: string): Promise<void>;
  find(id: string): Promise<KeyRecord | undefined>;
  findByHash(keyHash: string): Promise<KeyRecord | undefined>;
  /** All keys, the oldest first. */
  list(): Promise<KeyRecord[]>;
  /** The record as it is now; undefined, and nothing changed, when no key of this id awaits revocation. */
  revoke(id: string, revokedAt: string): Promise<KeyRecord | undefined>;
  close(): Promise<void>;
}

/** The store gives no answer. `message` is a sentence for the operator, not for callers. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}
