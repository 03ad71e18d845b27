import { bounds } from '#base/bounds.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { byIds } from '#catalogue/ids.ts';
import { findNearestName } from '#base/nearest.ts';
import { type Operation, scopeOf } from '#api/operations/operation.ts';
import { calculationOperation } from '#api/operations/calculator-operations.ts';
import { nameInCode } from '#api/type-names.ts';
import { calculationPath, solvePath, sweepPath } from '#api/paths.ts';
import { solveOperation, sweepOperation } from '#api/operations/question-operations.ts';
import { type Interval, intervalsOf } from '#calculate/schedule/schedule.ts';
import { inputSchema } from '#api/schemas.ts';
import type { Search } from '#text/search/search.ts';
import { describeValue, unknownFields } from '#calculate/check/violations.ts';
import { argumentSchema, forwardCall, type Given, type Tool, type ToolCall } from './tool.ts';

/** The most IDs in a suggestion. */
const MAX_SUGGESTED = 3;

export const calculatorArgument = { type: 'string', description: 'Calculator id' };
const inputsArgument = { type: 'object', description: 'Input values by field name' };

/** A calculator, or the error about an argument that is not the ID of one. */
export type FindCalculator = (id: unknown) => AnyCalculator | string;

export function createCalculatorFinder(catalogue: readonly AnyCalculator[], search: Search): FindCalculator {
  const byId = byIds(catalogue, (calculator) => calculator);
  const listed = catalogue.map(({ id }) => id);
  return (id) => {
    const found = byId.get(id as string);
    if (found !== undefined) return found;
    const ids = new Set<string>();
    if (typeof id === 'string') {
      const nearest = findNearestName(id, listed);
      if (nearest !== undefined) ids.add(nearest);
      for (const similar of search(id).calculators) ids.add(similar.id);
    }
    const advice =
      ids.size === 0
        ? 'use search_calculators'
        : `did you mean ${[...ids].slice(0, MAX_SUGGESTED).join(', ')}?`;
    return `/calculator must be the id of a calculator; got ${describeValue(id)}: ${advice}`;
  };
}

/** The name of the tool for one calculator. */
export function toolNameOf({ id }: Pick<AnyCalculator, 'id'>): string {
  return nameInCode(id).replaceAll('-', '_');
}

/** A tool of one calculator, which takes its inputs as arguments. */
export function createCalculatorTool(calculator: AnyCalculator, scope: string | null): Tool {
  const { id, name, summary, input } = calculator;
  return {
    name: toolNameOf(calculator),
    title: name,
    description: summary,
    scope,
    inputSchema: inputSchema(input),
    answer: (body, { callOperation }) =>
      forwardCall(callOperation, { method: 'POST', path: calculationPath(id), body }),
  };
}

/** A tool that runs any calculator. */
interface CalculationTool extends Pick<Tool, 'name' | 'title' | 'description'> {
  /** The arguments in addition to the calculator. */
  readonly properties: Readonly<Record<string, object>>;
  readonly required: readonly string[];
  /** The operation that it calls. */
  readonly operation: (calculator: AnyCalculator) => Operation;
  readonly path: (id: string) => string;
  readonly read: (calculator: AnyCalculator, given: Given) => Pick<ToolCall, 'query' | 'body'>;
  /** The place of the body in the arguments, as a JSON pointer. */
  readonly bodyAt: string;
  /** The errors in arguments that the operation does not see. */
  readonly check?: (calculator: AnyCalculator, given: Given) => readonly string[];
}

const calculate: CalculationTool = {
  name: 'calculate',
  title: 'Calculate',
  description:
    'Run a calculator. Results are exact and rounded once. Rates are percentages: 7 means 7 percent. Set schedule to get ' +
    'the rows by month or year, where there are any; years keep the reply short.',
  properties: { inputs: inputsArgument, schedule: { type: 'string', enum: ['month', 'year'] } },
  required: ['inputs'],
  operation: calculationOperation,
  path: calculationPath,
  read: (calculator, { inputs, schedule }) => ({
    ...(isInterval(calculator, schedule) && { query: { include: 'schedule', interval: schedule } }),
    body: inputs,
  }),
  bodyAt: '/inputs',
  check: (calculator, { schedule }) => {
    if (schedule === undefined || isInterval(calculator, schedule)) return [];
    const intervals = intervalsOf(calculator);
    const expected =
      intervals.length === 0 ? 'left out, because this calculator has no schedule' : intervals.join(' or ');
    return [`/schedule must be ${expected}; got ${describeValue(schedule)}`];
  },
};

