import { nameOf, type Schema, without } from '#base/json-schema.ts';
import * as fields from '#catalogue/declare/fields.ts';
import { date, label } from '#catalogue/declare/structures.ts';
import { taxYear } from '#catalogue/law/fields.ts';
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
  TaxYear: taxYear().schema,
  Label: label('Name that the caller gives').schema,
  Money: fields.money('Amount of money, with the decimal places of its currency').schema,
  Percent: fields.percentage('Percentage, with 4 decimals', 'percent').schema,
  PercentPerYear: fields.percentage('Percentage per year, with 4 decimals').schema,
  DurationInYears: fields.duration('Duration in years').schema,
};

/** What says more about the one field that has a kind. */
const annotations = ['description', 'x-default-country'] as const;

const namesByKind: ReadonlyMap<string, string> = new Map(
  Object.entries(kinds).map(([name, schema]) => [JSON.stringify(without(schema, ...annotations)), name]),
);

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
 * `repeated` are the schemas of fields, of which choices and lists that occur more than once get the name of
 * their field. `filled` are shown in place of those with their name.
 */
export function createNamedSchemas(
  repeated: readonly (readonly [field: string, schema: Schema])[],
  filled: Readonly<Record<string, Schema>> = {},
): NamedSchemas {
  const components = new Map<string, { readonly text: string; readonly schema: Json }>();
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

  function refer(given: Schema): Json {
    const name = nameOf(given);
    if (name !== undefined) return add(name, filled[name] ?? given);
    const [value, schema] = [given['default'], without(given, 'default')];
    const shared = sharedNames.get(JSON.stringify(schema));
    if (shared !== undefined) return withDefault(add(shared, schema), value);
    const shown = withDefault(schema, value);
    const kind = namesByKind.get(JSON.stringify(without(shown, ...annotations)));
    if (kind === undefined) return walk(shown);
    const own = annotations.filter((one) => one in shown && shown[one] !== kinds[kind]![one]);
    return { ...add(kind, kinds[kind]!), ...Object.fromEntries(own.map((one) => [one, shown[one]])) };
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

/**
 * A default is said in the description: generators of types take a member with a default for one that is
 * never absent.
 */
function withDefault(schema: Schema, value: unknown): Schema {
  if (value === undefined) return schema;
  const text = `default ${typeof value === 'string' ? value : JSON.stringify(value)}`;
  const description = schema['description'] as string | undefined;
  return {
    ...schema,
    description: description === undefined ? text.replace('d', 'D') : `${description}; ${text}`,
  };
}

/**
 * The names of long choices and lists that several fields have, by their text: that of the first of the
 * fields. What has the name of another one is written out wherever it occurs.
 */
function nameShared(
  fields: readonly (readonly [field: string, schema: Schema])[],
): ReadonlyMap<string, string> {
  const byText = Map.groupBy(
    fields.filter(([, one]) => nameOf(one) === undefined && ('enum' in one || 'items' in one)),
    ([, schema]) => JSON.stringify(without(schema, 'default')),
  );
  const names = new Map<string, string>();
  for (const [text, [[field] = [''], ...others]] of byText) {
    if (text.length < MIN_SHARED_CHARACTERS || others.length === 0) continue;
    const name = `${pascalCase(field)}Field`;
    if (!names.has(name)) names.set(name, text);
  }
  return new Map([...names].map(([name, text]) => [text, name]));
}
