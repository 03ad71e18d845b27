import { StoreError } from '#base/errors.ts';

export interface Migration {
  readonly sql: string;
  /** Whether programs that do not know this step can no longer use the schema. */
  readonly breaks?: true;
}

/** How a schema stands: its steps, and how many a program must know to use it. */
export interface SchemaState {
  readonly version: number;
  readonly needs: number;
}

/**
 * The steps that are missing. None when the schema is newer and its newer steps only add; a StoreError when
 * they break this program.
 */
export function missingSteps(steps: readonly Migration[], found: SchemaState): readonly Migration[] {
  if (found.needs > steps.length) {
    throw new StoreError(
      `The key store has schema ${found.needs}, this program knows ${steps.length}: use a newer Centwise.`,
    );
  }
  return steps.slice(found.version);
}

/** How the schema stands after all these steps. */
export function stateAfter(steps: readonly Migration[]): SchemaState {
  return { version: steps.length, needs: steps.findLastIndex((step) => step.breaks) + 1 || 1 };
}
