import type { Assumptions, Calculators, Explanation } from './calculators.ts';
import type { CentwiseProblem } from './errors.ts';

export type CalculatorId = keyof Calculators;
export type Inputs<Id extends CalculatorId> = Calculators[Id]['inputs'];
export type Results<Id extends CalculatorId> = Calculators[Id]['results'];

/** Options of all calls. */
export interface CallOptions {
  /** Cancels the call; its promise then rejects with the reason of the signal. */
  readonly signal?: AbortSignal;
}

/** Additions to the results. */
export interface Parts<Id extends CalculatorId> {
  readonly schedule: readonly Calculators[Id]['row'][];
  /** An SVG document. */
  readonly chart: string;
  readonly explanation: Explanation;
  readonly assumptions: Assumptions;
}

/** Only calculators with a schedule can include one. */
export type Include<Id extends CalculatorId> = [Calculators[Id]['row']] extends [never]
  ? Exclude<keyof Parts<Id>, 'schedule'>
  : keyof Parts<Id>;

export interface CalculateOptions<Id extends CalculatorId, Part extends Include<Id>> extends CallOptions {
  readonly include?: readonly Part[];
  /** Interval of the schedule rows. */
  readonly interval?: Calculators[Id]['interval'];
}

export type Calculation<Id extends CalculatorId, Part extends Include<Id>> = Results<Id> &
  Pick<Parts<Id>, Part & keyof Parts<Id>>;

/** A valid value that looks like a mistake, such as a rate of 0.07. */
export interface Warning {
  /** JSON pointer into the question or its result. */
  readonly pointer: string;
  readonly code: string;
  readonly detail: string;
}

/** A solve request: the input `solve_for` is found; `inputs` are all others. */
export interface SolveQuestion<Id extends CalculatorId> {
  readonly solve_for: Calculators[Id]['solvable'];
  /** One output with its target value. */
  readonly target: { readonly [Output in Calculators[Id]['target']]?: number };
  readonly inputs: Partial<Inputs<Id>>;
}

export interface Solution<Id extends CalculatorId> {
  readonly value: number;
  /** Whether the value gives exactly the target. */
  readonly exact: boolean;
  /** Whether the goal is met: the output is at least the target, or at most where less is better. */
  readonly reached: boolean;
  /** The interval around the value in which the output stays the same. */
  readonly from: number;
  readonly to: number;
  readonly result: Results<Id>;
}

export interface SolveAnswer<Id extends CalculatorId> extends Solution<Id> {
  readonly solve_for: string;
  /** Whether no other value was found. */
  readonly unique: boolean;
  /** All values, if there are several. */
  readonly solutions?: readonly Solution<Id>[];
  readonly warnings?: readonly Warning[];
}

/** One varied input with its values. */
export type Axis<Field extends string = string> =
  | { readonly field: Field; readonly values: readonly (number | string)[] }
  | { readonly field: Field; readonly from: number; readonly to: number; readonly step: number };

export interface SweepQuestion<Id extends CalculatorId> {
  readonly inputs: Partial<Inputs<Id>>;
  /** One or two of them. */
  readonly vary: readonly Axis<Calculators[Id]['variable']>[];
  readonly outputs?: readonly (keyof Results<Id> & string)[];
}

export interface SweepAnswer<Id extends CalculatorId> {
  readonly axes: readonly { readonly field: string; readonly values: readonly (number | string)[] }[];
  /** Varied inputs and results, or the problem of the cell. */
  readonly rows: readonly (Partial<Inputs<Id> & Results<Id>> & {
    readonly problem?: { readonly code: string; readonly detail: string };
  })[];
  readonly warnings?: readonly Warning[];
}

/** One calculation of a batch. */
export type BatchItem = {
  readonly [Id in CalculatorId]: {
    readonly id?: string | number;
    readonly calculator: Id;
    readonly inputs: Inputs<Id>;
  };
}[CalculatorId];

/** The reply to an item: a result or a problem. */
export type BatchReply = {
  /** Position of the item, from 0. */
  readonly index: number;
  /** The ID given with the item. */
  readonly id?: string | number;
  readonly status: number;
} & (
  | { readonly result: Readonly<Record<string, unknown>>; readonly problem?: never }
  | { readonly result?: never; readonly problem: CentwiseProblem }
);

export interface BatchOptions extends CallOptions {
  /** Number of items per request: fewer when items arrive slowly and replies are needed at once. */
  readonly itemsPerRequest?: number;
}

export interface CalculatorsQuery extends CallOptions {
  readonly category?: string;
  /** Plain words to search for, such as car loan. */
  readonly q?: string;
}

export interface RatesQuery extends CallOptions {
  readonly base?: string;
  readonly symbols?: readonly string[];
  /** YYYY-MM-DD. */
  readonly date?: string;
}

export interface HistoryQuery extends CallOptions {
  readonly base?: string;
  readonly symbols?: readonly string[];
  /** YYYY-MM-DD. */
  readonly from?: string;
  readonly to?: string;
}

export interface ConversionQuestion {
  readonly amount: number;
  readonly from: string;
  readonly to: string;
  /** YYYY-MM-DD. */
  readonly date?: string;
}
