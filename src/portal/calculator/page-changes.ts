import type { AnyCalculator } from '#catalogue/declare/define.ts';
import type { DocumentRequest } from '#http/documents/documents.ts';
import { changeForm } from './form/changes.ts';
import { readerFor } from '#portal/reader/chosen-format.ts';
import { readForm } from './form/form-reading.ts';
import { openingExample } from '#portal/reader/opening-currency.ts';
import { typingOf } from '#portal/reader/reader.ts';
import { changeScenarios, changesScenarios } from './what-if/scenarios.ts';

/** The query after a button that changes the form or the scenarios. */
export function changePage(
  calculator: AnyCalculator,
  { headers }: DocumentRequest,
  query: URLSearchParams,
): URLSearchParams | undefined {
  const { input } = calculator;
  if (!changesScenarios(query)) {
    const typing = typingOf(readerFor(headers), query);
    return changeForm({ fields: input, query, typing, opening: openingExample(calculator, headers) });
  }
  const { values, typing } = readForm(calculator, readerFor(headers), query);
  return changeScenarios(input, query, values, typing);
}

/** Where the reader is after a button that changes the form or the scenarios. */
export function anchorOf(query: URLSearchParams): string {
  return changesScenarios(query) ? 'scenario-section' : 'inputs';
}
