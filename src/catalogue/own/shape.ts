import type { Schema } from '#base/json-schema.ts';
import { findNearestName } from '#base/nearest.ts';
import { plainOf, type Fault, type Member, type PlacedJson, type Position } from '#base/placed-json.ts';

/**
 * Holds a value with places to a JSON Schema: the keywords that file-schema.ts is written with, and no
 * others.
 */

interface Keywords {
  readonly type?: string;
  readonly const?: string;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly description?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly anyOf?: readonly Schema[];
}

/** The member that tells which of several objects one is. */
const KIND = 'kind';

const names: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'a list',
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
};

/** Adds all that is wrong with the value to `faults`. `name` is how sentences call it. */
export function checkShape(schema: Schema, json: PlacedJson, name: string, faults: Fault[]): void {
  const keywords = schema as Keywords;
  const add = (at: Position, message: string) => void faults.push({ ...at, message });
  if (Object.keys(schema).length === 0) return;
  if (keywords.anyOf !== undefined) return checkAlternatives(keywords.anyOf, json, name, faults);
  if (keywords.type !== undefined && !isOfType(keywords.type, json))
    return add(json.at, `${name} must be ${names[keywords.type]!}.`);
  if (json.kind === 'object') return checkMembers(keywords, json, name, faults);
  if (json.kind === 'array') {
    const { minItems = 0, maxItems = Infinity, items } = keywords;
    const count = json.items.length;
    if (count < minItems)
      add(json.at, `${name} must have at least ${minItems} ${minItems === 1 ? 'item' : 'items'}.`);
    if (count > maxItems) add(json.at, `${name} must have at most ${maxItems} items; it has ${count}.`);
    for (const item of json.items) checkShape(items ?? {}, item, `An item of ${name}`, faults);
    return;
  }
  const fault = json.kind === 'text' ? faultOfText(keywords, json.value) : faultOfOther(keywords, json.value);
  if (fault !== undefined) add(json.at, fault.endsWith('?') ? `${name} ${fault}` : `${name} ${fault}.`);
}

function isOfType(type: string, json: PlacedJson): boolean {
  switch (json.kind) {
    case 'object':
    case 'array':
      return type === json.kind;
    case 'text':
      return type === 'string';
    case 'other':
      return type === 'integer' ? Number.isSafeInteger(json.value) : type === typeof json.value;
  }
}

function faultOfText(keywords: Keywords, text: string): string | undefined {
  const { enum: words, pattern, minLength = 0, maxLength = Infinity, description } = keywords;
  if (keywords.const !== undefined && text !== keywords.const) return `must be "${keywords.const}"`;
  if (words !== undefined && !words.includes(text)) {
    const nearest = findNearestName(text, words as readonly string[]);
    return nearest === undefined
      ? `must be one of ${words.join(', ')}`
      : `is not known; did you mean "${nearest}"?`;
  }
  if (text.length < minLength) return 'must not be empty';
  if (text.length > maxLength) return `must have at most ${maxLength} characters; it has ${text.length}`;
  if (pattern === undefined || new RegExp(pattern, 'u').test(text)) return undefined;
  return `must be ${description ?? `a text of the form ${pattern}`}`;
}

function faultOfOther(keywords: Keywords, value: number | boolean | null): string | undefined {
  if (typeof value !== 'number') return undefined;
  const { minimum = -Infinity, maximum = Infinity, enum: all } = keywords;
  if (all !== undefined && !all.includes(value)) return `must be ${all.join(' or ')}`;
  return value >= minimum && value <= maximum ? undefined : `must be from ${minimum} to ${maximum}`;
}

type PlacedObject = PlacedJson & { readonly kind: 'object' };

function checkMembers(
  keywords: Keywords,
  { members, at }: PlacedObject,
  name: string,
  faults: Fault[],
): void {
  const { properties = {}, patternProperties = {}, required = [] } = keywords;
  const { minProperties = 0, maxProperties = Infinity } = keywords;
  const add = (place: Position, message: string) => void faults.push({ ...place, message });
  if (members.size < minProperties) add(at, `${name} must not be empty.`);
  if (members.size > maxProperties)
    add(at, `${name} must have at most ${maxProperties} members; it has ${members.size}.`);
  for (const one of required) if (!members.has(one)) add(at, `${name} must have the member "${one}".`);
  const [named] = Object.entries(patternProperties);
  for (const [own, member] of members) {
    const known = Object.hasOwn(properties, own) ? properties[own] : undefined;
    if (known !== undefined) checkShape(known, member.value, `"${own}"`, faults);
    else if (named === undefined) add(member.at, unknownMember(own, name, Object.keys(properties)));
    else checkNamed(named, own, member, name, faults);
  }
}

/** A member of an object whose names are the author's. */
function checkNamed(
  [pattern, schema]: readonly [string, Schema],
  own: string,
  member: Member,
  name: string,
  faults: Fault[],
): void {
  if (!new RegExp(pattern, 'u').test(own)) {
    const message = `${JSON.stringify(own)} is not a name that ${name} can have: lower-case letters first, then digits and "_" too.`;
    faults.push({ ...member.at, message });
  }
  checkShape(schema, member.value, JSON.stringify(own), faults);
}

function unknownMember(own: string, name: string, known: readonly string[]): string {
  const nearest = findNearestName(own, known);
  const advice = nearest === undefined ? `it can have ${known.join(', ')}` : `did you mean "${nearest}"?`;
  return `${name} has no member ${JSON.stringify(own)}; ${advice}${nearest === undefined ? '.' : ''}`;
}

/** Objects are told apart by their kind, other alternatives by their type. */
function checkAlternatives(all: readonly Schema[], json: PlacedJson, name: string, faults: Fault[]): void {
  const fitting = all.filter((one) => isOfType((one as Keywords).type!, json));
  const add = (at: Position, message: string) => void faults.push({ ...at, message });
  if (fitting.length === 0) {
    const expected = new Set(all.map((one) => names[(one as Keywords).type!]!));
    return add(json.at, `${name} must be ${[...expected].join(' or ')}.`);
  }
  const kinds = fitting.map((one) => ((one as Keywords).properties?.[KIND] as Keywords | undefined)?.const);
  if (json.kind !== 'object' || kinds.includes(undefined)) return checkShape(fitting[0]!, json, name, faults);
  const kind = json.members.get(KIND);
  if (kind === undefined) return add(json.at, `${name} must have the member "${KIND}".`);
  const value = plainOf(kind.value);
  const found = fitting[kinds.indexOf(value as string)];
  if (found !== undefined) return checkShape(found, json, name, faults);
  checkShape({ type: 'string', enum: kinds }, kind.value, `The kind of ${name}`, faults);
}
