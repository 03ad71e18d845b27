import { createCode, createVariable, type Code } from './code.ts';
import type { CaseWriter } from './cases.ts';
import type { Bindings } from './bindings.ts';
import type { Table } from './table.ts';
import type { Expression } from '#core/equations/language/tree.ts';
import type { Value } from './values.ts';

/**
 * A root, which the code finds when it runs. The function has a code of its own, as it runs over other
 * arithmetics, too.
 */
export function writeRoot<Term>(
  { table: { root }, write }: CaseWriter<Term> & { readonly table: Table<Term> },
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
  const value = write(body, within, operand).term(body);
  const found = root.write(code, { low, high, argument, constants, body, value });
  return { term: () => found };
}
