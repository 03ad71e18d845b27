import type { Kind, Natives } from './natives.ts';
import type { Condition, Definition, Inputs, Rows } from './tree.ts';

/** What equations may name at a place: the inputs, and what stands above. */
export interface Known {
  readonly inputs: Inputs;
  readonly rows: Rows;
  readonly names: Set<string>;
  /** Those of them that may be without a value. */
  readonly absent: Set<string>;
  /** Those that were defined or used so far. */
  readonly functions: Map<string, Definition>;
  readonly sequences: Set<string>;
  /** Sequences that have a start, but no step yet. */
  readonly open: Set<string>;
  /** Functions that were defined with a sequence open: which of these they use. */
  readonly borrowed: Map<string, readonly string[]>;
  /** While the definition of a function is checked: its first parameter. */
  readonly index?: string;
  /** While a case is checked: the fields of records that may be left out, but are there. */
  readonly given?: ReadonlySet<string>;
  /** While the equation for a row is checked: what its parameter stands for. */
  readonly row?: Rows[string];
  /** The inputs whose words were used so far. */
  readonly choices: Set<string>;
  /** What holds of every request, and what the requirements so far demand. */
  readonly required: Condition[];
  readonly natives: Natives;
  /** Names that are not numbers. */
  readonly kinds: Map<string, Kind>;
}

export function createKnown(
  inputs: Inputs,
  rows: Rows,
  natives: Natives,
  given: readonly Condition[],
): Known {
  return {
    inputs,
    rows,
    names: new Set(Object.keys(inputs)),
    absent: new Set(Object.keys(inputs).filter((name) => inputs[name]!.isOptional === true)),
    functions: new Map(),
    sequences: new Set(),
    open: new Set(),
    borrowed: new Map(),
    choices: new Set(),
    required: [...given],
    natives,
    kinds: new Map(),
  };
}
