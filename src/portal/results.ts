import type { OutputField } from '#catalogue/fields.ts';
import { scheduleColumns } from '#derive/schedule.ts';
import type { Result, Shown } from './calculation.ts';
import { html, type Html, type Piece } from './html.ts';
import { dateWords, type Reader } from './reader.ts';
import { unitOf, type Words } from './words.ts';

/** How the results of one page are written. */
export interface ResultContext {
  readonly words: Words;
  readonly reader: Reader;
  readonly currency: string | undefined;
  /** A description with the names in it as labels. */
  readonly say: (text: string) => string;
  /** Of all fields and results. */
  readonly names: readonly string[];
}

/** The first result, large, and the others below it; those that this reply lacks are left out. */
export function writeResults(
  outputs: Readonly<Record<string, OutputField>>,
  result: Result,
  context: ResultContext,
): Html {
  const present = Object.entries(outputs).filter(([name]) => result.outputs[name] !== undefined);
  const single = present.filter(([, output]) => output.item === undefined && output.fields === undefined);
  const several = present.filter(([, output]) => output.item !== undefined || output.fields !== undefined);
  const [headline, ...others] = single;
  return html`${
    headline !== undefined &&
    html`<p class="headline">
      <span class="name">${context.words.label(headline[0])}</span>
      <strong>${valueText(headline[1], result.outputs[headline[0]], context)}</strong>
      <span class="hint">${context.say(headline[1].description)}</span>
    </p>`
  }
  ${
    others.length > 0 &&
    html`<dl class="results">
      ${others.map(
        ([name, output]) =>
          html`<div>
            <dt>${context.words.label(name)}<span class="hint">${context.say(output.description)}</span></dt>
            <dd>${valueText(output, result.outputs[name], context)}</dd>
          </div>`,
      )}
    </dl>`
  }
  ${several.map(([name, output]) => writeSeveral(name, output, result.outputs[name], context))}`;
}

/** The first result in one line, for those who listen to the page. */
export function announce(
  outputs: Readonly<Record<string, OutputField>>,
  result: Result,
  context: ResultContext,
): string {
  const first = Object.entries(outputs).find(
    ([name, { kind }]) => kind === 'number' && result.outputs[name] !== undefined,
  );
  if (first === undefined) return 'Calculated';
  return `${context.words.label(first[0])}: ${valueText(first[1], result.outputs[first[0]], context)}`;
}

/** One value with its unit. */
export function valueText(output: OutputField, value: unknown, { reader, currency }: ResultContext): string {
  const text = value as string;
  if (output.kind === 'date') return dateWords(text);
  if (output.kind !== 'number') return text;
  if (output.decimals === 'currency') return reader.money(text, currency);
  return joinUnit(reader.number(text), unitOf(output));
}

/** A percent sign stands close to its number. */
export function joinUnit(number: string, unit: string): string {
  return unit === '' || unit.startsWith('%') ? `${number}${unit}` : `${number} ${unit}`;
}

function writeSeveral(name: string, output: OutputField, value: unknown, context: ResultContext): Html {
  const items = value as readonly unknown[];
  const { label } = context.words;
  const fields = output.fields ?? { [name]: output.item! };
  const columns = Object.entries(fields);
  const cells = (item: unknown) =>
    columns.map(([column, field]) => {
      const inner = output.fields === undefined ? item : (item as Readonly<Record<string, unknown>>)[column];
      return html`<td${isNumeric(field) && html` class="number"`}>${inner !== undefined && valueText(field, inner, context)}</td>`;
    });
  return html`<div class="table" role="region" aria-label="${label(name)}" tabindex="0">
    <table>
      <caption>
        ${label(name)}
        <span class="hint">${context.say(output.description)}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">No.</th>
          ${columns.map(
            ([column, field]) =>
              html`<th scope="col" ${isNumeric(field) && html` class="number"`}>${label(column)}</th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${items.map(
          (item, index) =>
            html`<tr>
              <td>${index + 1}</td>
              ${cells(item)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function isNumeric({ kind }: OutputField): boolean {
  return kind === 'number';
}

/** More rows than anybody reads make a page slow; the file has them all. */
const MOST_SHOWN_ROWS = 600;

/** The schedule as a table. `csv` writes a link to the whole of it. */
export function writeSchedule(
  { calculator, rows = [], interval }: Shown,
  csv: (text: string) => Html,
  context: ResultContext,
): Html {
  const columns = scheduleColumns(calculator);
  const { reader, currency, words } = context;
  const heads = columns.map((column) => (column === 'period' ? words.label(interval!) : words.label(column)));
  const cell = (column: string, text: string): Piece => {
    if (column === 'period') return html`<th scope="row">${text}</th>`;
    return html`<td>${column === 'date' ? text : reader.amount(text, currency)}</td>`;
  };
  const left = rows.length - MOST_SHOWN_ROWS;
  // The end tags of rows and cells may be left out, and there are thousands of them.
  return html`<div class="table schedule" role="region" aria-label="Rows of the schedule" tabindex="0">
      <table>
        <caption class="hidden">
          Schedule, one row a ${interval}${currency !== undefined && `, amounts in ${currency}`}
        </caption>
        <thead>
          <tr>
            ${heads.map((head) => html`<th scope="col">${head}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.slice(0, MOST_SHOWN_ROWS).map(
            (row) =>
              html`<tr>
                ${columns.map((column) => cell(column, row[column]!))}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${left > 0 && html`<p class="hint">The other ${left} rows are in the ${csv('CSV file')}.</p>`}`;
}
