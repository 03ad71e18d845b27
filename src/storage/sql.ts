/** One SQL statement that PostgreSQL and SQLite both understand, with its parameters as $1, $2, … */
export interface Statement {
  readonly text: string;
  readonly values: readonly SqlValue[];
}

export type SqlValue = string | number | null;

export type Row = Readonly<Record<string, unknown>>;

/** A database. Every method rejects with a StoreError when it gives no answer. */
export interface Sql {
  /** The rows of each statement; several run in one transaction. The deadline covers waiting for a connection. */
  run(statements: readonly Statement[], deadlineMs: number): Promise<readonly (readonly Row[])[]>;
  close(): Promise<void>;
}
