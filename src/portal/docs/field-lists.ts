import type { Schema } from '#base/json-schema.ts';
import type { InputFields, OutputFields } from '#catalogue/declare/define.ts';
import type { InputField, OutputField } from '#catalogue/declare/fields.ts';
import { html, type Html } from '../html.ts';
import { hintOf } from '../naming.ts';

/** A field of a request or reply as its page shows it. */
interface FieldText {
  readonly name: string;
  /** "number, percent per year". */
  readonly kind: string;
  readonly required: boolean;
  readonly about: string;
  /** Bounds, default and the like, each in a line of its own. */
  readonly notes: readonly string[];
  /** The words that a choice accepts, with their meanings. */
  readonly words?: Readonly<Record<string, string>> | undefined;
  readonly inner: readonly FieldText[];
}

interface Facts {
  readonly type?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly string[];
  readonly format?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Facts;
  readonly anyOf?: readonly Facts[];
  readonly properties?: Readonly<Record<string, Facts>>;
  readonly required?: readonly string[];
  readonly 'x-unit'?: string;
}

/** The inputs of a calculator or the parameters of a query, with what each accepts. */
export function writeInputFields(fields: InputFields): Html {
  return writeFields(Object.entries(fields).map(([name, field]) => inputText(name, field)));
}

export function writeOutputFields(fields: OutputFields): Html {
  return writeFields(Object.entries(fields).map(([name, field]) => outputText(name, field)));
}

/** The members of an object that a schema describes; of a list, those of its items. */
export function writeSchemaFields(schema: Schema, side: 'request' | 'reply'): Html {
  const { items, properties = items?.properties ?? {}, required = items?.required ?? [] } = schema as Facts;
  const fields = Object.entries(properties).map(([name, member]) =>
    schemaText(name, member, required.includes(name)),
  );
  return writeFields(side === 'request' ? fields : fields.map(ofReply));
}

/** Of a reply it is worth a word that a field is not in every one. */
function ofReply({ required, notes, inner, ...field }: FieldText): FieldText {
  const more = required ? notes : [...notes, 'Not in every reply'];
  return { ...field, required: false, notes: more, inner: inner.map(ofReply) };
}

function inputText(name: string, field: InputField): FieldText {
  const facts = field.schema as Facts;
  const inner = Object.entries(field.fields ?? {}).map(([one, within]) => inputText(one, within));
  return {
    name,
    kind: kindOf(facts),
    required: field.required,
    about: hintOf(field),
    notes: [...notesOf(facts), ...(field.item === undefined ? [] : [`Each: ${boundsOf(field.item.schema)}`])],
    words: field.options,
    inner,
  };
}

function outputText(
  name: string,
  { schema, decimals, kind, description, optional, fields }: OutputField,
): FieldText {
  const places = decimals === 'currency' ? 'decimals of the currency' : `${decimals} decimals`;
  return {
    name,
    kind: kind === 'number' ? `${kindOf(schema)}, ${places}` : kindOf(schema),
    required: false,
    about: description,
    notes: optional ? ['Not in every reply'] : [],
    inner: Object.entries(fields ?? {}).map(([one, within]) => outputText(one, within)),
  };
}

function schemaText(name: string, facts: Facts, required: boolean): FieldText {
  const { properties = facts.items?.properties ?? {} } = facts;
  const within = facts.properties === undefined ? facts.items?.required : facts.required;
  const choices = facts.items?.anyOf ?? [];
  const members = [properties, ...choices.map((one) => one.properties ?? {})].flatMap((one) =>
    Object.entries(one),
  );
  return {
    name,
    kind: kindOf(facts),
    required,
    about: facts.description ?? '',
    notes: [...notesOf(facts), ...(facts.enum === undefined ? [] : [`One of ${facts.enum.join(', ')}`])],
    inner: [...new Map(members)].map(([one, member]) =>
      schemaText(one, member, within?.includes(one) === true),
    ),
  };
}

function kindOf({ type, anyOf, format, items, 'x-unit': unit }: Facts): string {
  if (anyOf !== undefined) return anyOf.map(kindOf).join(' or ');
  const kind =
    type === undefined ? 'any value' : type === 'array' ? `list of ${pluralOf(items)}` : (format ?? type);
  return unit === undefined ? kind : `${kind}, ${unit === 'currency' ? 'money' : unit}`;
}

function pluralOf(items: Facts | undefined): string {
  if (items?.type === undefined) return 'values';
  return `${items.format ?? items.type}s`;
}

function notesOf(facts: Facts): readonly string[] {
  const { minItems, maxItems, default: usual } = facts;
  const bounds = boundsOf(facts as Schema);
  return [
    ...(bounds === '' ? [] : [bounds]),
    ...(maxItems === undefined ? [] : [`${minItems ?? 0} to ${maxItems.toLocaleString('en')} items`]),
    ...(usual === undefined ? [] : [`Default ${typeof usual === 'string' ? usual : JSON.stringify(usual)}`]),
  ];
}

/** Empty for a value without bounds. */
function boundsOf(schema: Schema): string {
  const { minimum, exclusiveMinimum, maximum } = schema as Facts;
  if (maximum === undefined) return '';
  const low =
    minimum?.toLocaleString('en') ?? (exclusiveMinimum === undefined ? '–' : `Above ${exclusiveMinimum}`);
  return `${low} to ${maximum.toLocaleString('en')}`;
}

function writeFields(fields: readonly FieldText[]): Html {
  return html`<dl class="fields">${fields.map(writeField)}</dl>`;
}

function writeField({ name, kind, required, about, notes, words = {}, inner }: FieldText): Html {
  return html`<div>
    <dt>
      <code>${name}</code> <span class="kind">${kind}</span>
      ${required && html`<span class="required">required</span>`}
    </dt>
    <dd>
      ${about}
      ${Object.entries(words).map(([word, meaning]) => html`<p><code>${word}</code>: ${meaning}</p>`)}
      ${notes.length > 0 && html`<p>${notes.join('. ')}</p>`}
      ${
        inner.length > 0 &&
        html`<details>
          <summary>Fields of ${name}</summary>
          ${writeFields(inner)}
        </details>`
      }
    </dd>
  </div>`;
}
