import fastCheck from 'fast-check';
import type { Random } from '../accuracy/random.ts';
import type { Schema } from './document.ts';

const POOL = 40;
const letters = [
  'a',
  'Z',
  '0',
  '9',
  ' ',
  '-',
  '_',
  '.',
  ',',
  ':',
  '/',
  '\\',
  '"',
  "'",
  '<',
  '{',
  ']',
  '%',
  '&',
  '=',
  'é',
  '€',
  '😀',
  '\u0000',
  '\n',
];
const pools = new Map<string, readonly string[]>();

/** A value that the schema accepts, as far as JSON Schema alone can say it. */
export function drawValue(schema: Schema, random: Random): unknown {
  const { const: constant, enum: words, anyOf, oneOf, allOf } = schema;
  if (constant !== undefined) return constant;
  if (Array.isArray(words)) return random.pick(words);
  const choices = (anyOf ?? oneOf) as readonly Schema[] | undefined;
  if (choices !== undefined) return drawValue(random.pick(choices), random);
  if (Array.isArray(allOf))
    return drawValue(Object.assign({}, schema, ...allOf, { allOf: undefined }), random);
  const type = Array.isArray(schema['type']) ? random.pick(schema['type']) : schema['type'];
  switch (type) {
    case 'number':
    case 'integer':
      return drawNumber(schema, type === 'integer', random);
    case 'string':
      return drawText(schema, random);
    case 'array':
      return drawArray(schema, random);
    case 'object':
      return drawObject(schema, random);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      return drawJson(random, 2);
  }
}

/** The least and the greatest number that a schema accepts. */
export function boundsOf(schema: Schema): { readonly least: number; readonly greatest: number } {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema as Readonly<Record<string, number>>;
  const step = schema['type'] === 'integer' ? 1 : undefined;
  const above = exclusiveMinimum === undefined ? -Infinity : stepUp(exclusiveMinimum, step);
  const below = exclusiveMaximum === undefined ? Infinity : stepDown(exclusiveMaximum, step);
  return { least: Math.max(minimum ?? -Infinity, above), greatest: Math.min(maximum ?? Infinity, below) };
}

const bits = new DataView(new ArrayBuffer(8));

/** The next double above; with a step, the next multiple of it. */
export function stepUp(value: number, step?: number): number {
  if (step !== undefined) return value + step;
  if (value === 0) return Number.MIN_VALUE;
  bits.setFloat64(0, value);
  bits.setBigInt64(0, bits.getBigInt64(0) + (value > 0 ? 1n : -1n));
  return bits.getFloat64(0);
}

export function stepDown(value: number, step?: number): number {
  return -stepUp(-value, step);
}

function drawNumber(schema: Schema, isWhole: boolean, random: Random): number {
  const { least, greatest } = boundsOf(schema);
  const low = Math.max(least, -1e15);
  const high = Math.min(greatest, 1e15);
  const span = high - low;
  const drawn = [
    () => low,
    () => high,
    () => low + span * random.unit(),
    () => Math.min(high, low + span ** random.unit()),
    () => Math.min(high, Math.max(low, random.integer(-3, 400))),
    () => Math.min(high, Math.max(low, Number((random.unit() * 10 ** random.integer(-3, 7)).toFixed(2)))),
  ];
  const value = random.pick(drawn)();
  return isWhole ? Math.min(high, Math.max(Math.ceil(low), Math.round(value))) : value;
}

function drawText(schema: Schema, random: Random): string {
  const {
    pattern,
    format,
    examples,
    minLength = 0,
    maxLength = 40,
  } = schema as Readonly<Record<string, never>>;
  if (examples !== undefined && random.chance(0.5)) return random.pick(examples as readonly string[]);
  if (pattern !== undefined) {
    const text = random.pick(poolOf(pattern));
    return text.length < minLength ? text.padEnd(minLength, 'x') : text.slice(0, maxLength);
  }
  const moment = new Date(Date.UTC(1998, 0, 1) + random.unit() * 29 * 365.25 * 86_400_000).toISOString();
  if (format === 'date') return moment.slice(0, 10);
  if (format === 'date-time') return moment;
  const length = random.integer(minLength, Math.min(maxLength, minLength + 20));
  return Array.from({ length }, () => random.pick(letters)).join('');
}

