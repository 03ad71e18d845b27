import type { Log } from '#base/log.ts';
import type { Authenticator } from './authentication.ts';
import type { UsageRecorder } from './usage.ts';

export interface UpkeepOptions {
  readonly authenticator: Pick<Authenticator, 'synchronize'>;
  readonly usage: Pick<UsageRecorder, 'flush'>;
  readonly synchronizeEveryMs: number;
  readonly flushEveryMs: number;
  readonly log: Log;
}

export interface Upkeep {
  /** Reads the changes of keys now, not at the next turn. */
  synchronizeNow(): void;
  /** Ends the turns and flushes once more. */
  stop(): Promise<void>;
}

/** Keeps the cache of keys and the stored usage up to date, each in its own turns. */
export function startUpkeep(options: UpkeepOptions): Upkeep {
  const { authenticator, usage, log } = options;
  const keys = repeat('keys', () => authenticator.synchronize(), options.synchronizeEveryMs, log);
  const flushing = repeat('usage', () => usage.flush(), options.flushEveryMs, log);
  return {
    synchronizeNow: () => void keys.turn(),
    async stop() {
      keys.stop();
      flushing.stop();
      await flushing.turn();
    },
  };
}

/**
 * Takes turns, the next some time after the end of the last; says once when they begin to fail and to work
 * again.
 */
function repeat(subject: string, action: () => Promise<void>, everyMs: number, log: Log) {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isFailing = false;

  async function turn(): Promise<void> {
    try {
      await action();
      if (isFailing) log.info('store', { subject, state: 'answers again' });
      isFailing = false;
    } catch (error) {
      if (!isFailing)
        log.error('store', { subject, error: error instanceof Error ? error.message : String(error) });
      isFailing = true;
    }
  }

  async function turnAndPlan(): Promise<void> {
    await turn();
    if (isStopped) return;
    timer = setTimeout(() => void turnAndPlan(), everyMs);
    timer.unref();
  }
  void turnAndPlan();

  return {
    turn,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
