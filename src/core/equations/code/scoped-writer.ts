import type { Code } from './code.ts';
import { writeCases, writeCondition, type CaseWriter, type Chosen } from './cases.ts';
import type { Bound, Presence, Bindings } from './bindings.ts';
import type { Condition, Definition, Expression } from '#core/equations/language/tree.ts';

/** A definition in the code; `value` is its term, which is undefined where it never has one. */
export interface Written<Term> {
  readonly value: Term | undefined;
  readonly presence?: Presence;
  /** Index of the case that was taken, a number or a variable; −1 for an absent value. */
  readonly taken: string;
}

/** Writes over all that is known at a place of a program, and over parameters. */
export interface ScopedWriter<Term> {
  readonly write: (block: Code<Term>, expression: Expression, parameters: Parameters<Term>) => Term;
  /** The first case that holds. */
  readonly writeCases: (
    block: Code<Term>,
    cases: Definition['cases'],
    parameters: Parameters<Term>,
  ) => Written<Term>;
  /** JavaScript that is true or false. */
  readonly writeCondition: (block: Code<Term>, condition: Condition, parameters: Parameters<Term>) => string;
}

type Parameters<Term> = Readonly<Record<string, Term>>;

/** Shown a definition with a value, or the start of a sequence, before its name is known. */
export type Visit<Term> = (
  definition: Definition,
  writer: ScopedWriter<Term>,
  written?: Written<Term>,
) => void;

export function writeAt<Term>(writer: CaseWriter<Term>, bindings: Bindings<Term>): ScopedWriter<Term> {
  const withParameters = (parameters: Parameters<Term>) => {
    const known = new Map(bindings);
    for (const [name, term] of Object.entries(parameters)) known.set(name, { value: { term: () => term } });
    return known;
  };
  return {
    write: (block, expression, parameters) =>
      writer.write(block, withParameters(parameters), expression).term(block),
    writeCases: (block, cases, parameters) =>
      written(writeCases(writer, block, withParameters(parameters), cases), block),
    writeCondition: (block, condition, parameters) =>
      writeCondition(writer, block, withParameters(parameters), condition),
  };
}

export function written<Term>(
  { value, presence, taken = '0' }: Bound<Term> & Partial<Chosen<Term>>,
  code: Code<Term>,
): Written<Term> {
  return { value: value?.term(code), taken, ...(presence !== undefined && { presence }) };
}
