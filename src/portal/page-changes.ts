import type { AnyCalculator } from '#catalogue/define.ts';
import type { DocumentRequest } from '#http/documents/documents.ts';
import { changeForm } from './changes.ts';
import { readerFor } from './chosen-format.ts';
import { readForm } from './form-reading.ts';
import { openingExample } from './opening-currency.ts';
import { typingOf } from './reader.ts';
import { changeScenarios, changesScenarios } from './scenarios.ts';

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
