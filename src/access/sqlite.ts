import type { KeyRecord } from './keys.ts';
import { migrate, type SqliteDatabase, type SqliteRow } from './migrations.ts';
import { type KeyStore, StoreError } from './store.ts';

const columns = 'id, name, plan, prefix, last_four, created_at, expires_at, revoked_at';

/** Keys in an SQLite database, whose schema is first brought up to date; a StoreError when that fails. */
export function openSqliteKeyStore(database: SqliteDatabase): KeyStore {
  attempt(() => migrate(database));
  const insert = database.prepare(`INSERT INTO keys (${columns}, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const selectById = database.prepare(`SELECT ${columns} FROM keys WHERE id = ?`);
  const selectByHash = database.prepare(`SELECT ${columns} FROM keys WHERE hash = ?`);
  const selectAll = database.prepare(`SELECT ${columns} FROM keys ORDER BY created_at, id`);
  const setRevoked = database.prepare(
    `UPDATE keys SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL RETURNING ${columns}`,
  );

  return {
    async create(key, keyHash) {
      const { id, name, plan, prefix, last_four, created_at, expires_at, revoked_at } = key;
      attempt(() =>
        insert.run(id, name, plan, prefix, last_four, created_at, expires_at, revoked_at, keyHash),
      );
    },
    async find(id) {
      return attempt(() => readOptional(selectById.get(id)));
    },
    async findByHash(keyHash) {
      return attempt(() => readOptional(selectByHash.get(keyHash)));
    },
    async list() {
      return attempt(() => selectAll.all().map(readRecord));
    },
    async revoke(id, revokedAt) {
      return attempt(() => readOptional(setRevoked.get(revokedAt, id)));
    },
    async close() {
      database.close();
    },
  };
}

function readOptional(row: SqliteRow | undefined): KeyRecord | undefined {
  return row === undefined ? undefined : readRecord(row);
}

function readRecord(row: SqliteRow): KeyRecord {
  return {
    id: readText(row, 'id'),
    name: readText(row, 'name'),
    plan: readText(row, 'plan'),
    prefix: readText(row, 'prefix'),
    last_four: readText(row, 'last_four'),
    created_at: readText(row, 'created_at'),
    expires_at: row['expires_at'] === null ? null : readText(row, 'expires_at'),
    revoked_at: row['revoked_at'] === null ? null : readText(row, 'revoked_at'),
  };
}

function readText(row: SqliteRow, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new StoreError(`The key store has no text in the column ${column}.`);
  return value;
}

function attempt<T>(action: () => T): T {
  try {
    return action();
  } catch (error) {
    if (error instanceof StoreError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoreError(`The key store cannot be used: ${reason}.`, { cause: error });
  }
}
