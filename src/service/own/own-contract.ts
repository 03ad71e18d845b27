import { isDeepStrictEqual } from 'node:util';
import type { AnyCalculator, InputValues } from '#catalogue/declare/define.ts';
import { catalogue } from '#catalogue/index.ts';
import type { Fault, PlacedJson } from '#base/placed-json.ts';
import { readDeclaration } from '#catalogue/own/declaration.ts';
import { placeOf } from '#catalogue/own/places.ts';
import { accepts, createRecordTest } from '#calculate/check/acceptance.ts';
import { listNames } from '#api/names.ts';
import { listOperations } from '#api/operations/calculator-operations.ts';
import { calculationPath } from '#api/paths.ts';
import { solvableFields, targetOutputs } from '#calculate/solve/questions.ts';
import { scheduleColumns } from '#calculate/schedule/schedule.ts';
import { includesOf } from '#calculate/includes.ts';
import type { CallOperation } from '#http/routes/in-process.ts';
import { createLocalCalls } from '#service/local.ts';

/**
 * The contract of a file: what the tests hold of the built-in calculators, as far as it can be seen without a
 * second opinion.
 */

/** The path of a value in the file. */
type Path = readonly (string | number)[];
type Found = readonly [message: string, ...path: Path];

/** All that is wrong with a file. It may take as long as its equations do. */
export async function findFileFaults(text: string, engine: string): Promise<readonly Fault[]> {
  const { faults, calculator, json } = readDeclaration(text);
  if (calculator === undefined) return faults;
  const declared = [...findDeclarationFaults(calculator)];
  const found = declared.length > 0 ? declared : await findExampleFaults(calculator, engine);
  return found.map(([message, ...path]) => ({ ...placeOf(json as PlacedJson, ...path).at, message }));
}

function* findDeclarationFaults(calculator: AnyCalculator): Iterable<Found> {
  const { input, output, schedule, examples } = calculator;
  for (const [name, field] of Object.entries(input)) {
    if (
      field.default === undefined ||
      accepts(createRecordTest({ [name]: field }), { [name]: field.default })
    )
      continue;
    yield ['The default is not a value that the field accepts.', 'input', name, 'default'];
  }
  const known = new Map(listNames(catalogue).map((use) => [use.name, use]));
  for (const { name, side, kind, unit = 'no unit' } of listNames([calculator])) {
    const other = known.get(name);
    if (other === undefined || (other.kind === kind && (other.unit ?? 'no unit') === unit)) continue;
    const meaning = `${other.kind}, ${other.unit ?? 'no unit'}`;
    yield [
      `In the built-in calculators, ${name} is: ${meaning}. Here it is: ${kind}, ${unit}; use another name.`,
      side,
      name,
    ];
  }
  const columns = schedule === undefined ? [] : scheduleColumns(calculator);
  for (const column of Object.keys(schedule?.totals ?? {})) {
    if (!columns.includes(column))
      yield [
        `${column} is not a column of this schedule; ${columns.join(', ')} are.`,
        'schedule',
        'totals',
        column,
      ];
  }
  const [first] = examples;
  if (!solvableFields(calculator).some((name) => name in first.input))
    yield ['The first example must give a number, which can be solved for.', 'examples', 0, 'input'];
  if (!targetOutputs(calculator).some((name) => name in first.output && !(name in input) && name in output))
    yield ['The first example must have a number as result.', 'examples', 0, 'output'];
}

/** Runs the examples as callers would, and then each word of a choice. */
async function findExampleFaults(calculator: AnyCalculator, engine: string): Promise<readonly Found[]> {
  const ask = createLocalCalls([calculator], engine);
  const found: Found[] = [];
  for (const [index, { input, output }] of calculator.examples.entries()) {
    found.push(...(await compare(ask, calculator, { input, output, index })));
  }
  if (found.length > 0) return found;
  const [{ input }] = calculator.examples;
  try {
    for (const changed of withEachWord(calculator, input)) await calculate(ask, calculator, changed, {});
    const include = includesOf(calculator).filter((one) => one !== 'chart');
    await calculate(ask, calculator, input, { include: include.join(',') });
    listOperations([calculator]);
  } catch (error) {
    found.push([`The engine cannot run this calculator: ${(error as Error).message}`, 'equations']);
  }
  return found;
}

async function calculate(
  ask: CallOperation,
  { id }: AnyCalculator,
  body: InputValues,
  query: Readonly<Record<string, string>>,
): Promise<{ readonly status: number; readonly reply: Reply }> {
  const { status, text } = await ask({ method: 'POST', path: calculationPath(id), query, body });
  return { status, reply: JSON.parse(text) as Reply };
}

type Reply = Readonly<Record<string, unknown>> & {
  readonly detail?: string;
  readonly errors?: readonly { readonly pointer: string; readonly detail: string }[];
};

async function compare(
  ask: CallOperation,
  calculator: AnyCalculator,
  {
    input,
    output,
    index,
  }: { readonly input: InputValues; readonly output: InputValues; readonly index: number },
): Promise<readonly Found[]> {
  const path = ['examples', index] as const;
  try {
    const { status, reply } = await calculate(ask, calculator, input, {});
    if (status === 200)
      return compareResults(reply, output).map(([message, name]) => [message, ...path, 'output', name]);
    const errors = (reply.errors ?? []).map(({ pointer, detail }): Found => {
      const names = pointer.slice(1).split('/');
      return [`${names.join('/')} ${detail}.`, ...path, 'input', ...names];
    });
    return errors.length > 0
      ? errors
      : [[`The example has no results: ${reply.detail ?? ''}`, ...path, 'input']];
  } catch (error) {
    return [[`The engine cannot calculate this example: ${(error as Error).message}`, ...path]];
  }
}

/** Reasons and warnings are prose. */
function compareResults(
  results: Reply,
  output: InputValues,
): readonly (readonly [message: string, name: string])[] {
  const names = new Set([...Object.keys(results), ...Object.keys(output)]);
  for (const prose of ['omitted', 'warnings']) names.delete(prose);
  const said = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));
  return [...names]
    .filter((name) => !isDeepStrictEqual(results[name], output[name]))
    .map((name) => [
      `By the equations, ${name} is ${said(results[name])}; the example says ${said(output[name])}.`,
      name,
    ]);
}

/** The inputs, with each word of each choice in its turn. */
function withEachWord({ input }: AnyCalculator, values: InputValues): readonly InputValues[] {
  return Object.entries(input).flatMap(([name, { kind, options = {} }]) =>
    Object.keys(options).map((word) => ({ ...values, [name]: kind === 'boolean' ? word === 'true' : word })),
  );
}
