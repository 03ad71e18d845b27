import type { Log } from '#base/log.ts';
import { createMemoryLimiter, type Decision, exceedsPlan, type Limiter, unlimited } from './limits.ts';
import { shareOf } from './plans.ts';
import type { RedisCounter } from './redis.ts';

export interface SharedLimiter extends Limiter {
  check(...request: Parameters<Limiter['check']>): Promise<Decision>;
  /** Whether Redis decides; otherwise the local share does. */
  readonly isShared: boolean;
  /** How many instances shared the limits when Redis was last heard. */
  readonly instances: number;
  close(): void;
}

const BEAT_MS = 1_000;
const PROBE_MS = 200;
/** A connection on which nothing has come for so long is made anew; it may lead nowhere. */
const SILENCE_MS = 1_000;

/**
 * Counts in Redis, exactly for all instances together. When it gives no answer in time, this process decides
 * alone, on its share of every quota, until Redis is back: never without a limit. Rejects when Redis does not
 * answer at the start, for then nobody knows how large a share is.
 */
export async function startSharedLimiter(counter: RedisCounter, log: Log): Promise<SharedLimiter> {
  const local = createMemoryLimiter();
  let instances = await counter.beat().catch((cause: unknown) => {
    counter.close();
    throw new Error(`Redis cannot be used: ${describe(cause)}.`, { cause });
  });
  let isShared = true;
  let heardMs = performance.now();
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  function schedule(delayMs: number): void {
    clearTimeout(timer);
    if (isClosed) return;
    timer = setTimeout(() => void probe(), delayMs);
    timer.unref();
  }

  function leave(error: unknown): void {
    if (!isShared) return;
    isShared = false;
    log.warn('limits', { state: 'local share', instances, error: describe(error) });
    schedule(PROBE_MS);
  }

  async function probe(): Promise<void> {
    try {
      instances = await counter.beat();
      heardMs = performance.now();
      if (!isShared) log.info('limits', { state: 'shared', instances });
      isShared = true;
    } catch (error) {
      leave(error);
      if (performance.now() - heardMs > SILENCE_MS) {
        heardMs = performance.now();
        counter.reconnect();
      }
    }
    schedule(isShared ? BEAT_MS : PROBE_MS);
  }

  schedule(BEAT_MS);
  return {
    async check(id, plan, nowMs, count = 1) {
      if (!plan.counted) return unlimited;
      try {
        if (isShared) return await counter.check(id, plan, count);
      } catch (error) {
        leave(error);
      }
      const decision = local.check(id, shareOf(plan, instances), nowMs, count);
      // More than the share is refused here, but Redis may allow it again soon.
      return decision.neverAllowed ? { ...decision, neverAllowed: exceedsPlan(plan, count) } : decision;
    },
    get isShared() {
      return isShared;
    },
    get instances() {
      return instances;
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      counter.close();
    },
  };
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
