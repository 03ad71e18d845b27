import type { InputFields, OutputFields } from './define.ts';
import type { InputField } from './fields.ts';

/**
 * Checks the names in a block of equations while it is typed: `Text` itself where every name is known and
 * every output has an equation, and otherwise a type that says in which line which is not. The parser checks
 * all else, with line and column.
 */
export type CheckedNames<
  Text extends string,
  Inputs extends InputFields,
  Outputs extends OutputFields,
  Natives extends string,
> = string extends Text
  ? Text
  : CheckedLines<
      Text,
      Lines<Text>,
      (keyof Inputs & string) | OptionsOf<Inputs> | Natives,
      keyof Outputs & string
    >;

type CheckedLines<
  Text extends string,
  All extends string[],
  Given extends string,
  Outputs extends string,
  Defined extends string = DefinedIn<All>,
  Wrong extends string = Unknown<All, Given | Defined | Language>,
> = [Wrong] extends [never]
  ? [Exclude<Outputs, Defined>] extends [never]
    ? Text
    : { readonly wrong: `no equation for the output ${Exclude<Outputs, Defined>}` }
  : { readonly wrong: Wrong };

/** The options of choices, also of those that are fields of records. */
type OptionsOf<Inputs extends InputFields> = {
  [Name in keyof Inputs]: Inputs[Name] extends InputField<'choice', infer Word extends string>
    ? Word
    : Inputs[Name] extends InputField<'boolean'>
      ? 'true' | 'false'
      : Inputs[Name] extends InputField<'records', readonly (infer Fields)[]>
        ? { [Field in keyof Fields]: Chosen<Fields[Field]> }[keyof Fields]
        : never;
}[keyof Inputs];

/** The words of a choice; a text has none. */
type Chosen<Value> = Value extends boolean
  ? 'true' | 'false'
  : Value extends string
    ? string extends Value
      ? never
      : Value
    : never;

/** What the language itself understands, and the letters for an index. */
type Language =
  | 'a'
  | 's'
  | 'nper'
  | 'ln'
  | 'exp'
  | 'normal_density'
  | 'normal_cdf'
  | 'normal_quantile'
  | 'floor'
  | 'ceil'
  | 'min'
  | 'max'
  | 'round'
  | 'above'
  | 'count'
  | 'brackets'
  | 'band_rate'
  | 'sum'
  | 'root'
  | 'first'
  | 'if'
  | 'otherwise'
  | 'and'
  | 'or'
  | 'is'
  | 'given'
  | 'absent'
  | 'decimals'
  | 'inputs';
type Sign = '+' | '−' | '·' | '/' | '^' | '(' | ')' | ',' | '=' | '≤' | '≥' | '<' | '>' | '…';
type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';

type Lines<Text extends string, Before extends string[] = []> = Text extends `${infer Line}\n${infer Rest}`
  ? Lines<Rest, [...Before, WithoutMeaning<Line>]>
  : [...Before, WithoutMeaning<Text>];

type WithoutMeaning<Line extends string> = Line extends `${infer Code}//${string}` ? Code : Line;

type Trim<Text extends string> = Text extends ` ${infer Rest}` | `${infer Rest} ` ? Trim<Rest> : Text;

/**
 * The names that lines define; a name of a function is followed by its parameters, which count as defined,
 * too.
 */
type DefinedIn<All extends string[], Before extends string = never> = All extends [
  infer Line extends string,
  ...infer Rest extends string[],
]
  ? DefinedIn<Rest, Before | (Line extends `${infer Head}=${string}` ? Named<WordsIn<Blank<Head>>> : never)>
  : Before;

/** list.field is a part of the list. */
type Named<Word extends string> = Word | (Word extends `${infer List}.${string}` ? List : never);

/** Of the first line with a name that is none of these: which. */
type Unknown<All extends string[], Names extends string, Place extends 0[] = [0]> = All extends [
  infer Line extends string,
  ...infer Rest extends string[],
]
  ? Trim<Line> extends `require ${string}` | `= absent${string}: ${string}`
    ? Unknown<Rest, Names, [...Place, 0]>
    : [Exclude<NotNumber<WordsIn<Blank<Line>>>, Names | IndexesIn<Line>>] extends [never]
      ? Unknown<Rest, Names, [...Place, 0]>
      : `line ${Place['length']}: unknown name ${Exclude<NotNumber<WordsIn<Blank<Line>>>, Names | IndexesIn<Line>>}`
  : never;

/** The names that run over a range: k of sum(k = 1…n, …). */
type IndexesIn<Line extends string> =
  | IndexesOf<'sum', Line>
  | IndexesOf<'root', Line>
  | IndexesOf<'first', Line>;
type IndexesOf<
  Kind extends string,
  Line extends string,
> = Line extends `${string}${Kind}(${infer Index}=${infer Rest}`
  ? Trim<Index> | IndexesOf<Kind, Rest>
  : never;

/** Signs replaced by blanks. */
type Blank<Text extends string, Before extends string = ''> = Text extends `${infer Letter}${infer Rest}`
  ? Blank<Rest, `${Before}${Letter extends Sign ? ' ' : Letter}`>
  : Before;

type WordsIn<Text extends string, Before extends string = never> = Text extends `${infer Word} ${infer Rest}`
  ? WordsIn<Rest, Word extends '' ? Before : Before | Word>
  : Text extends ''
    ? Before
    : Before | Text;

/** What is neither a number nor a field of a record; of one of several values, what they are values of. */
type NotNumber<Word extends string> = Word extends `${Digit | '.'}${string}`
  ? never
  : Word extends `${infer Several}.${string}`
    ? Several
    : Word;
