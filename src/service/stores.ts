import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createMemoryLimiter, type Limiter } from '#access/limits.ts';
import { createSqlStore } from '#access/sql-store.ts';
import { startSharedLimiter } from '#access/shared-limits.ts';
import { openSqliteStore } from '#access/sqlite.ts';
import { useSqliteThread } from '#storage/sqlite-thread.ts';
import type { AccessStore } from '#access/store.ts';
import type { Log } from '#base/log.ts';
import { holdAlone, openDatabase } from '#platform/sqlite.ts';
import type { Settings } from '#service/settings.ts';

type StoreSettings = Pick<Settings, 'database' | 'dataDir' | 'redisUrl'>;

/** What a service keeps keys and limits in. */
export interface Stores {
  readonly store: AccessStore;
  readonly limiter: Limiter;
  /** Calls back when keys may have changed. Without a channel there is nothing to call. */
  subscribe(onChange: () => void): Promise<void>;
  /** How often the changes of keys are to be read. */
  readonly synchronizeEveryMs: number;
  /** Which of them answer, for the operator. */
  describe(): Readonly<Record<string, unknown>>;
  close(): Promise<void>;
}

/**
 * The stores that the settings name. The drivers of PostgreSQL and Redis are loaded only when they are asked for.
 * Throws an Error with one sentence for the operator.
 */
export async function openStores(settings: StoreSettings, instance: string, log: Log): Promise<Stores> {
  const { postgresUrl } = settings.database;
  const keys = await (postgresUrl === undefined ? openLocal(settings) : openShared(postgresUrl));
  try {
    const limits = await openLimiter(settings.redisUrl, postgresUrl !== undefined, instance, log);
    return {
      ...keys,
      ...limits,
      async close() {
        limits.close();
        await keys.close();
      },
    };
  } catch (error) {
    await keys.close();
    throw error;
  }
}

/** The store of a command, which ends soon. */
export async function openCommandStore(settings: StoreSettings): Promise<AccessStore> {
  const { postgresUrl } = settings.database;
  if (postgresUrl === undefined) return openSqliteStore(openDatabase(sqliteFileOf(settings)));
  return named('DATABASE_URL', async () => {
    const { openPostgresStore } = await import('#access/postgres.ts');
    return openPostgresStore(postgresUrl);
  });
}

/** Where the SQLite database is. */
export function sqliteFileOf({ database, dataDir }: Pick<Settings, 'database' | 'dataDir'>): string {
  return database.file ?? join(dataDir, 'centwise.sqlite');
}

type KeyStores = Pick<Stores, 'store' | 'subscribe' | 'synchronizeEveryMs' | 'close'>;

async function openLocal(settings: StoreSettings): Promise<KeyStores> {
  const file = sqliteFileOf(settings);
  const lock = holdServing(file);
  // The schema is brought up to date here, where its faults can be told, and left to the thread.
  await openSqliteStore(openDatabase(file)).close();
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: file });
  const store = createSqlStore(useSqliteThread(worker));
  return {
    store,
    subscribe: async () => {},
    // Other processes change keys too, and a look at a local file costs next to nothing.
    synchronizeEveryMs: 250,
    async close() {
      await store.close();
      lock.release();
    },
  };
}

/** Two services over one file would each count the limits by itself. */
function holdServing(file: string): { release: () => void } {
  try {
    return holdAlone(`${file}.serving`);
  } catch (cause) {
    const advice =
      'stop it, or give each its own DATA_DIR, or share a DATABASE_URL=postgres://… and a REDIS_URL';
    throw new Error(`Another service uses ${file}: ${advice}.`, { cause });
  }
}

async function openShared(url: string): Promise<KeyStores> {
  const store = await named('DATABASE_URL', async () => {
    const { openPostgresStore } = await import('#access/postgres.ts');
    return openPostgresStore(url);
  });
  return {
    store,
    subscribe: (onChange) => store.subscribe(onChange),
    synchronizeEveryMs: 2_000,
    close: () => store.close(),
  };
}

async function openLimiter(
  url: string | undefined,
  isShared: boolean,
  instance: string,
  log: Log,
): Promise<{ limiter: Limiter; describe: Stores['describe']; close: () => void }> {
  if (url === undefined) {
    if (isShared)
      log.warn('limits', { state: 'this process alone', advice: 'set REDIS_URL for several instances' });
    return {
      limiter: createMemoryLimiter(),
      describe: () => ({ limits: 'this process alone' }),
      close: () => {},
    };
  }
  const limiter = await named('REDIS_URL', async () => {
    const { connectRedis } = await import('#access/redis.ts');
    return startSharedLimiter(await connectRedis({ url, instance }), log);
  });
  return {
    limiter,
    describe: () => ({ limits: limiter.isShared ? 'shared' : 'local share', instances: limiter.instances }),
    close: () => limiter.close(),
  };
}

/** Says which setting led to a fault. */
async function named<T>(setting: string, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (cause) {
    throw new Error(`${setting}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
