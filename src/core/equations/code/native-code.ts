import { createBlock, createVariable, type Code } from './code.ts';
import { givenInput, givenInputs } from './javascript.ts';
import {
  DECIMALS,
  INPUTS,
  isOptional,
  type Kind,
  type NativeCall,
} from '#core/equations/language/natives.ts';
import type { Program } from '#core/equations/language/program.ts';
import type { Bound, Bindings } from './bindings.ts';
import type { Table } from './table.ts';
import type { Expression } from '#core/equations/language/tree.ts';
import type { Value } from './values.ts';

interface Writer<Term> {
  readonly program: Program;
  readonly table: Table<Term>;
  readonly write: (code: Code<Term>, bindings: Bindings<Term>, expression: Expression) => Value<Term>;
}

export function writeNative<Term>(
  { program, table: { native }, write }: Writer<Term>,
  code: Code<Term>,
  bindings: Bindings<Term>,
  { name, operands }: NativeCall,
): Value<Term> {
  const called = program.natives[name]!;
  const operandOf = (block: Code<Term>, term: Term) =>
    native.operand(block, term, called.needsNoArithmetic === true);
  const given = operands.map((operand) => {
    if (operand.kind !== 'name') return operandOf(code, write(code, bindings, operand).term(code));
    if (operand.name === DECIMALS) return native.decimals;
    if (operand.name === INPUTS) return givenInputs(program.inputs);
    const bound = bindings.get(operand.name);
    const input = program.inputs[operand.name];
    if (input !== undefined && (bound === undefined || bound.isInput === true)) {
      return givenInput(operand.name, input);
    }
    if (bound?.value === undefined) return 'undefined';
    if (bound.presence === undefined) return operandOf(code, bound.value.term(code));
    const variable = createVariable(code);
    const block = createBlock(code);
    const value = operandOf(block, bound.value.term(block));
    code.lines.push(`let ${variable};`, `if (${bound.presence.test}) {`, ...block.lines);
    code.lines.push(`${variable} = ${value};`, '}');
    return variable;
  });
  const term = native.call(code, name, given, called);
  return { term: () => term };
}

/** Whether a native may leave the value absent that it is. */
export function isSearch({ natives }: Program, expression: Expression): boolean {
  if (expression.kind !== 'native') return false;
  const { answers } = natives[expression.name]!;
  return typeof answers === 'string' && isOptional(answers);
}

/** As `writeNative`, with a test whether there is a value. */
export function searchNative<Term>(
  writer: Writer<Term>,
  code: Code<Term>,
  bindings: Bindings<Term>,
  call: NativeCall,
): { readonly test: string; readonly term: Term } {
  const term = writeNative(writer, code, bindings, call).term(code);
  return { test: `${writer.table.native.part(term)} !== undefined`, term };
}

/** The values of a definition by their names; the term is undefined where it never has them. */
export function bindParts<Term>(
  { table: { native } }: Pick<Writer<Term>, 'table'>,
  bindings: Map<string, Bound<Term>>,
  name: string,
  kind: Kind | undefined,
  term: Term | undefined,
): void {
  if (typeof kind !== 'object') return;
  const whole = bindings.get(name)!;
  for (const [part, answer] of Object.entries(kind)) {
    if (term === undefined) {
      bindings.set(`${name}.${part}`, whole);
      continue;
    }
    const access = native.part(term, part);
    bindings.set(`${name}.${part}`, {
      value: { term: (code) => native.read(code, access, answer) },
      ...(isOptional(answer) && { presence: { test: `${access} !== undefined` } }),
    });
  }
}
