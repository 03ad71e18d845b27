import { packs } from './packs.ts';

/** A pack that ends soon or has ended. */
export interface EndingPack {
  readonly id: string;
  readonly to: string;
  /** Negative after its last day. */
  readonly days_left: number;
}

const DAY_MS = 86_400_000;
/** In these days the figures of the next year are published. */
const NOTICE_DAYS = 60;

/** How many days each pack still covers after today. */
export function daysLeft(nowMs: number): readonly EndingPack[] {
  const today = Math.floor(nowMs / DAY_MS);
  return packs.map(({ id, to }) => ({ id, to, days_left: Date.parse(to) / DAY_MS - today }));
}

export function endingPacks(nowMs: number): readonly EndingPack[] {
  return daysLeft(nowMs).filter(({ days_left }) => days_left <= NOTICE_DAYS);
}

/** Packs that nobody has held against their sources for a year. */
export function uncheckedPacks(nowMs: number): readonly string[] {
  return packs.filter(({ checked }) => nowMs - Date.parse(checked) > 365 * DAY_MS).map(({ id }) => id);
}
