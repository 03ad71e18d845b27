import connect, { type Options, type Sql as Driver } from 'postgres';
import { StoreError } from '#base/errors.ts';
import { DeadlineError, within } from '#base/deadline.ts';
import type { Migration } from '#storage/migrate.ts';
import { keyChannel, migratePostgres } from './postgres-migrations.ts';
import type { Row, Statement } from '#storage/sql.ts';
import { createSqlStore } from './sql-store.ts';
import type { AccessStore } from './store.ts';

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

export interface PostgresStore extends AccessStore {
  /**
   * Calls back when a key has changed, wherever that was, and when changes may have been missed. The channel
   * may be cut without a sign: who must not miss a change asks for it from time to time.
   */
  subscribe(onChange: () => void): Promise<void>;
}

/** The store in a PostgreSQL database, whose schema is first brought up to date; a StoreError when that fails. */
export async function openPostgresStore(url: string, steps?: readonly Migration[]): Promise<PostgresStore> {
  let pool = attempt(() => connect(url, options));
  let listener: Driver | undefined;
  let answeredMs = performance.now();
  let isClosed = false;

  async function run(
    statements: readonly Statement[],
    deadlineMs: number,
  ): Promise<readonly (readonly Row[])[]> {
    const used = pool;
    try {
      const rows = await within(execute(used, statements), deadlineMs);
      answeredMs = performance.now();
      return rows;
    } catch (error) {
      if (error instanceof DeadlineError) giveUp(used);
      throw storeError(error);
    }
  }

  function giveUp(silent: Driver): void {
    if (isClosed || pool !== silent || performance.now() - answeredMs < SILENCE_MS) return;
    answeredMs = performance.now();
    pool = connect(url, options);
    silent.end({ timeout: 0 }).catch(() => {});
  }

  try {
    await within(
      pool.begin((transaction) => migratePostgres(transaction, steps)),
      OPENING_MS,
    );
  } catch (error) {
    pool.end({ timeout: 0 }).catch(() => {});
    throw storeError(error);
  }
  const close = async () => {
    isClosed = true;
    await Promise.all([pool.end({ timeout: CLOSING_SECONDS }), listener?.end({ timeout: 0 })]);
  };
  return {
    ...createSqlStore({ run, close }),
    async subscribe(onChange) {
      listener ??= connect(url, { ...options, max: 1 });
      try {
        await within(listener.listen(keyChannel, onChange, onChange), OPENING_MS);
      } catch (error) {
        throw storeError(error);
      }
    },
  };
}

async function execute(
  driver: Driver,
  statements: readonly Statement[],
): Promise<readonly (readonly Row[])[]> {
  const [only, ...others] = statements;
  if (only === undefined) return [];
  if (others.length === 0) return [await driver.unsafe(only.text, [...only.values], { prepare: true })];
  return driver.begin((transaction) =>
    Promise.all(
      statements.map(({ text, values }) => transaction.unsafe<Row[]>(text, [...values], { prepare: true })),
    ),
  );
}

function attempt<T>(action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw storeError(error);
  }
}

function storeError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new StoreError(`PostgreSQL cannot be used: ${reason}.`, { cause: error });
}
