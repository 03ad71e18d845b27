import type {
  CalculateOptions,
  Calculation,
  CalculatorId,
  Explanation,
  Include,
  Inputs,
  SolveAnswer,
  SolveQuestion,
  SweepAnswer,
  SweepQuestion,
} from './client/index.js';
import type { CalculatorMeta, Calculators } from './client/calculators.js';

import type { CentwiseProblem } from './client/errors.js';

export { CentwiseError, CentwiseProblem } from './client/errors.js';
export type * from './client/index.js';

/** What an engine can add to results; charts are drawn by a service. */
export type Part<Id extends CalculatorId> = Exclude<Include<Id>, 'chart'>;

/** All calculators: id, name and category. */
export declare const calculators: readonly (Pick<CalculatorMeta, 'name' | 'category'> & {
  readonly id: CalculatorId;
})[];

/**
 * Loads the calculators of chance and market history: monte-carlo, historical-backtest, withdrawal-comparison, inflation-history.
 * Bundles for browsers have them in a file of their own, and `calculate` throws a CentwiseError until it is there; on Node, Bun and
 * Deno they are always there.
 */
export declare function loadSimulations(): Promise<void>;

/**
 * Runs a calculator. Amounts are plain numbers, rates are in percent; results are the exact values of the formulas, rounded once.
 * Throws a CentwiseProblem with everything that is wrong.
 */
export declare function calculate<Id extends CalculatorId, Wanted extends Part<Id> = never>(
  id: Id,
  inputs: Inputs<Id>,
  options?: Omit<CalculateOptions<Id, Wanted>, 'signal'>,
): Calculation<Id, Wanted>;

/** The calculators that have a schedule. */
export type ScheduleId = {
  [Id in CalculatorId]: [Calculators[Id]['row']] extends [never] ? never : Id;
}[CalculatorId];

/** The rows of the schedule, by default its finest. Throws a CentwiseProblem. */
export declare function schedule<Id extends ScheduleId>(
  id: Id,
  inputs: Inputs<Id>,
  options?: { readonly interval?: Calculators[Id]['interval'] },
): readonly Calculators[Id]['row'][];

/** The schedules of several inputs, one after the other, as columns. */
export interface ScheduleColumns<Row> {
  /** Where the rows of each begin; the last number is that of all rows. */
  readonly starts: Uint32Array;
  /** Dates and names as texts, and numbers as whole counts of the last of their decimals. */
  readonly columns: {
    readonly [Name in keyof Row]: Row[Name] extends string
      ? readonly string[]
      : { readonly decimals: number; readonly values: Float64Array };
  };
  /** Inputs without a schedule, which have no rows, and why. */
  readonly problems: readonly { readonly index: number; readonly problem: CentwiseProblem }[];
}

/**
 * The schedules of many inputs. Throws a CentwiseProblem for an unknown calculator or interval; what is wrong with single inputs
 * is in `problems`.
 */
export declare function schedules<Id extends ScheduleId>(
  id: Id,
  inputs: readonly Inputs<Id>[],
  options?: { readonly interval?: Calculators[Id]['interval'] },
): ScheduleColumns<Calculators[Id]['row']>;

/** Every step of a calculation with its equation and its unrounded value. Throws a CentwiseProblem. */
export declare function explain<Id extends CalculatorId>(id: Id, inputs: Inputs<Id>): Explanation;

/** Finds the value of one input that gives an output its target value. Throws a CentwiseProblem where none does. */
export declare function solve<Id extends CalculatorId>(id: Id, question: SolveQuestion<Id>): SolveAnswer<Id>;

/** The results for every combination of the values of one or two inputs, at most 10,000. Throws a CentwiseProblem. */
export declare function sweep<Id extends CalculatorId>(id: Id, question: SweepQuestion<Id>): SweepAnswer<Id>;
