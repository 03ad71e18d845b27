import type { Row, Statement } from '#storage/sql.ts';
import { createSqlStore } from './sql-store.ts';
import { attempt, migrateSqlite, type SqliteDatabase, type SqliteStatement } from './sqlite-migrations.ts';
import type { AccessStore } from './store.ts';

/** The store in an SQLite database, whose schema is first brought up to date; a StoreError when that fails. */
export function openSqliteStore(database: SqliteDatabase): AccessStore {
  attempt(() => migrateSqlite(database));
  const run = createSqliteRunner(database);
  return createSqlStore({
    run: async (statements) => attempt(() => run(statements)),
    close: async () => database.close(),
  });
}

/** Runs statements on the calling thread, several in one transaction; throws what the driver throws. */
export function createSqliteRunner(
  database: SqliteDatabase,
): (statements: readonly Statement[]) => (readonly Row[])[] {
  const prepared = new Map<string, SqliteStatement>();

  function execute({ text, values }: Statement): readonly Row[] {
    let statement = prepared.get(text);
    if (statement === undefined) {
      statement = database.prepare(text.replaceAll(/\$(\d+)/g, '?$1'));
      prepared.set(text, statement);
    }
    return statement.all(...values);
  }

  return (statements) => {
    if (statements.length === 1) return statements.map(execute);
    database.exec('BEGIN IMMEDIATE');
    try {
      const rows = statements.map(execute);
      database.exec('COMMIT');
      return rows;
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  };
}
