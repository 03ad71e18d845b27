import { calculationPath } from '#api/paths.ts';
import { parseExact } from '#calculate/result/json.ts';
import { writeHeadline } from '#text/write/headline-text.ts';
import { sweepOperation } from '#api/operations/question-operations.ts';
import { type Question, solvableFields, usualQuestion } from '#calculate/solve/questions.ts';
import type { DocumentRequest } from '#http/documents/documents.ts';
import { type CalculatorView, readResult } from '#portal/calculator/calculation.ts';
import { type Compared, NOT_ACCEPTED } from './differences.ts';
import type { MapCells } from './map.ts';
import {
  axisOf,
  chooseMap,
  type MapAxis,
  type MapChoice,
  mapFields,
  type MapNames,
  mapOutputs,
  type Tried,
} from './map-choice.ts';
import type { ResultContext } from '#portal/calculator/result/results.ts';
import { readScenarios } from './scenarios.ts';
import { pageOutputs } from './solve-section.ts';

/** A table of "what if" with its cells, as the API answers them. */
export interface ReadMap {
  readonly choice: MapChoice;
  readonly cells: MapCells;
}

/** Undefined where there is no number to show, or where each cell would take long. */
export async function readMap(
  request: DocumentRequest,
  view: CalculatorView,
  query: URLSearchParams,
  context: ResultContext,
): Promise<ReadMap | undefined> {
  const { calculator, result } = view;
  if (result === undefined || calculator.prepare !== undefined) return undefined;
  const outputs = mapOutputs(calculator, result);
  const choosing = chooseMap(view, result, query, context);
  let next = choosing.next();
  while (next.done !== true) {
    const tried = await sweep(request, view, [next.value], outputs);
    if (tried === undefined) return undefined;
    next = choosing.next(tried);
  }
  const choice = next.value;
  if (choice?.order === undefined) return choice && { choice, cells: [] };
  const { output, rows, columns } = choice.order;
  const axes = [rows, columns].filter((one) => one !== undefined);
  const swept = await sweep(request, view, axes, [output]);
  if (swept === undefined) return undefined;
  const width = columns?.values.length ?? 1;
  const cells = rows.values.map((_, index) =>
    swept.slice(index * width, (index + 1) * width).map((row) => row[output] as string | undefined),
  );
  return { choice, cells };
}

/**
 * What a page asks the other way round at first: the main result by an input that changes it. The laws of a
 * calculator tell such an input of some results; of others it is tried, or it is that of the table.
 */
export async function findUsualQuestion(
  request: DocumentRequest,
  view: CalculatorView,
  context: ResultContext,
  table: MapNames | undefined,
): Promise<Pick<Question, 'output' | 'solveFor'>> {
  const { calculator, result, values } = view;
  const main = result && writeHeadline(calculator, { values, outputs: result.outputs }, context)?.name;
  const declared = usualQuestion(calculator, main);
  const outputs = pageOutputs(calculator);
  const wanted = [main, declared.output, outputs[0]].find(
    (one) => one !== undefined && outputs.includes(one),
  );
  if (wanted === undefined || wanted === declared.output) return declared;
  const { solveFor } = declared;
  const isTried = result !== undefined && calculator.prepare === undefined;
  if (isTried && mapFields(view).includes(solveFor)) {
    const tried = (await sweep(request, view, [axisOf(view, solveFor)], [wanted])) ?? [];
    const texts = tried.flatMap((results) => results[wanted] ?? []);
    if (new Set(texts).size > 1) return { output: wanted, solveFor };
  }
  const fields = solvableFields(calculator);
  const moving = [table?.columns, table?.rows].find((one) => one !== undefined && fields.includes(one));
  if (table === undefined || moving === undefined || !outputs.includes(table.output))
    return { output: wanted, solveFor };
  return { output: table.output, solveFor: moving };
}

/** The results for all values of the axes, the last axis fastest; undefined where they are refused. */
async function sweep(
  { callOperation }: DocumentRequest,
  { calculator, values }: CalculatorView,
  axes: readonly MapAxis[],
  outputs: readonly string[],
): Promise<Tried | undefined> {
  const fixed = Object.entries(values).filter(([name]) => axes.every(({ field }) => field !== name));
  const body = {
    inputs: Object.fromEntries(fixed),
    vary: axes.map(({ field, values: own }) => ({ field, values: own })),
    outputs,
  };
  const reply = await callOperation({ method: 'POST', path: sweepOperation(calculator).path, body });
  return reply.status === 200 ? (parseExact(reply.text) as { readonly rows: Tried }).rows : undefined;
}

/** The scenarios of an address with their results. */
export async function readCompared(
  { callOperation }: DocumentRequest,
  { calculator }: CalculatorView,
  query: URLSearchParams,
): Promise<readonly Compared[]> {
  const path = calculationPath(calculator.id);
  return Promise.all(
    readScenarios(query).scenarios.map(async (one) => {
      const { status, text, errors } = await callOperation({ method: 'POST', path, body: one.values });
      if (status === 200) return { ...one, result: readResult(text) };
      const { detail } = JSON.parse(text) as { readonly detail: string };
      return { ...one, result: errors.length > 0 ? NOT_ACCEPTED : detail };
    }),
  );
}
