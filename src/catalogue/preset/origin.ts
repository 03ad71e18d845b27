import type { ChosenOptions } from '#core/equations/language/chosen-options.ts';
import type { AnyDeclaration, InputValues } from '#catalogue/declare/define.ts';
import { makeFunction } from '#catalogue/run/make-function.ts';
import { members } from '#catalogue/run/field-code.ts';
import type { InputField } from '#catalogue/declare/fields.ts';
import type { InputChange, OutputChange } from './fields.ts';

/**
 * What an input can be fixed at; an optional one also at undefined, which means that it is absent; a list at
 * having no items.
 */
export type FixedValue = number | string | boolean | readonly [] | undefined;
type Renames = ReadonlyMap<string, string>;

/** What a preset and its base have in common. */
export interface Origin {
  readonly base: AnyDeclaration;
  readonly fixed: ReadonlyMap<string, FixedValue>;
  /** The same with numbers as text, and some text for each other number that is always there. */
  readonly given: ChosenOptions;
  /**
   * From names of the base to those of the preset: of inputs, of outputs, and of both with those of fields of
   * records.
   */
  readonly inputs: Renames;
  readonly outputs: Renames;
  readonly names: Renames;
  /** The values of a request by their names in the base, with those that are fixed. */
  readonly toBase: (values: InputValues) => InputValues;
}

/** What decides the names and values of a preset. */
export interface NamesDeclared {
  readonly fixed?: Readonly<Record<string, FixedValue>>;
  readonly input?: Readonly<Record<string, InputChange | undefined>>;
  readonly output: Readonly<Record<string, OutputChange | undefined>>;
}

/** Throws an Error where the declaration does not fit the base. */
export function createOrigin(base: AnyDeclaration, { fixed = {}, input, output }: NamesDeclared): Origin {
  requireKnown('input', Object.keys({ ...fixed, ...input }), base.input);
  requireKnown('output', Object.keys(output), base.output);
  const both = Object.keys(fixed).find((name) => input !== undefined && name in input);
  if (both !== undefined) throw new Error(`${both} is fixed, so it cannot be an input.`);
  for (const [name, value] of Object.entries(fixed)) requireFits(name, value, base.input[name]!);
  const isKept = (name: string) => !(name in fixed) && (input === undefined || name in input);
  const order = Object.keys({ ...input, ...base.input });
  const kept = order.filter((name) => isKept(name) || (name === 'currency' && !(name in fixed)));
  const inputs = renamesOf(kept, input);
  const outputs = renamesOf(Object.keys(output), output);
  const fields = Object.entries(output).flatMap(([name, change]) =>
    [...renamesOf(Object.keys(change?.fields ?? {}), change?.fields)].map(
      ([field, own]) => [`${name}.${field}`, `${outputs.get(name)!}.${own}`] as const,
    ),
  );
  const names = new Map([...inputs, ...outputs, ...fields]);
  const unequal = [...inputs].find(([name, own]) => names.get(name) !== own);
  if (unequal !== undefined) {
    throw new Error(`${unequal[0]} is an input and an output; both need one name.`);
  }
  const invalid = [...inputs.values(), ...outputs.values()].find((own) => !/^[a-z][a-z0-9_]*$/.test(own));
  if (invalid !== undefined) throw new Error(`${invalid} is not a name of a field.`);
  const isGiven = (name: string) => input?.[name]?.required ?? input?.[name]?.default !== undefined;
  const always = kept.filter((name) => base.input[name]!.options === undefined && isGiven(name));
  const given = [
    ...always.map((name) => [name, '']),
    ...Object.entries(fixed).map(([name, value]) => [name, value?.toString()]),
  ];
  const values = new Map(Object.entries(fixed));
  const code = members(base.input, (name, field) => valueCode(field, inputs.get(name), values.get(name)));
  const toBase = makeFunction('v', code) as Origin['toBase'];
  return {
    base,
    fixed: values,
    given: Object.fromEntries(given) as ChosenOptions,
    inputs,
    outputs,
    names,
    toBase,
  };
}

function requireKnown(kind: string, names: readonly string[], fields: object): void {
  const unknown = names.find((name) => !Object.hasOwn(fields, name));
  if (unknown === undefined) return;
  throw new Error(`its base has no ${kind} ${unknown}; it has ${Object.keys(fields).join(', ')}.`);
}

function requireFits(
  name: string,
  value: FixedValue,
  { kind, options = {}, schema, ...field }: InputField,
): void {
  if (value === undefined) {
    if (field.required || field.default !== undefined) throw new Error(`${name} is never absent.`);
    return;
  }
  if (typeof value === 'object') {
    if ((schema as { readonly minItems?: number }).minItems === 0) return;
    throw new Error(`${name} is never an empty list.`);
  }
  if (Object.keys(options).length === 0 && kind !== 'real' && kind !== 'integer') {
    throw new Error(`${name} is of a kind that cannot be fixed.`);
  }
  if (kind === 'choice' || kind === 'boolean') {
    if (Object.hasOwn(options, String(value))) return;
    throw new Error(`${value} is not a word of ${name}; ${Object.keys(options).join(', ')} are.`);
  }
  const { minimum = -Infinity, maximum = Infinity } = schema as Readonly<Record<string, number | undefined>>;
  const isWithin = Number(value) >= minimum && Number(value) <= maximum;
  if (!isWithin || (kind === 'integer' && !Number.isInteger(value))) {
    throw new Error(`${name} cannot be ${value}.`);
  }
}

function renamesOf(
  names: readonly string[],
  changes: Readonly<Record<string, { readonly name?: string } | undefined>> = {},
): Renames {
  return new Map(names.map((name) => [name, changes[name]?.name ?? name]));
}

/**
 * Code for the value of an input of the base, from the values `v` of the preset. One that is neither an input
 * nor fixed, as no output depends on it, has its default.
 */
function valueCode(field: InputField, own: string | undefined, fixed: FixedValue): string {
  if (own !== undefined) return `v.${own}`;
  return JSON.stringify(fixed ?? field.default) ?? 'undefined';
}
