import { nameOf, type Schema } from '#base/json-schema.ts';
import * as fields from '#catalogue/declare/fields.ts';
import { date, label } from '#catalogue/declare/structures.ts';
import { pascalCase } from './type-names.ts';

type Json = Record<string, unknown>;

/**
 * The kinds of values that many fields have, by the name of their schema; the description is that of the
 * kind.
 */
const kinds: Readonly<Record<string, Schema>> = {
  Amount: fields.amount('Amount of money').schema,
  PositiveAmount: fields.positiveAmount('Amount of money above 0').schema,
  SignedAmount: fields.signedAmount('Amount of money that is paid (negative) or received').schema,
  LoanRate: fields.loanRate('Interest rate: 7 means 7 percent per year').schema,
  GrowthRate: fields.growthRate('Rate of growth: 8 means 8 percent per year').schema,
  WithdrawalRate: fields.withdrawalRate('Share of savings that is withdrawn each year').schema,
  PercentInput: fields.percent('Share in percent').schema,
  AnnualPercent: fields.annualPercent('Share in percent per year').schema,
  Years: fields.years('Duration in years; fractions are allowed').schema,
  WholeYears: fields.wholeYears('Duration in whole years').schema,
  Months: fields.months('Duration in whole months').schema,
  Days: fields.days('Duration in days').schema,
  Ordinal: fields.ordinal('Position of a month or year; the first is 1').schema,
  Age: fields.age('Age in whole years').schema,
  CurrencyCode: fields.currencyCode('ISO 4217 currency code (case-insensitive)').schema,
  CalendarDate: date('Calendar date, YYYY-MM-DD').schema,
  Label: label('Name that the caller gives').schema,
  Money: fields.money('Amount of money, with the decimal places of its currency').schema,
  Percent: fields.percentage('Percentage, with 4 decimals', 'percent').schema,
  PercentPerYear: fields.percentage('Percentage per year, with 4 decimals').schema,
  DurationInYears: fields.duration('Duration in years').schema,
};

/** What says more about the one field that has a kind. */
const annotations = ['description', 'default', 'x-default-country'];

/** Shorter schemas are written out wherever they occur. */
const MIN_SHARED_CHARACTERS = 100;

/** The schemas of a document: each that has a name is written once. */
export interface NamedSchemas {
  /** The schema with references in the place of named schemas. */
  readonly refer: (schema: Schema) => Json;
  /** All named schemas so far, by name. */
  readonly components: () => Json;
}

/**
 * `repeated` are the schemas of fields, of which those that occur more than once get the name of their field.
 */
export function createNamedSchemas(
  repeated: readonly (readonly [field: string, schema: Schema])[],
): NamedSchemas {
  const components = new Map<string, { readonly text: string; readonly schema: Json }>();
  const namesByKind = new Map(
    Object.entries(kinds).map(([name, schema]) => [JSON.stringify(withoutAnnotations(schema)), name]),
  );
  const sharedNames = nameShared(repeated);

  function add(name: string, schema: Schema): Json {
    const text = JSON.stringify(schema);
    const known = components.get(name);
    if (known === undefined) {
      const written: Json = {};
      components.set(name, { text, schema: written });
      Object.assign(written, walk(schema));
    } else if (known.text !== text) {
      throw new Error(`Two schemas have the name ${name}.`);
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  function refer(schema: Schema): Json {
    const name = nameOf(schema) ?? sharedNames.get(JSON.stringify(schema));
    if (name !== undefined) return add(name, schema);
    const kind = namesByKind.get(JSON.stringify(withoutAnnotations(schema)));
    if (kind === undefined) return walk(schema);
    const own = annotations.filter((keyword) => keyword in schema);
    return {
      ...add(kind, kinds[kind]!),
      ...Object.fromEntries(own.map((keyword) => [keyword, schema[keyword]])),
    };
  }

  function walk(schema: Schema): Json {
    const { patternProperties, ...keywords } = schema;
    const written = Object.entries(keywords).map(([keyword, value]) => [
      keyword,
      referWithin(keyword, value),
    ]);
    return {
      ...Object.fromEntries(written),
      ...(patternProperties !== undefined && referMap(patternProperties)),
    };
  }

  function referWithin(keyword: string, value: unknown): unknown {
    if (keyword === 'items') return refer(value as Schema);
    if (keyword === 'anyOf' || keyword === 'allOf') return (value as readonly Schema[]).map(refer);
    if (keyword !== 'properties') return value;
    const members = Object.entries(value as Readonly<Record<string, Schema>>);
    return Object.fromEntries(members.map(([name, member]) => [name, refer(member)]));
  }

  /** Generators of code know additionalProperties better than patternProperties. */
  function referMap(patternProperties: unknown): Json {
    const [[pattern, values]] = Object.entries(patternProperties as object) as [[string, Schema]];
    const names = pattern === '^.*$' ? {} : { propertyNames: { pattern } };
    return { ...names, additionalProperties: refer(values) };
  }

  return {
    refer,
    components: () => {
      const names = [...components.keys()].toSorted();
      return Object.fromEntries(names.map((name) => [name, components.get(name)!.schema]));
    },
  };
}

function withoutAnnotations(schema: Schema): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !annotations.includes(keyword)));
}

/** The names of long schemas that several fields have, by their text: that of the first of the fields. */
function nameShared(
  fields: readonly (readonly [field: string, schema: Schema])[],
): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const [, schema] of fields) {
    const text = JSON.stringify(schema);
    if (nameOf(schema) === undefined && text.length >= MIN_SHARED_CHARACTERS)
      counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const names = new Map<string, string>();
  const used = new Map<string, number>();
  for (const [field, schema] of fields) {
    const text = JSON.stringify(schema);
    if ((counts.get(text) ?? 0) < 2 || names.has(text)) continue;
    const name = `${pascalCase(field)}Field`;
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    names.set(text, count === 1 ? name : `${name}${count}`);
  }
  return names;
}
