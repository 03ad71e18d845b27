import type { Schema } from '#base/json-schema.ts';
import { choice, type InputField, type OutputField } from '#catalogue/declare/fields.ts';
import { renameInProse, type Names } from '#core/equations/language/names.ts';
import { recordsOf } from '#catalogue/declare/structures.ts';

/** What a preset changes of an input of its base. */
export interface InputChange<Value = unknown> {
  readonly name?: string;
  readonly label?: string;
  readonly description?: string;
  readonly default?: Value;
  /** Of a choice: those of its words that remain. */
  readonly words?: readonly Extract<Value, string>[];
  /** Of an input that is optional in the base. */
  readonly required?: true;
}

/** What a preset changes of an output of its base. */
export interface OutputChange {
  readonly name?: string;
  readonly label?: string;
  readonly description?: string;
  /** Of a list of records: what changes of their fields, by their names in the base. */
  readonly fields?: Readonly<Record<string, Omit<OutputChange, 'fields'>>>;
}

export function changeInput(base: InputField, change: InputChange = {}, names: Names): InputField {
  const field = change.words === undefined ? base : withWords(base, change.words, change.description);
  const { description = describe(field.schema, names) } = change.words === undefined ? change : {};
  const kept = relabel(field, change);
  if (change.default === undefined && change.required === undefined) {
    return { ...kept, schema: described(field.schema, description) };
  }
  const keywords = { description, default: change.default, 'x-default-country': undefined };
  return {
    ...kept,
    schema: withKeywords(field.schema, keywords),
    required: change.required === true,
    default: change.default,
  };
}

function withWords(field: InputField, words: readonly string[], description: string | undefined): InputField {
  const options = Object.fromEntries(words.map((word) => [word, field.options![word]!]));
  const { schema } = choice(description ?? '', options);
  return { ...field, schema: withKeywords(field.schema, schema), options };
}

export function changeOutput(output: OutputField, change: OutputChange = {}, names: Names): OutputField {
  const { description = renameInProse(output.description, names) } = change;
  const kept = relabel(output, change);
  if (change.fields === undefined) {
    return { ...kept, description, schema: described(output.schema, description) };
  }
  const unknown = Object.keys(change.fields).find((name) => !Object.hasOwn(output.fields ?? {}, name));
  if (unknown !== undefined) throw new Error(`the records have no ${unknown}.`);
  const fields = Object.entries(output.fields!).map(([name, field]): [string, OutputField] => {
    const own = change.fields?.[name];
    return [own?.name ?? name, { ...changeOutput(field, own, names), source: name }];
  });
  return { ...kept, ...recordsOf(description, Object.fromEntries(fields)) };
}

/** A label is one of a name: a field with another name does not keep it. */
function relabel<Field extends InputField | OutputField>(
  field: Field,
  { name, label }: InputChange | OutputChange,
): Field {
  if (name === undefined && label === undefined) return field;
  const { label: _, ...others } = field;
  return { ...others, ...(label !== undefined && { label }) } as Field;
}

function describe(schema: Schema, names: Names): string {
  return renameInProse((schema as { readonly description?: string }).description ?? '', names);
}

/** The same schema where nothing changes, as documents describe it once. */
function described(schema: Schema, description: string): Schema {
  return schema['description'] === description ? schema : withKeywords(schema, { description });
}

/** The schema with other keywords; undefined takes one away. */
function withKeywords(schema: Schema, keywords: Readonly<Record<string, unknown>>): Schema {
  const changed = Object.entries({ ...schema, ...keywords });
  return Object.fromEntries(changed.filter(([, value]) => value !== undefined));
}
