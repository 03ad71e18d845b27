import type { InputField, OutputField } from '#catalogue/declare/fields.ts';
import { PLACE, unitOf } from '#catalogue/declare/units.ts';
import { withoutUnit } from './labels.ts';
import type { NumberFormats } from './number-formats.ts';
import { shownDecimals } from './shown-decimals.ts';

/** How results are written for people. */
export interface TextContext {
  readonly naming: { readonly label: (name: string) => string };
  readonly reader: NumberFormats;
  readonly currency: string | undefined;
  /**
   * Whether numbers have all their decimals, as the steps of a calculation do; otherwise those that people
   * read.
   */
  readonly isExact?: boolean;
  /** Of a value in a column: the decimals that all have at least. */
  readonly minDecimals?: number | undefined;
}

/** The results of a calculation by name; their numbers are texts, so that no digit is lost. */
export interface Outputs {
  readonly outputs: Readonly<Record<string, unknown>>;
}

/** Whether a result is one value, not a list. */
export function isSingle({ item, fields }: OutputField): boolean {
  return item === undefined && fields === undefined;
}

/**
 * Of a position in a list, the name there: "Cheapest offer"; of a percentage, without the sign that its value
 * has, unless another result has the same label.
 */
export function labelOf(name: string, output: OutputField, { naming }: TextContext): string {
  if (output.hasNamesake === true) return naming.label(name);
  return withoutUnit(naming.label(unitOf(output) === PLACE ? name.replace('_index', '') : name));
}

/**
 * What a result is, for people who see it: without the clauses of when it is absent, and of a position
 * without how it is counted.
 */
export function hintOf({ description, ...output }: OutputField): string {
  const [what, ...more] = description.split('; ');
  if (unitOf(output) === PLACE) return what!;
  return [what, ...more.filter((clause) => !/^(?:absent|only with) /.test(clause))].join('; ');
}

/**
 * Whether a list of one value has only what another result says, too: all rates of return, where there is
 * one.
 */
export function isEchoOf(name: string, { item }: OutputField, { outputs }: Outputs): boolean {
  const values = outputs[name];
  if (item === undefined || !Array.isArray(values) || values.length !== 1) return false;
  return Object.entries(outputs).some(([other, value]) => other !== name && value === values[0]);
}

/**
 * A description without what its label says, too: "Share of the price" for "Fee: share of the price" under
 * "Fee"; nothing for "Price of the home" under "Home price".
 */
export function beyondLabel(label: string, description: string): string {
  const [, head = '', mark, rest = ''] = /^([^;:,]+)(?:([;:,]) (.+))?$/s.exec(description) ?? [];
  if (!isSaid(head, label) || (mark === ',' && /^(?:or|which|where|of which)\b/.test(rest)))
    return description;
  if (mark === undefined) return '';
  return rest[0]!.toUpperCase() + rest.slice(1);
}

/** Whether all words of a text are in a label, in any order; those that say nothing alone do not count. */
function isSaid(text: string, label: string): boolean {
  const known = wordsOf(label);
  const all = wordsOf(text);
  const telling = all.filter((word) => !emptyWords.has(word));
  const counted = telling.length > 0 ? telling : all;
  return counted.every((word) => known.some((one) => isSameWord(one, word)));
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
}

/** "Payment" and "payments", "compound" and "compounding". */
function isSameWord(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short === long || (short.length >= MIN_STEM && long.startsWith(short));
}

const MIN_STEM = 4;
const emptyWords: ReadonlySet<string> = new Set(
  'a all amount an and at each for from in is it number of on per ratio the to'.split(' '),
);

/** A field of a record with the unit that it has in this one. */
export function inRecord(output: OutputField, record: unknown): OutputField {
  const { schema, unitBy } = output;
  if (unitBy === undefined) return output;
  const unit = unitBy.units[(record as Readonly<Record<string, string>>)[unitBy.field]!]!;
  return { ...output, schema: { ...schema, 'x-unit': unit } };
}

/** Formats a result; a position in a list by the name in its row. */
export function resultText(name: string, output: OutputField, result: Outputs, context: TextContext): string {
  const value = result.outputs[name];
  return unitOf(output) === PLACE
    ? placeText(name, value, result, context)
    : valueText(output, value, context);
}

