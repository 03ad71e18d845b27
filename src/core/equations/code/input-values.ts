import { ABSENT, type Bound } from './bindings.ts';
import { inputAccess, presenceTest } from './javascript.ts';
import type { Program } from '#core/equations/language/program.ts';
import type { ChosenOptions } from '#core/equations/language/chosen-options.ts';
import type { Table } from './table.ts';
import type { WordInput } from '#core/equations/language/tree.ts';
import type { Value, Values } from './values.ts';

interface Writer<Term> {
  readonly program: Program;
  readonly chosen: ChosenOptions;
  readonly table: Table<Term>;
  readonly values: Values<Term>;
}

/** The inputs that may be absent. */
export function bindInputs<Term>(writer: Writer<Term>): Map<string, Bound<Term>> {
  const bindings = new Map<string, Bound<Term>>();
  for (const [name, input] of Object.entries(writer.program.inputs)) {
    if (input.isOptional !== true) continue;
    if (input.kind !== 'word' || !(name in writer.chosen)) {
      const presence = { test: presenceTest(name, input) };
      const value = input.kind === 'number' ? inputValue(writer, name) : undefined;
      bindings.set(name, { value, presence, isInput: true });
    } else if (writer.chosen[name] === undefined) {
      bindings.set(name, { ...ABSENT, isInput: true });
    }
  }
  return bindings;
}

/** An input as a number. An option that was not chosen before is looked up when the code runs. */
export function inputValue<Term>(
  { program, chosen, table, values }: Writer<Term>,
  name: string,
): Value<Term> {
  const input = program.inputs[name];
  if (input?.kind === 'number') return { term: (code) => table.input(code, inputAccess(name, input), input) };
  const { numbers = {} } = input as WordInput;
  if (name in chosen) return values.literal(String(numbers[chosen[name]!]));
  const all = Object.values(numbers);
  const described = {
    kind: 'number',
    isWhole: all.every(Number.isInteger),
    minimum: Math.min(...all),
    maximum: Math.max(...all),
    default: undefined,
  } as const;
  const access = `(${JSON.stringify(numbers)})[${inputAccess(name, input!)}]`;
  return { term: (code) => table.input(code, access, described) };
}
