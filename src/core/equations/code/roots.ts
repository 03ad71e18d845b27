import { createCode, createVariable, type Code } from './code.ts';
import type { Bindings } from './bindings.ts';
import type { Sequence, SequenceWriter } from './sequences.ts';
import type { Expression } from '#core/equations/language/tree.ts';
import type { Value } from './values.ts';

/**
 * A root, which the code finds when it runs. The function has a code of its own, as it runs over other
 * arithmetics, too.
 */
export function writeRoot<Term>(
  { table: { root }, write, sequences }: SequenceWriter<Term>,
  code: Code<Term>,
  bindings: Bindings<Term>,
  { index, from, to, operand }: Expression & { readonly kind: 'root' },
): Value<Term> {
  const [low, high] = [from, to].map((end) => write(code, bindings, end).term(code)) as [Term, Term];
  const constants: Term[] = [];
  const moveIn = ({ term, lessOne }: Value<Term>): Value<Term> => ({
    term: () => root.within(term(code), constants),
    ...(lessOne !== undefined && { lessOne: () => moveIn(lessOne()) }),
  });
  const within = new Map([...bindings].map(([name, { value }]) => [name, { value: value && moveIn(value) }]));
  const argument = createVariable(code);
  const term = root.argument(argument);
  within.set(index, { value: { term: () => term } });
  const body: Code<Term> = { ...createCode<Term>(), variables: code.variables };
  const outside = [...sequences];
  setAll(
    sequences,
    outside.map(([name, one]) => [name, { ...one, table: root.sequence(one.table) }]),
  );
  const value = write(body, within, operand).term(body);
  setAll(sequences, outside);
  const found = root.write(code, { low, high, argument, constants, body, value });
  return { term: () => found };
}

function setAll<Term>(
  sequences: Map<string, Sequence<Term>>,
  all: readonly (readonly [string, Sequence<Term>])[],
): void {
  for (const [name, one] of all) sequences.set(name, one);
}
