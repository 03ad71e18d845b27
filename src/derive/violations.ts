import type { TLocalizedValidationError } from 'typebox/error';
import type { InputFields } from '#catalogue/define.ts';
import type { InputField } from '#catalogue/fields.ts';
import { currentName } from '#catalogue/retired-names.ts';
import { findNearestName } from '#base/nearest.ts';

/** One mistake in an input: where it is, its kind, and what would be accepted. */
export interface Violation extends Fault {
  /** The name of the member; empty for the whole input. */
  readonly field: string;
  /** Where in the member, as a JSON pointer (RFC 6901); absent for the whole member. */
  readonly within?: string;
  readonly code: ViolationCode;
}

/** What is wrong with a value: the wording of the API, and the facts for surfaces that word it themselves. */
export interface Fault {
  /** Follows the name of the field: "must be …". */
  readonly detail: string;
  /** Absent where `detail` is not about a type, a range or a choice. */
  readonly facts?: FaultFacts;
}

export interface FaultFacts {
  readonly expected: Expectation;
  /** The value in the request, shortened; absent where the field is missing. */
  readonly got?: string;
}

/** What a field accepts. Plain data, because it crosses threads. */
export type Expectation =
  | {
      readonly kind: 'number';
      readonly isWhole: boolean;
      readonly minimum: number | undefined;
      /** Where the minimum itself is not accepted. */
      readonly above: number | undefined;
      readonly maximum: number | undefined;
      readonly unit: string;
    }
  | {
      readonly kind: 'list';
      readonly minItems: number;
      readonly maxItems: number;
      readonly item: Expectation;
    }
  /** A noun phrase. */
  | { readonly kind: 'phrase'; readonly phrase: string };

export type ViolationCode =
  | 'required'
  | 'unknown-field'
  | 'wrong-type'
  | 'out-of-range'
  | 'not-allowed'
  | 'not-a-currency'
  | 'not-a-date'
  | 'contradiction';

/** A place in an input: a field, or one record in a list of records. */
type Place = { readonly field: InputField | undefined } | { readonly fields: InputFields };

/** An error of the schema as violations: one for each missing or unknown member. */
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
      ...missing(expectation(follow(fields, [...path, name]).place)),
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
  // TypeBox reports an unknown member twice: at its object, which is handled above, and at the member.
  if ('field' in place && place.field === undefined) return [];
  const fault = mismatch(expectation(place), valueAt(value, path));
  return [{ ...at([]), code: codeOf(error.keyword, place), ...fault }];
}

/** The fault of a value that is not what its field accepts. */
export function mismatch(expected: Expectation | string, value: unknown): Fault {
  const facts = { expected: asExpectation(expected), got: quoteValue(value) };
  return { detail: `must be ${formatExpectation(facts.expected)}; got ${describeValue(value)}`, facts };
}

/** The fault of a field that is missing. */
export function missing(expected: Expectation | string): Fault {
  const facts = { expected: asExpectation(expected) };
  return { detail: `is required: ${formatExpectation(facts.expected)}`, facts };
}

function asExpectation(expected: Expectation | string): Expectation {
  return typeof expected === 'string' ? { kind: 'phrase', phrase: expected } : expected;
}

function locate([field = '', ...rest]: readonly string[]): {
  readonly field: string;
  readonly within?: string;
} {
  return rest.length === 0
    ? { field }
    : { field, within: rest.map((name) => `/${escapePointer(name)}`).join('') };
}

