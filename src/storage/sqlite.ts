import { type Dialect, migrate, type Schema, type Use } from './migrate.ts';
import { asStoreError, type Row, type Sql, type SqlValue, type Statement } from './sql.ts';

/** What is used of an SQLite connection; any driver of this shape will do. */
export interface SqliteDatabase {
  readonly isTransaction: boolean;
  exec(sql: string): void;
  prepare(sql: string): SqliteStatement;
  close(): void;
}

interface SqliteStatement {
  all(...parameters: (string | number | null)[]): Row[];
}

/**
 * An SQLite database on the calling thread. Its schemas are first brought up to date; a StoreError when that
 * fails.
 */
export function openSqlite(database: SqliteDatabase, schemas: readonly Schema[], use?: Use): Sql {
  const run = createSqliteRunner(database);
  attempt(() => schemas.forEach((schema) => migrateSqlite(database, schema, use)));
  return {
    run: async (statements) => attempt(() => run(statements)),
    close: async () => database.close(),
  };
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
    return statement.all(...values.map(toParameter));
  }

  return (statements) => {
    if (statements.length === 1) return statements.map(execute);
    return orRollBack(database, () => {
      database.exec('BEGIN IMMEDIATE');
      const rows = statements.map(execute);
      database.exec('COMMIT');
      return rows;
    });
  };
}

/** Throws what the driver throws, or a StoreError when the schema is too new; see `migrate`. */
export function migrateSqlite(database: SqliteDatabase, schema: Schema, use?: Use): void {
  orRollBack(database, () => {
    const work = migrate(schema, sqlite, use);
    let next = work.next();
    while (!next.done) {
      const order = next.value;
      if ('script' in order) database.exec(order.script);
      next = work.next('query' in order ? database.prepare(order.query).all() : []);
    }
    if (database.isTransaction) database.exec('COMMIT');
  });
}

const sqlite: Dialect = {
  name: 'sqlite',
  lock: 'BEGIN EXCLUSIVE',
  *readState({ table, hasUserVersion }) {
    const find = `SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = '${table}'`;
    const isThere = (yield { query: find }).length > 0;
    const [row] = isThere ? yield { query: `SELECT version FROM ${table}` } : [];
    const version = Number(row?.['version'] ?? 0);
    if (!hasUserVersion) return { version, needs: version };
    const [pragma] = yield { query: 'PRAGMA user_version' };
    const needs = Number(pragma?.['user_version']);
    // The first release had no table, and one step.
    return { version: isThere ? version : needs, needs };
  },
  writeState: ({ table, hasUserVersion }, { version, needs }) =>
    `CREATE TABLE IF NOT EXISTS ${table} (version INTEGER NOT NULL) STRICT;
     DELETE FROM ${table}; INSERT INTO ${table} VALUES (${version});
     ${hasUserVersion ? `PRAGMA user_version = ${needs}` : ''}`,
};

function orRollBack<T>(database: SqliteDatabase, action: () => T): T {
  try {
    return action();
  } catch (error) {
    // After some errors, such as a full disk, SQLite has rolled back by itself.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function toParameter(value: SqlValue): string | number | null {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}

function attempt<T>(action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw asStoreError('The database', error);
  }
}
