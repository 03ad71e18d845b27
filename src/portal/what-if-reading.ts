import { calculationPath } from '#derive/paths.ts';
import { parseExact } from '#derive/json.ts';
import { sweepOperation } from '#derive/question-operations.ts';
import type { DocumentRequest } from '#http/documents/documents.ts';
import { type CalculatorView, readResult } from './calculation.ts';
import { type Compared, NOT_ACCEPTED } from './differences.ts';
import { type MapCells, type MapOrder, readMapOrder } from './map.ts';
import type { ResultContext } from './results.ts';
import { readScenarios } from './scenarios.ts';

/** A table of "what if" with its cells, as the API answers them. */
export interface ReadMap {
  readonly order: MapOrder;
  readonly cells: MapCells;
}

/** Undefined where nothing varies, or where each cell would take long. */
export async function readMap(
  { callOperation }: DocumentRequest,
  view: CalculatorView,
  query: URLSearchParams,
  context: ResultContext,
): Promise<ReadMap | undefined> {
  const { calculator, result, values } = view;
  if (result === undefined || calculator.prepare !== undefined) return undefined;
  const order = readMapOrder(view, result, query, context);
  if (order === undefined) return undefined;
  const axes = [order.rows, order.columns].filter((one) => one !== undefined);
  const fixed = Object.entries(values).filter(([name]) => axes.every(({ field }) => field !== name));
  const body = {
    inputs: Object.fromEntries(fixed),
    vary: axes.map(({ field, values: own }) => ({ field, values: own })),
    outputs: [order.output],
  };
  const reply = await callOperation({ method: 'POST', path: sweepOperation(calculator).path, body });
  if (reply.status !== 200) return undefined;
  const { rows } = parseExact(reply.text) as { readonly rows: readonly Readonly<Record<string, string>>[] };
  const width = order.columns?.values.length ?? 1;
  const cells = order.rows.values.map((_, index) =>
    rows.slice(index * width, (index + 1) * width).map((row) => row[order.output]),
  );
  return { order, cells };
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
