/**
 * JSON Schemas (draft 2020-12) as plain data: what documents show of values. Each function takes the keywords
 * that are the schema's own, as the description or bounds.
 */
export type Schema = Readonly<Record<string, unknown>>;

/** The schema of an object; a member is required unless it is `optional`. */
export interface ObjectSchema extends Schema {
  readonly properties: Readonly<Record<string, Schema>>;
}

/** The name of a schema, under which documents that have named schemas show it; it is not a keyword. */
const NAME = Symbol('name');

type Keywords = Readonly<Record<string, unknown>>;

/** Marks the schema of a member that may be absent; documents do not show it. */
const OPTIONAL = Symbol('optional');

const typed = (type: string) => (keywords?: Keywords) => ({ type, ...keywords }) as Schema;

export const string = typed('string');
export const number = typed('number');
export const integer = typed('integer');
export const boolean = typed('boolean');
export const nothing = typed('null');

/** Any value. */
export function unknown(keywords: Keywords = {}): Schema {
  return keywords;
}

export function literal(value: string): Schema {
  return { type: 'string', const: value };
}

export function words(known: readonly string[], keywords?: Keywords): Schema {
  return { type: 'string', enum: known, ...keywords };
}

export function list(items: Schema, keywords?: Keywords): Schema {
  return { type: 'array', items, ...keywords };
}

/** An object with any members, each of this schema; `names` is a pattern that their names fit. */
export function map(values: Schema, { names = '^.*$', ...keywords }: Keywords = {}): Schema {
  return { type: 'object', patternProperties: { [String(names)]: values }, ...keywords };
}

export function anyOf(schemas: readonly Schema[], keywords?: Keywords): Schema {
  return { anyOf: schemas, ...keywords };
}

export function object(properties: Readonly<Record<string, Schema>>, keywords?: Keywords): ObjectSchema {
  const required = Object.keys(properties).filter((name) => !(OPTIONAL in properties[name]!));
  return { type: 'object', ...(required.length > 0 && { required }), properties, ...keywords };
}

/** The same schema for a member that may be absent. */
export function optional(schema: Schema): Schema {
  const copy = Object.defineProperty({ ...schema }, OPTIONAL, { value: true });
  return NAME in schema ? Object.defineProperty(copy, NAME, { value: schema[NAME as never] }) : copy;
}

/** The same schema without these keywords, and without its name. */
export function without(schema: Schema, ...keywords: readonly string[]): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !keywords.includes(keyword)));
}

/** The same schema without its description and those within it. */
export function undescribed(schema: Schema): Schema {
  const { description: _, ...keywords } = schema;
  const within = Object.entries(keywords).map(([keyword, value]) => [
    keyword,
    undescribedWithin(keyword, value),
  ]);
  const copy = Object.fromEntries(within) as Schema;
  return OPTIONAL in schema ? optional(copy) : copy;
}

function undescribedWithin(keyword: string, value: unknown): unknown {
  if (keyword === 'items') return undescribed(value as Schema);
  if (keyword !== 'properties') return value;
  const members = Object.entries(value as Readonly<Record<string, Schema>>);
  return Object.fromEntries(members.map(([name, member]) => [name, undescribed(member)]));
}

/** The same schema with a name, such as MortgageInput. Schemas of one name are the same everywhere. */
export function named<Shape extends Schema>(name: string, schema: Shape): Shape {
  return Object.defineProperty({ ...schema }, NAME, { value: name });
}

export function nameOf(schema: Schema): string | undefined {
  return (schema as { readonly [NAME]?: string })[NAME];
}

/** An object whose members are all optional. */
export function partial(properties: Readonly<Record<string, Schema>>, keywords?: Keywords): ObjectSchema {
  const members = Object.entries(properties).map(([name, member]) => [name, optional(member)] as const);
  return object(Object.fromEntries(members), keywords);
}
