import { StoreError } from './store.ts';

/** What the stores use of an SQLite connection; any driver of this shape will do. */
export interface SqliteDatabase {
  readonly isTransaction: boolean;
  exec(sql: string): void;
  prepare(sql: string): SqliteStatement;
  close(): void;
}

interface SqliteStatement {
  get(...parameters: (string | null)[]): SqliteRow | undefined;
  all(...parameters: (string | null)[]): SqliteRow[];
  run(...parameters: (string | null)[]): unknown;
}

export type SqliteRow = Readonly<Record<string, string | number | bigint | Uint8Array | null>>;

/** Version n of the schema is what the first n leave behind. Only append: what is released stays as it is. */
export const migrations: readonly string[] = [
  `CREATE TABLE keys (
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
];

/**
 * Brings the schema up to date. The version that counts is read under the lock, so of processes that start
 * together one migrates and the others find it done. Throws a StoreError when the schema is newer than known.
 */
export function migrate(database: SqliteDatabase, steps: readonly string[] = migrations): void {
  if (readVersion(database) === steps.length) return;
  database.exec('BEGIN EXCLUSIVE');
  try {
    const version = readVersion(database);
    if (version > steps.length) {
      throw new StoreError(
        `The key store has schema ${version}, this program knows ${steps.length}: use a newer Centwise.`,
      );
    }
    for (const step of steps.slice(version)) database.exec(step);
    database.exec(`PRAGMA user_version = ${steps.length}`);
    database.exec('COMMIT');
  } catch (error) {
    // After some errors, as of a full disk, SQLite has rolled back by itself.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function readVersion(database: SqliteDatabase): number {
  return Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
}