/**
 * The name at a position of a list, whose items the last word before "index" tells: plans for
 * cheapest_plan_index.
 */
export function placeText(
  name: string,
  value: unknown,
  { outputs }: Outputs,
  { reader, naming }: TextContext,
): string {
  const [, item = 'item'] = /([^_]+)_index(?:_|$)/.exec(name) ?? [];
  const lists = [outputs[`${item}s`], ...Object.values(outputs)].filter((one) => Array.isArray(one));
  const rows = lists.map((list) => (list as readonly unknown[])[Number(value)]).filter(isRow);
  const named = rows.find((row) => 'name' in row);
  if (named !== undefined) return String(named['name']);
  // The word that a row is about: the spending_rule of a rule.
  const word = rows
    .flatMap((row) => Object.entries(row))
    .find(([field, one]) => field.endsWith(`_${item}`) && typeof one === 'string')?.[1];
  if (word !== undefined) return naming.label(word as string);
  return `${naming.label(item)} ${reader.number(String(Number(value) + 1))}`;
}

function isRow(row: unknown): row is Readonly<Record<string, unknown>> {
  return typeof row === 'object' && row !== null;
}

/** A value in a table, whose heading says what a percentage is of. */
export function cellText(output: OutputField, value: unknown, context: TextContext): string {
  return isRate(output) ? percentText(output, value as string, context) : valueText(output, value, context);
}

/** One value with its unit. */
export function valueText(output: OutputField, value: unknown, context: TextContext): string {
  const { reader, currency, minDecimals } = context;
  const text = value as string;
  if (output.kind === 'date') return reader.date(text);
  if (output.kind === 'boolean') return value === true ? 'yes' : 'no';
  if (output.kind === 'list') {
    return (value as readonly unknown[]).map((item) => valueText(output.item!, item, context)).join('; ');
  }
  if (output.options !== undefined) return context.naming.label(text);
  if (output.kind !== 'number') return text;
  if (output.decimals === 'currency') return reader.money(text, currency);
  if (isMoney(output)) return reader.price(text, currency, decimalsIn(context, output, text), minDecimals);
  return joinUnit(text, unitOf(output), reader, decimalsIn(context, output, text), minDecimals);
}

type NumberContext = Pick<TextContext, 'reader' | 'isExact' | 'minDecimals'>;

/** A percentage without what it is of. */
export function percentText(
  output: Pick<OutputField, 'schema'>,
  decimal: string,
  context: NumberContext,
): string {
  return context.reader.percent(decimal, decimalsIn(context, output, decimal), context.minDecimals);
}

/** A number without its unit. */
export function numberText(
  output: Pick<OutputField, 'schema'>,
  decimal: string,
  context: NumberContext,
): string {
  return context.reader.number(decimal, decimalsIn(context, output, decimal), context.minDecimals);
}

function decimalsIn(
  { isExact }: Pick<TextContext, 'isExact'>,
  output: Pick<OutputField, 'schema'>,
  decimal: string,
): number | undefined {
  return isExact === true ? undefined : shownDecimals(output, decimal);
}

/** Whether a number is an amount of the currency of the request. */
export function isMoney({
  schema,
  isOtherCurrency,
}: Pick<InputField, 'schema' | 'isOtherCurrency'>): boolean {
  return (schema as { readonly 'x-unit'?: string })['x-unit'] === 'currency' && isOtherCurrency !== true;
}

/**
 * A number with its unit: a percentage as its reader writes it, and one of anything in the singular: "1
 * month".
 */
export function joinUnit(
  decimal: string,
  unit: string,
  reader: Pick<NumberFormats, 'number' | 'percent'>,
  maxDecimals?: number,
  minDecimals?: number,
): string {
  if (unit.startsWith('%')) return reader.percent(decimal, maxDecimals, minDecimals) + unit.slice(1);
  const number = reader.number(decimal, maxDecimals, minDecimals);
  if (unit === '') return number;
  return `${number} ${/^[-−]?1$/.test(number) ? unit.replace(/s$/, '') : unit}`;
}

/** Whether a result is a number in percent. */
export function isRate(output: OutputField): boolean {
  return output.kind === 'number' && unitOf(output).startsWith('%');
}
