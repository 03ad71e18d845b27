import { hash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { PlanName, Quotas } from './plans.ts';

/** What a store keeps of a key and shows of it: everything but the key. Times are ISO 8601 in UTC. */
export interface KeyRecord {
  readonly id: string;
  readonly name: string;
  /** A plain string, for a store may hold a plan of a later version. */
  readonly plan: string;
  /** In place of those of the plan. */
  readonly quotas: Quotas | null;
  /** Plain strings for the same reason. */
  readonly scopes: readonly string[];
  /** For the operator; shown to nobody else. */
  readonly note: string;
  readonly prefix: string;
  readonly last_four: string;
  readonly created_at: string;
  readonly expires_at: string | null;
  readonly revoked_at: string | null;
  /** The secret before the last rotation, and until when it is still taken; null without a rotation. */
  readonly previous: { readonly last_four: string; readonly expires_at: string } | null;
}

/** What a key may be allowed to do besides listing and describing, in the order in which it is shown. */
export const scopes = ['calculate', 'currency', 'batch'] as const;

export type Scope = (typeof scopes)[number];

export type KeyStatus = 'active' | 'revoked' | 'expired';

export interface KeyOrder {
  readonly name: string;
  readonly plan: PlanName;
  readonly quotas?: Quotas | null;
  /** All of them unless given. */
  readonly scopes?: readonly Scope[];
  readonly note?: string;
  readonly test: boolean;
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
}

/** As many cryptographically secure random bytes as asked. */
export type RandomSource = (byteCount: number) => Uint8Array;

const prefixes = { live: 'cw_live_', test: 'cw_test_' } as const;
const randomLength = 30;
const checksumLength = 6;
const keyPattern = /^(cw_(?:live|test)_)[0-9A-Za-z]{36}$/;
const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The length of every key, in characters. */
export const keyLength = prefixes.live.length + randomLength + checksumLength;

/** A new key and its record. The key is in no record: who loses it needs another. */
export function issueKey(
  order: KeyOrder,
  random: RandomSource = randomBytes,
): { key: string; record: KeyRecord } {
  const key = generateKey(order.test, random);
  const record = {
    id: drawId('key', random),
    name: order.name,
    plan: order.plan,
    quotas: order.quotas ?? null,
    scopes: order.scopes ?? scopes,
    note: order.note ?? '',
    prefix: order.test ? prefixes.test : prefixes.live,
    last_four: key.slice(-4),
    created_at: order.createdAt.toISOString(),
    expires_at: order.expiresAt?.toISOString() ?? null,
    revoked_at: null,
    previous: null,
  };
  return { key, record };
}

/** A name for a record, such as key_ and 16 base62 characters; no secret. */
export function drawId(kind: 'key' | 'req', random: RandomSource = randomBytes): string {
  return `${kind}_${drawBase62(16, random)}`;
}

/** A prefix, 30 random base62 characters (178 bits) and a checksum over both, as in the tokens of GitHub. */
export function generateKey(test: boolean, random: RandomSource = randomBytes): string {
  const body = (test ? prefixes.test : prefixes.live) + drawBase62(randomLength, random);
  return body + checksum(body);
}

/** What a key says by itself; undefined when its shape or checksum is off, so that no store need be asked. */
export function parseKey(text: string): { prefix: string; lastFour: string } | undefined {
  const prefix = keyPattern.exec(text)?.[1];
  if (prefix === undefined) return undefined;
  if (checksum(text.slice(0, -checksumLength)) !== text.slice(-checksumLength)) return undefined;
  return { prefix, lastFour: text.slice(-4) };
}

/** SHA-256 in hexadecimal, enough for a secret of 178 random bits (OWASP ASVS 5.0, 6.5.2). */
export const hashKey: (key: string) => string = hash.bind(undefined, 'sha256') as (key: string) => string;

/** A key ends at the very millisecond of `expires_at`; revocation outweighs expiry. */
export function statusOf(record: KeyRecord, nowMs: number): KeyStatus {
  if (record.revoked_at !== null) return 'revoked';
  return record.expires_at !== null && nowMs >= Date.parse(record.expires_at) ? 'expired' : 'active';
}

/** Whether the key was issued for trials. */
export function isTestKey(record: KeyRecord): boolean {
  return record.prefix === prefixes.test;
}

/** Bytes from 248 (4 · 62) up are drawn again: taken modulo 62 they would favour the first 8 digits. */
function drawBase62(length: number, random: RandomSource): string {
  let text = '';
  while (text.length < length) {
    for (const byte of random(length - text.length)) if (byte < 248) text += base62[byte % 62]!;
  }
  return text;
}

/** CRC-32 (ISO-HDLC) in base62, most significant digit first; 62⁶ is above 2³². */
function checksum(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let place = 0; place < checksumLength; place++) {
    digits = base62[rest % 62]! + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}