/**
 * Texts that a pattern accepts, drawn once. A pattern beyond what can be drawn from has none but an empty
 * one.
 */
function poolOf(pattern: string): readonly string[] {
  const known = pools.get(pattern);
  if (known !== undefined) return known;
  let pool: readonly string[];
  try {
    const texts = fastCheck.stringMatching(new RegExp(pattern, 'u'));
    pool = fastCheck.sample(texts, { seed: 1, numRuns: POOL });
  } catch {
    pool = [''];
  }
  pools.set(pattern, pool);
  return pool;
}

function drawArray(schema: Schema, random: Random): unknown[] {
  const {
    items = {},
    minItems = 0,
    maxItems = 1000,
    uniqueItems,
  } = schema as {
    readonly items?: Schema;
    readonly minItems?: number;
    readonly maxItems?: number;
    readonly uniqueItems?: boolean;
  };
  const most = random.chance(0.004) ? Math.min(maxItems, 1500) : Math.min(maxItems, minItems + 3);
  const drawn = Array.from({ length: random.integer(minItems, most) }, () => drawValue(items, random));
  return uniqueItems === true ? [...new Set(drawn)] : drawn;
}

function drawObject(schema: Schema, random: Random): Record<string, unknown> {
  const {
    properties = {},
    required = [],
    minProperties = 0,
    maxProperties = Infinity,
  } = schema as {
    readonly properties?: Readonly<Record<string, Schema>>;
    readonly required?: readonly string[];
    readonly minProperties?: number;
    readonly maxProperties?: number;
  };
  const drawn: Record<string, unknown> = {};
  const names = Object.keys(properties);
  const mayLack = names.length - minProperties;
  const shuffled = names.toSorted(() => random.unit() - 0.5);
  for (const [index, name] of shuffled.entries()) {
    if (Object.keys(drawn).length >= maxProperties) break;
    const isWanted = required.includes(name) || index >= mayLack || random.chance(0.5);
    if (isWanted) drawn[name] = drawValue(properties[name]!, random);
  }
  const others = schema['additionalProperties'];
  const open = typeof others === 'object' ? (others as Schema) : undefined;
  for (let count = open === undefined ? 0 : random.integer(0, 3); count > 0; count--) {
    drawn[random.pick(['principal', 'annual_rate', 'years', 'x', '__proto__', 'constructor', 'é'])] =
      drawValue(open!, random);
  }
  return drawn;
}

/** Any JSON value. */
export function drawJson(random: Random, depth: number): unknown {
  const kind = random.integer(0, depth > 0 ? 6 : 4);
  if (kind === 0) return null;
  if (kind === 1) return random.chance(0.5);
  if (kind === 2) return drawNumber({}, random.chance(0.5), random);
  if (kind === 3) return drawText({}, random);
  if (kind === 4) return random.pick(['', '1', 'USD', '__proto__', 1e308, -0, 5e-324, 2 ** 53, [], {}]);
  const parts = Array.from({ length: random.integer(0, 3) }, () => drawJson(random, depth - 1));
  return kind === 5 ? parts : Object.fromEntries(parts.map((part, index) => [`m${index}`, part]));
}

/** Whether the type alone lets a value through. */
export function acceptsType(schema: Schema, value: unknown): boolean {
  const choices = (schema['anyOf'] ?? schema['oneOf']) as readonly Schema[] | undefined;
  if (choices !== undefined) return choices.some((choice) => acceptsType(choice, value));
  if (schema['const'] !== undefined) return schema['const'] === value;
  if (Array.isArray(schema['enum'])) return schema['enum'].includes(value);
  const { type } = schema;
  if (type === undefined) return true;
  const types = (Array.isArray(type) ? type : [type]) as readonly string[];
  return types.some((name) => {
    if (name === 'integer') return Number.isInteger(value);
    if (name === 'null') return value === null;
    if (name === 'array') return Array.isArray(value);
    if (name === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
    return typeof value === name;
  });
}
