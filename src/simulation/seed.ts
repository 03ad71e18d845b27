import type { Seed } from './philox.ts';

const LARGEST = 2n ** 64n - 1n;

/** The seed that a decimal text of a whole number from 0 to 2^64 − 1 says; undefined for any other text. */
export function readSeed(text: string): Seed | undefined {
  if (!/^\d{1,20}$/.test(text)) return undefined;
  const value = BigInt(text);
  if (value > LARGEST) return undefined;
  return { low: Number(value & 0xffffffffn), high: Number(value >> 32n) };
}

export function seedText({ low, high }: Seed): string {
  return String((BigInt(high >>> 0) << 32n) | BigInt(low >>> 0));
}

/**
 * A seed that follows from a text: two hashes by G. Fowler, L. C. Noll and K.-P. Vo (FNV-1a), the second of
 * the text backwards.
 */
export function seedOf(text: string): Seed {
  let [low, high] = [0x811c9dc5, 0x811c9dc5];
  for (let i = 0; i < text.length; i++) {
    low = Math.imul(low ^ text.charCodeAt(i), 0x01000193);
    high = Math.imul(high ^ text.charCodeAt(text.length - 1 - i), 0x01000193);
  }
  return { low: low >>> 0, high: high >>> 0 };
}
