import { StoreError } from '#base/errors.ts';
import { type Migration, missingSteps, type SchemaState, stateAfter } from '#storage/migrate.ts';

/** What the store uses of an SQLite connection; any driver of this shape will do. */
export interface SqliteDatabase {
  readonly isTransaction: boolean;
  exec(sql: string): void;
  prepare(sql: string): SqliteStatement;
  close(): void;
}

export interface SqliteStatement {
  get(...parameters: (string | number | null)[]): SqliteRow | undefined;
  all(...parameters: (string | number | null)[]): SqliteRow[];
}

type SqliteRow = Readonly<Record<string, string | number | bigint | Uint8Array | null>>;

/** Only append: what is released stays as it is. */
export const sqliteMigrations: readonly Migration[] = [
  {
    sql: `CREATE TABLE keys (
       id         TEXT PRIMARY KEY,
       hash       TEXT NOT NULL UNIQUE,
       name       TEXT NOT NULL,
       plan       TEXT NOT NULL,
       prefix     TEXT NOT NULL,
       last_four  TEXT NOT NULL,
       created_at TEXT NOT NULL,
       expires_at TEXT,
       revoked_at TEXT
     ) STRICT`,
  },
  {
    sql: `ALTER TABLE keys ADD COLUMN scopes TEXT NOT NULL DEFAULT 'calculate currency batch';
     ALTER TABLE keys ADD COLUMN note TEXT NOT NULL DEFAULT '';
     ALTER TABLE keys ADD COLUMN previous_hash TEXT;
     ALTER TABLE keys ADD COLUMN previous_last_four TEXT;
     ALTER TABLE keys ADD COLUMN previous_expires_at TEXT;
     CREATE UNIQUE INDEX keys_previous_hash ON keys (previous_hash);

     CREATE TABLE key_changes (
       revision INTEGER PRIMARY KEY AUTOINCREMENT,
       key_id   TEXT NOT NULL
     ) STRICT;
     CREATE TRIGGER key_updated AFTER UPDATE ON keys
       BEGIN INSERT INTO key_changes (key_id) VALUES (old.id); END;
     CREATE TRIGGER key_deleted AFTER DELETE ON keys
       BEGIN INSERT INTO key_changes (key_id) VALUES (old.id); END;

     CREATE TABLE usage (
       key_id   TEXT NOT NULL,
       day      TEXT NOT NULL,
       requests INTEGER NOT NULL,
       PRIMARY KEY (key_id, day)
     ) STRICT, WITHOUT ROWID;
     CREATE TABLE usage_flushes (
       instance   TEXT PRIMARY KEY,
       sequence   INTEGER NOT NULL,
       flushed_at TEXT NOT NULL
     ) STRICT;

     CREATE TABLE access_requests (
       id         TEXT PRIMARY KEY,
       email      TEXT NOT NULL,
       purpose    TEXT NOT NULL,
       status     TEXT NOT NULL,
       created_at TEXT NOT NULL,
       decided_at TEXT,
       key_id     TEXT
     ) STRICT;
     CREATE UNIQUE INDEX access_requests_pending ON access_requests (email) WHERE status = 'pending'`,
  },
  { sql: 'ALTER TABLE access_requests ADD COLUMN network TEXT' },
];

/**
 * Brings the schema up to date. What counts is read under the lock, so of processes that start together one
 * migrates and the others find it done. Throws a StoreError when the schema is too new for this program.
 */
export function migrateSqlite(
  database: SqliteDatabase,
  steps: readonly Migration[] = sqliteMigrations,
): void {
  if (missingSteps(steps, readState(database)).length === 0) return;
  database.exec('BEGIN EXCLUSIVE');
  try {
    const missing = missingSteps(steps, readState(database));
    for (const { sql } of missing) database.exec(sql);
    if (missing.length > 0) writeState(database, stateAfter(steps));
    database.exec('COMMIT');
  } catch (error) {
    // After some errors, as of a full disk, SQLite has rolled back by itself.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** `user_version` is what a program must know: the first release compares it with its own schema. */
function readState(database: SqliteDatabase): SchemaState {
  const needs = Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
  const hasTable = database
    .prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'access_schema'")
    .get();
  if (hasTable === undefined) return { version: needs, needs };
  return { version: Number(database.prepare('SELECT version FROM access_schema').get()?.['version']), needs };
}

function writeState(database: SqliteDatabase, { version, needs }: SchemaState): void {
  database.exec(`CREATE TABLE IF NOT EXISTS access_schema (version INTEGER NOT NULL) STRICT;
    DELETE FROM access_schema; INSERT INTO access_schema VALUES (${version});
    PRAGMA user_version = ${needs}`);
}

/** A StoreError in place of whatever the driver throws. */
export function attempt<T>(action: () => T): T {
  try {
    return action();
  } catch (error) {
    if (error instanceof StoreError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoreError(`The key store cannot be used: ${reason}.`, { cause: error });
  }
}
