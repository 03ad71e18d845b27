import { bounds } from '#base/bounds.ts';
import * as Type from '#base/json-schema.ts';
import { choice } from '#catalogue/declare/fields.ts';
import type { AnyCalculator, InputFields } from '#catalogue/declare/define.ts';
import { label } from '#catalogue/declare/structures.ts';
import { sqlPath } from '#api/paths.ts';
import { pascalCase } from '#api/type-names.ts';
import { contracts, type Engine } from '#sql/contracts.ts';
import { argumentNames, requiredCount } from '#sql/functions.ts';
import type { Operation, OperationBody } from './operation.ts';

const rowSchema = Type.list(Type.unknown(), { description: 'Arguments in the order of the inputs' });
const answer = Type.unknown();
const answers = (description: string, items = answer) => Type.list(items, { description });

/** Engines may send more than what is read of it. */
const schemas = {
  bigquery: {
    body: Type.object({
      calls: Type.list(rowSchema, { description: 'Calls of the function' }),
      userDefinedContext: Type.optional(
        Type.map(Type.unknown(), {
          description: 'Set where the function is created; output and interval are read, before the query',
        }),
      ),
    }),
    reply: Type.object({ replies: answers('Answers, in the order of the calls; null for one without') }),
  },
  snowflake: {
    body: Type.object({ data: Type.list(rowSchema, { description: 'Rows: their number, then arguments' }) }),
    reply: Type.object({ data: answers('Rows: their number, then the answer or null', Type.list(answer)) }),
  },
  redshift: {
    body: Type.object({
      arguments: Type.list(Type.anyOf([rowSchema, Type.nothing()]), { description: 'Calls of the function' }),
      num_records: Type.optional(Type.integer({ description: 'Number of calls' })),
    }),
    reply: Type.object({
      success: Type.boolean({ description: 'True where there are results; otherwise error_msg says why' }),
      num_records: Type.integer({ description: 'Number of results' }),
      results: answers('Answers, in the order of the calls; null for one without'),
    }),
  },
} as const;

const reason = Type.string({ description: 'Why there are no answers' });
const faultSchemas = {
  bigquery: Type.named('BigQueryFault', Type.object({ errorMessage: reason })),
  snowflake: Type.nothing(),
  redshift: Type.named('RedshiftFault', Type.object({ success: Type.boolean(), error_msg: reason })),
} as const;

const query: InputFields = {
  output: label(
    'Answer of the function: an output (the first, by default), result (all of them as JSON), error (why there is none) or schedule (the rows as JSON)',
    { optional: true },
  ),
  interval: choice(
    'Interval of the schedule rows; without it the usual one of the calculator',
    { month: 'one row per month', year: 'one row per year', period: 'one row per period' },
    { optional: true },
  ),
};

/** `POST /sql/{engine}/{id}`: a calculator as a function of a database engine. */
export function sqlOperation(calculator: AnyCalculator, engine: Engine): Operation {
  const { id, name, examples } = calculator;
  const { name: engineName, writeFault } = contracts[engine];
  return {
    operationId: `sql${pascalCase(engine)}${pascalCase(id)}`,
    method: 'POST',
    path: sqlPath(engine, id),
    tag: 'SQL',
    summary: `${name}, as a function of ${engineName}`,
    description:
      `Answers the calls of a function of ${engineName} in its own form; "./centwise sql ${engine}" prints the statements that create the functions. ` +
      'Arguments are the inputs by position, in the order in which they are declared; null is an input that is not given, and optional ones at the end may be left out. A number may be a text, as engines write exact numbers. ' +
      `A call whose values are not accepted is null, and with output=result {"error": "…"}; the others are answered. At most ${bounds.lines} calls in ${bounds.sqlBytes / 1024 ** 2} MiB, which may be packed with gzip, ` +
      `and ${bounds.batchRows} rows of schedules. The quota counts each call as one request. The same request has the same reply.`,
    query,
    body: {
      schema: Type.named(`${engineName}Calls`, schemas[engine].body),
      example: exampleOf(engine, exampleArguments(calculator)),
      maxBytes: bounds.sqlBytes,
      mayBePacked: true,
    },
    reply: {
      schema: Type.named(`${engineName}Answers`, schemas[engine].reply),
      example: replyOf(engine, examples[0].output[Object.keys(calculator.output)[0]!] ?? null),
    },
    ...(writeFault !== undefined && { fault: { schema: faultSchemas[engine], write: writeFault } }),
    problems: [],
  };
}

/** The arguments of the first example, without those at the end that need not be given. */
function exampleArguments(calculator: AnyCalculator): readonly unknown[] {
  const [{ input }] = calculator.examples;
  const given = argumentNames(calculator).map((name) => input[name] ?? null);
  return given.slice(0, Math.max(requiredCount(calculator), given.findLastIndex((one) => one !== null) + 1));
}

function exampleOf(engine: Engine, given: readonly unknown[]): OperationBody['example'] {
  if (engine === 'bigquery') return { calls: [given] };
  return engine === 'snowflake' ? { data: [[0, ...given]] } : { num_records: 1, arguments: [given] };
}

function replyOf(engine: Engine, answer: unknown): object {
  if (engine === 'bigquery') return { replies: [answer] };
  if (engine === 'snowflake') return { data: [[0, answer]] };
  const result = typeof answer === 'object' && answer !== null ? JSON.stringify(answer) : answer;
  return { success: true, num_records: 1, results: [result] };
}
