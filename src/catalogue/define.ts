import type { Arithmetic } from '#core/arithmetic.ts';
import type { InputField, OutputField, Real } from './fields.ts';

/** The closed set of categories. */
export const categories = [
  'fire',
  'retirement',
  'investing',
  'real-estate',
  'loans',
  'savings',
  'taxes',
  'business',
  'personal-finance',
  'currency',
  'insurance',
] as const;

export type Category = (typeof categories)[number];
export type InputFields = Readonly<Record<string, InputField>>;
export type OutputFields = Readonly<Record<string, OutputField>>;

/** The values of a request as JSON has them, after validation and with the defaults filled in. */
export type InputValues = Readonly<Record<string, number | string | undefined>>;

type Over<N, Given> = Given extends Real ? N : Given;

/** What a formula is given: numbers of its arithmetic, plain integers, words. */
export type FormulaInput<Inputs extends InputFields, N> = {
  readonly [Name in keyof Inputs]: Over<N, Exclude<Inputs[Name]['given'], undefined>> | Absent<Inputs[Name]>;
};
type Absent<Field extends InputField> =
  Field extends InputField<infer _Kind, infer _Value, infer Given> ? Extract<Given, undefined> : never;

/** What a formula answers: every output, unrounded. */
export type FormulaOutput<Outputs extends OutputFields, N> = {
  readonly [Name in keyof Outputs]: Over<N, Exclude<Outputs[Name]['given'], undefined>>;
};

/** A condition between several fields, which a bound of one field cannot say. */
export interface Rule<Inputs extends InputFields> {
  /** The field that the error points to. */
  readonly field: keyof Inputs & string;
  /** A sentence without its subject: "must not be above home_price". */
  readonly demand: string;
  /** Whether the values, all valid by themselves, hold together. */
  readonly holds: (values: { readonly [Name in keyof Inputs]: number }) => boolean;
}

/** How the formula is written down for people. */
export interface FormulaNote {
  /** In plain text, with the field names. */
  readonly equation: string;
  /** What holds where the equation has no value, as at rate 0; empty when there is no such place. */
  readonly limits: readonly string[];
  /** Where the formula is found. */
  readonly reference: string;
}

export interface Example {
  readonly input: Readonly<Record<string, number | string>>;
  readonly output: Readonly<Record<string, number | string>>;
}

/** Everything about one calculator. All else (route, schemas, documents, forms …) is derived from it. */
export interface Calculator<Inputs extends InputFields, Outputs extends OutputFields> {
  /** Kebab-case; the last segment of its path, and the name of its file. */
  readonly id: string;
  readonly name: string;
  readonly category: Category;
  /** One sentence. */
  readonly summary: string;
  readonly input: Inputs;
  readonly output: Outputs;
  readonly rules?: readonly Rule<Inputs>[];
  readonly note: FormulaNote;
  /** Unrounded results; throws a DomainError where there is none. */
  readonly formula: <N>(a: Arithmetic<N>, input: FormulaInput<Inputs, N>) => FormulaOutput<Outputs, N>;
  readonly examples: readonly [Example, ...Example[]];
}

/** Any calculator, for code that treats all alike. Formulas are contravariant in their input, hence the `never`. */
export type AnyCalculator = Omit<Calculator<InputFields, OutputFields>, 'formula' | 'rules'> & {
  readonly rules?: readonly Rule<never>[];
  readonly formula: <N>(a: Arithmetic<N>, input: never) => Readonly<Record<string, N | number>>;
};

/** Declares a calculator; only gives the declaration its types. */
export function defineCalculator<const Inputs extends InputFields, const Outputs extends OutputFields>(
  calculator: Calculator<Inputs, Outputs>,
): Calculator<Inputs, Outputs> {
  return calculator;
}
