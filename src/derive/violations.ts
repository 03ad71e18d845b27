import type { TLocalizedValidationError } from 'typebox/error';
import type { InputFields } from '#catalogue/define.ts';
import type { InputField } from '#catalogue/fields.ts';
import { nearestName } from '#base/nearest.ts';

/** One thing wrong with an input: where, what kind, and what would be accepted. */
export interface Violation {
  /** The name of the member; empty for the whole input. */
  readonly field: string;
  /** Where in the member, as a JSON pointer (RFC 6901); absent for the whole of it. */
  readonly within?: string;
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

/** What stands at a place of an input: a field, or one record of a list of them. */
type Place = { readonly field: InputField | undefined } | { readonly fields: InputFields };

/** An error of the schema as what a caller reads; one for each member that is missing or not known. */
export function describeError(
  error: TLocalizedValidationError,
  fields: InputFields,
  value: unknown,
): readonly Violation[] {
  const { place, path } = follow(fields, error.instancePath.split('/').slice(1).map(unescapePointer));
  const at = (more: readonly string[]) => locate([...path, ...more]);
  if (error.keyword === 'required') {
    return error.params.requiredProperties.map((name) => ({
      ...at([name]),
      code: 'required',
      detail: `is required: ${expectation(follow(fields, [...path, name]).place)}`,
    }));
  }
  if (error.keyword === 'additionalProperties' && 'fields' in place) {
    const known = Object.keys(place.fields);
    return error.params.additionalProperties.map((name) => ({
      ...at([name]),
      code: 'unknown-field',
      detail: unknownField(name, known),
    }));
  }
  // Beside the error of its object, a member that is not known has one of its own.
  if ('field' in place && place.field === undefined) return [];
  const detail = `must be ${expectation(place)}; got ${shown(valueAt(value, path))}`;
  return [{ ...at([]), code: codeOf(error.keyword, place), detail }];
}

function locate([field = '', ...rest]: readonly string[]): {
  readonly field: string;
  readonly within?: string;
} {
  return rest.length === 0
    ? { field }
    : { field, within: rest.map((name) => `/${escapePointer(name)}`).join('') };
}

/** The place to which a path leads; a list of words or codes is one place, whichever of them is meant. */
function follow(
  fields: InputFields,
  path: readonly string[],
): { readonly place: Place; readonly path: readonly string[] } {
  let place: Place = { fields };
  for (const [index, name] of path.entries()) {
    if ('fields' in place) place = { field: place.fields[name] };
    else if (place.field?.fields !== undefined) place = { fields: place.field.fields };
    else if (place.field?.item !== undefined) place = { field: place.field.item };
    else return { place, path: path.slice(0, index) };
  }
  return { place, path };
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], value);
}

function codeOf(keyword: string, place: Place): ViolationCode {
  if ('fields' in place) return 'wrong-type';
  const { kind } = place.field!;
  if (keyword === 'type' && kind !== 'choice') return 'wrong-type';
  if (kind === 'currency' || kind === 'past-currency' || kind === 'past-currencies') return 'not-a-currency';
  if (kind === 'date') return 'not-a-date';
  return kind === 'choice' || kind === 'words' ? 'not-allowed' : 'out-of-range';
}

/** RFC 6901. */
export function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

function unescapePointer(token: string): string {
  return token.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** What is wrong with a name that is none of those known: the nearest one, or all of them. */
export function unknownField(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  if (nearest !== undefined) return `is not known here; did you mean ${nearest}?`;
  return known.length === 0
    ? 'is not known here; leave it out'
    : `is not known here; known are ${known.join(', ')}`;
}

interface SchemaFacts {
  readonly enum?: readonly string[];
  readonly items?: { readonly enum: readonly string[] };
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly minItems: number;
  readonly maxItems: number;
  readonly maxLength: number;
  readonly 'x-unit': string;
}

/** What is accepted there, in words: "a number from 0 to 1,000 (percent per year)". */
function expectation(place: Place): string {
  if ('fields' in place) return `an object with ${Object.keys(place.fields).join(', ')}`;
  const field = place.field!;
  const schema = field.schema as unknown as SchemaFacts;
  switch (field.kind) {
    case 'currency':
    case 'past-currency':
      return 'an active ISO 4217 currency code, as USD, EUR or INR, in any case';
    case 'past-currencies':
      return 'ISO 4217 currency codes with commas between, each once';
    case 'date':
      return 'a date as 2026-09-24';
    case 'words':
      return `a list, with commas between, of ${schema.items!.enum.join(', ')}, each once`;
    case 'choice':
      return `one of ${schema.enum!.join(', ')}`;
    case 'text':
      return `a line of 1 to ${schema.maxLength} characters`;
    case 'list':
    case 'records':
      return `an array of ${schema.minItems} to ${schema.maxItems} ${itemsOf(field)}`;
    case 'real':
    case 'integer':
      return numberExpectation(field, schema);
  }
}

/** What a field accepts, in words. */
export function expectationOf(field: InputField): string {
  return expectation({ field });
}

function itemsOf({ item, fields }: InputField): string {
  if (fields !== undefined) return `objects with ${Object.keys(fields).join(', ')}`;
  return `items, each ${expectation({ field: item! })}`;
}

function numberExpectation({ kind }: InputField, schema: SchemaFacts): string {
  const noun = kind === 'integer' ? 'a whole number' : 'a number';
  const low =
    schema.minimum === undefined
      ? `above ${grouped(schema.exclusiveMinimum)} and up to`
      : `from ${grouped(schema.minimum)} to`;
  return `${noun} ${low} ${grouped(schema.maximum)} (${schema['x-unit']})`;
}

function grouped(value: number | undefined): string {
  return value === undefined ? 'any' : value.toLocaleString('en-US', { maximumFractionDigits: 20 });
}

/** A value as it stood in the request, short enough for a sentence. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) {
    if (value.length > 0 && value.every((item) => typeof item === 'string'))
      return `"${value.join(',').slice(0, 40)}"`;
    return `an array of ${value.length}`;
  }
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value === 'number' && !Number.isFinite(value)) return 'a number beyond 1.8e308';
  const text = JSON.stringify(value) ?? 'nothing';
  const short = text.length <= 40 ? text : `${text.slice(0, 39)}…`;
  return typeof value === 'string' ? `the string ${short}` : short;
}
