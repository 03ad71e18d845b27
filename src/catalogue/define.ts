import type { Arithmetic, Operand } from '#core/arithmetic/arithmetic.ts';
import type { Answer, Answers, Natives } from '#core/equations/natives.ts';
import type { Statement } from '#core/equations/tree.ts';
import type { CheckedNames } from './equation-names.ts';
import type { InputField, OutputField, Real } from './fields.ts';
import type { Course, Schedule } from './schedule.ts';

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

/** A value of a request as JSON has it, after validation. */
export type InputValue = number | string | undefined | readonly InputValue[] | InputValues;
export interface InputValues {
  readonly [name: string]: InputValue;
}

/** `Given` with every `Real` in it, also inside lists and records, replaced by `Number`. */
type Over<Number, Given> = Given extends Real
  ? Number
  : Given extends readonly (infer Item)[]
    ? readonly Over<Number, Item>[]
    : Given extends object
      ? { readonly [Name in keyof Given]: Over<Number, Given[Name]> }
      : Given;

/** What a formula is given: numbers of its arithmetic, plain integers, words, day numbers, lists and records of these. */
export type FormulaInput<Inputs extends InputFields, N> = {
  readonly [Name in keyof Inputs]: Inputs[Name] extends InputField<infer _Kind, infer _Value, infer Given>
    ? Over<N, Given>
    : never;
};

/** What a formula answers: every output, unrounded. A plain number stands for its shortest decimal form. */
export type FormulaOutput<Outputs extends OutputFields, N> = {
  readonly [Name in keyof Outputs]: Outputs[Name] extends OutputField<infer Given>
    ? Over<Operand<N>, Given>
    : never;
};

/** The values of a request, each by the type of its field. */
export type ValuesOf<Inputs extends InputFields> = {
  readonly [Name in keyof Inputs]: Inputs[Name] extends InputField<infer _Kind, infer Value> ? Value : never;
};

/** A condition between several fields, which a bound of one field cannot say. */
export interface Rule<Inputs extends InputFields> {
  /** The field that the error points to. */
  readonly field: keyof Inputs & string;
  /** A sentence without its subject: "must not be above home_price". */
  readonly demand: string;
  /** Whether the values, all valid by themselves and with the defaults filled in, hold together. */
  readonly holds: (values: ValuesOf<Inputs>) => boolean;
  /** The part of the field that is at fault, as the rest of a JSON pointer: "/0/date". */
  readonly within?: (values: ValuesOf<Inputs>) => string | undefined;
}

/** Says why an output has no value, as a sentence for the caller; the formula then answers undefined for it. */
export type OmitOutput = (output: string, reason: string) => undefined;

/** What a formula may need beside its input. */
export interface FormulaContext {
  /** Decimals of money in this reply. */
  readonly moneyDecimals: number;
  /** The input as it was sent, for code that must see the very decimals of a number. */
  readonly values: InputValues;
  /** Only for outputs that are `omittable`. */
  readonly omit: OmitOutput;
}

/**
 * One line of the formula as people write it: `symbol` = the equation of the first case whose condition holds. Equations
 * and conditions are of the language of core/equations/expression.ts, over the input's names and the symbols of the lines before.
 * They are evaluated when a reply is explained, and must then agree with the result.
 */
export interface Step {
  readonly symbol: string;
  /** What the symbol stands for; not needed for an output, which has a description. */
  readonly meaning?: string;
  /** The general case comes last and has no condition. */
  readonly cases: readonly StepCase[];
}

export interface StepCase {
  readonly when?: string;
  /** Absent where only words can say it. */
  readonly equation?: string;
  readonly words?: string;
}

/** How the formula is written down, for people and for programs that check it. */
export interface FormulaNote {
  /** Every output is the symbol of one step. */
  readonly steps: readonly Step[];
  /** Where the formula is found. */
  readonly references: readonly [string, ...string[]];
}

/** What a calculator takes for granted; a text for each word where a choice of the input decides. */
export interface Conventions {
  /** When payments are made. */
  readonly timing: Convention;
  /** How often, and at which part of the yearly rate, interest is added. */
  readonly compounding: Convention;
  /** How amounts are rounded on the way, where they are. */
  readonly rounding?: Convention;
  /** Of a forecast: what is assumed of returns and prices, which nobody knows. */
  readonly forecast?: string;
}

/** The words of a `rounding` for inputs by which nothing is rounded on the way. */
export const ROUNDS_NOTHING = 'nothing is rounded but the results';

export type Convention = string | { readonly by: string; readonly words: Readonly<Record<string, string>> };

/**
 * What must hold of the results, whatever the numbers: checked with random inputs on the unrounded results. That amounts
 * scale (all of them tenfold gives money tenfold, rates and durations the same) is checked of every calculator.
 */
export interface Laws<Inputs extends InputFields, Outputs extends OutputFields> {
  /** For an output, the inputs with which it never falls, all else the same. */
  readonly rises?: { readonly [Name in keyof Outputs]?: readonly (keyof Inputs & string)[] };
  /** For an output, the inputs with which it never rises. */
  readonly falls?: { readonly [Name in keyof Outputs]?: readonly (keyof Inputs & string)[] };
  /** Equations of the language of core/equations/ over inputs and outputs, other than the steps of the formula. */
  readonly identities?: readonly string[];
  /** Where the laws hold only of some inputs, as "payment_rounding = exact"; a function where lists decide. */
  readonly when?: string | ((values: InputValues) => boolean);
  /** Why amounts do not scale, such as an absolute threshold: of the whole calculator, or of some outputs. */
  readonly unscaled?: string | { readonly [Name in keyof Outputs]?: string };
}

export interface Example {
  readonly input: InputValues;
  readonly output: InputValues;
}

