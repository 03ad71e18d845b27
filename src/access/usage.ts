import type { UsageBatch, UsageEntry, UsageStore } from './store.ts';

export interface UsageRecorder {
  /** Adds `count` requests, 1 unless given, to those of the key today. It waits for nothing. */
  readonly count: (keyId: string, count?: number) => void;
  /** Hands what was counted to the store. Rejects with a StoreError, and then keeps it for the next time. */
  readonly flush: () => Promise<void>;
}

export interface UsageOptions {
  readonly store: Pick<UsageStore, 'addUsage'>;
  /** Unix time in milliseconds. */
  readonly now: () => number;
  /** Another one for every start of every process. */
  readonly instance: string;
}

const DAY_MS = 86_400_000;
/** So that one batch stays well below the store's deadline. */
const MAX_ENTRIES = 1_000;

/**
 * Counts requests by key and UTC day in memory and adds them up in the store. A batch that was sent and not
 * confirmed is sent again as it was, and first: the store tells by its sequence whether it has it.
 */
export function createUsageRecorder({ store, now, instance }: UsageOptions): UsageRecorder {
  let counts = new Map<string, number>();
  let countedDay = dayOf(now());
  let endOfDayMs = startOfNextDay(now());
  const waiting: UsageEntry[] = [];
  let unconfirmed: UsageBatch | undefined;
  let sequence = 0;
  let lastFlush = Promise.resolve();

  function collect(): void {
    for (const [keyId, requests] of counts) waiting.push({ keyId, day: countedDay, requests });
    counts = new Map();
  }

  function count(keyId: string, count = 1): void {
    const nowMs = now();
    if (nowMs >= endOfDayMs || nowMs < endOfDayMs - DAY_MS) {
      collect();
      countedDay = dayOf(nowMs);
      endOfDayMs = startOfNextDay(nowMs);
    }
    counts.set(keyId, (counts.get(keyId) ?? 0) + count);
  }

  async function confirm(batch: UsageBatch): Promise<void> {
    unconfirmed = batch;
    await store.addUsage(batch);
    unconfirmed = undefined;
  }

  async function send(): Promise<void> {
    if (unconfirmed !== undefined) await confirm(unconfirmed);
    collect();
    // After an outage there may be several entries of a key and day.
    fold(waiting);
    while (waiting.length > 0) {
      const entries = waiting.splice(0, MAX_ENTRIES);
      await confirm({ instance, sequence: ++sequence, entries, flushedAt: new Date(now()).toISOString() });
    }
  }

  return {
    count,
    flush() {
      // One at a time, and none saved: the counts of this caller may be too late for the one under way.
      lastFlush = lastFlush.catch(() => {}).then(send);
      return lastFlush;
    },
  };
}

function fold(entries: UsageEntry[]): void {
  const folded = new Map<string, UsageEntry>();
  for (const entry of entries) {
    const place = `${entry.keyId} ${entry.day}`;
    const requests = entry.requests + (folded.get(place)?.requests ?? 0);
    folded.set(place, { ...entry, requests });
  }
  entries.splice(0, entries.length, ...folded.values());
}

/** The UTC day of a moment, as 2026-11-21. */
export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

function startOfNextDay(ms: number): number {
  return (Math.floor(ms / DAY_MS) + 1) * DAY_MS;
}
