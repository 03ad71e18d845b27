import type { Assumptions, Calculators, Explanation } from './calculators.ts';
import type { CentwiseProblem } from './errors.ts';

export type CalculatorId = keyof Calculators;
export type Inputs<Id extends CalculatorId> = Calculators[Id]['inputs'];
export type Results<Id extends CalculatorId> = Calculators[Id]['results'];

/** What calls have in common. */
export interface CallOptions {
  /** Ends the call; its promise then rejects with the reason of the signal. */
  readonly signal?: AbortSignal;
}

/** What a reply can have beside the results. */
export interface Parts<Id extends CalculatorId> {
  readonly schedule: readonly Calculators[Id]['row'][];
  /** An SVG document. */
  readonly chart: string;
  readonly explanation: Explanation;
  readonly assumptions: Assumptions;
}

/** Only a calculator with a schedule can have one in its replies, and draw it. */
export type Include<Id extends CalculatorId> = [Calculators[Id]['row']] extends [never]
  ? 'explanation' | 'assumptions'
  : keyof Parts<Id>;

export interface CalculateOptions<Id extends CalculatorId, Part extends Include<Id>> extends CallOptions {
  readonly include?: readonly Part[];
  /** Of the rows of the schedule. */
  readonly interval?: Calculators[Id]['interval'];
}

export type Calculation<Id extends CalculatorId, Part extends Include<Id>> = Results<Id> &
  Pick<Parts<Id>, Part & keyof Parts<Id>>;

/** Which value of `solve_for` gives an output its value; the inputs are all others. */
export interface SolveQuestion<Id extends CalculatorId> {
  readonly solve_for: Calculators[Id]['solvable'];
  /** One output and the value that it shall have. */
  readonly target: { readonly [Output in Calculators[Id]['target']]?: number };
  readonly inputs: Partial<Inputs<Id>>;
}

export interface Solution<Id extends CalculatorId> {
  readonly value: number;
  /** Whether the value gives the very target. */
  readonly exact: boolean;
  readonly result: Results<Id>;
}

export interface SolveAnswer<Id extends CalculatorId> extends Solution<Id> {
  readonly solve_for: string;
  /** Whether no other value was found. */
  readonly unique: boolean;
  /** All values, where there are several. */
  readonly solutions?: readonly Solution<Id>[];
}

/** One input with the values that it takes. */
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
  /** The inputs that vary and the results, or the problem of that cell. */
  readonly rows: readonly (Partial<Inputs<Id> & Results<Id>> & {
    readonly problem?: { readonly code: string; readonly detail: string };
  })[];
}

/** One calculation of a batch. */
export type BatchItem = {
  readonly [Id in CalculatorId]: {
    readonly id?: string | number;
    readonly calculator: Id;
    readonly inputs: Inputs<Id>;
  };
}[CalculatorId];

/** What became of an item. */
export type BatchReply = {
  /** Where the item stood among all, from 0. */
  readonly index: number;
  /** As it was given. */
  readonly id?: string | number;
  readonly status: number;
} & (
  | { readonly result: Readonly<Record<string, unknown>>; readonly problem?: never }
  | { readonly result?: never; readonly problem: CentwiseProblem }
);

export interface BatchOptions extends CallOptions {
  /** How many items go in one request: fewer where items come slowly and their replies are wanted at once. */
  readonly itemsPerRequest?: number;
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
