import type { TransactionSql } from 'postgres';
import { type Migration, missingSteps, type SchemaState, stateAfter } from '#storage/migrate.ts';

/** Told of every change of a key, with the ID of the key. */
export const keyChannel = 'centwise_keys';

/** Any numbers will do, as long as nothing else in the database locks them. */
const migrationLock = '7301, 1';
const keyChangeLock = '7301, 2';

/**
 * Only append: what is released stays as it is. Times are texts as in SQLite (ISO 8601 in UTC), so that the
 * statements are the same. A change of a key takes its revision under a lock that it holds until its commit:
 * a sequence alone would let a later revision be seen before an earlier one.
 */
export const postgresMigrations: readonly Migration[] = [
  {
    sql: `CREATE TABLE keys (
       id                  TEXT COLLATE "C" PRIMARY KEY,
       hash                TEXT NOT NULL UNIQUE,
       name                TEXT NOT NULL,
       plan                TEXT NOT NULL,
       scopes              TEXT NOT NULL,
       note                TEXT NOT NULL,
       prefix              TEXT NOT NULL,
       last_four           TEXT NOT NULL,
       created_at          TEXT COLLATE "C" NOT NULL,
       expires_at          TEXT,
       revoked_at          TEXT,
       previous_hash       TEXT UNIQUE,
       previous_last_four  TEXT,
       previous_expires_at TEXT
     );

     CREATE TABLE key_changes (
       revision BIGSERIAL PRIMARY KEY,
       key_id   TEXT NOT NULL
     );
     CREATE FUNCTION record_key_change() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       PERFORM pg_advisory_xact_lock(${keyChangeLock});
       INSERT INTO key_changes (key_id) VALUES (OLD.id);
       PERFORM pg_notify('${keyChannel}', OLD.id);
       RETURN NULL;
     END $$;
     CREATE TRIGGER key_changed AFTER UPDATE OR DELETE ON keys
       FOR EACH ROW EXECUTE FUNCTION record_key_change();

     CREATE TABLE usage (
       key_id   TEXT NOT NULL,
       day      TEXT COLLATE "C" NOT NULL,
       requests BIGINT NOT NULL,
       PRIMARY KEY (key_id, day)
     );
     CREATE TABLE usage_flushes (
       instance   TEXT PRIMARY KEY,
       sequence   BIGINT NOT NULL,
       flushed_at TEXT COLLATE "C" NOT NULL
     );

     CREATE TABLE access_requests (
       id         TEXT COLLATE "C" PRIMARY KEY,
       email      TEXT NOT NULL,
       purpose    TEXT NOT NULL,
       status     TEXT NOT NULL,
       created_at TEXT COLLATE "C" NOT NULL,
       decided_at TEXT,
       key_id     TEXT
     );
     CREATE UNIQUE INDEX access_requests_pending ON access_requests (email) WHERE status = 'pending'`,
  },
  { sql: 'ALTER TABLE access_requests ADD COLUMN network TEXT' },
];

/** Brings the schema up to date within a transaction, which holds the lock; as `migrateSqlite` does. */
export async function migratePostgres(
  transaction: TransactionSql,
  steps: readonly Migration[] = postgresMigrations,
): Promise<void> {
  if (missingSteps(steps, await readState(transaction)).length === 0) return;
  await transaction.unsafe(`SELECT pg_advisory_xact_lock(${migrationLock})`);
  const missing = missingSteps(steps, await readState(transaction));
  for (const { sql } of missing) await transaction.unsafe(sql);
  if (missing.length > 0) await writeState(transaction, stateAfter(steps));
}

async function readState(transaction: TransactionSql): Promise<SchemaState> {
  // Not by to_regclass, which goes on denying a table that another transaction has made in the meantime.
  const [table] = await transaction`SELECT 1 FROM pg_tables
    WHERE schemaname = current_schema() AND tablename = 'access_schema'`;
  if (table === undefined) return { version: 0, needs: 0 };
  const [row] = await transaction`SELECT version, needs FROM access_schema`;
  return { version: Number(row?.['version']), needs: Number(row?.['needs']) };
}

async function writeState(transaction: TransactionSql, { version, needs }: SchemaState): Promise<void> {
  await transaction.unsafe(`CREATE TABLE IF NOT EXISTS access_schema
      (version INTEGER NOT NULL, needs INTEGER NOT NULL);
    DELETE FROM access_schema; INSERT INTO access_schema VALUES (${version}, ${needs})`);
}
