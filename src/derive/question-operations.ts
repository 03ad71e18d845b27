import { bounds } from '#base/bounds.ts';
import { Type, type TSchema } from 'typebox';
import type { AnyCalculator, InputFields } from '#catalogue/define.ts';
import type { Operation } from './operation.ts';
import { solvePath, sweepPath } from './paths.ts';
import { inputSchema, outputSchema } from './schemas.ts';
import { solvableFields, targetOutputs, usualQuestion, valueAt } from './questions.ts';
import { variableFields } from './sweeping.ts';

const strict = { additionalProperties: false };
const cellProblemSchema = Type.Object({ code: Type.String(), detail: Type.String() }, strict);

/** Every field may be absent: the one that is solved for or varied is left out. */
function partialInputSchema(fields: InputFields): TSchema {
  return Type.Partial(inputSchema(fields));
}

/** CompoundInterest for compound-interest or compound_interest. */
export function pascalCase(name: string): string {
  return name.replace(/(^|[-_])([a-z0-9])/g, (_match, _dash, letter: string) => letter.toUpperCase());
}

/** A field, or a JSON pointer to a number in a list. */
function solveForSchema(calculator: AnyCalculator): TSchema {
  const { input } = calculator;
  const lists = Object.keys(input).filter(
    (name) => input[name]!.item !== undefined || input[name]!.fields !== undefined,
  );
  const fields = Type.Enum([...solvableFields(calculator)], { type: 'string' });
  if (lists.length === 0) return fields;
  const pattern = `^/(${lists.join('|')})/(0|[1-9][0-9]*)(/[a-z_]+)?$`;
  const description =
    'JSON pointer to a number in a list, such as /cash_flows/0; the number given there is ignored';
  return Type.Union([fields, Type.String({ pattern, description })]);
}

function solutionMembers(calculator: AnyCalculator) {
  return {
    value: Type.Number({ description: 'Value of the input' }),
    exact: Type.Boolean({ description: 'True when the value gives exactly the target' }),
    reached: Type.Boolean({ description: 'True when the output is at least the target' }),
    from: Type.Number({ description: 'Lower end of the interval in which the output stays the same' }),
    to: Type.Number({ description: 'Upper end of that interval' }),
    result: outputSchema(calculator),
  };
}

/** `POST /solve/{id}`: which value of one input gives an output its value. */
export function solveOperation(calculator: AnyCalculator): Operation {
  const { id, name, examples } = calculator;
  const { solveFor, output: target } = usualQuestion(calculator);
  const { [solveFor]: _, ...inputs } = examples[0].input;
  const value = valueAt(examples[0].input, solveFor);
  const targetSchema = Type.Partial(
    Type.Object(Object.fromEntries(targetOutputs(calculator).map((one) => [one, Type.Number()])), strict),
  );
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
      'the end of the interval where the output changes: the lowest payment, deposit or balance that gives the target. Where the ' +
      'output jumps over the target, "exact" is false and "value" is the first value that reaches it. "solutions" lists every ' +
      'solution when there are several, at most 100; "reached" says whether the output is at least the target.',
    query: {},
    body: {
      schema: Type.Object(
        {
          solve_for: solveForSchema(calculator),
          target: { ...targetSchema, minProperties: 1, maxProperties: 1 },
          inputs: partialInputSchema(calculator.input),
        },
        strict,
      ),
      example: { solve_for: solveFor, target: { [target]: examples[0].output[target] }, inputs },
    },
    reply: {
      schema: Type.Object(
        {
          solve_for: Type.String({ description: 'Field or JSON pointer that was solved for' }),
          ...solutionMembers(calculator),
          unique: Type.Boolean({ description: 'False when other values also give the target' }),
          solutions: Type.Optional(
            Type.Array(Type.Object(solutionMembers(calculator), strict), {
              description: 'Every solution, lowest first, when there are several',
            }),
          ),
          solutions_omitted: Type.Optional(
            Type.Integer({ description: 'Number of solutions beyond those listed' }),
          ),
        },
        strict,
      ),
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
    problems: ['no-solution'],
  };
}

/** `POST /sweep/{id}`: the results while one or two inputs vary. */
export function sweepOperation(calculator: AnyCalculator): Operation {
  const { id, name, input, examples } = calculator;
  const field = variableFields(calculator).find((name) => name in examples[0].input)!;
  const { [field]: value, ...inputs } = examples[0].input;
  const { currency: _, ...results } = examples[0].output;
  const words = Type.Enum([...variableFields(calculator)], { type: 'string' });
  const values = Type.Array(Type.Union([Type.Number(), Type.String()]), {
    minItems: 1,
    maxItems: bounds.sweepCells,
  });
  const outputProperties = outputSchema(calculator).properties;
  return {
    operationId: `sweep${pascalCase(id)}`,
    method: 'POST',
    path: sweepPath(id),
    tag: 'Sweep',
    summary: `${name}, with varying inputs`,
    description: `One calculation for every combination of the values of one or two inputs, at most ${bounds.sweepCells}; the last axis varies fastest.`,
    query: {},
    body: {
      schema: Type.Object(
        {
          inputs: partialInputSchema(input),
          vary: Type.Array(
            Type.Union([
              Type.Object({ field: words, values }, strict),
              Type.Object(
                { field: words, from: Type.Number(), to: Type.Number(), step: Type.Number() },
                strict,
              ),
            ]),
            { minItems: 1, maxItems: 2 },
          ),
          outputs: Type.Optional(Type.Array(Type.Enum(Object.keys(calculator.output), { type: 'string' }))),
        },
        strict,
      ),
      example: { inputs, vary: [{ field, values: [value] }] },
    },
    reply: {
      schema: Type.Object(
        {
          axes: Type.Array(Type.Object({ field: Type.String(), values }, strict)),
          rows: Type.Array(
            Type.Partial(
              Type.Object(
                { ...inputSchema(input).properties, ...outputProperties, problem: cellProblemSchema },
                strict,
              ),
            ),
            { description: 'Varied inputs and results, or the problem of the cell' },
          ),
        },
        strict,
      ),
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
    svg: 'With one output: a line chart over one input, or a heat map over two',
    problems: [],
  };
}
