import { StoreError } from '#base/errors.ts';
import type { Row } from './sql.ts';

/** Tables that belong together, such as those of keys. One database may have several schemas. */
export interface Schema {
  /** Begins a sentence for the operator. */
  readonly title: string;
  /** The table that says how many of the steps were taken. */
  readonly table: string;
  /** Append only: a released step never changes. */
  readonly steps: Readonly<Record<Dialect['name'], readonly Migration[]>>;
  /** Whether SQLite's `user_version` is the version that a program must know; otherwise every step is one. */
  readonly hasUserVersion?: true;
}

export interface Migration {
  readonly sql: string;
  /** Whether programs that do not know this step can no longer use the schema. */
  readonly breaks?: true;
}

/** How many steps a schema has, and how many of them a program must know to use it. */
export interface SchemaState {
  readonly version: number;
  readonly needs: number;
}

/** What differs between databases. */
export interface Dialect {
  readonly name: 'sqlite' | 'postgres';
  /** Keeps other processes from migrating until the end of the transaction. */
  readonly lock: string;
  readState(schema: Schema): Work<SchemaState>;
  writeState(schema: Schema, state: SchemaState): string;
}

/** Whether a schema that the database does not have is created; who only reads leaves no tables behind. */
export type Use = 'create' | 'read';

/** Thrown where a schema to read has not been created. */
export class UncreatedError extends StoreError {}

/** Yields SQL and is given the rows of each query, by a driver that answers at once or later. */
export type Work<Result> = Generator<Order, Result, readonly Row[]>;

/** A script is several statements without parameters or rows. */
export type Order = { readonly query: string } | { readonly script: string };

/**
 * Brings a schema up to date, within a transaction. The state that counts is read under the lock, so of
 * processes that start together one migrates; a schema that is up to date takes no lock. Throws a StoreError
 * when the schema is too new for this program; newer steps that only add are no obstacle.
 */
export function* migrate(schema: Schema, dialect: Dialect, use: Use = 'create'): Work<void> {
  if (use === 'read' && (yield* dialect.readState(schema)).version === 0)
    throw new UncreatedError(schema.title);
  const steps = schema.steps[dialect.name];
  function* missingSteps(): Work<readonly Migration[]> {
    const { version, needs } = yield* dialect.readState(schema);
    if (needs > steps.length) {
      throw new StoreError(
        `${schema.title} has schema ${needs}, this program knows ${steps.length}: use a newer Centwise.`,
      );
    }
    return steps.slice(version);
  }

  if ((yield* missingSteps()).length === 0) return;
  yield { script: dialect.lock };
  const missing = yield* missingSteps();
  if (missing.length === 0) return;
  for (const { sql } of missing) yield { script: sql };
  const needs = steps.findLastIndex((step) => step.breaks) + 1 || 1;
  yield { script: dialect.writeState(schema, { version: steps.length, needs }) };
}
