import type { DocumentRequest } from '#http/documents/documents.ts';
import type { CalculatorView } from '#portal/calculator/calculation.ts';
import type { ResultContext } from '#portal/calculator/result/results.ts';
import type { Compared } from './differences.ts';
import { readWhatIf, type WhatIf } from './solve-section.ts';
import { findUsualQuestion, readCompared, readMap, type ReadMap } from './what-if-reading.ts';

/** What a page shows of other inputs: a table over some of them, one that reaches a target, and scenarios. */
export interface Varied {
  readonly map: ReadMap | undefined;
  readonly whatIf: WhatIf | undefined;
  readonly compared: readonly Compared[];
}

export async function readVaried(
  request: DocumentRequest,
  view: CalculatorView,
  query: URLSearchParams,
  context: ResultContext,
): Promise<Varied> {
  const map = await readMap(request, view, query, context);
  const findUsual = () => findUsualQuestion(request, view, context, map?.choice.order?.usual);
  const whatIf = await readWhatIf(request, view, query, context, findUsual);
  return { map, whatIf, compared: await readCompared(request, view, query) };
}
