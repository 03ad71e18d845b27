import { RatesStoreError } from './store.ts';

type Value = string | number | null;

/** What the store uses of an SQLite connection; any driver of this shape will do. */
export interface SqliteDatabase {
  readonly isTransaction: boolean;
  exec(sql: string): void;
  prepare(sql: string): SqliteStatement;
  close(): void;
}

interface SqliteStatement {
  get(...parameters: Value[]): SqliteRow | undefined;
  all(...parameters: Value[]): SqliteRow[];
  run(...parameters: Value[]): unknown;
}

export type SqliteRow = Readonly<Record<string, string | number | bigint | Uint8Array | null>>;

/** Version n of the schema is what the first n leave behind. Only append: what is released stays as it is. */
const migrations: readonly string[] = [
  `CREATE TABLE rates_tables (
     id          INTEGER PRIMARY KEY AUTOINCREMENT,
     source      TEXT NOT NULL,
     observed_on TEXT NOT NULL,
     base        TEXT NOT NULL,
     quotes      TEXT NOT NULL,
     held        TEXT,
     accepted_at TEXT NOT NULL
   ) STRICT;
   CREATE INDEX rates_tables_by_source ON rates_tables (source, observed_on, id);
   CREATE INDEX rates_tables_by_date ON rates_tables (observed_on);
   CREATE TRIGGER rates_tables_are_kept BEFORE DELETE ON rates_tables
     BEGIN SELECT RAISE(ABORT, 'rates are only added to'); END;
   CREATE TRIGGER rates_tables_stay BEFORE UPDATE ON rates_tables
     BEGIN SELECT RAISE(ABORT, 'rates are only added to'); END;
   CREATE TABLE rates_coverage (
     source   TEXT NOT NULL,
     code     TEXT NOT NULL,
     first_on TEXT NOT NULL,
     last_on  TEXT NOT NULL,
     PRIMARY KEY (source, code)
   ) STRICT;
   CREATE TABLE rates_records (
     source        TEXT PRIMARY KEY,
     accepted      INTEGER NOT NULL,
     refused       INTEGER NOT NULL,
     failed        INTEGER NOT NULL,
     last_fault    TEXT,
     last_fault_at TEXT
   ) STRICT;
   CREATE TABLE rates_leases (
     lease    TEXT PRIMARY KEY,
     holder   TEXT NOT NULL,
     until_ms INTEGER NOT NULL
   ) STRICT`,
];

/**
 * Brings the tables of the rates up to date. Their version has a row of its own, for the file is shared with
 * the keys, whose version is that of the file. It is read under the lock, so of processes that start together
 * one migrates. Throws a RatesStoreError when the schema is newer than known.
 */
export function migrate(database: SqliteDatabase): void {
  database.exec('CREATE TABLE IF NOT EXISTS rates_schema (version INTEGER NOT NULL) STRICT');
  if (readVersion(database) === migrations.length) return;
  database.exec('BEGIN IMMEDIATE');
  try {
    const version = readVersion(database);
    if (version > migrations.length) {
      throw new RatesStoreError(
        `The rates have schema ${version}, this program knows ${migrations.length}: use a newer Centwise.`,
      );
    }
    for (const step of migrations.slice(version)) database.exec(step);
    database.exec(`DELETE FROM rates_schema; INSERT INTO rates_schema VALUES (${migrations.length})`);
    database.exec('COMMIT');
  } catch (error) {
    // After some errors, as of a full disk, SQLite has rolled back by itself.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function readVersion(database: SqliteDatabase): number {
  return Number(database.prepare('SELECT version FROM rates_schema').get()?.['version'] ?? 0);
}
