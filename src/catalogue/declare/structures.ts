import { bounds } from '#base/bounds.ts';
import type { Schema } from '#base/json-schema.ts';
import * as Type from '#base/json-schema.ts';
import {
  currencyCode,
  field,
  keywordsOf,
  type FieldOptions,
  type InputField,
  type OutputField,
} from './fields.ts';

/**
 * Fields that are not a single number or word: dates, texts, codes of the past, lists, and lists of records.
 */

type Fields = Readonly<Record<string, InputField>>;
type ValueOf<Field> = Field extends InputField<infer _Kind, infer Value> ? Value : never;
type RecordValue<Members extends Fields> = { readonly [Name in keyof Members]: ValueOf<Members[Name]> };

interface ListOptions<Value> extends FieldOptions<Value> {
  readonly minItems: number;
  readonly maxItems: number;
}

/** Those that a date of a calculation can be. */
export const [FIRST_DATE, LAST_DATE] = ['1900-01-01', '2199-12-31'] as const;
/** YYYY-MM-DD, between these; whether it is a day of the calendar is for the format. */
const DATE_PATTERN = '^(19|20|21)[0-9]{2}-[0-9]{2}-[0-9]{2}$';
/** A line of text: no control characters. */
const LINE_PATTERN = '^[^\\u0000-\\u001f\\u007f]+$';
const MAX_LABEL = 60;

/** A calendar date; equations see the number of its day (core/finance/calendar.ts). */
export function date(description: string, options?: FieldOptions<string>) {
  const schema = Type.string({ ...keywordsOf(description, options), format: 'date', pattern: DATE_PATTERN });
  return field('date', schema, options);
}

/**
 * As `currencyCode`, or a code that has ended: whether it was active on the date in question is for the
 * caller.
 */
export function pastCurrencyCode(description: string, options?: FieldOptions<string>) {
  return { ...currencyCode(description, options), kind: 'past-currency' as const };
}

/** A calendar date that may also be in the past, from 1800 on. */
export function pastDate(description: string, options?: FieldOptions<string>) {
  const schema = Type.string({
    ...keywordsOf(description, options),
    format: 'date',
    pattern: '^(18|19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}$',
  });
  return field('date', schema, options);
}

/** Several such codes; in a query they stand in one parameter with commas between. */
export function pastCurrencyCodes(description: string, options?: FieldOptions<string>) {
  const items = Type.string({ pattern: '^[A-Za-z]{3}$' });
  const schema = Type.list(items, { ...keywordsOf(description, options), uniqueItems: true });
  return field('past-currencies', schema, options);
}

/** A calendar date, YYYY-MM-DD. */
export function calendarDate(description: string, options?: FieldOptions<string>) {
  const schema = Type.string({ ...keywordsOf(description, options), format: 'date' });
  return field('date', schema, options);
}

/** A short name that the caller gives something; no formula depends on it. */
export function label(description: string, options?: FieldOptions<string>) {
  const bounds = { minLength: 1, maxLength: MAX_LABEL, pattern: LINE_PATTERN };
  const schema = Type.string({ ...keywordsOf(description, options), ...bounds });
  return field('text', schema, options);
}

/** Words that are searched for, or a question, in one line. */
export function searchWords(description: string, options?: FieldOptions<string>) {
  const limits = { minLength: 1, maxLength: bounds.searchCharacters, pattern: LINE_PATTERN };
  return field('text', Type.string({ ...keywordsOf(description, options), ...limits }), options);
}

/** The pattern of `digits`. */
export const DIGITS_PATTERN = '^[0-9]+$';

/** A whole number with more digits than a JSON number can hold. */
export function digits(description: string, options: FieldOptions<string> & { readonly maxLength: number }) {
  const schema = Type.string({ ...keywordsOf(description, options), minLength: 1, pattern: DIGITS_PATTERN });
  return field('text', schema, options);
}

/** One of a few words that say what they mean; optional. */
export function word(description: string, words: readonly string[]) {
  const options = { optional: true } as const;
  return field('choice', Type.words(words, keywordsOf(description, options)), options);
}

/** Several of a few words; in a query they stand in one parameter with commas between. */
export function wordList(description: string, words: readonly string[], options?: FieldOptions<string>) {
  const items = Type.words(words);
  const schema = Type.list(items, { ...keywordsOf(description, options), uniqueItems: true });
  return field('words', schema, options);
}

/** So many of one field, usually numbers. */
export function list<Item extends InputField>(
  description: string,
  item: Item,
  options: ListOptions<readonly ValueOf<Item>[]>,
): InputField<'list', readonly ValueOf<Item>[]> {
  const schema = Type.list(item.schema, keywordsOf(description, options));
  return { ...field<'list', readonly ValueOf<Item>[]>('list', schema, options), item };
}

/** So many objects with these fields, each required, optional or with a default as it says. */
export function records<const Members extends Fields>(
  description: string,
  fields: Members,
  options: ListOptions<readonly RecordValue<Members>[]>,
): InputField<'records', readonly RecordValue<Members>[]> {
  const properties = Object.entries(fields).map(([name, one]) => [
    name,
    one.required ? one.schema : Type.optional(one.schema),
  ]);
  const item = Type.object(Object.fromEntries(properties) as Record<string, Schema>, {
    additionalProperties: false,
  });
  const schema = Type.list(item, keywordsOf(description, options));
  return { ...field<'records', readonly RecordValue<Members>[]>('records', schema, options), fields };
}

/** A calendar date; equations answer the number of its day (core/finance/calendar.ts). */
export function dateOutput(description: string): OutputField {
  const schema = Type.string({ description, format: 'date' });
  return { kind: 'date', decimals: 0, optional: false, description, schema };
}

/** A text, as a name that the request gave. */
export function textOutput(description: string): OutputField {
  return { kind: 'text', decimals: 0, optional: false, description, schema: Type.string({ description }) };
}

/** A word of a choice: of several results with such a field there is one for each word. */
export function wordOutput(description: string, words: Readonly<Record<string, string>>): OutputField {
  const schema = Type.words(Object.keys(words), { description });
  return { kind: 'text', decimals: 0, optional: false, description, schema, options: words };
}

/** Several results of one kind. */
export function listOf(description: string, item: OutputField): OutputField {
  const schema = Type.list(item.schema, { description });
  return { kind: 'list', decimals: 0, optional: false, description, schema, item };
}

/** Of a record: a result for each item of another list of the input. */
export function listOver(description: string, item: OutputField, over: string): OutputField {
  return { ...listOf(description, item), over };
}

/** Several results of the same fields. */
export function recordsOf(description: string, fields: Readonly<Record<string, OutputField>>): OutputField {
  const properties = Object.entries(fields).map(([name, one]) => [
    name,
    one.optional ? Type.optional(one.schema) : one.schema,
  ]);
  const item = Type.object(Object.fromEntries(properties) as Record<string, Schema>, {
    additionalProperties: false,
  });
  const schema = Type.list(item, { description });
  return { kind: 'records', decimals: 0, optional: false, description, schema, fields };
}
