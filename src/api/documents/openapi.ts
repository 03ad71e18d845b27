import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { nameOf, type Schema } from '#base/json-schema.ts';
import { jsonQuery, mediaTypes } from '#api/operations/format-operations.ts';
import { createNamedSchemas, type NamedSchemas } from '#api/named-schemas.ts';
import {
  describeFaultResponse,
  describeProblemResponse,
  inputErrorSchema,
  notModified,
  problemSchema,
} from './openapi-problems.ts';
import { responseHeaders } from './response-headers.ts';
import type { Operation } from '#api/operations/operation.ts';
import { describeCatalogue } from './catalogue-schemas.ts';
import { listDocumentedOperations } from '#api/operations/document-operations.ts';
import { lawPath } from '#api/paths.ts';
import { pascalCase } from '#api/type-names.ts';

type Json = Record<string, unknown>;

/**
 * The version of the interface, not of the program: it changes when a call that worked would stop working.
 */
const INTERFACE_VERSION = '1.0.0';

/** The description of the service, for every document about it. */
export const apiInfo = {
  title: 'Centwise',
  summary: 'A financial calculator API that is right to the last cent',
  description:
    'Every result is the exact value of its formula, rounded once, half away from zero. Rates and returns are percent ' +
    'values (8 means 8 percent). Money has the decimals of its currency (ISO 4217), 2 when none is given; percentages ' +
    'have 4, durations 2 or 4. Values are not converted between types, and unknown fields are rejected.',
} as const;

const aboutReplies =
  'Every reply has the header X-Request-Id, and every reply to a key with limits has RateLimit and RateLimit-Policy. Results are JSON; CSV, charts and text have paths of their own. The path of the JSON also answers them to an Accept ' +
  'header such as text/csv.';

/** The groups of operations that are not categories of calculators. */
const tagDescriptions: Readonly<Record<string, string>> = {
  Service: 'The endpoints of the service',
  Calculators: 'List and describe the calculators',
  Calculate: 'Schedules, charts and texts of any calculator',
  Solve: 'Find the input that gives a result',
  Sweep: 'Results for varying inputs',
  Batch: 'Many calculations in one call',
  SQL: 'Calculators as functions of database engines',
  Currency: 'Exchange rates and conversion',
  Access: 'Scopes, limits and usage of a key, and requests for keys',
};

/** The name of the group of an operation in documents. */
function groupOf({ group, tag }: Operation): string {
  return group ?? tag;
}

interface Writer {
  readonly schemas: NamedSchemas;
  readonly parameters: Map<string, Json>;
  readonly responses: Map<string, Json>;
  /** Whether several operations have this reply. */
  readonly isShared: (reply: Operation['reply']) => boolean;
}

/** The OpenAPI 3.1 document of the calculators, as a plain object. */
export function describeApi(
  catalogue: readonly AnyCalculator[],
  operations: readonly Operation[] = listDocumentedOperations(catalogue),
): Json {
  const filled = describeCatalogue(catalogue);
  const byReply = Map.groupBy(operations, ({ reply }) => reply);
  const writer: Writer = {
    schemas: createNamedSchemas([...operations.flatMap(listFields), ...membersOf(filled['Inputs'])], filled),
    parameters: new Map(),
    responses: new Map(),
    isShared: (reply) => byReply.get(reply)!.length > 1,
  };
  const paths = describePaths(operations, writer);
  return {
    openapi: '3.1.0',
    info: {
      ...apiInfo,
      description: `${apiInfo.description} ${aboutReplies}`,
      version: INTERFACE_VERSION,
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'The operator of this service' },
    },
    servers: [
      { url: '/v1', description: 'This service' },
      { url: '/api/v1', description: 'This service, under an alternative path' },
    ],
    security: [{ apiKey: [] }],
    tags: [...new Set(operations.map(groupOf))].map((name) => ({
      name,
      description: tagDescriptions[name] ?? `${name} calculators`,
    })),
    paths,
    components: {
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key: "Authorization: Bearer cw_live_…"',
        },
      },
      headers: responseHeaders,
      parameters: Object.fromEntries(writer.parameters),
      responses: {
        NotModified: notModified,
        Problem: describeProblemResponse(),
        ...Object.fromEntries(writer.responses),
      },
      schemas: { Problem: problemSchema, InputError: inputErrorSchema, ...writer.schemas.components() },
    },
  };
}

/** The members of a body and a reply, by name. */
function listFields({ body, reply }: Operation): [string, Schema][] {
  return [body?.schema, reply.schema].flatMap(membersOf);
}

function membersOf(schema: Schema | undefined): [string, Schema][] {
  return Object.entries((schema?.['properties'] ?? {}) as Readonly<Record<string, Schema>>);
}

