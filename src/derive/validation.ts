import { Compile, type Validator } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';
import { Settings } from 'typebox/system';
import type { InputFields, InputValues, Rule } from '#catalogue/define.ts';
import type { InputField } from '#catalogue/fields.ts';
import { endedCurrency, findCurrency } from '#currency/iso4217.ts';
import { nearestName } from '#core/nearest.ts';
import { inputSchema } from './schemas.ts';

/** One thing wrong with an input: which field, what kind, and what would be accepted. */
export interface Violation {
  readonly field: string;
  readonly code: ViolationCode;
  readonly detail: string;
}

export type ViolationCode =
  | 'required'
  | 'unknown-field'
  | 'wrong-type'
  | 'out-of-range'
  | 'not-allowed'
  | 'not-a-currency'
  | 'not-a-date'
  | 'contradiction';

/** How many violations one reply lists at the most; invalid bodies are chosen by the caller. */
export const MOST_VIOLATIONS = 100;
/** TypeBox would stop after 8. */
Settings.Set({ maxErrors: MOST_VIOLATIONS });

/** Checks a value against the fields. Undefined when it is valid, all violations when it is not. */
export type InputCheck = (value: unknown) => readonly Violation[] | undefined;

/** A check for these fields and rules; compiled on the first use, so that a start does not wait for all of them. */
export function createInputCheck(fields: InputFields, rules: readonly Rule<never>[] = []): InputCheck {
  let validator: Validator | undefined;
  return (value) => {
    validator ??= Compile(inputSchema(fields));
    if (!validator.Check(value)) return listViolations(validator, fields, value);
    const values = value as InputValues;
    const violations = [...currencyViolations(fields, values), ...ruleViolations(rules, values)];
    return violations.length === 0 ? undefined : violations;
  };
}

function listViolations(validator: Validator, fields: InputFields, value: unknown): readonly Violation[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const names = Object.keys(fields).join(', ');
    return [
      { field: '', code: 'wrong-type', detail: `must be a JSON object with ${names}; got ${shown(value)}` },
    ];
  }
  const values = value as InputValues;
  const [known, unknown] = partition(Object.keys(values), (name) => Object.hasOwn(fields, name));
  const knownValues = Object.fromEntries(known.map((name) => [name, values[name]]));
  return [
    ...validator.Errors(knownValues).flatMap((error) => describeError(error, fields, knownValues)),
    // A field with the wrong type must not hide that another one is no currency.
    ...currencyViolations(fields, knownValues).filter(({ field }) =>
      /^[A-Za-z]{3}(,[A-Za-z]{3})*$/.test(String(values[field])),
    ),
    ...unknown.map((field): Violation => ({
      field,
      code: 'unknown-field',
      detail: unknownField(field, Object.keys(fields)),
    })),
  ].slice(0, MOST_VIOLATIONS);
}

function partition<T>(items: readonly T[], belongs: (item: T) => boolean): [T[], T[]] {
  return [items.filter(belongs), items.filter((item) => !belongs(item))];
}

function describeError(
  error: TLocalizedValidationError,
  fields: InputFields,
  values: InputValues,
): Violation[] {
  if (error.keyword === 'required') {
    return error.params.requiredProperties.map((field) => {
      return { field, code: 'required', detail: `is required: ${expectation(fields, field)}` };
    });
  }
  const field = error.instancePath.split('/')[1]!;
  const detail = `must be ${expectation(fields, field)}; got ${shown(values[field])}`;
  return [{ field, code: codeOf(error.keyword, fields[field]!), detail }];
}

function codeOf(keyword: string, { kind }: InputField): ViolationCode {
  if (keyword === 'type' && kind !== 'choice') return 'wrong-type';
  if (kind === 'currency' || kind === 'past-currency' || kind === 'past-currencies') return 'not-a-currency';
  if (kind === 'date') return 'not-a-date';
  return kind === 'choice' || kind === 'words' ? 'not-allowed' : 'out-of-range';
}

