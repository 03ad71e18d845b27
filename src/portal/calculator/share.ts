import { isBlank, writeDrafts } from './form/draft.ts';
import type { CalculatorView } from './calculation.ts';
import { attributes, html, type Html } from '#portal/html.ts';
import type { MapOrder } from './what-if/map-choice.ts';
import { calculatorPath } from './calculator-files.ts';
import { isShort } from './address.ts';
import { marksOf } from '#portal/reader/reader.ts';
import { carriedPairs, pageParameters } from '#portal/rows.ts';

/** The path and query of a result; undefined without one, or when they are too long. */
export function findShareAddress(
  { calculator, result }: CalculatorView,
  shared: URLSearchParams,
): string | undefined {
  const path = calculatorPath(calculator.id);
  return result !== undefined && isShort(path, shared) ? `${path}?${shared}` : undefined;
}

/**
 * What a link to a result needs, without what is so by default. The script of the page does the same with
 * fields that change.
 */
export function sharedQuery(
  { calculator, drafts, typing, kept }: CalculatorView,
  query: URLSearchParams,
  usualMap: MapOrder['usual'] | undefined,
): URLSearchParams {
  const changed = Object.entries(drafts).filter(
    ([name, draft]) => typeof draft !== 'string' || !isBlank(draft, calculator.input[name], typing.shown),
  );
  const usual = new Map<string, string | undefined>([
    [pageParameters.mapOutput, usualMap?.output],
    [pageParameters.mapRows, usualMap?.rows],
    [pageParameters.mapColumns, usualMap?.columns],
  ]);
  const carried = carriedPairs(query).filter(([name, text]) => usual.get(name) !== text);
  const pairs = [...writeDrafts(Object.fromEntries(changed)), ...kept, ...carried];
  const shared = new URLSearchParams(pairs.map((pair) => [...pair]));
  if (needsMarks(shared)) shared.set(pageParameters.numberMarks, marksOf(typing.shown));
  return shared;
}

/** Readers differ in what a point and a comma mean. */
function needsMarks(query: URLSearchParams): boolean {
  return [...query.values()].some((text) => /[.,]/.test(text));
}

/** A link to the result, which the script copies. */
export function writeShareLink(address: string): Html {
  return html`<a ${attributes({ href: address, 'data-copy-link': true })}
    ><span class="scripted">Copy link</span><span class="unscripted">Link to this result</span></a
  >`;
}
