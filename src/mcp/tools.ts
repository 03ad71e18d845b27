import { Type, type TSchema } from 'typebox';
import type { AnyCalculator } from '#catalogue/define.ts';
import { conversionOperation, ratesOperation } from '#derive/currency-operations.ts';
import { calculatorOperation, calculationOperation, listOperation } from '#derive/operations.ts';
import { calculationPath, calculatorPath, solvePath } from '#derive/paths.ts';
import { solveOperation } from '#derive/question-operations.ts';
import { inputSchema, outputSchema } from '#derive/schemas.ts';
import { describeCalculation } from './descriptions.ts';

/** One operation of the API, asked for a tool. */
export interface ToolCall {
  readonly method: 'GET' | 'POST';
  /** Below the version segment. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A tool as MCP lists it, and the operation that answers it. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** JSON Schema of an object. */
  readonly inputSchema: TSchema;
  readonly outputSchema: TSchema;
  /** What a call of it asks; the arguments are not checked yet. */
  readonly callFor: (given: Readonly<Record<string, unknown>>) => ToolCall;
  /** Whether the argument `calculator` is the id of one, and must be. */
  readonly takesCalculator?: true;
  /** Where the reply is an array: the member that holds it, as a result must be an object. */
  readonly wrappedAs?: string;
}

const strict = { additionalProperties: false };

/** A tool for each calculator, and a few for all of them and for currencies. */
export function listTools(catalogue: readonly AnyCalculator[]): readonly Tool[] {
  return [
    listTool(catalogue),
    describeTool(catalogue),
    explainTool(catalogue),
    solveTool(catalogue),
    ...currencyTools,
    ...catalogue.map(calculatorTool),
  ];
}

function calculatorTool(calculator: AnyCalculator): Tool {
  const { path } = calculationOperation(calculator);
  return {
    name: calculator.id.replaceAll('-', '_'),
    title: calculator.name,
    description: describeCalculation(calculator),
    inputSchema: inputSchema(calculator.input),
    outputSchema: outputSchema(calculator),
    callFor: (body) => ({ method: 'POST', path, body }),
  };
}

function listTool(catalogue: readonly AnyCalculator[]): Tool {
  const { path, reply } = listOperation(catalogue);
  return {
    name: 'list_calculators',
    title: 'List of calculators',
    description:
      'Lists every calculator with id, name and category. Use it to find the right one; each is a tool of its own whose name ' +
      'is the id with underscores. Takes nothing, has no side effects.',
    inputSchema: Type.Object({}, strict),
    outputSchema: Type.Object({ calculators: reply.schema }, strict),
    callFor: () => ({ method: 'GET', path }),
    wrappedAs: 'calculators',
  };
}

/** A calculator's id; nothing else may become part of a path. */
function idField(catalogue: readonly AnyCalculator[]): TSchema {
  return Type.Enum(
    catalogue.map(({ id }) => id),
    { type: 'string', description: 'The id of a calculator' },
  );
}

function describeTool(catalogue: readonly AnyCalculator[]): Tool {
  const [first] = catalogue as readonly [AnyCalculator];
  return {
    name: 'describe_calculator',
    title: 'One calculator in full',
    description:
      'Describes one calculator: its inputs and outputs with units, bounds and defaults, the formula with its special cases ' +
      'and source, conventions of timing, compounding and rounding, and worked examples.',
    inputSchema: Type.Object({ calculator: idField(catalogue) }, strict),
    outputSchema: calculatorOperation(first).reply.schema,
    callFor: ({ calculator }) => ({ method: 'GET', path: calculatorPath(text(calculator)) }),
    takesCalculator: true,
  };
}

function explainTool(catalogue: readonly AnyCalculator[]): Tool {
  return {
    name: 'explain_calculation',
    title: 'Calculation with its steps',
    description:
      'Runs a calculator and shows its work: the formula, every step with its unrounded value, the sources, and what was taken ' +
      'for granted (timing, compounding, rounding, defaults). Use it when a person asks why, or wants to check a figure. ' +
      'With schedule set to month or year, also the rows of the schedule, where the calculator has one; every column adds up ' +
      'to the totals.',
    inputSchema: Type.Object(
      {
        calculator: idField(catalogue),
        inputs: Type.Object({}, { description: "The calculator's inputs, as its own tool takes them" }),
        schedule: Type.Optional(
          Type.Enum(['month', 'year'], { type: 'string', description: 'One row a month or a year' }),
        ),
      },
      strict,
    ),
    outputSchema: Type.Object({}, { description: 'The results, explanation, assumptions, and schedule' }),
    callFor: ({ calculator, inputs, schedule }) => ({
      method: 'POST',
      path: calculationPath(text(calculator)),
      query: {
        include: schedule === undefined ? 'explanation,assumptions' : 'explanation,assumptions,schedule',
        ...(schedule !== undefined && { interval: text(schedule) }),
      },
      body: inputs,
    }),
    takesCalculator: true,
  };
}

function solveTool(catalogue: readonly AnyCalculator[]): Tool {
  const [first] = catalogue as readonly [AnyCalculator];
  const { description, reply } = solveOperation(first);
  const { properties } = reply.schema as unknown as {
    readonly properties: Readonly<Record<string, TSchema>>;
  };
  return {
    name: 'solve_for_input',
    title: 'Calculation, solved for an input',
    description:
      `Finds what an input must be for a result: "what home price can I afford for 2,000 a month?" ${description} Where no ` +
      'value gives the target, the error names the nearest that can be reached.',
    inputSchema: Type.Object(
      {
        calculator: idField(catalogue),
        solve_for: Type.String({ description: 'The input that is wanted: a number of the calculator' }),
        target: Type.Object({}, { description: 'One output and the value it shall have, as {"emi": 500}' }),
        inputs: Type.Object({}, { description: 'All other inputs' }),
      },
      strict,
    ),
    outputSchema: Type.Object({
      solve_for: properties['solve_for']!,
      value: properties['value']!,
      exact: properties['exact']!,
      unique: properties['unique']!,
      result: Type.Object({}, { description: "The calculator's reply with this value" }),
    }),
    callFor: ({ calculator, ...body }) => ({ method: 'POST', path: solvePath(text(calculator)), body }),
    takesCalculator: true,
  };
}

const currencyTools: readonly Tool[] = [
  {
    name: 'convert_currency',
    title: 'Currency conversion',
    description:
      `${conversionOperation.description} The amount is converted at the rate as served and rounded once, to the minor unit of ` +
      'the target currency. The reply says when the rate was observed and whether it is stale.',
    inputSchema: conversionOperation.body!.schema,
    outputSchema: conversionOperation.reply.schema,
    callFor: (body) => ({ method: conversionOperation.method, path: conversionOperation.path, body }),
  },
  {
    name: 'currency_rates',
    title: 'Currency rates',
    description: `${ratesOperation.description} Give symbols to keep the reply short.`,
    inputSchema: inputSchema(ratesOperation.query),
    outputSchema: ratesOperation.reply.schema,
    callFor: (given) => ({ method: ratesOperation.method, path: ratesOperation.path, query: asQuery(given) }),
  },
];

/** A list stands in one parameter, with commas between. */
function asQuery(given: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, text(value)]));
}

function text(value: unknown): string {
  return Array.isArray(value)
    ? value.map(text).join(',')
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);
}
