import type { OutputField } from '#catalogue/declare/fields.ts';
import { columnDecimals } from '#text/write/shown-decimals.ts';
import { beyondLabel, inRecord, labelOf, placeText, cellText } from '#text/write/result-text.ts';
import { PLACE, unitOf } from '#catalogue/declare/units.ts';
import type { PageResult } from '#portal/calculator/form/form-reading.ts';
import { html, type Html, type Piece } from '#portal/html.ts';
import type { ResultContext } from './results.ts';

type OutputFields = Readonly<Record<string, OutputField>>;

/**
 * Of all tables together: the table that exceeds it is folded, because what follows would be out of sight.
 */
const MAX_OPEN_ROWS = 8;

/** The lists of the results that have these names, each as a table. */
export function writeResultTables(
  names: readonly string[],
  outputs: OutputFields,
  result: PageResult,
  context: ResultContext,
): readonly Html[] {
  let left = MAX_OPEN_ROWS;
  return names.map((name) => {
    const { length } = result.outputs[name] as readonly unknown[];
    const isOpen = length <= left;
    if (isOpen) left -= length;
    return writeResultTable(name, outputs, { result, context, isOpen });
  });
}

interface TableSetting {
  readonly result: PageResult;
  readonly context: ResultContext;
  readonly isOpen: boolean;
}

function writeResultTable(
  name: string,
  outputs: OutputFields,
  { result, context, isOpen }: TableSetting,
): Html {
  const output = outputs[name]!;
  const title = context.naming.label(name);
  const items = result.outputs[name] as readonly unknown[];
  const hint = beyondLabel(title, context.say(output.description));
  const columns = readColumns(name, outputs, result, context);
  const isAcross = columns.length >= MIN_COLUMNS_ACROSS && items.length <= MAX_ROWS_ACROSS;
  const table = html`${writeSideways(isAcross ? items.length + 1 : columns.length)}
    <div class="table" role="region" aria-label="${title}" tabindex="0">
      <table${isAcross && html` class="across"`}>
        <caption class="hidden">
          ${title}
        </caption>
        ${isAcross ? writeAcross(columns) : writeDown(columns, items.length)}
      </table>
    </div>`;
  if (isOpen) {
    return html`<div class="several">
      <p class="caption">${title} ${hint !== '' && html`<span class="hint">${hint}</span>`}</p>
      ${table}
    </div>`;
  }
  return html`<details class="fold several" data-name="${name}">
    <summary>${title} <span class="count">${items.length} rows</span></summary>
    ${hint !== '' && html`<p class="hint">${hint}</p>`} ${table}
  </details>`;
}

/** A narrow screen has no room for more columns. */
const MAX_NARROW_COLUMNS = 6;

/** Above a table of many columns, that there are more than a narrow screen shows. */
export function writeSideways(columns: number): Html | undefined {
  if (columns <= MAX_NARROW_COLUMNS) return undefined;
  return html`<p class="hint sideways">Swipe the table sideways to see all ${columns} columns.</p>`;
}

interface Column {
  readonly label: string;
  readonly isNumeric: boolean;
  readonly cells: readonly Piece[];
}

/** Few rows of many values stand side by side, as columns; others are written one below the other. */
const MIN_COLUMNS_ACROSS = 5;
const MAX_ROWS_ACROSS = 4;

/** The columns, of which the first says what a row is of. */
function readColumns(
  name: string,
  outputs: OutputFields,
  result: PageResult,
  context: ResultContext,
): readonly Column[] {
  const output = outputs[name]!;
  const items = result.outputs[name] as readonly unknown[];
  const fields = Object.entries(output.fields ?? { [name]: output.item! });
  const valueIn = (column: string, item: unknown) =>
    output.fields === undefined ? item : (item as Readonly<Record<string, unknown>>)[column];
  const columns = fields.map(([column, field]) => {
    const values = items.map((item) => valueIn(column, item));
    const isNumeric = field.kind === 'number';
    const isPlace = unitOf(field) === PLACE;
    const minDecimals =
      isNumeric && field.unitBy === undefined
        ? columnDecimals(field, values as readonly (string | undefined)[])
        : 0;
    const own = { ...context, minDecimals };
    const textOf = (value: unknown, row: number): Piece => {
      if (value === undefined) return '';
      if (isPlace) return placeText(column, value, result, context);
      return cellText(inRecord(field, items[row]), value, own);
    };
    return { label: labelOf(column, field, context), isNumeric, cells: values.map(textOf) };
  });
  if (!hasNumbers(outputs, columns.length, items)) return columns;
  return [{ label: 'No.', isNumeric: false, cells: items.map((_, index) => index + 1) }, ...columns];
}

function writeDown(columns: readonly Column[], count: number): Html {
  const kind = ({ isNumeric }: Column) => isNumeric && html` class="number"`;
  return html`<thead>
      <tr>
        ${columns.map((column) => html`<th scope="col" ${kind(column)}>${column.label}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${Array.from(
        { length: count },
        (_, row) =>
          html`<tr>
            ${columns.map((column, place) =>
              place === 0
                ? html`<th scope="row" ${kind(column)}>${column.cells[row]}</th>`
                : html`<td${kind(column)}>${column.cells[row]}</td>`,
            )}
          </tr>`,
      )}
    </tbody>`;
}

function writeAcross([heads, ...rows]: readonly Column[]): Html {
  return html`<thead>
      <tr>
        <td></td>
        ${heads!.cells.map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ label, cells, isNumeric }) =>
          html`<tr>
            <th scope="row">${label}</th>
            ${cells.map((cell) => html`<td${isNumeric && html` class="number"`}>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>`;
}

/**
 * Rows have numbers where nothing else tells them apart, and where a result refers to a row that has no name.
 */
function hasNumbers(outputs: OutputFields, columns: number, items: readonly unknown[]): boolean {
  if (columns === 1) return true;
  const isReferredTo = Object.values(outputs).some((output) => unitOf(output) === PLACE);
  return isReferredTo && !items.every((item) => (item as { readonly name?: string }).name !== undefined);
}
