import { bounds } from '#base/bounds.ts';
import * as Type from '#base/json-schema.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { textQuery } from './format-operations.ts';
import type { FormatPaths, Operation } from './operation.ts';
import { solvePath, sweepPath } from '#api/paths.ts';
import { usualQuestion, valueAt } from '#calculate/solve/questions.ts';
import { warningsSchema } from '#api/schemas.ts';
import { variableFields } from '#calculate/solve/sweeping.ts';
import { pascalCase } from '#api/type-names.ts';

const strict = { additionalProperties: false };

/**
 * What only the calculator decides: POST /calculate/{id} says what each accepts and answers. The document of
 * all calculators fills in the names that they have.
 */
export const inputsSchema = Type.named(
  'Inputs',
  Type.map(Type.unknown(), {
    description: 'Inputs of the calculator by name; its own operation says what it takes',
  }),
);
export const resultsSchema = Type.named(
  'Results',
  Type.map(Type.unknown(), { description: 'Results of the calculator, by name' }),
);

export const targetSchema = Type.named(
  'Target',
  Type.map(Type.number(), {
    minProperties: 1,
    maxProperties: 1,
    description: 'Output to reach, and the value that it should have',
  }),
);
export const inputNameSchema = Type.named('InputName', Type.string({ description: 'Name of the input' }));

const solutionMembers = {
  value: Type.number({ description: 'Value of the input' }),
  exact: Type.boolean({ description: 'True when the value gives exactly the target' }),
  reached: Type.boolean({
    description:
      'True when the goal is met: the output is at least the target, or at most where less is better, such as a cost, a gap or a duration',
  }),
  from: Type.number({ description: 'Lower end of the interval in which the output stays the same' }),
  to: Type.number({ description: 'Upper end of that interval' }),
  result: resultsSchema,
};

const solveBodySchema = Type.named(
  'SolveRequest',
  Type.object(
    {
      solve_for: Type.string({
        description: 'Input to solve for, or a JSON pointer to a number in a list such as /cash_flows/0',
      }),
      target: targetSchema,
      inputs: inputsSchema,
    },
    strict,
  ),
);

const solveReplySchema = Type.named(
  'SolveResult',
  Type.object(
    {
      solve_for: Type.string({ description: 'Field or JSON pointer that was solved for' }),
      ...solutionMembers,
      unique: Type.boolean({
        description: 'False when other values give the target, too: from "from" to "to", or in "solutions"',
      }),
      solutions: Type.optional(
        Type.list(Type.named('Solution', Type.object(solutionMembers, strict)), {
          description: 'Every solution that was found, lowest first, when there are several',
        }),
      ),
      solutions_omitted: Type.optional(
        Type.integer({ description: 'Number of solutions beyond those listed' }),
      ),
      warnings: Type.optional(warningsSchema),
    },
    strict,
  ),
);

/** The path below that of a question at which its answer is a text. */
export const solveFormats: FormatPaths = { text: { suffix: '/result.txt', title: 'text' } };

