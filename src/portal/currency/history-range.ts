import { attributes, html, type Html } from '../html.ts';
import { pageParameters } from '../rows.ts';
import { addressOf } from './address.ts';
import type { Typed } from './typed.ts';

/** The ranges of the history, with their days; all that is stored has no bound. */
export const ranges = [
  { name: 'month', text: '1 month', days: 30 },
  { name: 'quarter', text: '3 months', days: 91 },
  { name: 'year', text: '1 year', days: 365 },
  { name: 'years', text: '5 years', days: 1827 },
  { name: 'all', text: 'All', days: Infinity },
] as const;

export type RangeName = (typeof ranges)[number]['name'];

/** What a reader has chosen of the history. */
export interface HistoryChoice {
  readonly range?: RangeName | undefined;
  /** The year of which a table has every day. */
  readonly year?: string | undefined;
}

export function historyIn(query: URLSearchParams): HistoryChoice {
  const [range, year] = [pageParameters.historyRange, pageParameters.historyYear].map((name) =>
    query.get(name),
  );
  return {
    range: ranges.find(({ name }) => name === range)?.name,
    year: /^\d{4}$/.test(year ?? '') ? year! : undefined,
  };
}

export const usualRange: RangeName = 'quarter';

/** Links to the ranges, of which one is shown; the script sets the field of the form to it. */
export function writeRanges(typed: Typed, shown: RangeName): Html {
  return html`<ul class="plain ranges">
    ${ranges.map(({ name, text }) => {
      const mark = { 'data-field': pageParameters.historyRange, 'data-value': name };
      const current = name === shown ? 'true' : undefined;
      const href = `${addressOf(typed, { range: name })}#history-title`;
      return html`<li><a${attributes({ id: `range-${name}`, href, ...mark, 'aria-current': current })}>${text}</a></li>`;
    })}
  </ul>`;
}
