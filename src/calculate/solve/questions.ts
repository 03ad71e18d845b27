import type { AnyCalculator, InputValues } from '#catalogue/declare/define.ts';
import type { Evaluator } from '#catalogue/run/evaluate.ts';
import type { InputField } from '#catalogue/declare/fields.ts';
import { moneyOf } from '#calculate/result/result.ts';
import { PLACE, unitOf } from '#catalogue/declare/units.ts';

/**
 * A solve request: find the input for which an output has the target value, with all other inputs given. All
 * values are valid.
 */
export interface Question {
  /** A field, or a JSON pointer to a number in a list. */
  readonly solveFor: string;
  readonly output: string;
  readonly target: number;
  readonly inputs: InputValues;
}

/** The inputs that can be solved for: all numbers, but for those that say how it is calculated. */
export function solvableFields({ input }: AnyCalculator): readonly string[] {
  return Object.keys(input).filter((name) => isNumber(input[name]!) && input[name]!.isOfMethod !== true);
}

function isNumber({ kind }: InputField): boolean {
  return kind === 'real' || kind === 'integer';
}

/** The field of the number that a JSON pointer refers to in lists of inputs; undefined when there is none. */
export function findListField(
  { input }: AnyCalculator,
  inputs: InputValues,
  pointer: string,
): InputField | undefined {
  const [name = '', index = '', member, ...rest] = pointer.split('/').slice(1);
  const field = input[name];
  const items: unknown = inputs[name];
  const isItem = Array.isArray(items) && /^(0|[1-9]\d*)$/.test(index) && Number(index) < items.length;
  if (field === undefined || !isItem || rest.length > 0) return undefined;
  const found = member === undefined ? field.item : field.fields?.[member];
  return found !== undefined && isNumber(found) ? found : undefined;
}

/** The outputs that can be a target: all numbers except those that are discontinuous. */
export function targetOutputs({ output }: AnyCalculator): readonly string[] {
  return Object.keys(output).filter((name) => output[name]!.kind === 'number' && !output[name]!.isJumping);
}

/**
 * The default question: a field and an output of the first example that depends on it, by the laws of the
 * calculator; of `main`, where one is known.
 */
export function usualQuestion(
  calculator: AnyCalculator,
  main?: string,
): Pick<Question, 'solveFor' | 'output'> {
  const { laws, examples } = calculator;
  const [fields, outputs] = [solvableFields(calculator), targetOutputs(calculator)];
  const [{ input, output: results }] = examples;
  const pairs = [laws.rises, laws.falls].flatMap((law) =>
    Object.entries(law ?? {}).flatMap(([output, names = []]) =>
      names.map((solveFor) => ({ solveFor, output })),
    ),
  );
  const givenFields = fields.filter((name) => name in input);
  const foundOutputs = outputs.filter((name) => name in results && !(name in input));
  const usual = pairs.filter(
    ({ solveFor, output }) => givenFields.includes(solveFor) && foundOutputs.includes(output),
  );
  // Few ask for the place of an item in a list.
  const ofValue = usual.find(({ output }) => unitOf(calculator.output[output]!) !== PLACE);
  return (
    usual.find(({ output }) => output === main) ??
    ofValue ??
    usual[0] ?? { solveFor: givenFields[0] ?? firstInLists(calculator, input), output: foundOutputs[0]! }
  );
}

/** A pointer to the first number in a list of an example that has no other number. */
function firstInLists(calculator: AnyCalculator, input: InputValues): string {
  const pointers = Object.entries(input).flatMap(([name, items]) => {
    const members = Object.keys(calculator.input[name]?.fields ?? {});
    return Array.isArray(items) ? members.map((member) => `/${name}/0/${member}`) : [];
  });
  return pointers.find((pointer) => findListField(calculator, input, pointer) !== undefined)!;
}

/** The value in the place that is solved for. */
export function valueAt(inputs: InputValues, solveFor: string): unknown {
  const path = solveFor.startsWith('/') ? solveFor.slice(1).split('/') : [solveFor];
  return path.reduce<unknown>((inner, name) => (inner as Readonly<Record<string, unknown>>)[name], inputs);
}

/** The decimal places of an output that can be a target. */
export function outputDecimals(
  calculator: AnyCalculator,
  evaluator: Evaluator,
  inputs: InputValues,
  output: string,
): number {
  return evaluator.decimals(moneyOf(inputs).decimals)[Object.keys(calculator.output).indexOf(output)]!;
}

/** The inputs with a value in the place that is solved for. */
export function withValue(inputs: InputValues, solveFor: string, value: number): InputValues {
  if (!solveFor.startsWith('/')) return { ...inputs, [solveFor]: value };
  const [name = '', index = '', member] = solveFor.split('/').slice(1);
  const items = [...(inputs[name] as unknown[])];
  items[Number(index)] =
    member === undefined ? value : { ...(items[Number(index)] as object), [member]: value };
  return { ...inputs, [name]: items } as InputValues;
}