/** What is wrong with a name that is none of those known: the nearest one, or all of them. */
export function unknownField(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  if (nearest !== undefined) return `is not known here; did you mean ${nearest}?`;
  return known.length === 0
    ? 'is not known here; leave it out'
    : `is not known here; known are ${known.join(', ')}`;
}

function currencyViolations(fields: InputFields, values: InputValues): Violation[] {
  return Object.entries(fields).flatMap(([field, { kind }]): Violation[] => {
    const value: unknown = values[field];
    if (kind === 'past-currencies') {
      const codes = Array.isArray(value) ? value.filter((code) => typeof code === 'string') : [];
      const wrong = codes.find(
        (code) => findCurrency(code) === undefined && endedCurrency(code) === undefined,
      );
      return wrong === undefined ? [] : [notACurrency(field, wrong)];
    }
    if ((kind !== 'currency' && kind !== 'past-currency') || typeof value !== 'string') return [];
    const isKnown =
      findCurrency(value) !== undefined || (kind === 'past-currency' && endedCurrency(value) !== undefined);
    return isKnown ? [] : [notACurrency(field, value)];
  });
}

/** What is wrong with a code that is not, or not any more, one of an active currency. */
export function notACurrency(field: string, code: string): Violation {
  return { field, code: 'not-a-currency', detail: currencyDetail(code) };
}

/** Why a text is not an active currency, and what would be. */
function currencyDetail(code: string): string {
  const ended = endedCurrency(code);
  if (ended !== undefined)
    return `must be an active currency; ${ended.code} ended on ${ended.since}: use ${ended.successor}`;
  return `must be an active ISO 4217 currency code, as USD, EUR or INR, in any case; got ${shown(code)}`;
}

function ruleViolations(rules: readonly Rule<never>[], values: InputValues): Violation[] {
  return rules
    .filter((rule) => !rule.holds(values as never))
    .map(({ field, demand }) => ({ field, code: 'contradiction', detail: demand }));
}

/** What a field accepts, in words: "a number from 0 to 1,000 (percent per year)". */
function expectation(fields: InputFields, name: string): string {
  const field = fields[name];
  if (field === undefined) return 'left out';
  if (field.kind === 'currency' || field.kind === 'past-currency')
    return 'an active ISO 4217 currency code, as USD, EUR or INR, in any case';
  if (field.kind === 'past-currencies') return 'ISO 4217 currency codes with commas between, each once';
  if (field.kind === 'date') return 'a date as 2026-09-24';
  const schema = field.schema as unknown as SchemaFacts;
  if (field.kind === 'words')
    return `a list, with commas between, of ${schema.items!.enum.join(', ')}, each once`;
  if (schema.enum !== undefined) return `one of ${schema.enum.join(', ')}`;
  const noun = field.kind === 'integer' ? 'a whole number' : 'a number';
  const low =
    schema.minimum === undefined
      ? `above ${grouped(schema.exclusiveMinimum)} and up to`
      : `from ${grouped(schema.minimum)} to`;
  return `${noun} ${low} ${grouped(schema.maximum)} (${schema['x-unit']})`;
}

interface SchemaFacts {
  readonly enum?: readonly string[];
  readonly items?: { readonly enum: readonly string[] };
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly 'x-unit': string;
}

function grouped(value: number | undefined): string {
  return value === undefined ? 'any' : value.toLocaleString('en-US', { maximumFractionDigits: 20 });
}

/** A value as it stood in the request, short enough for a sentence. */
export function shown(value: unknown): string {
  if (Array.isArray(value))
    return value.length > 0 && value.every((item) => typeof item === 'string')
      ? `"${value.join(',').slice(0, 40)}"`
      : 'an array';
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value === 'number' && !Number.isFinite(value)) return 'a number beyond 1.8e308';
  const text = JSON.stringify(value) ?? 'nothing';
  const short = text.length <= 40 ? text : `${text.slice(0, 39)}…`;
  return typeof value === 'string' ? `the string ${short}` : short;
}
