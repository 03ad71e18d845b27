import connect, { type Options, type Sql as Driver, type TransactionSql } from 'postgres';
import { DeadlineError, within } from '#base/deadline.ts';
import type { StoreError } from '#base/errors.ts';
import { type Dialect, migrate, type Schema, type Use } from './migrate.ts';
import { asStoreError, type Row, type Sql, type Statement } from './sql.ts';

/** Long enough for another process that migrates first. */
const OPENING_MS = 15_000;
/** A pool from which nothing has come for so long is given up; its connections may lead nowhere. */
const SILENCE_MS = 1_000;
const CLOSING_SECONDS = 2;

const options = {
  max: 8,
  connect_timeout: 1,
  backoff: () => 0.2,
  keep_alive: 10,
  fetch_types: false,
  onnotice: () => {},
  connection: { application_name: 'centwise', statement_timeout: 5_000 },
} satisfies Options<Record<string, never>>;

/** Any numbers will do, as long as nothing else in the database locks them. */
const migrationLock = '7301, 1';

export interface PostgresSql extends Sql {
  /**
   * Calls back at every message of a channel, and when some may have been missed. The channel may be cut
   * without a sign: a caller that must not miss a change also asks for it from time to time.
   */
  listen(channel: string, onMessage: () => void): Promise<void>;
}

/**
 * A PostgreSQL database, which any number of processes may share. Its schemas are first brought up to date; a
 * StoreError when that fails.
 */
export async function openPostgres(url: string, schemas: readonly Schema[], use?: Use): Promise<PostgresSql> {
  const pool = openPool(url);
  let listener: Driver | undefined;

  try {
    for (const schema of schemas) {
      await pool.use(
        (driver) => driver.begin((transaction) => migratePostgres(transaction, schema, use)),
        OPENING_MS,
      );
    }
  } catch (error) {
    pool.close(0).catch(() => {});
    throw error;
  }
  return {
    run: (statements, deadlineMs) => pool.use((driver) => execute(driver, statements), deadlineMs),
    async listen(channel, onMessage) {
      listener ??= connect(url, { ...options, max: 1 });
      try {
        await within(listener.listen(channel, onMessage, onMessage), OPENING_MS);
      } catch (error) {
        throw storeError(error);
      }
    },
    async close() {
      await Promise.all([pool.close(CLOSING_SECONDS), listener?.end({ timeout: 0 })]);
    },
  };
}

/** Connections that are replaced when they lead nowhere. */
function openPool(url: string) {
  let pool = open();
  let answeredMs = performance.now();
  let isClosed = false;

  function open(): Driver {
    try {
      return connect(url, options);
    } catch (error) {
      throw storeError(error);
    }
  }

  function giveUp(silent: Driver): void {
    if (isClosed || pool !== silent || performance.now() - answeredMs < SILENCE_MS) return;
    answeredMs = performance.now();
    pool = open();
    silent.end({ timeout: 0 }).catch(() => {});
  }

  return {
    async use<T>(work: (driver: Driver) => Promise<T>, deadlineMs: number): Promise<T> {
      const used = pool;
      try {
        const result = await within(work(used), deadlineMs);
        answeredMs = performance.now();
        return result;
      } catch (error) {
        if (error instanceof DeadlineError) giveUp(used);
        throw storeError(error);
      }
    },
    async close(seconds: number): Promise<void> {
      isClosed = true;
      await pool.end({ timeout: seconds });
    },
  };
}

async function execute(
  driver: Driver,
  statements: readonly Statement[],
): Promise<readonly (readonly Row[])[]> {
  const [only, ...others] = statements;
  if (only === undefined) return [];
  if (others.length === 0) return [await prepare(driver, only)];
  return driver.begin((transaction) =>
    Promise.all(statements.map((statement) => prepare(transaction, statement))),
  );
}

function prepare(driver: Driver | TransactionSql, { text, values }: Statement): Promise<readonly Row[]> {
  // Objects too: where the column is of JSON, the driver writes them as such.
  return driver.unsafe<Row[]>(text, [...values] as (string | number | null)[], { prepare: true });
}

async function migratePostgres(transaction: TransactionSql, schema: Schema, use?: Use): Promise<void> {
  const work = migrate(schema, postgres, use);
  let next = work.next();
  while (!next.done) {
    const order = next.value;
    next = work.next(await transaction.unsafe<Row[]>('query' in order ? order.query : order.script));
  }
}

const postgres: Dialect = {
  name: 'postgres',
  lock: `SELECT pg_advisory_xact_lock(${migrationLock})`,
  *readState({ table }) {
    // Not by to_regclass, which goes on denying a table that another transaction has made in the meantime.
    const find = `SELECT 1 FROM pg_tables WHERE schemaname = current_schema() AND tablename = '${table}'`;
    if ((yield { query: find }).length === 0) return { version: 0, needs: 0 };
    const [row] = yield { query: `SELECT version, needs FROM ${table}` };
    return { version: Number(row?.['version']), needs: Number(row?.['needs']) };
  },
  writeState: ({ table }, { version, needs }) =>
    `CREATE TABLE IF NOT EXISTS ${table} (version INTEGER NOT NULL, needs INTEGER NOT NULL);
     DELETE FROM ${table}; INSERT INTO ${table} VALUES (${version}, ${needs})`,
};

function storeError(error: unknown): StoreError {
  return asStoreError('PostgreSQL', error);
}
