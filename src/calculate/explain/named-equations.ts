import type { AnyDeclaration } from '#catalogue/declare/define.ts';
import type { InputField } from '#catalogue/declare/fields.ts';
import type { Program } from '#core/equations/language/program.ts';
import { reach } from '#core/equations/language/reach.ts';
import { headOf, textOf, textOfCondition } from '#core/equations/language/text.ts';
import type { Case, Definition, Statement } from '#core/equations/language/tree.ts';
import type { ChosenOptions } from '#core/equations/language/chosen-options.ts';

/** A definition, and how its name is written. */
export type Named = Definition & { readonly symbol: string };

/** The library functions that a program uses, then its own definitions, each with how it is written. */
export function listDefinitions(program: Program): readonly Named[] {
  return inOrder(program, [...program.functions.values(), ...program.statements]);
}

/** `listDefinitions` without the definitions that no output needs for these choices. */
export function listSteps(
  program: Program,
  options: ChosenOptions,
  outputs: readonly string[],
): readonly Named[] {
  const { statements, functions } = reach(program, options, outputs);
  return inOrder(program, [...functions, ...statements]);
}

function inOrder({ statements }: Program, listed: readonly Statement[]): readonly Named[] {
  const all = new Set([...listed.filter((one) => !statements.includes(one)), ...statements]);
  const chosen = new Set(listed);
  return [...all].flatMap((one) => (one.kind === 'definition' && chosen.has(one) ? [named(one)] : []));
}

function named(definition: Definition): Named {
  return { ...definition, symbol: headOf(definition) };
}

/** Calls of code in the value of a case; empty when equations define it. */
export function descriptionOf({ natives }: Program, { value }: Case): string {
  return value?.kind === 'native' ? natives[value.name]!.description : '';
}

/** An output, or a field of its items. */
export function describeOutput(output: AnyDeclaration['output'], name: string): string | undefined {
  const [list, field = ''] = name.split('.') as [string, string?];
  return (output[list]?.fields?.[field] ?? output[name])?.description;
}

/** Of an input: of a choice without the meanings of its words. */
export function describeInput({ schema, options }: InputField): string {
  const { description = '' } = schema as { readonly description?: string };
  const [first] = Object.keys(options ?? {});
  return first === undefined ? description : description.split(`; ${first}: `)[0]!;
}

/** All cases in the language of equations, as one text. */
export function textOfCases(cases: readonly Case[]): string {
  return cases
    .map(({ value, when }) => {
      const said = value === undefined ? 'no value' : textOf(value);
      if (when !== undefined) return `${said} if ${textOfCondition(when)}`;
      return cases.length === 1 ? said : `${said} otherwise`;
    })
    .join('; ');
}
