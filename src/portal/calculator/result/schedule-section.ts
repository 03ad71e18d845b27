import { numberText } from '#text/write/result-text.ts';
import { intervalsOf, scheduleColumns, textColumns } from '#calculate/schedule/schedule.ts';
import { isDated } from '#catalogue/declare/schedule.ts';
import { columnDecimals } from '#text/write/shown-decimals.ts';
import type { Address } from '#portal/calculator/address.ts';
import type { CalculatorView } from '#portal/calculator/calculation.ts';
import { attributes, html, type Html, labelAs, type Piece } from '#portal/html.ts';
import { writeLedgerNote } from './ledger.ts';
import type { ResultContext } from './results.ts';
import { writeSideways } from './result-tables.ts';
import { pageParameters } from '#portal/rows.ts';

/** The links above the schedule, and its rows. */
export function writeScheduleSection(
  view: CalculatorView,
  address: Address,
  context: ResultContext,
): Html | undefined {
  const { calculator, rows, interval, scheduleFault } = view;
  if (scheduleFault !== undefined) return html`<p class="fault">${scheduleFault}</p>`;
  if (rows === undefined) return undefined;
  const links = intervalsOf(calculator).map((one) => {
    const text = one === 'year' ? 'By year' : 'By month';
    return address.link(text, pageParameters.rowsEach, one, {
      anchor: 'schedule-title',
      isCurrent: one === interval,
    });
  });
  const csv = (text: string) => address.file(text, 'schedule.csv');
  return html`<p class="tools">${links.length > 1 && links} ${csv('Download CSV')}</p>
    ${writeLedgerNote(view.ledger, context.currency, address)} ${writeSchedule(view, csv, context)}`;
}

/** More rows make a page slow; the CSV file has them all. */
const MAX_SHOWN_ROWS = 600;

/**
 * Up to this many rows nothing is folded; of more, the style sheet shows the first 12, or 8 on a narrow
 * screen.
 */
const MAX_FEW_ROWS = 15;

/** The style sheet hides all but the first rows while it is closed, so that they stay one table. */
function writeMoreRows(count: number): Html | undefined {
  if (count <= MAX_FEW_ROWS) return undefined;
  return html`<details class="all-rows" data-name="all-rows">
    <summary>Show all ${count} rows</summary>
  </details>`;
}

/**
 * Nothing is said by a column of nothing but zeros, such as the contributions to what is invested once, and
 * by a balance that is the same as the balance beside it, such as one after tax where there is no tax.
 */
function saysNothing(column: string, { rows = [], calculator }: CalculatorView): boolean {
  if (rows.every((row) => Number(row[column]) === 0)) return true;
  const isState = calculator.schedule?.columns?.[column]?.form === 'state';
  return isState && rows.every((row) => row[column] === row['balance']);
}

/** The terms of a loan's columns, for which other languages have words of their own. */
const namesOfLoans: Readonly<Record<string, string>> = {
  principal: 'Principal repaid',
  balance: 'Loan balance',
};

/** The schedule as a table. `csv` writes a link to the complete file. */
function writeSchedule(view: CalculatorView, csv: (text: string) => Html, context: ResultContext): Html {
  const { calculator, rows = [], interval } = view;
  const columns = scheduleColumns(calculator).filter((column) => !saysNothing(column, view));
  const { columns: declared = {} } = calculator.schedule!;
  const { reader, currency, naming } = context;
  const heads = columns.map((column) =>
    column === 'period' ? naming.label(interval!) : naming.label(column),
  );
  const isLoan = columns.includes('principal');
  const cell = (column: string, text: string): Piece => {
    if (column === 'period') return html`<th scope="row">${text}</th>`;
    if (column === 'date') return html`<th scope="row">${reader.date(text)}</th>`;
    const shown = () =>
      isMoney(column)
        ? reader.amount(text, currency)
        : numberText(declared[column]!.output, text, { ...context, minDecimals: decimals.get(column) });
    return textColumns.has(column) ? html`<td class="name">${text}</td>` : html`<td>${shown()}</td>`;
  };
  const decimals = new Map(
    Object.entries(declared).map(([column, { output }]) => [
      column,
      columnDecimals(
        output,
        rows.map((row) => row[column]),
      ),
    ]),
  );
  const isMoney = (column: string) => (declared[column]?.output.decimals ?? 'currency') === 'currency';
  const left = rows.length - MAX_SHOWN_ROWS;
  const shownRows = rows.slice(0, MAX_SHOWN_ROWS);
  // The end tags of rows and cells may be left out, and there are thousands of them.
  const kind = `table schedule${isDated(calculator.schedule!) ? ` dated ${interval}` : ''}`;
  return html`${writeSideways(columns.length)}
    <div class="${kind}" role="region" aria-label="Rows of the schedule" tabindex="0">
      <table>
        <caption class="hidden">
          Schedule, one row per ${interval}${currency !== undefined && html`, amounts in ${currency}`}
        </caption>
        <thead>
          <tr>
            ${heads.map((head, index) => {
              const asOfLoan = isLoan ? namesOfLoans[columns[index]!] : undefined;
              const kind = textColumns.has(columns[index]!) ? 'name' : undefined;
              const said = asOfLoan === undefined ? head : labelAs(head, asOfLoan);
              return html`<th scope="col" ${attributes({ class: kind })}>${said}</th>`;
            })}
          </tr>
        </thead>
        <tbody>
          ${shownRows.map(
            (row) =>
              html`<tr>
                ${columns.map((column) => cell(column, row[column]!))}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${writeMoreRows(shownRows.length)}
    ${left > 0 && html`<p class="hint">The other ${left} rows are in the ${csv('CSV file')}.</p>`}`;
}
