import { bounds } from '#base/bounds.ts';
import type { Schema } from '#base/json-schema.ts';
import * as Type from '#base/json-schema.ts';
import type { AnyCalculator, InputFields } from '#catalogue/define.ts';
import type { Operation } from './operation.ts';
import { solvePath, sweepPath } from './paths.ts';
import { inputSchema, outputSchema } from './schemas.ts';
import { solvableFields, targetOutputs, usualQuestion, valueAt } from './questions.ts';
import { variableFields } from './sweeping.ts';

const strict = { additionalProperties: false };
const cellProblemSchema = Type.object({ code: Type.string(), detail: Type.string() }, strict);

/** Every field may be absent: the one that is solved for or varied is left out. */
function partialInputSchema(fields: InputFields): Schema {
  return Type.partial(inputSchema(fields).properties, strict);
}

/** CompoundInterest for compound-interest or compound_interest. */
export function pascalCase(name: string): string {
  return name.replace(/(^|[-_])([a-z0-9])/g, (_match, _dash, letter: string) => letter.toUpperCase());
}

/** A field, or a JSON pointer to a number in a list. */
function solveForSchema(calculator: AnyCalculator): Schema {
  const { input } = calculator;
  const lists = Object.keys(input).filter(
    (name) => input[name]!.item !== undefined || input[name]!.fields !== undefined,
  );
  const fields = Type.words(solvableFields(calculator));
  if (lists.length === 0) return fields;
  const pattern = `^/(${lists.join('|')})/(0|[1-9][0-9]*)(/[a-z_]+)?$`;
  const description =
    'JSON pointer to a number in a list, such as /cash_flows/0; the number given there is ignored';
  return Type.anyOf([fields, Type.string({ pattern, description })]);
}

function solutionMembers(calculator: AnyCalculator) {
  return {
    value: Type.number({ description: 'Value of the input' }),
    exact: Type.boolean({ description: 'True when the value gives exactly the target' }),
    reached: Type.boolean({ description: 'True when the output is at least the target' }),
    from: Type.number({ description: 'Lower end of the interval in which the output stays the same' }),
    to: Type.number({ description: 'Upper end of that interval' }),
    result: outputSchema(calculator),
  };
}

/** `POST /solve/{id}`: which value of one input gives an output its value. */
export function solveOperation(calculator: AnyCalculator): Operation {
  const { id, name, examples } = calculator;
  const { solveFor, output: target } = usualQuestion(calculator);
  const { [solveFor]: _, ...inputs } = examples[0].input;
  const value = valueAt(examples[0].input, solveFor);
  const targetSchema = Type.partial(
    Object.fromEntries(targetOutputs(calculator).map((one) => [one, Type.number()])),
    strict,
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
      schema: Type.object(
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
      schema: Type.object(
        {
          solve_for: Type.string({ description: 'Field or JSON pointer that was solved for' }),
          ...solutionMembers(calculator),
          unique: Type.boolean({ description: 'False when other values also give the target' }),
          solutions: Type.optional(
            Type.list(Type.object(solutionMembers(calculator), strict), {
              description: 'Every solution, lowest first, when there are several',
            }),
          ),
          solutions_omitted: Type.optional(
            Type.integer({ description: 'Number of solutions beyond those listed' }),
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
  const words = Type.words(variableFields(calculator));
  const values = Type.list(Type.anyOf([Type.number(), Type.string()]), {
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
      schema: Type.object(
        {
          inputs: partialInputSchema(input),
          vary: Type.list(
            Type.anyOf([
              Type.object({ field: words, values }, strict),
              Type.object(
                { field: words, from: Type.number(), to: Type.number(), step: Type.number() },
                strict,
              ),
            ]),
            { minItems: 1, maxItems: 2 },
          ),
          outputs: Type.optional(Type.list(Type.words(Object.keys(calculator.output)))),
        },
        strict,
      ),
      example: { inputs, vary: [{ field, values: [value] }] },
    },
    reply: {
      schema: Type.object(
        {
          axes: Type.list(Type.object({ field: Type.string(), values }, strict)),
          rows: Type.list(
            Type.partial(
              { ...inputSchema(input).properties, ...outputProperties, problem: cellProblemSchema },
              strict,
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
