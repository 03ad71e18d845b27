import type { AnyDeclaration, InputValues, Step } from '../define.ts';
import { makeFunction, members } from '../evaluate.ts';
import type { InputField } from '../fields.ts';
import type { InputChange, OutputChange } from './fields.ts';
import { namesIn, readBlock, type Fixed, type FixedValue, type Renames } from './text.ts';

/** What a preset and its base have in common. */
export interface Origin {
  readonly base: AnyDeclaration;
  readonly id: string;
  readonly fixed: Fixed;
  /** The names of inputs, of outputs, and of both in formulas: from that of the base to that of the preset. */
  readonly inputs: Renames;
  readonly outputs: Renames;
  readonly names: Renames;
  /** The values of a request by their names in the base, with those that are fixed. */
  readonly toBase: (values: InputValues) => InputValues;
}

/** What decides the names and values of a preset. */
export interface NamesDeclared {
  readonly id: string;
  readonly fixed?: Readonly<Record<string, FixedValue>>;
  readonly input?: Readonly<Record<string, InputChange | undefined>>;
  readonly output: Readonly<Record<string, OutputChange | undefined>>;
}

/** Throws an Error where the declaration does not fit the base. */
export function createOrigin(base: AnyDeclaration, { id, fixed = {}, input, output }: NamesDeclared): Origin {
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
  const names = new Map([...inputs, ...outputs]);
  for (const [name, other] of inputs) {
    if (names.get(name) !== other) throw new Error(`${name} is an input and an output; both need one name.`);
  }
  requireFree(base, names);
  const values = new Map(Object.entries(fixed));
  const code = members(base.input, (name, field) => valueCode(name, field, inputs, values));
  const toBase = makeFunction('v', code) as Origin['toBase'];
  return { base, id, fixed: values, inputs, outputs, names, toBase };
}

function requireKnown(kind: string, names: readonly string[], fields: object): void {
  const unknown = names.find((name) => !Object.hasOwn(fields, name));
  if (unknown === undefined) return;
  throw new Error(`its base has no ${kind} ${unknown}; it has ${Object.keys(fields).join(', ')}.`);
}

function requireFits(name: string, value: FixedValue, field: InputField): void {
  const { kind, words = {}, required } = field;
  if (value === undefined) {
    if (required || field.default !== undefined) throw new Error(`${name} is never absent.`);
    return;
  }
  if (kind !== 'choice' && kind !== 'real' && kind !== 'integer') {
    throw new Error(`${name} is of a kind that cannot be fixed.`);
  }
  if (kind === 'choice' && !Object.hasOwn(words, value)) {
    throw new Error(`${value} is not a word of ${name}; ${Object.keys(words).join(', ')} are.`);
  }
  if (kind !== 'choice' && !isWithinBounds(value, field)) throw new Error(`${name} cannot be ${value}.`);
}

function isWithinBounds(value: number | string, { kind, schema }: InputField): boolean {
  const { minimum = -Infinity, maximum = Infinity } = schema as {
    readonly minimum?: number;
    readonly maximum?: number;
  };
  if (typeof value === 'string' || (kind === 'integer' && !Number.isInteger(value))) return false;
  return value >= minimum && value <= maximum;
}

function renamesOf(
  names: readonly string[],
  changes: Readonly<Record<string, { readonly name?: string } | undefined>> = {},
): Renames {
  return new Map(names.map((name) => [name, changes[name]?.name ?? name]));
}

/** A new name must not mean something else in the formula, nor two things at once. */
function requireFree(base: AnyDeclaration, names: Renames): void {
  const symbols = stepsOf(base).flatMap(({ symbol }) => namesIn(symbol));
  const taken = new Set([...Object.keys(base.input), ...Object.keys(base.output), ...symbols]);
  for (const [name, other] of names) {
    if (name === other) continue;
    if (!/^[a-z][a-z0-9_]*$/.test(other)) throw new Error(`${other} is not a name of a field.`);
    if (taken.has(other)) throw new Error(`${name} cannot be ${other}: that name is taken.`);
    taken.add(other);
  }
}

/**
 * Code for the value of an input of the base, from the values `v` of the preset. One that is neither an input nor fixed, as no
 * output depends on it, has its default.
 */
export function valueCode(name: string, field: InputField, inputs: Renames, fixed: Fixed): string {
  if (inputs.has(name)) return `v.${inputs.get(name)}`;
  const value = fixed.has(name) ? fixed.get(name) : field.default;
  return value === undefined ? 'undefined' : JSON.stringify(value);
}

/** Whether an input of the base is neither one of the preset nor fixed. */
export function isOpen(name: string, inputs: Renames, fixed: Fixed): boolean {
  return !inputs.has(name) && !fixed.has(name);
}

/** The formula of the base, as people read it. */
export function stepsOf(base: AnyDeclaration): readonly Step[] {
  return base.equations === undefined ? base.note.steps : readBlock(base.equations);
}
