import type { Headline } from './headline.ts';

/**
 * Checks the names in a headline while it is typed: `Said` itself where each is a name of a field, and
 * otherwise a type that says which is not. readHeadline checks all else.
 */
export type CheckedHeadline<Said extends Headline, Fields extends string> = [
  Exclude<NamesIn<Said>, Fields>,
] extends [never]
  ? Said
  : { readonly wrong: `unknown name ${Exclude<NamesIn<Said>, Fields>}` };

type NamesIn<Said extends Headline> = Said extends string
  ? InSentence<Said>
  : Said extends readonly (infer Case)[]
    ? InCase<Case>
    : never;

type InCase<Case> =
  | (Case extends { readonly say: infer Sentence extends string } ? InSentence<Sentence> : never)
  | (Case extends { readonly when: infer Clauses extends string } ? InClauses<Clauses> : never);

type InSentence<Text extends string> = Text extends `${string}{${infer Placeholder}}${infer Rest}`
  ? InPlaceholder<Placeholder> | InSentence<Rest>
  : never;

/** The names in "*name", "|name|", "list[0].name" and "list[index_output].name". */
type InPlaceholder<Text extends string> = Text extends `*${infer Rest}`
  ? InPlaceholder<Rest>
  : Text extends `|${infer Name}|`
    ? Name
    : Text extends `${infer List}[${infer Index}].${string}`
      ? List | (Index extends `${number}` ? never : Index)
      : Text;

type InClauses<Text extends string> = Text extends `${infer Clause} and ${infer Rest}`
  ? InClause<Clause> | InClauses<Rest>
  : InClause<Text>;

type InClause<Text extends string> = Text extends
  | `not given ${infer Name}`
  | `given ${infer Name}`
  | `no ${infer Name}`
  ? Name
  : Text extends `${infer Name} ${string}`
    ? Name
    : Text;
