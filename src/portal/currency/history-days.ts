import { attributes, html, type Html } from '../html.ts';
import type { Reader } from '#portal/reader/reader.ts';
import { pageParameters } from '../rows.ts';
import { addressOf } from './address.ts';
import { type History, type Point, shortRate } from './history.ts';
import type { HistoryChoice } from './history-range.ts';
import type { Typed } from './typed.ts';

/** Of a longer history, the table has the days of one year. */
const MAX_ROWS = 300;

const yearOf = ({ observedOn }: Point) => observedOn.slice(0, 4);

/** Every day with a rate of its own, the newest first. */
export function writeDays(
  typed: Typed,
  { range, points }: History,
  choice: HistoryChoice,
  reader: Reader,
): Html {
  const years = [...new Set(points.map(yearOf))].toReversed();
  const year = years.find((one) => one === choice.year) ?? years[0]!;
  const isPaged = points.length > MAX_ROWS;
  const shown = isPaged ? points.filter((point) => yearOf(point) === year) : points;
  return html`${isPaged && writeYears(typed, years, { range, year })}
    <div class="table schedule" role="region" aria-label="Rates of each day" tabindex="0">
      <table>
        <caption class="hidden">
          Rates of each day
        </caption>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Rate</th>
          </tr>
        </thead>
        <tbody>
          ${shown.toReversed().map(
            ({ observedOn, rate }) =>
              html`<tr>
                <th scope="row">${reader.date(observedOn)}</th>
                <td>${shortRate(reader, rate)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p class="hint">A day that is not listed has the rate of the last day before it.</p>`;
}

function writeYears(typed: Typed, years: readonly string[], { range, year }: HistoryChoice): Html {
  return html`<ul class="plain ranges">
    ${years.map((one) => {
      const mark = { 'data-field': pageParameters.historyYear, 'data-value': one };
      const current = one === year ? 'true' : undefined;
      const href = `${addressOf(typed, { range, year: one })}#history-title`;
      return html`<li><a${attributes({ id: `year-${one}`, href, ...mark, 'aria-current': current })}>${one}</a></li>`;
    })}
  </ul>`;
}