/** What all operations of a path take stands at the path. */
function describePaths(operations: readonly Operation[], writer: Writer): Json {
  const paths: Record<string, Json> = {};
  for (const [path, methods] of Map.groupBy(operations, (operation) => operation.path)) {
    const parameters = methods.map((operation) => describeParameters(operation, writer));
    const [shared = []] = parameters;
    const texts = parameters.map((list) => new Set(list.map((one) => JSON.stringify(one))));
    const common = shared.filter((one) => texts.every((set) => set.has(JSON.stringify(one))));
    const commonTexts = new Set(common.map((one) => JSON.stringify(one)));
    const described = methods.map((operation, index) => {
      const own = parameters[index]!.filter((one) => !commonTexts.has(JSON.stringify(one)));
      return [operation.method.toLowerCase(), describeOperation(operation, own, writer)];
    });
    paths[path] = { ...(common.length > 0 && { parameters: common }), ...Object.fromEntries(described) };
  }
  return paths;
}

function describeOperation(operation: Operation, parameters: readonly Json[], writer: Writer): Json {
  const { operationId, summary, description, body } = operation;
  const problem = { $ref: '#/components/responses/Problem' };
  const fault = operation.fault && describeFaultResponse(writer.schemas.refer(operation.fault.schema));
  return {
    operationId,
    summary,
    description: operation.tag === 'Calculate' ? description.split('\n')[0] : description,
    tags: [groupOf(operation)],
    ...(operation.isPublic && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && {
      requestBody: {
        required: true,
        content: {
          [json]: { schema: writer.schemas.refer(body.schema), example: body.example },
          ...(operation.lines !== undefined && { [ndjson]: textContent(operation.lines.request) }),
          ...(operation.rows !== undefined && { 'text/csv': textContent(operation.rows.request) }),
        },
      },
    }),
    responses: {
      200: describeReply(operation, writer),
      ...(operation.isCacheable && { 304: { $ref: '#/components/responses/NotModified' } }),
      '4XX': fault ?? problem,
      default: fault ?? problem,
    },
  };
}

function describeParameters(operation: Operation, writer: Writer): Json[] {
  const { ids, inputs, queryExample = {} } = operation;
  const query = Object.entries(jsonQuery(operation)).filter(
    ([name]) => !Object.hasOwn(inputs?.['properties'] ?? {}, name),
  );
  return [
    ...(ids === undefined ? [] : [keepParameter(writer, 'Id', describeId(ids, operation.path))]),
    ...(inputs === undefined
      ? []
      : [
          {
            name: 'inputs',
            in: 'query',
            required: true,
            description: 'Each input as inputs[name]=value, or as name=value',
            style: 'deepObject',
            explode: true,
            schema: writer.schemas.refer(inputs),
          },
        ]),
    ...query.map(([name, { schema, required }]) => {
      const { description, ...rest } = schema as Json;
      const shown = { schema: rest, ...(name in queryExample && { example: queryExample[name] }) };
      // A list is one parameter whose words are separated by commas.
      const isList = rest['type'] === 'array';
      const parameter = {
        name,
        in: 'query',
        required,
        description,
        ...(isList && { style: 'form', explode: false }),
        ...shown,
      };
      return keepParameter(writer, parameterName(name, rest, operation), parameter);
    }),
  ];
}

function describeId(ids: readonly string[], path: string): Json {
  return {
    name: 'id',
    in: 'path',
    required: true,
    description: `ID of the ${path.startsWith(lawPath()) ? 'law' : 'calculator'}`,
    schema: { type: 'string', enum: ids },
  };
}

/** The parameters of a calculator differ by the words that it has: IntervalMonthYear. */
function parameterName(name: string, { enum: own, items }: Schema, { group }: Operation): string {
  const words = (own ?? (items as Schema | undefined)?.['enum'] ?? []) as readonly string[];
  return [name, ...(group === undefined ? [] : words)].map(pascalCase).join('');
}

/** A reference to the parameter by its name; where another one has the name, the parameter itself. */
function keepParameter({ parameters }: Writer, name: string, parameter: Json): Json {
  const known = parameters.get(name) ?? parameter;
  if (JSON.stringify(known) !== JSON.stringify(parameter)) return parameter;
  parameters.set(name, parameter);
  return { $ref: `#/components/parameters/${name}` };
}

const json = 'application/json';
const ndjson = 'application/x-ndjson';

function textContent(description: string): Json {
  return { schema: { type: 'string', description } };
}

/** A reply that several operations have is described once, under the name of its schema. */
function describeReply(operation: Operation, writer: Writer): Json {
  const { reply } = operation;
  const name = nameOf(reply.schema);
  if (name === undefined || !writer.isShared(reply)) return writeReply(operation, writer);
  if (!writer.responses.has(name)) writer.responses.set(name, writeReply(operation, writer));
  return { $ref: `#/components/responses/${name}` };
}

/**
 * The examples of calculators are also at GET /calculators/{id}; the body of a call has room here, its reply
 * has not.
 */
function writeReply({ reply, group, format, progress, lines, rows }: Operation, { schemas }: Writer): Json {
  const mediaType = format === undefined ? json : mediaTypes[format];
  return {
    description: 'Success',
    content: {
      [mediaType]: {
        schema: schemas.refer(reply.schema),
        ...(group === undefined && reply.example !== undefined && { example: reply.example }),
      },
      ...(progress !== undefined && { [ndjson]: textContent(progress) }),
      ...(lines !== undefined && { [ndjson]: textContent(lines.reply) }),
      ...(rows !== undefined && { 'text/csv': textContent(rows.reply) }),
    },
  };
}
