import type { Migration, Schema } from '#storage/migrate.ts';

const sqlite: readonly Migration[] = [
  {
    sql: `CREATE TABLE rates_tables (
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
  },
];

/** Dates and times are texts as in SQLite, so that the statements are the same. */
const postgres: readonly Migration[] = [
  {
    sql: `CREATE TABLE rates_tables (
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
  },
];

/** Tables of rates, of which currencies they cover, what became of each source, and leases to fetch. */
export const ratesSchema: Schema = {
  title: 'The rates store',
  table: 'rates_schema',
  steps: { sqlite, postgres },
};
