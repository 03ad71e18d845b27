import type { Code } from './code.ts';
import type { Answer, Native } from '#core/equations/language/natives.ts';
import type { Expression, NumberInput, Relation, Requirement } from '#core/equations/language/tree.ts';
import type { Operations } from './values.ts';

/** All that the code of equations is made of. */
export interface Table<Term> extends Operations<Term> {
  /** A number at a place of the values: JavaScript. */
  readonly input: (code: Code<Term>, access: string, input: NumberInput) => Term;
  /** How many items a list at a place has. */
  readonly count: (code: Code<Term>, access: string, maxItems: number, isOptional: boolean) => Term;
  /** Of the standard normal distribution. */
  readonly normalDensity: (code: Code<Term>, a: Term) => Term;
  readonly normalCdf: (code: Code<Term>, a: Term) => Term;
  readonly normalQuantile: (code: Code<Term>, a: Term) => Term;
  readonly extreme: (code: Code<Term>, which: 'max' | 'min', a: Term, b: Term) => Term;
  readonly wholeNumber: (code: Code<Term>, a: Term, direction: Direction) => Term;
  /** The same of a quotient, where this table decides it without dividing. */
  readonly wholeQuotient?: (code: Code<Term>, a: Term, b: Term, direction: Direction) => Term | undefined;
  /**
   * Money, rounded half away from zero to its minor unit; `name` is that of the output which is rounded, if
   * it is one.
   */
  readonly roundMoney: (code: Code<Term>, a: Term, name?: string) => Term;
  /** The smallest amount of money above a value. */
  readonly moneyAbove: (code: Code<Term>, a: Term) => Term;
  /** JavaScript that is true or false. */
  readonly relate: (code: Code<Term>, a: Term, relation: Relation, b: Term) => string;
  /** A function that this table has by itself, in place of its equations. */
  readonly ownFunction?: (code: Code<Term>, name: string, operands: readonly Term[]) => Term | undefined;
  /** Shown every call of a function or of a sequence. */
  readonly called?: (code: Code<Term>, name: string, operands: readonly Term[]) => void;
  /** For what one of several terms is, as the code decides when it runs. */
  readonly merge: (code: Code<Term>, terms: readonly Term[]) => Merged<Term>;
  /** Whether it is a whole count of minor units, of which sums and comparisons are exact. */
  readonly isMoney: (term: Term) => boolean;
  /**
   * JavaScript for a whole number from 0 to MAX_STEPS; as the end of a range, also for one below 0, which
   * leaves it empty.
   */
  readonly index: (code: Code<Term>, term: Term, isEnd?: boolean) => string;
  /** For a variable with such a number. */
  readonly ofIndex: (variable: string) => Term;
  /** What a sum starts from. */
  readonly zero: (code: Code<Term>, isMoney: boolean) => Term;
  /** For what a loop changes. */
  readonly variable: (code: Code<Term>, isMoney: boolean) => Merged<Term>;
  readonly sequence: (code: Code<Term>, isMoney: boolean) => SequenceTable<Term>;
  /** Whether calculating what nothing asks for neither throws nor takes long. */
  readonly isHarmless?: true;
  readonly root: RootWriter<Term>;
  readonly native: NativeWriter<Term>;
  /** The same text for the same term alone. */
  readonly keyOf: (term: Term) => string;
  /**
   * Ends the calculation where the test, which is JavaScript, fails; `write` is for what its message holds.
   */
  readonly demand: (
    code: Code<Term>,
    test: string,
    requirement: Requirement,
    write: (block: Code<Term>, expression: Expression) => Term,
  ) => void;
}

export type Direction = 'floor' | 'ceil';

export interface Merged<Term> {
  readonly declaration: string;
  readonly assign: (code: Code<Term>, term: Term) => string;
  readonly term: Term;
}

/** Where the values of a sequence are kept. */
export interface SequenceTable<Term> {
  readonly declaration: string;
  /** JavaScript for how many there are. */
  readonly length: string;
  readonly store: (code: Code<Term>, index: string, term: Term) => readonly string[];
  readonly at: (code: Code<Term>, index: string) => Term;
}

/** Writes the search for a root, which asks the function over several arithmetics. */
export interface RootWriter<Term> {
  /**
   * For a term from outside of the function, which is the constant of that index where it hangs on the
   * arithmetic.
   */
  readonly within: (term: Term, constants: Term[]) => Term;
  /** A sequence from outside of the function, as the function reads it. */
  readonly sequence: (table: SequenceTable<Term>) => SequenceTable<Term>;
  readonly argument: (variable: string) => Term;
  readonly write: (code: Code<Term>, root: WrittenRoot<Term>) => Term;
}

export interface WrittenRoot<Term> {
  readonly low: Term;
  readonly high: Term;
  readonly argument: string;
  readonly constants: readonly Term[];
  readonly body: Code<Term>;
  readonly value: Term;
}

/** Writes the call of a native, as a table has it. */
export interface NativeWriter<Term> {
  /** JavaScript for the number of decimals of money. */
  readonly decimals: string;
  readonly call: (code: Code<Term>, name: string, operands: readonly string[], native: Native) => Term;
  /** JavaScript for an operand that was calculated; a plain number where it must be. */
  readonly operand: (code: Code<Term>, term: Term, isPlain: boolean) => string;
  /** JavaScript for what a native answered, or for one of several values by its name; it may be undefined. */
  readonly part: (term: Term, name?: string) => string;
  readonly read: (code: Code<Term>, part: string, answer: Answer) => Term;
}
