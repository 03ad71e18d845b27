import { bounds } from '#base/bounds.ts';
import { requireEffort } from '#base/effort.ts';
import type { InputFields } from '#catalogue/declare/define.ts';
import type { InputField } from '#catalogue/declare/fields.ts';
import { DIGITS_PATTERN } from '#catalogue/declare/structures.ts';
import { meantName } from '#catalogue/texts/guessed-names.ts';
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

/** A part of an input: a field, or one record in a list of records. */
export type InputPart = { readonly field: InputField } | { readonly fields: InputFields };

/** The fault of a value that is not what its field accepts. */
export function mismatch(expected: Expectation | string, value: unknown): Fault {
  const facts = { expected: asExpectation(expected), got: quoteValue(value) };
  return { detail: `must be ${formatExpectation(facts.expected)}; got ${describeValue(value)}`, facts };
}

/** The fault of a list that a query has with commas between its items. */
export function mismatchOfList(expected: Expectation, items: readonly unknown[]): Fault {
  const got = `"${items.join(',').slice(0, MAX_QUOTED_CHARACTERS)}"`;
  return { detail: `must be ${formatExpectation(expected)}; got ${got}`, facts: { expected, got } };
}

/** The fault of a field that is missing. */
export function missing(expected: Expectation | string): Fault {
  const facts = { expected: asExpectation(expected) };
  return { detail: `is required: ${formatExpectation(facts.expected)}`, facts };
}

function asExpectation(expected: Expectation | string): Expectation {
  return typeof expected === 'string' ? { kind: 'phrase', phrase: expected } : expected;
}

/** Where a violation is, as the path of names that leads there. */
export function locate([field = '', ...rest]: readonly string[]): {
  readonly field: string;
  readonly within?: string;
} {
  return rest.length === 0
    ? { field }
    : { field, within: rest.map((name) => `/${escapePointer(name)}`).join('') };
}

/** Where a violation is, as RFC 6901 has it; the empty pointer is the whole body. */
export function pointerTo({
  field,
  within = '',
}: {
  readonly field: string;
  readonly within?: string | undefined;
}): string {
  return (field === '' ? '' : `/${escapePointer(field)}`) + within;
}

/** RFC 6901. */
function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The detail about an unknown name: suggests the nearest known name, or lists them all. */
export function unknownField(name: string, known: readonly string[]): string {
  return unknownFields([name], known)[0]!.detail;
}

/** A search among more names, such as those of all calculators, takes longer than a moment. */
const MAX_KNOWN_HERE = 200;

/**
 * What is wrong with the names that are not known, at most `most`. The first of them get a suggestion;
 * `unlike` is the detail of the others, and of those without a similar name.
 */
export function unknownFields(
  names: Iterable<string>,
  known: readonly string[],
  most: number = bounds.violations,
  unlike = `is not a known field; ${known.length === 0 ? 'leave it out' : `use ${known.join(', ')}`}`,
): readonly Violation[] {
  const all = new Set(known);
  const found: Violation[] = [];
  for (const field of names) {
    if (found.length >= most) break;
    if (all.has(field)) continue;
    if (all.size > MAX_KNOWN_HERE) requireEffort();
    const isSearched = found.length < bounds.suggestions;
    const nearest = meantName(field, known) ?? (isSearched ? findNearestName(field, known) : undefined);
    const detail = nearest === undefined ? unlike : `is not a known field; did you mean ${nearest}?`;
    found.push({ field, code: 'unknown-field', detail });
  }
  return found;
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
  readonly examples?: readonly string[];
  readonly pattern?: string;
  readonly 'x-unit': string;
}

/** What a part accepts. */
export function expectation(part: InputPart): Expectation {
  if ('fields' in part) return asExpectation(`an object with ${Object.keys(part.fields).join(', ')}`);
  const { field } = part;
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

function itemOf({ item, fields }: InputField): InputPart {
  return fields === undefined ? { field: item! } : { fields };
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
      return `a date${yearsOf(schema)} such as 2026-09-24`;
    case 'words':
      return `a comma-separated list of ${schema.items!.enum.join(', ')}, without repeats`;
    case 'choice':
      return `one of ${schema.enum!.join(', ')}`;
    case 'boolean':
      return 'true or false';
    case 'text':
      if (schema.examples !== undefined) return `a text such as ${schema.examples.join(' or ')}`;
      return schema.pattern === DIGITS_PATTERN
        ? `a text of 1 to ${schema.maxLength} digits, such as "42"`
        : `a single line of 1 to ${schema.maxLength} characters`;
  }
}

/** The years of a date whose pattern begins with its centuries, such as ^(19|20). */
function yearsOf({ pattern = '' }: SchemaFacts): string {
  const centuries = /^\^\(([\d|]+)\)/.exec(pattern)?.[1]!.split('|');
  return centuries === undefined ? '' : ` from ${centuries[0]}00 to ${centuries.at(-1)}99,`;
}

/** What a field accepts, as a noun phrase: "a number from 0 to 1,000 (percent per year)". */
export function expectationOf(field: InputField): string {
  return formatExpectation(expectation({ field }));
}

/** The noun phrase for what is accepted; `formatUnit` writes the unit that follows a number. */
export function formatExpectation(
  expected: Expectation,
  formatUnit: (unit: string) => string = (unit) => ` (${unit})`,
  formatNumber: (number: string) => string = (number) => groupedFormat.format(Number(number)),
): string {
  switch (expected.kind) {
    case 'phrase':
      return expected.phrase;
    case 'list': {
      const { minItems, maxItems, item } = expected;
      return `an array of ${minItems} to ${maxItems} items, each ${formatExpectation(item, formatUnit, formatNumber)}`;
    }
    case 'number': {
      const { isWhole, minimum, above, maximum, unit } = expected;
      const noun = isWhole ? 'a whole number' : 'a number';
      // A year, or a place in a list, is no quantity.
      const isPlace = unit === 'ordinal';
      const grouped = (value: number | undefined) =>
        value === undefined ? 'any' : isPlace ? String(value) : formatNumber(String(value));
      const low = minimum === undefined ? `above ${grouped(above)} and up to` : `from ${grouped(minimum)} to`;
      return `${noun} ${low} ${grouped(maximum)}${isPlace ? '' : formatUnit(unit)}`;
    }
  }
}

/** Made once: `toLocaleString` makes one for each number, which took most of the time of a file of faults. */
const groupedFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 });

/** A value of a request for a sentence of the API: "the string "abc"", "12", "an object". */
export function describeValue(value: unknown): string {
  return typeof value === 'string' ? `the string ${quoteValue(value)}` : quoteValue(value);
}

const MAX_QUOTED_CHARACTERS = 40;

/** A value as it was in the request, short enough for a sentence. */
function quoteValue(value: unknown): string {
  if (Array.isArray(value)) return `an array of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value === 'bigint') return `the bigint ${value}n`;
  if (typeof value === 'number' && !Number.isFinite(value))
    return Number.isNaN(value) ? 'NaN' : 'a number beyond 1.8e308';
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length <= MAX_QUOTED_CHARACTERS ? text : `${text.slice(0, MAX_QUOTED_CHARACTERS - 1)}…`;
}
