/**
 * JSON Schemas (draft 2020-12) as plain data: what documents show of values. Each function takes the keywords that are the
 * schema's own, as the description or bounds.
 */
export type Schema = Readonly<Record<string, unknown>>;

/** The schema of an object; a member is required unless it is `optional`. */
export interface ObjectSchema extends Schema {
  readonly properties: Readonly<Record<string, Schema>>;
}

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
  return Object.defineProperty({ ...schema }, OPTIONAL, { value: true });
}

/** An object whose members are all optional. */
export function partial(properties: Readonly<Record<string, Schema>>, keywords?: Keywords): ObjectSchema {
  const members = Object.entries(properties).map(([name, member]) => [name, optional(member)] as const);
  return object(Object.fromEntries(members), keywords);
}