/** The place that a path leads to; a list of words or codes is one place, so its items have none of their own. */
function follow(
  fields: InputFields,
  path: readonly string[],
): { readonly place: Place; readonly path: readonly string[] } {
  let place: Place = { fields };
  for (const [index, name] of path.entries()) {
    if ('fields' in place)
      place = { field: Object.hasOwn(place.fields, name) ? place.fields[name] : undefined };
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

/** The detail about an unknown name: suggests the nearest known name, or lists them all. */
export function unknownField(name: string, known: readonly string[]): string {
  const nearest = currentName(name, known) ?? findNearestName(name, known);
  if (nearest !== undefined) return `is not a known field; did you mean ${nearest}?`;
  return known.length === 0
    ? 'is not a known field; leave it out'
    : `is not a known field; use ${known.join(', ')}`;
}

/** The keywords that the schemas of fields have, by their kind. */
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

/** What a place accepts. */
function expectation(place: Place): Expectation {
  if ('fields' in place) return asExpectation(`an object with ${Object.keys(place.fields).join(', ')}`);
  const field = place.field!;
  const schema = field.schema as unknown as SchemaFacts;
  switch (field.kind) {
    case 'real':
    case 'integer':
      return {
        kind: 'number',
        isWhole: field.kind === 'integer',
        minimum: schema.minimum,
        above: schema.exclusiveMinimum,
        maximum: schema.maximum,
        unit: schema['x-unit'],
      };
    case 'list':
    case 'records': {
      const { minItems, maxItems } = schema;
      return { kind: 'list', minItems, maxItems, item: expectation(itemOf(field)) };
    }
    case 'currency':
    case 'past-currency':
    case 'past-currencies':
    case 'date':
    case 'words':
    case 'choice':
    case 'boolean':
    case 'text':
      return asExpectation(phraseOf(field.kind, schema));
  }
}

function itemOf({ item, fields }: InputField): Place {
  return fields === undefined ? { field: item } : { fields };
}

/** What a currency field accepts, as a noun phrase. */
export const currencyPhrase = 'an ISO 4217 currency code such as USD, EUR or INR (case-insensitive)';

function phraseOf(
  kind: Exclude<InputField['kind'], 'real' | 'integer' | 'list' | 'records'>,
  schema: SchemaFacts,
): string {
  switch (kind) {
    case 'currency':
    case 'past-currency':
      return currencyPhrase;
    case 'past-currencies':
      return 'ISO 4217 currency codes separated by commas, without repeats';
    case 'date':
      return 'a date such as 2026-09-24';
    case 'words':
      return `a comma-separated list of ${schema.items!.enum.join(', ')}, without repeats`;
    case 'choice':
      return `one of ${schema.enum!.join(', ')}`;
    case 'boolean':
      return 'true or false';
    case 'text':
      return `a single line of 1 to ${schema.maxLength} characters`;
  }
}

/** What a field accepts, as a noun phrase: "a number from 0 to 1,000 (percent per year)". */
export function expectationOf(field: InputField): string {
  return formatExpectation(expectation({ field }));
}

/** The noun phrase for what is accepted; `formatUnit` writes the unit that follows a number. */
export function formatExpectation(
  expected: Expectation,
  formatUnit: (unit: string) => string = (unit) => ` (${unit})`,
): string {
  switch (expected.kind) {
    case 'phrase':
      return expected.phrase;
    case 'list': {
      const { minItems, maxItems, item } = expected;
      return `an array of ${minItems} to ${maxItems} items, each ${formatExpectation(item, formatUnit)}`;
    }
    case 'number': {
      const { isWhole, minimum, above, maximum, unit } = expected;
      const noun = isWhole ? 'a whole number' : 'a number';
      const low = minimum === undefined ? `above ${grouped(above)} and up to` : `from ${grouped(minimum)} to`;
      return `${noun} ${low} ${grouped(maximum)}${formatUnit(unit)}`;
    }
  }
}

function grouped(value: number | undefined): string {
  return value === undefined ? 'any' : value.toLocaleString('en-US', { maximumFractionDigits: 20 });
}

/** A value of a request for a sentence of the API: "the string "abc"", "12", "an object". */
export function describeValue(value: unknown): string {
  return typeof value === 'string' ? `the string ${quoteValue(value)}` : quoteValue(value);
}

const MAX_QUOTED_CHARACTERS = 40;

/** A value as it was in the request, short enough for a sentence. */
function quoteValue(value: unknown): string {
  if (Array.isArray(value)) {
    if (value.length > 0 && value.every((item) => typeof item === 'string'))
      return `"${value.join(',').slice(0, MAX_QUOTED_CHARACTERS)}"`;
    return `an array of ${value.length}`;
  }
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value === 'number' && !Number.isFinite(value)) return 'a number beyond 1.8e308';
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length <= MAX_QUOTED_CHARACTERS ? text : `${text.slice(0, MAX_QUOTED_CHARACTERS - 1)}…`;
}
