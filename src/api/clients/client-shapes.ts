import { nameOf, type Schema } from '#base/json-schema.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { accessOperations } from '#api/operations/access-operations.ts';
import { currencyOperations } from '#api/operations/currency-operations.ts';
import { calculatorDetailSchema, calculatorMetaSchema } from '#api/discovery.ts';
import { intervalsOf } from '#calculate/schedule/schedule.ts';
import { additionsSchema, inputSchema, outputSchema, scheduleSchema } from '#api/schemas.ts';
import { includesOf } from '#calculate/includes.ts';
import { solvableFields, targetOutputs } from '#calculate/solve/questions.ts';
import { variableFields } from '#calculate/solve/sweeping.ts';
import { pascalCase, rowName } from '#api/type-names.ts';

/** The types of a client library, in no particular language: read from the schemas of the service. */
export type TypeNode =
  | { readonly kind: 'number' | 'integer' | 'text' | 'truth' | 'nothing' | 'anything' }
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'list'; readonly of: TypeNode }
  | { readonly kind: 'map'; readonly of: TypeNode }
  | { readonly kind: 'union'; readonly of: readonly TypeNode[] }
  | { readonly kind: 'shape'; readonly name: string };

export interface Member {
  readonly name: string;
  readonly type: TypeNode;
  readonly required: boolean;
  /** One line; empty without a description in the schema. */
  readonly about: string;
}

/** An object with these members. */
export interface Shape {
  readonly name: string;
  readonly about: string;
  readonly members: readonly Member[];
}

/** A calculator as a client knows it; `inputs`, `results` and `row` are names of shapes. */
export interface ClientCalculator {
  readonly id: string;
  readonly about: string;
  readonly inputs: string;
  readonly results: string;
  /** Undefined where it has no schedule. */
  readonly row: string | undefined;
  readonly includes: readonly string[];
  readonly intervals: readonly string[];
  readonly solvable: readonly string[];
  readonly targets: readonly string[];
  readonly variable: readonly string[];
}

export interface ClientTypes {
  /** Each shape comes after the shapes it uses. */
  readonly shapes: readonly Shape[];
  readonly calculators: readonly ClientCalculator[];
}

interface SchemaFacts {
  readonly type?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly anyOf?: readonly SchemaFacts[];
  readonly items?: SchemaFacts;
  readonly properties?: Readonly<Record<string, SchemaFacts>>;
  readonly patternProperties?: Readonly<Record<string, SchemaFacts>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly 'x-unit'?: string;
}

export function listClientTypes(catalogue: readonly AnyCalculator[]): ClientTypes {
  const shapes = new Map<string, Shape>();
  const add = (name: string, about: string, schema: unknown) => {
    if (!shapes.has(name)) addShape(shapes, name, about, schema as SchemaFacts);
    return name;
  };
  add('CalculatorMeta', 'A calculator in the list of calculators', calculatorMetaSchema);
  add('CalculatorDetail', 'A calculator with all its details', calculatorDetailSchema);
  const { explanation, assumptions } = additionsSchema.properties;
  add('Explanation', 'How the results are calculated', explanation);
  add('Assumptions', 'Assumptions behind the results', assumptions);
  for (const { summary, reply, isPublic } of [...currencyOperations, ...accessOperations]) {
    const schema = itemOf(reply.schema);
    if (isPublic !== true) add(nameOf(schema)!, summary, schema);
  }
  const calculators = catalogue.map((calculator) => describeForClient(calculator, add));
  return { shapes: [...shapes.values()], calculators };
}

/** The schema of the items of a list. */
function itemOf(schema: Schema): Schema {
  return (schema['items'] as Schema | undefined) ?? schema;
}

function describeForClient(
  calculator: AnyCalculator,
  add: (name: string, about: string, schema: unknown) => string,
): ClientCalculator {
  const { id, name, summary, schedule } = calculator;
  const prefix = pascalCase(id);
  const inputs = add(`${prefix}Inputs`, `Inputs of the ${name}. ${summary}`, inputSchema(calculator.input));
  const results = add(`${prefix}Results`, `Results of the ${name}`, outputSchema(calculator));
  const rows: SchemaFacts | undefined = scheduleSchema(calculator);
  return {
    id,
    about: summary,
    inputs,
    results,
    row: rows && add(rowName(id, schedule!), 'One row of a schedule', rows.items),
    includes: includesOf(calculator),
    intervals: intervalsOf(calculator),
    solvable: solvableFields(calculator),
    targets: targetOutputs(calculator),
    variable: variableFields(calculator),
  };
}

/** Nested objects become separate shapes, named after their place. */
function addShape(shapes: Map<string, Shape>, name: string, about: string, schema: SchemaFacts): void {
  const members = Object.entries(schema.properties ?? {}).map(([member, inner]): Member => ({
    name: member,
    type: typeOf(shapes, name + pascalCase(member), inner),
    required: schema.required?.includes(member) === true,
    about: aboutMember(inner),
  }));
  shapes.set(name, { name, about, members });
}

function typeOf(shapes: Map<string, Shape>, name: string, schema: SchemaFacts): TypeNode {
  if (schema.enum !== undefined) return { kind: 'words', words: schema.enum };
  if (schema.const !== undefined) return { kind: 'words', words: [schema.const] };
  if (schema.anyOf !== undefined) {
    return { kind: 'union', of: schema.anyOf.map((one) => typeOf(shapes, name, one)) };
  }
  if (schema.items !== undefined) return { kind: 'list', of: typeOf(shapes, name, schema.items) };
  const [values] = Object.values(schema.patternProperties ?? {});
  if (values !== undefined) return { kind: 'map', of: typeOf(shapes, name, values) };
  if (schema.properties !== undefined) {
    if (!shapes.has(name)) addShape(shapes, name, schema.description ?? '', schema);
    return { kind: 'shape', name };
  }
  return { kind: simpleKinds[schema.type ?? ''] ?? 'anything' };
}

const simpleKinds: Readonly<Record<string, 'number' | 'integer' | 'text' | 'truth' | 'nothing'>> = {
  number: 'number',
  integer: 'integer',
  string: 'text',
  boolean: 'truth',
  null: 'nothing',
};

function aboutMember(schema: SchemaFacts): string {
  const unit = schema['x-unit'];
  return [
    schema.description ?? '',
    unit === undefined ? '' : ` (${unit})`,
    boundsText(schema),
    schema.default === undefined ? '' : `; default ${JSON.stringify(schema.default)}`,
  ].join('');
}

function boundsText({ minimum, exclusiveMinimum, maximum }: SchemaFacts): string {
  const least = exclusiveMinimum === undefined ? minimum : `above ${exclusiveMinimum}`;
  if (least === undefined || maximum === undefined) return '';
  return typeof least === 'string' ? `; ${least}, up to ${maximum}` : `; ${least} to ${maximum}`;
}
