import type { Schema } from '#base/json-schema.ts';
import { fileSchema } from './file-schema.ts';
import { inputsSchema, outputsSchema, unitSchema } from './kinds.ts';

/**
 * Writes the schema of files as TypeScript, for editors: what a file that is written in TypeScript exports.
 */

interface Keywords {
  readonly type?: string;
  readonly const?: string;
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
}

/** The text of a module with the type Calculator. */
export function formatOwnTypes(): string {
  const fieldNames = new Map([
    [fieldOf(inputsSchema), 'InputField'],
    [fieldOf(outputsSchema), 'OutputField'],
  ]);
  const names = new Map([...fieldNames, [unitSchema, 'Unit']]);
  const fields = [...fieldNames].map(([schema, name]) => {
    const kinds = mergeKinds(schema as Keywords).map((kind) => `  | ${writeObject(kind, names, '    ')}`);
    return `export type ${name} =\n${kinds.join('\n')};\n`;
  });
  const { $schema: _, equations: __, ...properties } = fileSchema.properties;
  const calculator = { ...(fileSchema as Keywords), properties: { ...properties, equations: anyLines } };
  return `/** Types of the files in CALCULATORS_DIR: docs/own-calculators.md. */

export type Unit = ${writeType(unitSchema, new Map(), '')};

${fields.join('\n')}
export interface Calculator ${writeObject(calculator, names, '')}
`;
}

/** In TypeScript, the lines may be one text. */
const anyLines: Schema = { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] };

function fieldOf({ patternProperties = {} }: Keywords): Schema {
  return Object.values(patternProperties)[0]!;
}

/** Kinds with the same members are one object. */
function mergeKinds({ anyOf = [] }: Keywords): readonly Keywords[] {
  const merged = new Map<string, { readonly schema: Keywords; readonly kinds: unknown[] }>();
  for (const one of anyOf as readonly Keywords[]) {
    const { kind, ...members } = one.properties!;
    const text = JSON.stringify([members, one.required]);
    const known = merged.get(text) ?? { schema: one, kinds: [] };
    known.kinds.push((kind as Keywords).const);
    merged.set(text, known);
  }
  return [...merged.values()].map(({ schema, kinds }) => ({
    ...schema,
    properties: { ...schema.properties, kind: { enum: kinds } },
  }));
}

type Names = ReadonlyMap<Schema, string>;

function writeType(schema: Schema, names: Names, indent: string): string {
  const keywords = schema as Keywords;
  const { type, const: constant, enum: words, items, anyOf } = keywords;
  const named = names.get(schema);
  if (named !== undefined) return named;
  if (constant !== undefined) return `'${constant}'`;
  if (words !== undefined)
    return words.map((one) => (typeof one === 'string' ? `'${one}'` : one)).join(' | ');
  if (anyOf !== undefined) return writeUnion(keywords, names, indent);
  if (type === 'array') return writeList(writeType(items ?? {}, names, indent));
  if (type === 'object') return writeObject(keywords, names, indent);
  return type === undefined ? 'unknown' : type === 'integer' ? 'number' : type;
}

function writeList(item: string): string {
  return `readonly ${item.includes(' | ') ? `(${item})` : item}[]`;
}

function writeUnion(keywords: Keywords, names: Names, indent: string): string {
  const [first] = keywords.anyOf as readonly Keywords[];
  const all = first?.properties?.['kind'] === undefined ? keywords.anyOf! : mergeKinds(keywords);
  return [...new Set(all.map((one) => writeType(one as Schema, names, indent)))].join(' | ');
}

function writeObject(keywords: Keywords, names: Names, indent: string): string {
  const { properties, patternProperties = {}, required = [] } = keywords;
  const inner = `${indent}  `;
  const [values] = Object.values(patternProperties);
  if (properties === undefined && values !== undefined)
    return `{ readonly [name: string]: ${writeType(values, names, indent)} }`;
  const lines = Object.entries(properties ?? {}).map(
    ([name, member]) =>
      `${inner}readonly ${name}${required.includes(name) ? '' : '?'}: ${writeType(member, names, inner)};`,
  );
  return `{\n${lines.join('\n')}\n${indent}}`;
}
