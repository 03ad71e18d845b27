import { Type, type TSchema } from 'typebox';
import type { AnyCalculator, InputFields } from '#catalogue/define.ts';
import type { Operation } from './operation.ts';
import { solvePath, sweepPath } from './paths.ts';
import { inputSchema, outputSchema } from './schemas.ts';
import { solvableFields, targetOutputs } from './solving.ts';
import { MOST_CELLS, variableFields } from './sweeping.ts';

const strict = { additionalProperties: false };
const cellProblemSchema = Type.Object({ code: Type.String(), detail: Type.String() }, strict);

/** Every field may be absent: which one is, depends on what is asked. */
function partialInputSchema(fields: InputFields): TSchema {
  return Type.Partial(inputSchema(fields));
}

/** CompoundInterest for compound-interest, as for compound_interest. */
export function pascalCase(name: string): string {
  return name.replace(/(^|[-_])([a-z])/g, (_match, _dash, letter: string) => letter.toUpperCase());
}

/** `POST /solve/{id}`: which value of one input gives an output its value. */
export function solveOperation(calculator: AnyCalculator): Operation {
  const { id, name, examples } = calculator;
  const solveFor = solvableFields(calculator).find((field) => field in examples[0].input)!;
  const target = targetOutputs(calculator).find((output) => output in examples[0].output)!;
  const { [solveFor]: value, ...inputs } = examples[0].input;
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
      'The value of one input for which an output has a given value: the one with the fewest decimals that gives it back. Where ' +
      'several do, "unique" is false and "solutions" has all. Where the target is passed without being met, as with whole ' +
      'months, "exact" is false and the value is the nearest.',
    query: {},
    body: {
      schema: Type.Object(
        {
          solve_for: Type.Enum([...solvableFields(calculator)], { type: 'string' }),
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
          solve_for: Type.String(),
          value: Type.Number(),
          result: outputSchema(calculator),
          exact: Type.Boolean({ description: 'Whether the value gives the very target' }),
          unique: Type.Boolean({ description: 'Whether no other value was found' }),
          solutions: Type.Optional(
            Type.Array(
              Type.Object(
                { value: Type.Number(), exact: Type.Boolean(), result: outputSchema(calculator) },
                strict,
              ),
            ),
          ),
        },
        strict,
      ),
      example: { solve_for: solveFor, value, result: examples[0].output, exact: true, unique: true },
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
    maxItems: MOST_CELLS,
  });
  const outputProperties = outputSchema(calculator).properties;
  return {
    operationId: `sweep${pascalCase(id)}`,
    method: 'POST',
    path: sweepPath(id),
    tag: 'Sweep',
    summary: `${name}, with varying inputs`,
    description: `One calculation for every combination of the values of one or two inputs, at most ${MOST_CELLS}; the last axis is the fastest.`,
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
            { description: 'The inputs that vary and the results, or the problem of that cell' },
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
    svg: 'With one output: its line over one input, or a field of colours over two',
    problems: [],
  };
}