/** What every declaration of a calculator has, however its formula is stated. */
interface Description<Inputs extends InputFields, Outputs extends OutputFields> {
  /** Kebab-case; the last segment of its path, and the name of its file. */
  readonly id: string;
  readonly name: string;
  /** Lower-case words and phrases that people search for, other than the name. */
  readonly synonyms?: readonly string[];
  readonly category: Category;
  /** One sentence. */
  readonly summary: string;
  readonly input: Inputs;
  readonly output: Outputs;
  /** The results that people ask for, in this order, where it is not the order of `output`: pages show the first largest. */
  readonly answers?: readonly (keyof Outputs & string)[];
  readonly rules?: readonly Rule<Inputs>[];
  readonly conventions: Conventions;
  readonly schedule?: Schedule<
    <N>(a: Arithmetic<N>, input: FormulaInput<Inputs, N>, context: FormulaContext) => Course<N>
  >;
  readonly laws: Laws<Inputs, Outputs>;
}

/** A formula stated once, as a textbook prints it: what runs, what is explained, and what people read. */
interface Equations {
  /** One definition for every output, in the language of core/equations/; of a preset, what was read of its base. */
  readonly equations: string | readonly Statement[];
  /** What code answers that no equation says, by the names that equations call it. */
  readonly native?: Natives;
  /** Of a preset: the words that natives are given for inputs of its base, undefined for one that is absent. */
  readonly fixed?: Readonly<Record<string, string | undefined>>;
  /** Where the formula is found. */
  readonly references: readonly [string, ...string[]];
  readonly note?: undefined;
  readonly formula?: undefined;
}

/** A formula stated as code, and beside it as people write it. */
interface Code<Formula> {
  readonly note: FormulaNote;
  /** Unrounded results; throws a DomainError where there is none. */
  readonly formula: Formula;
  readonly equations?: undefined;
  readonly native?: undefined;
  readonly fixed?: undefined;
}

/** Everything about one calculator. All else (route, schemas, documents, forms …) is derived from it. */
export type Calculator<Inputs extends InputFields, Outputs extends OutputFields> = Description<
  Inputs,
  Outputs
> &
  (
    | Equations
    | Code<
        <N>(
          a: Arithmetic<N>,
          input: FormulaInput<Inputs, N>,
          context: FormulaContext,
        ) => FormulaOutput<Outputs, N>
      >
  );

/** Any declaration, for code that treats all alike. What takes an input is contravariant in it, hence the `never`. */
export type AnyDeclaration = Omit<Description<InputFields, OutputFields>, 'rules' | 'schedule' | 'laws'> & {
  readonly rules?: readonly Rule<never>[];
  readonly schedule?: Schedule<<N>(a: Arithmetic<N>, input: never, context: FormulaContext) => Course<N>>;
  readonly laws: Laws<Record<string, InputField>, Record<string, OutputField>>;
} & (Equations | Code<<N>(a: Arithmetic<N>, input: never, context: FormulaContext) => object>);

/** Golden cases marked as examples: at least one. */
export interface Exemplified {
  readonly examples: readonly [Example, ...Example[]];
}

/** Any calculator of the catalogue. */
export type AnyCalculator = AnyDeclaration & Exemplified;

/**
 * Results of which some are getters, so that each is calculated only when it is read by its name, and not by code that goes
 * through all values. For results that take far longer than the others.
 */
export function readByName<Results extends object>(results: Results): Results {
  for (const [name, described] of Object.entries(Object.getOwnPropertyDescriptors(results))) {
    if ('get' in described) Object.defineProperty(results, name, { enumerable: false });
  }
  return results;
}

/** A step with one equation. */
export function step(symbol: string, equation: string, meaning?: string): Step {
  return { symbol, cases: [{ equation }], ...(meaning !== undefined && { meaning }) };
}

/** A step whose equation depends on conditions; the last case is the general one. */
export function stepByCase(symbol: string, cases: readonly StepCase[], meaning?: string): Step {
  return { symbol, cases, ...(meaning !== undefined && { meaning }) };
}

/** A step that no equation says. */
export function stepInWords(symbol: string, words: string): Step {
  return { symbol, cases: [{ words }] };
}

/** A native with what its code answers. */
interface TypedNative<Declared extends Answers> {
  readonly words: string;
  readonly answers: Declared;
  readonly of: <N>(a: Arithmetic<N>, ...operands: never[]) => Answered<Declared, N>;
}

/** None where nothing is declared. */
type NamesOf<Declared> = string extends keyof Declared ? never : keyof Declared & string;

type Answered<Declared extends Answers, N> = Declared extends Answer
  ? AnsweredValue<Declared, N>
  : { readonly [Name in keyof Declared]: AnsweredValue<Declared[Name], N> };

type AnsweredValue<Declared, N> = Declared extends `${infer Kind}?`
  ? AnsweredValue<Kind, N> | undefined
  : Declared extends 'number'
    ? Operand<N>
    : Declared extends 'whole'
      ? number
      : Declared extends 'text'
        ? string
        : Declared extends 'course'
          ? Course<N>
          : readonly unknown[];

/** Declares a calculator: gives the declaration its types, and checks the names in its equations. */
export function defineCalculator<
  const Inputs extends InputFields,
  const Outputs extends OutputFields,
  const Text extends string,
  const Answering extends Readonly<Record<string, Answers>>,
>(
  calculator: Calculator<Inputs, Outputs> & {
    readonly native?: { readonly [Name in keyof Answering]: TypedNative<Answering[Name]> };
    readonly equations?: Text & CheckedNames<Text, Inputs, Outputs, NamesOf<Answering>>;
  },
): Calculator<Inputs, Outputs> {
  return calculator;
}
