import type { TransactionSql } from 'postgres';
import { RatesStoreError } from './store.ts';

/** Any number will do, as long as nothing else in the database locks it; the keys have 7301, 1 and 2. */
const migrationLock = '7301, 3';

/** Version n of the schema is what the first n leave behind. Only append: what is released stays as it is. */
const migrations: readonly string[] = [
  `CREATE TABLE rates_schema (version INTEGER NOT NULL, needs INTEGER NOT NULL);
   INSERT INTO rates_schema VALUES (0, 0);

   CREATE TABLE rates_tables (
     id          BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     source      TEXT NOT NULL,
     observed_on TEXT COLLATE "C" NOT NULL,
     base        TEXT NOT NULL,
     quotes      JSON NOT NULL,
     held        JSON,
     accepted_at TEXT COLLATE "C" NOT NULL
   );
   CREATE INDEX rates_tables_by_source ON rates_tables (source, observed_on, id);
   CREATE INDEX rates_tables_by_date ON rates_tables (observed_on, source, id DESC);
   CREATE FUNCTION rates_are_only_added_to() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     RAISE EXCEPTION 'rates are only added to';
   END $$;
   CREATE TRIGGER rates_tables_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON rates_tables
     EXECUTE FUNCTION rates_are_only_added_to();

   CREATE TABLE rates_coverage (
     source   TEXT NOT NULL,
     code     TEXT NOT NULL,
     first_on TEXT COLLATE "C" NOT NULL,
     last_on  TEXT COLLATE "C" NOT NULL,
     PRIMARY KEY (source, code)
   );
   CREATE TABLE rates_records (
     source        TEXT COLLATE "C" PRIMARY KEY,
     accepted      BIGINT NOT NULL,
     refused       BIGINT NOT NULL,
     failed        BIGINT NOT NULL,
     last_fault    TEXT,
     last_fault_at TEXT
   );
   CREATE TABLE rates_leases (
     lease    TEXT PRIMARY KEY,
     holder   TEXT NOT NULL,
     until_ms BIGINT NOT NULL
   )`,
];
/** How many of them a program must know to use the schema: later ones that only add leave this as it is. */
const NEEDED = 1;

/**
 * Brings the tables of the rates up to date within a transaction, under a lock, so of instances that start
 * together one migrates. Rejects with a RatesStoreError when a newer schema has broken with this program.
 */
export async function migrate(transaction: TransactionSql): Promise<void> {
  await transaction.unsafe(`SELECT pg_advisory_xact_lock(${migrationLock})`);
  const { version, needs } = await readState(transaction);
  if (needs > migrations.length) {
    throw new RatesStoreError(
      `The rates have schema ${needs}, this program knows ${migrations.length}: use a newer Centwise.`,
    );
  }
  if (version >= migrations.length) return;
  for (const step of migrations.slice(version)) await transaction.unsafe(step);
  await transaction`UPDATE rates_schema SET version = ${migrations.length}, needs = ${NEEDED}`;
}

async function readState(transaction: TransactionSql): Promise<{ version: number; needs: number }> {
  const [table] = await transaction`SELECT 1 FROM pg_tables
    WHERE schemaname = current_schema() AND tablename = 'rates_schema'`;
  if (table === undefined) return { version: 0, needs: 0 };
  const [row] = await transaction`SELECT version, needs FROM rates_schema`;
  return { version: Number(row?.['version']), needs: Number(row?.['needs']) };
}
