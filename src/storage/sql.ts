import { StoreError } from '#base/errors.ts';

/** One SQL statement that PostgreSQL and SQLite both understand, with its parameters as $1, $2, … */
export interface Statement {
  readonly text: string;
  readonly values: readonly SqlValue[];
}

/** An object is for a column of JSON. */
export type SqlValue = string | number | null | Readonly<Record<string, unknown>>;

export type Row = Readonly<Record<string, unknown>>;

/** A database. Every method rejects with a StoreError when it gives no answer. */
export interface Sql {
  /**
   * The rows of each statement; several run in one transaction. The deadline covers waiting for a connection.
   */
  run(statements: readonly Statement[], deadlineMs: number): Promise<readonly (readonly Row[])[]>;
  close(): Promise<void>;
}

/** The rows of one statement. */
export async function query(
  sql: Sql,
  text: string,
  values: readonly SqlValue[],
  deadlineMs: number,
): Promise<readonly Row[]> {
  const [rows] = await sql.run([{ text, values }], deadlineMs);
  return rows!;
}

export function readText(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new StoreError(`The database has no text in the column ${column}.`);
  return value;
}

export function readOptional(row: Row, column: string): string | null {
  return row[column] === null ? null : readText(row, column);
}

/** What a column of JSON has; SQLite keeps it as text. */
export function readJson(row: Row, column: string): unknown {
  const value = row[column];
  return typeof value === 'string' ? JSON.parse(value) : value;
}

/** What a driver threw, as a sentence for the operator. */
export function asStoreError(database: string, error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new StoreError(`${database} cannot be used: ${reason}.`, { cause: error });
}
