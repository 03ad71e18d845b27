import type { Code } from '../code.ts';
import type { Expression, Input, Relation, Requirement } from './tree.ts';
import type { Operations } from './values.ts';

/** All that the code of equations is made of. */
export interface Table<Term> extends Operations<Term> {
  readonly input: (code: Code<Term>, name: string, input: Input & { readonly kind: 'number' }) => Term;
  readonly extreme: (code: Code<Term>, which: 'max' | 'min', a: Term, b: Term) => Term;
  readonly wholeNumber: (code: Code<Term>, a: Term, direction: 'floor' | 'ceil') => Term;
  /** Money, rounded half away from zero to its minor unit. */
  readonly roundMoney: (code: Code<Term>, a: Term) => Term;
  /** JavaScript that is true or false. */
  readonly relate: (code: Code<Term>, a: Term, relation: Relation, b: Term) => string;
  /** A function that this table has by itself, in place of its equations. */
  readonly ownFunction?: (code: Code<Term>, name: string, operands: readonly Term[]) => Term | undefined;
  /** For what one of several terms is, as the code decides when it runs. */
  readonly merge: (code: Code<Term>, terms: readonly Term[]) => Merged<Term>;
  /** Ends the calculation where the test, which is JavaScript, fails; `write` is for what its message holds. */
  readonly demand: (
    code: Code<Term>,
    test: string,
    requirement: Requirement,
    write: (block: Code<Term>, expression: Expression) => Term,
  ) => void;
}

export interface Merged<Term> {
  readonly declaration: string;
  readonly assign: (code: Code<Term>, term: Term) => string;
  readonly term: Term;
}
