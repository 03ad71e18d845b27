import type { Arithmetic, Operand } from '#core/arithmetic/arithmetic.ts';
import type { SharedWork, Steps } from '#base/steps.ts';
import type { Answer, Answers, Native, Natives } from '#core/equations/language/natives.ts';
import type { Rules } from '#core/equations/language/rules.ts';
import type { Statement } from '#core/equations/language/tree.ts';
import type { InputField, OutputField } from './fields.ts';
import type { Figures } from './figures.ts';
import type { Headline } from './headline.ts';
import type { Law } from './law.ts';
import { markNamesakes } from './namesakes.ts';
import type { PictureDeclaration } from './pictures.ts';
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
export type InputValue = number | string | boolean | undefined | readonly InputValue[] | InputValues;
export interface InputValues {
  readonly [name: string]: InputValue;
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

export type Convention = string | { readonly by: string; readonly options: Readonly<Record<string, string>> };

/**
 * What must hold of the results, whatever the numbers: checked with random inputs on the unrounded results.
 * That amounts scale (all of them tenfold gives money tenfold, rates and durations the same) is checked of
 * every calculator.
 */
export interface Laws<Inputs extends InputFields, Outputs extends OutputFields> {
  /** For an output, the inputs with which it never falls, all else the same. */
  readonly rises?: { readonly [Name in keyof Outputs]?: readonly (keyof Inputs & string)[] };
  /** For an output, the inputs with which it never rises. */
  readonly falls?: { readonly [Name in keyof Outputs]?: readonly (keyof Inputs & string)[] };
  /**
   * Equations of the language of core/equations/ over inputs and outputs, other than the steps of the
   * formula.
   */
  readonly identities?: readonly string[];
  /**
   * Where the laws hold only of some inputs, as "payment_rounding = exact"; a function where lists decide.
   */
  readonly when?: string | ((values: InputValues) => boolean);
  /** Why amounts do not scale, such as an absolute threshold: of the whole calculator, or of some outputs. */
  readonly unscaled?: string | { readonly [Name in keyof Outputs]?: string };
}

export interface Example {
  readonly input: InputValues;
  readonly output: InputValues;
}

/** A word, a list without items, or undefined for an input that is absent. */
export type HiddenValue = string | readonly [] | undefined;

/** Everything about one calculator. All else (route, schemas, documents, forms …) is derived from it. */
export interface Calculator<Inputs extends InputFields, Outputs extends OutputFields> {
  /** Kebab-case; the last segment of its path, and the name of its file. */
  readonly id: string;
  /**
   * Whether an operator declared it, in a file that nobody tried for time: it is calculated only where effort
   * is not bounded, on a thread that can be replaced.
   */
  readonly isOwn?: true;
  /** Ids that answer like this one and are not listed: those that it had before. */
  readonly aliases?: readonly string[];
  readonly name: string;
  /** Lower-case words and phrases that people search for, other than the name. */
  readonly synonyms?: readonly string[];
  readonly category: Category;
  /** One sentence. */
  readonly summary: string;
  /** The sentence that answers its question; one that an operator declared may have none. */
  readonly headline?: Headline;
  /** For people: what it is for, when to use it, and what it leaves out, in a few sentences. */
  readonly about?: string;
  readonly input: Inputs;
  readonly output: Outputs;
  /**
   * Whether its example means something in its own currency alone: by the law or the market data of a
   * country, or by a rate of exchange. Pages do not open it in another one.
   */
  readonly isBoundToCurrency?: true;
  /** Inputs with defaults that decide the answer: pages show them with those that are required. */
  readonly prominent?: readonly (keyof Inputs & string)[];
  /**
   * Conditions between several inputs, which a bound of one input cannot say, in the language of
   * core/equations/; of a preset, what was read of its base.
   */
  readonly rules?: string | Rules;
  readonly conventions: Conventions;
  /** What code answers that no equation says, by the names that equations call it. */
  readonly native?: Natives;
  /**
   * Does the long work of natives in steps, for these values with their defaults, so that they find it done.
   */
  readonly prepare?: (values: InputValues) => Steps<unknown>;
  /** Does parts of the work that a step of `prepare` shares, on another thread. */
  readonly help?: (shared: SharedWork) => Steps<void>;
  /**
   * The formula, stated once, as a textbook prints it: what runs, what is explained, and what people read. It
   * has a definition for every output, in the language of core/equations/; of a preset, it is what was read
   * of its base.
   */
  readonly equations: string | readonly Statement[];
  /** Published numbers, which equations and rules read like inputs. */
  readonly figures?: Figures;
  /** What a reply says of the law whose figures these are. */
  readonly law?: Law;
  /** Of a preset: what natives are given for inputs of its base. */
  readonly fixed?: Readonly<Record<string, HiddenValue>>;
  /** Where the formula is found. */
  readonly references: readonly [string, ...string[]];
  readonly schedule?: Schedule;
  /** What is drawn of it; of a calculator with a schedule, the schedule, unless it says otherwise. */
  readonly pictures?: readonly PictureDeclaration[];
  readonly laws: Laws<Inputs, Outputs>;
}

/**
 * Any declaration, for code that treats all alike. What takes an input is contravariant in it, hence the
 * `never`.
 */
export type AnyDeclaration = Omit<Calculator<InputFields, OutputFields>, 'laws'> & {
  readonly laws: Laws<Record<string, InputField>, Record<string, OutputField>>;
};

/** Golden cases marked as examples: at least one. */
export interface Exemplified {
  readonly examples: readonly [Example, ...Example[]];
}

/** Any calculator of the catalogue. */
export type AnyCalculator = AnyDeclaration & Exemplified;

/** A native with what its code answers. */
interface TypedNative<Declared extends Answers> extends Pick<Native, 'needsNoArithmetic'> {
  readonly description: string;
  readonly answers: Declared;
  readonly of: <N>(a: Arithmetic<N>, ...operands: never[]) => Answered<Declared, N>;
}

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

/** What code answers for a calculator, in a file beside it. */
export function defineNatives<const Answering extends Readonly<Record<string, Answers>>>(natives: {
  readonly [Name in keyof Answering]: TypedNative<Answering[Name]>;
}): typeof natives {
  return natives;
}

/** Declares a calculator: gives the declaration its types. */
export function defineCalculator<
  const Inputs extends InputFields,
  const Outputs extends OutputFields,
  const Answering extends Readonly<Record<string, Answers>>,
>(
  calculator: Calculator<Inputs, Outputs> & {
    readonly native?: { readonly [Name in keyof Answering]: TypedNative<Answering[Name]> };
  },
): Calculator<Inputs, Outputs> {
  return { ...calculator, output: markNamesakes(calculator.output) };
}
