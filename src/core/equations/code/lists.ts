import { define, once, type Code } from './code.ts';
import type { CaseWriter } from './cases.ts';
import type { Bindings } from './bindings.ts';
import { figureOf } from './figures.ts';
import { givenInput, inputAccess } from './javascript.ts';
import type { Program } from '#core/equations/language/program.ts';
import type { Table } from './table.ts';
import type { Expression, Input, Item, NumberInput, WordInput } from '#core/equations/language/tree.ts';
import type { Value } from './values.ts';

interface ListWriter<Term> extends Pick<CaseWriter<Term>, 'write'> {
  readonly program: Program;
  readonly table: Table<Term>;
}

/**
 * JavaScript for an item of a list, or for a field of it: as the request has it, as it is used, and what it
 * is.
 */
export function placeOf<Term>(
  { program, table, write }: ListWriter<Term>,
  code: Code<Term>,
  bindings: Bindings<Term>,
  { name, operands, field }: Item,
): { readonly given: string; readonly access: string; readonly described: NumberInput | WordInput } {
  const list = program.inputs[name] as Input & { readonly kind: 'list' };
  const index = table.index(code, write(code, bindings, operands[0]!).term(code));
  const described = list.item ?? list.fields[field!]!;
  if (list.dates?.includes(field!) === true && list.isOptional !== true) {
    // Each date is read once, for the code and for natives.
    const whole = code.whole ?? code;
    const read = once(whole, `given ${name}`, () => table.ofIndex(define(whole, givenInput(name, list))));
    const access = `${table.keyOf(read)}[${index}][${JSON.stringify(field)}]`;
    return { given: access, access, described };
  }
  const item = `${listAccess(table, code, name, list)}[${index}]`;
  if (field === undefined) return { given: item, access: item, described };
  const given = `${item}[${JSON.stringify(field)}]`;
  return { given, access: inputAccess(field, described, item), described };
}

/** JavaScript for a list; a figure is found once. */
function listAccess<Term>(table: Table<Term>, code: Code<Term>, name: string, list: Input): string {
  const access = inputAccess(name, list);
  if (figureOf(list) === undefined) return access;
  const whole = code.whole ?? code;
  return table.keyOf(once(whole, `figure ${name}`, () => table.ofIndex(define(whole, access))));
}

export function writeCount<Term>({ program, table }: ListWriter<Term>, operand: Expression): Value<Term> {
  const { name } = operand as Expression & { readonly kind: 'name' };
  const list = program.inputs[name] as Input & { readonly kind: 'list' };
  return {
    term: (code) => {
      return table.count(code, listAccess(table, code, name, list), list.maxItems, list.isOptional === true);
    },
  };
}