const solve: CalculationTool = {
  name: 'solve',
  title: 'Solve for an input',
  description:
    'Find the value of one input that gives an output a target value. Use it for questions such as "What home price can ' +
    'I afford at 2,000 a month?"',
  properties: {
    solve_for: { type: 'string', description: 'Input to find' },
    target: { type: 'object', description: 'One output with its value, such as {"monthly_payment": 2000}' },
    inputs: { type: 'object', description: 'All other inputs' },
  },
  required: ['solve_for', 'target', 'inputs'],
  operation: solveOperation,
  path: solvePath,
  read: (_, { calculator: _id, ...body }) => ({ body }),
  bodyAt: '',
};

const variedInput = argumentSchema(
  {
    field: { type: 'string' },
    values: { type: 'array', items: { type: ['number', 'string'] } },
    from: { type: 'number' },
    to: { type: 'number' },
    step: { type: 'number' },
  },
  ['field'],
);

const sweep: CalculationTool = {
  name: 'sweep',
  title: 'Compare values of inputs',
  description:
    `Run a calculator for every combination of values of one or two inputs, at most ${bounds.sweepCells}. Use it to compare ` +
    'alternatives. Name the outputs you need to keep the reply short.',
  properties: {
    inputs: { type: 'object', description: 'Inputs that do not vary' },
    vary: {
      type: 'array',
      description: 'One or two inputs, each with values, or with from, to and step',
      items: variedInput,
    },
    outputs: { type: 'array', items: { type: 'string' } },
  },
  required: ['inputs', 'vary'],
  operation: sweepOperation,
  path: sweepPath,
  read: (_, { calculator: _id, ...body }) => ({ body }),
  bodyAt: '',
};

const explain: CalculationTool = {
  name: 'explain',
  title: 'Explain a calculation',
  description:
    'Run a calculator and show how the results are calculated: formula, steps, sources and assumptions. Use it when ' +
    'someone asks why, or wants to check a figure.',
  properties: { inputs: inputsArgument },
  required: ['inputs'],
  operation: calculationOperation,
  path: calculationPath,
  read: (_, { inputs }) => ({ query: { include: 'explanation,assumptions' }, body: inputs }),
  bodyAt: '/inputs',
};

/** The tools that run any calculator, `calculate` first. */
export function createCalculationTools(
  catalogue: readonly AnyCalculator[],
  find: FindCalculator,
): readonly Tool[] {
  const [first] = catalogue as readonly [AnyCalculator];
  return [calculate, solve, sweep, explain].map((tool) =>
    createTool(tool, scopeOf(tool.operation(first)), find),
  );
}

function createTool(tool: CalculationTool, scope: string | null, find: FindCalculator): Tool {
  const { name, title, description, required, path, read, bodyAt, check } = tool;
  const properties = { calculator: calculatorArgument, ...tool.properties };
  return {
    name,
    title,
    description,
    scope,
    inputSchema: argumentSchema(properties, ['calculator', ...required]),
    answer: async (given, { callOperation }) => {
      const calculator = find(given['calculator']);
      if (typeof calculator === 'string') return { faults: [calculator] };
      const known = Object.fromEntries(Object.entries(given).filter(([argument]) => argument in properties));
      const faults = [
        ...unknownArguments(given, Object.keys(properties), calculator),
        ...(check?.(calculator, known) ?? []),
      ];
      const call = {
        method: 'POST',
        path: path(calculator.id),
        ...read(calculator, { inputs: {}, ...known }),
      } as const;
      const answer = await forwardCall(callOperation, call, bodyAt);
      if (faults.length === 0) return answer;
      return { faults: 'faults' in answer ? [...faults, ...answer.faults] : faults };
    },
  };
}

function isInterval(calculator: AnyCalculator, schedule: unknown): schedule is Interval {
  return intervalsOf(calculator).some((interval) => interval === schedule);
}

function unknownArguments(
  given: Given,
  known: readonly string[],
  { input }: AnyCalculator,
): readonly string[] {
  return unknownFields(Object.keys(given), known).map(({ field, detail }) =>
    Object.hasOwn(input, field) ? `/${field} belongs in inputs` : `/${field} ${detail}`,
  );
}
