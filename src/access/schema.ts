import type { Migration, Schema } from '#storage/migrate.ts';

/** Told of every change of a key in PostgreSQL, with the ID of the key. */
export const keyChannel = 'centwise_keys';

/** Any numbers will do, as long as nothing else in the database locks them; migrations have 7301, 1. */
const keyChangeLock = '7301, 2';

const addQuotas: Migration = { sql: 'ALTER TABLE keys ADD COLUMN quotas TEXT' };

const sqlite: readonly Migration[] = [
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
  addQuotas,
];

/**
 * Times are texts as in SQLite (ISO 8601 in UTC), so that the statements are the same. A change of a key
 * takes its revision under a lock that it holds until its commit: a sequence alone would let a later revision
 * be seen before an earlier one.
 */
const postgres: readonly Migration[] = [
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
  addQuotas,
];

/**
 * Keys, their usage and requests for keys. The first release compares SQLite's `user_version` with its own.
 */
export const accessSchema: Schema = {
  title: 'The key store',
  table: 'access_schema',
  steps: { sqlite, postgres },
  hasUserVersion: true,
};
