import { accessSchema, keyChannel } from '#access/schema.ts';
import { createAccessStore } from '#access/sql-store.ts';
import type { AccessStore } from '#access/store.ts';
import { ratesSchema } from '#currency/store/schema.ts';
import { createRatesStore } from '#currency/store/sql-store.ts';
import type { RatesStore } from '#currency/store/store.ts';
import type { Migration, Schema } from '#storage/migrate.ts';
import { openPostgres } from '#storage/postgres.ts';
import { openSqlite, type SqliteDatabase } from '#storage/sqlite.ts';

/** The keys in an SQLite database, over a connection of this thread. */
export function openSqliteStore(database: SqliteDatabase): AccessStore {
  return createAccessStore(openSqlite(database, [accessSchema]));
}

export interface PostgresStore extends AccessStore {
  subscribe(onChange: () => void): Promise<void>;
}

/** The keys in a PostgreSQL database. */
export async function openPostgresStore(url: string, schema: Schema = accessSchema): Promise<PostgresStore> {
  const sql = await openPostgres(url, [schema]);
  return { ...createAccessStore(sql), subscribe: (onChange) => sql.listen(keyChannel, onChange) };
}

/** The schema of the keys in a release that has other steps. */
export function withSteps(change: (steps: readonly Migration[]) => readonly Migration[]): Schema {
  const { sqlite, postgres } = accessSchema.steps;
  return { ...accessSchema, steps: { sqlite: change(sqlite), postgres: change(postgres) } };
}

/** The rates in an SQLite database, over a connection of this thread. */
export function openSqliteRatesStore(database: SqliteDatabase): RatesStore {
  return createRatesStore(openSqlite(database, [ratesSchema]));
}

/** The rates in a PostgreSQL database. */
export async function openPostgresRatesStore(url: string): Promise<RatesStore> {
  return createRatesStore(await openPostgres(url, [ratesSchema]));
}
