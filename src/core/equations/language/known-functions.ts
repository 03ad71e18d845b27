import { parseEquations } from './parse.ts';
import type { Definition } from './tree.ts';

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