/** `POST /solve/{id}`: which value of one input gives an output its value. */
export function solveOperation(calculator: AnyCalculator): Operation {
  const { id, name, examples } = calculator;
  const { solveFor, output: target } = usualQuestion(calculator);
  const { [solveFor]: _, ...inputs } = examples[0].input;
  const value = valueAt(examples[0].input, solveFor);
  return {
    operationId: `solve${pascalCase(id)}`,
    method: 'POST',
    path: solvePath(id),
    tag: 'Solve',
    summary: `${name}, solved for an input`,
    description:
      'Finds the value of one input that gives an output a target value. "from" and "to" are the interval in which the output ' +
      'stays the same. Where it changes within the interval and only rounds to the target, "value" is the number in it with the ' +
      'fewest decimals. Where it is flat (a count of months, an amount that is never below 0), "unique" is false and "value" is ' +
      'the end of the interval where the output changes: the lowest payment, deposit or balance that gives the target, 0 if that ' +
      'does. Where the output jumps over the target, "exact" is false and "value" is on the side that meets the goal: at least the ' +
      'target, or at most where less is better (costs, payments, gaps, required amounts, durations). "reached" says whether it does. ' +
      '"solutions" lists all that were found, at most 100; of these "value" gives the target exactly where one does, and is not ' +
      'negative where one is not. An output that roundings move to and fro may have the target at further values.',
    query: textQuery,
    body: {
      schema: solveBodySchema,
      example: { solve_for: solveFor, target: { [target]: examples[0].output[target] }, inputs },
    },
    reply: {
      schema: solveReplySchema,
      example: {
        solve_for: solveFor,
        value,
        exact: true,
        reached: true,
        from: value,
        to: value,
        result: examples[0].output,
        unique: true,
      },
    },
    text: 'The question, a line for each value that answers it, whether there are others, and the results',
    formatPaths: solveFormats,
    problems: ['no-solution'],
  };
}

/** The path below that of a sweep at which it is a chart. */
export const sweepFormats: FormatPaths = { svg: { suffix: '/chart.svg', title: 'chart' } };

const valuesSchema = Type.list(Type.anyOf([Type.number(), Type.string()]), {
  minItems: 1,
  maxItems: bounds.sweepCells,
});

const sweepValuesSchema = Type.named(
  'SweepValues',
  Type.object({ field: inputNameSchema, values: valuesSchema }, strict),
);

const sweepBodySchema = Type.named(
  'SweepRequest',
  Type.object(
    {
      inputs: inputsSchema,
      vary: Type.list(
        Type.anyOf([
          sweepValuesSchema,
          Type.named(
            'SweepRange',
            Type.object(
              { field: inputNameSchema, from: Type.number(), to: Type.number(), step: Type.number() },
              strict,
            ),
          ),
        ]),
        { minItems: 1, maxItems: 2, description: 'Inputs to vary, each with its values or with a range' },
      ),
      outputs: Type.optional(Type.list(Type.string(), { description: 'Outputs to return; all when absent' })),
    },
    strict,
  ),
);

const sweepReplySchema = Type.named(
  'SweepResult',
  Type.object(
    {
      axes: Type.list(sweepValuesSchema, { description: 'Varied inputs with all their values' }),
      rows: Type.list(Type.map(Type.unknown()), {
        description:
          'Varied inputs and results; a cell without a result has its "problem", with code and detail',
      }),
      warnings: Type.optional(warningsSchema),
    },
    strict,
  ),
);

/** `POST /sweep/{id}`: the results while one or two inputs vary. */
export function sweepOperation(calculator: AnyCalculator): Operation {
  const { id, name, examples } = calculator;
  const field = variableFields(calculator).find((name) => name in examples[0].input)!;
  const { [field]: value, ...inputs } = examples[0].input;
  const { currency: _, ...results } = examples[0].output;
  return {
    operationId: `sweep${pascalCase(id)}`,
    method: 'POST',
    path: sweepPath(id),
    tag: 'Sweep',
    summary: `${name}, with varying inputs`,
    description: `One calculation for every combination of the values of one or two inputs, at most ${bounds.sweepCells}; the last axis varies fastest.`,
    query: {},
    body: { schema: sweepBodySchema, example: { inputs, vary: [{ field, values: [value] }] } },
    reply: {
      schema: sweepReplySchema,
      example: {
        axes: [{ field, values: [value] }],
        rows: [
          {
            [field]: value,
            ...results,
            ...('currency' in examples[0].output && { currency: examples[0].output['currency'] }),
          },
        ],
      },
    },
    csv: 'A row for each combination, with its inputs, its results but for lists, and the problem where it has none',
    svg: 'With one output: a line chart over one input, or a heat map over two',
    formatPaths: sweepFormats,
    problems: [],
  };
}
