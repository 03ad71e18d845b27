import type { Kind, Natives } from './natives.ts';
import { parseEquations } from './parse.ts';
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

/**
 * The functions of the field, in the language itself, each with its limit at i = 0. Source: S. G. Kellison,
 * The Theory of Interest, 3rd edition (2009), §3.2 and §3.6 (unknown time).
 */
const text = `
  a(n, i) = n                      if i = 0    // Present value of an annuity of 1 at the end of each of n periods
          = (1 − (1 + i)^−n)/i     otherwise
  s(n, i) = n                      if i = 0    // Future value of an annuity of 1 at the end of each of n periods
          = ((1 + i)^n − 1)/i      otherwise
  nper(i, p, B) = ceil(B/p)                                    if i = 0    // Payments p at the end of each period that repay B
                = ceil(ln(1 + B·i/(p − B·i))/ln(1 + i))        otherwise
`;

/** The functions of the library by their names. */
export const library: ReadonlyMap<string, Definition> = new Map(
  parseEquations(text, new Set()).map((definition) => [
    (definition as Definition).name,
    definition as Definition,
  ]),
);

/** Functions that no equation says, with how many operands they take at least and at most. */
export const builtIn = {
  ln: [1, 1],
  exp: [1, 1],
  /** The standard normal distribution: its density, its distribution function, and the inverse of that. */
  normal_density: [1, 1],
  normal_cdf: [1, 1],
  normal_quantile: [1, 1],
  floor: [1, 1],
  ceil: [1, 1],
  min: [2, 9],
  max: [2, 9],
  /** How many items a list has. */
  count: [1, 1],
  /** Money, to the minor unit of its currency. */
  round: [1, 1],
  /** The smallest amount of money above a value. */
  above: [1, 1],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;

export type BuiltIn = keyof typeof builtIn;

export const isBuiltIn = (name: string): name is BuiltIn => Object.hasOwn(builtIn, name);
