import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createMemoryLimiter, type Limiter } from '#access/limits.ts';
import { createAccessStore } from '#access/sql-store.ts';
import { startSharedLimiter } from '#access/shared-limits.ts';
import { accessSchema, keyChannel } from '#access/schema.ts';
import type { AccessStore } from '#access/store.ts';
import { ratesSchema } from '#currency/store/schema.ts';
import { createRatesStore } from '#currency/store/sql-store.ts';
import type { RatesStore } from '#currency/store/store.ts';
import type { Log } from '#base/log.ts';
import { threadFile } from '#base/thread-files.ts';
import { holdAlone, openDatabase, openMemoryDatabase } from '#platform/sqlite.ts';
import type { Settings } from './settings/settings.ts';
import { type Schema, UncreatedError, type Use } from '#storage/migrate.ts';
import type { PostgresSql } from '#storage/postgres.ts';
import type { Sql } from '#storage/sql.ts';
import { openSqlite } from '#storage/sqlite.ts';
import { useSqliteThread } from '#storage/sqlite-thread.ts';

type CommandStoreSettings = Pick<Settings, 'database' | 'dataDir'>;
type StoreSettings = CommandStoreSettings & Pick<Settings, 'redisUrl'>;

/** What a service keeps keys, rates and limits in. */
export interface Stores {
  readonly store: AccessStore;
  readonly ratesStore: RatesStore;
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
 * The stores that the settings name. The drivers of PostgreSQL and Redis are loaded only when they are asked
 * for. Throws an Error with one sentence for the operator.
 */
export async function openStores(settings: StoreSettings, instance: string, log: Log): Promise<Stores> {
  const { postgresUrl } = settings.database;
  const database = await (postgresUrl === undefined ? openLocal(settings) : openShared(postgresUrl));
  try {
    const limits = await openLimiter(settings.redisUrl, postgresUrl !== undefined, instance, log);
    return {
      ...database,
      ...limits,
      store: createAccessStore(database.sql),
      ratesStore: createRatesStore(database.sql),
      async close() {
        limits.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The store of a command, which ends soon. */
export async function openCommandStore(settings: CommandStoreSettings, use?: Use): Promise<AccessStore> {
  return createAccessStore(await openCommandDatabase(settings, [accessSchema], use));
}

/**
 * The database of a command, which ends soon, with the schemas that it needs. A command that reads finds
 * nothing where they have not been created: the database may be that of another program.
 */
export async function openCommandDatabase(
  settings: CommandStoreSettings,
  schemas: readonly Schema[],
  use: Use = 'create',
): Promise<Sql> {
  const { postgresUrl } = settings.database;
  const file = sqliteFileOf(settings);
  try {
    if (postgresUrl !== undefined) return await openNamedPostgres(postgresUrl, schemas, use);
    if (use === 'create' || existsSync(file)) return openSqlite(openDatabase(file), schemas, use);
  } catch (error) {
    if (!(error instanceof UncreatedError)) throw error;
  }
  return openSqlite(openMemoryDatabase(), schemas);
}

/** Where the SQLite database is. */
export function sqliteFileOf({ database, dataDir }: CommandStoreSettings): string {
  return database.file ?? join(dataDir, 'centwise.sqlite');
}

interface Database extends Pick<Stores, 'subscribe' | 'synchronizeEveryMs' | 'close'> {
  readonly sql: Sql;
}

const schemas = [accessSchema, ratesSchema];

async function openLocal(settings: StoreSettings): Promise<Database> {
  const file = sqliteFileOf(settings);
  const lock = holdServing(file);
  // The schemas are brought up to date here, where their faults can be told, and left to the thread.
  await openSqlite(openDatabase(file), schemas).close();
  const sql = useSqliteThread(new Worker(threadFile('sqlite-worker'), { workerData: file }));
  return {
    sql,
    subscribe: async () => {},
    // Other processes change keys too, and a look at a local file costs next to nothing.
    synchronizeEveryMs: 250,
    async close() {
      await sql.close();
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

async function openShared(url: string): Promise<Database> {
  const sql = await openNamedPostgres(url, schemas);
  return {
    sql,
    subscribe: (onChange) => sql.listen(keyChannel, onChange),
    synchronizeEveryMs: 2_000,
    close: () => sql.close(),
  };
}

function openNamedPostgres(url: string, schemas: readonly Schema[], use?: Use): Promise<PostgresSql> {
  return named('DATABASE_URL', async () => {
    const { openPostgres } = await import('#storage/postgres.ts');
    return openPostgres(url, schemas, use);
  });
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
    if (cause instanceof UncreatedError) throw cause;
    throw new Error(`${setting}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
