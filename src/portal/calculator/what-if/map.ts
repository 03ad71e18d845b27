import { say } from '#text/write/said.ts';
import { labelInSentence, withoutUnit } from '#text/write/labels.ts';
import type { InputField, OutputField } from '#catalogue/declare/fields.ts';
import { inputPhrase } from '#text/write/headline-text.ts';
import { isMoney, labelOf } from '#text/write/result-text.ts';
import { unitOf } from '#catalogue/declare/units.ts';
import { neededDecimals, shownDecimals } from '#text/write/shown-decimals.ts';
import type { FormReading, PageResult } from '#portal/calculator/form/form-reading.ts';
import { attributes, html, type Html } from '#portal/html.ts';
import { type MapAxis, type MapChoice, mapFields, type MapOrder, mapOutputs, VALUES } from './map-choice.ts';
import type { ResultContext } from '#portal/calculator/result/results.ts';
import { pageParameters } from '#portal/rows.ts';
import { writeRangeFaults, writeRanges } from './map-range.ts';

/** One number of a result as its text; undefined where there is none. */
export type MapCells = readonly (readonly (string | undefined)[])[];

/** The table, or why there is none. */
export function writeMap(
  { order, fixed }: MapChoice,
  cells: MapCells,
  reading: FormReading,
  context: ResultContext,
): Html {
  const isUsual = order === undefined || order.output === order.usual.output;
  return html`${order && writeRangeFaults(axesOf(order))}${fixed !== undefined && isUsual && writeFixed(fixed, order, reading, context)}
  ${order && writeCells(order, cells, reading, context)}`;
}

/** Why the table is not of the main result. */
function writeFixed(
  fixed: string,
  order: MapOrder | undefined,
  { calculator }: FormReading,
  context: ResultContext,
): Html {
  const { input, output } = calculator;
  const nameOf = (name: string) => withoutUnit(labelOf(name, output[name]!, context));
  const list = Object.keys(input).find((name) => input[name]!.item ?? input[name]!.fields);
  const cause =
    list === undefined
      ? say`${nameOf(fixed)} does not change with any of these numbers alone.`
      : say`${nameOf(fixed)} depends on the ${labelInSentence(context.naming.label(list))}, which a table cannot vary.`;
  return html`<p>
    ${cause}
    ${
      order === undefined
        ? html`<a href="#scenario-section">Keep your numbers as a scenario</a>, change them, and compare.`
        : html`The table shows ${labelInSentence(nameOf(order.output))} instead.`
    }
  </p>`;
}

/** The cells, darker where the result is higher; a sentence where all would be the same. */
function writeCells(
  { output, rows, columns }: MapOrder,
  cells: MapCells,
  { calculator }: FormReading,
  context: ResultContext,
): Html {
  const { input } = calculator;
  const field = calculator.output[output]!;
  const { label } = context.naming;
  const shade = shadesOf(cells);
  const textOf = createCellText(field, cells, context);
  const name = withoutUnit(labelOf(output, field, context));
  const axes = [rows, columns].filter((one) => one !== undefined);
  const by = axes.map(
    ({ field: one }, index) => html`${index > 0 && html` and `}${withoutUnit(labelInSentence(label(one)))}`,
  );
  if (isSame(cells)) {
    return html`<p>${name} does not change with ${by}: choose another result or other inputs above.</p>`;
  }
  const heads = columns?.values ?? [undefined];
  const isOuter = outerColumns(columns);
  const head = (axis: MapAxis, value: number) =>
    headText(input[axis.field]!, value, { ...context, minDecimals: axisDecimals(axis) });
  return html`<div class="table map" role="region" aria-label="${name} by ${by}" tabindex="0">
    <table>
      <caption>
        ${name}${unitIn(name, field, context)} by ${by}
      </caption>
      <thead>
        ${
          columns !== undefined &&
          html`<tr>
            <td></td>
            <th scope="colgroup" colspan="${heads.length}">${label(columns.field)}</th>
          </tr>`
        }
        <tr>
          <th scope="col">${label(rows.field)}</th>
          ${heads.map((value, index) =>
            value === undefined
              ? html`<th scope="col">${name}</th>`
              : html`<th${cellAttributes('col', isOuter(index), value === columns!.current)}>${head(columns!, value)}</th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${rows.values.map(
          (value, row) =>
            html`<tr>
              <th scope="row" ${value === rows.current && html`class="now"`}>${head(rows, value)}</th>
              ${cells[row]!.map((text, column) => {
                const isNow =
                  value === rows.current &&
                  (columns === undefined || columns.values[column] === columns.current);
                const names = [shade(text), isNow && 'now', isOuter(column) && 'outer'];
                const own = { class: names.filter(Boolean).join(' '), 'aria-current': isNow && 'true' };
                const shown = text === undefined ? '–' : textOf(text);
                const taken = new URLSearchParams([[rows.field, String(value)]]);
                if (columns !== undefined) taken.set(columns.field, String(columns.values[column]));
                return html`<td${attributes(own)}>${isNow || text === undefined ? shown : writeTake(shown, taken)}</td>`;
              })}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function isSame(cells: MapCells): boolean {
  return new Set(cells.flat()).size === 1;
}

/** The columns that a narrow screen leaves out: the three around the given value stay. */
function outerColumns(columns: MapAxis | undefined): (index: number) => boolean {
  if (columns?.values.length !== VALUES) return () => false;
  const current = columns.values.indexOf(columns.current);
  const first = Math.min(Math.max(current - 1, 0), VALUES - 3);
  return (index) => index < first || index > first + 2;
}

function cellAttributes(scope: string, isOuter: boolean, isNow: boolean): Html {
  const names = [isNow && 'now', isOuter && 'outer'].filter(Boolean).join(' ');
  return attributes({ scope, class: names === '' ? undefined : names });
}

/** Round amounts need neither cents nor a sign. */
function headText(field: InputField, value: number, context: ResultContext): string {
  const { reader, minDecimals } = context;
  return isMoney(field)
    ? reader.number(String(value), undefined, minDecimals)
    : inputPhrase(field, value, context);
}

/** The number of decimals of every value of an axis, so that the values line up. */
function axisDecimals({ values }: MapAxis): number {
  return Math.max(...values.map((value) => (String(value).split('.')[1] ?? '').length));
}

/** The unit of all cells, unless the name says it. */
function unitIn(name: string, field: OutputField, { currency }: ResultContext): Html | false {
  const unit = isMoney(field) ? (currency ?? '') : unitOf(field);
  return unit === '' || name.toLowerCase().split(' ').includes(unit)
    ? false
    : html` in ${unit.startsWith('%') ? `percent${unit.slice(1)}` : unit}`;
}

/** Writes all cells with as many decimals. */
function createCellText(
  field: OutputField,
  cells: MapCells,
  context: ResultContext,
): (text: string) => string {
  const { reader, currency } = context;
  if (isMoney(field)) return (text) => reader.amount(text, currency);
  const isWhole = cells.flat().every((text) => text === undefined || Number.isInteger(Number(text)));
  const unit = unitOf(field);
  // Rates and years are read with two decimals, as amounts are.
  if (!isWhole && (unit.startsWith('%') || unit === 'years')) return (text) => reader.amount(text, undefined);
  const all = cells.flat().filter((text) => text !== undefined);
  const largest = Math.max(...all.map((text) => Math.abs(Number(text))));
  const decimals = neededDecimals(shownDecimals(field, String(largest)), all);
  return (text) => reader.number(text, decimals, decimals);
}

const SHADES = 6;

/** The class of a result's shade: the lowest is the lightest, or 0 where results lie on both sides of it. */
function shadesOf(cells: MapCells): (text: string | undefined) => string {
  const numbers = cells.flat().flatMap((text) => (text === undefined ? [] : [Number(text)]));
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const isDiverging = low < 0 && high > 0;
  const [from, span] = isDiverging ? [0, Math.max(-low, high)] : [low, high - low];
  return (text) => {
    const above = text === undefined || span === 0 ? 0 : Number(text) - from;
    const shade = Math.min(SHADES - 1, Math.floor((SHADES * Math.abs(above)) / (span || 1)));
    return above < 0 ? `heat-${shade} below` : `heat-${shade}`;
  };
}

/** A result of which the form takes the numbers. */
function writeTake(shown: string, values: URLSearchParams): Html {
  const own = { form: 'inputs', name: pageParameters.takeValues, value: String(values), class: 'link' };
  return html`<button${attributes(own)}>${shown}</button>`;
}

function axesOf({ rows, columns }: MapOrder): readonly MapAxis[] {
  return columns === undefined ? [rows] : [columns, rows];
}

/** The fields for the values of its axes. */
export function writeMapRanges(order: MapOrder, context: ResultContext): Html {
  return writeRanges(axesOf(order), context);
}

/** The choices of the map, which belong to the form of the inputs. */
export function writeMapChoices(
  { output, rows, columns, usual }: MapOrder,
  reading: FormReading,
  result: PageResult,
  context: ResultContext,
): Html {
  const outputs = mapOutputs(reading.calculator, result);
  const fields = mapFields(reading);
  const choose = (
    title: string,
    name: string,
    choices: readonly string[],
    chosen: string,
    asUsual?: string,
  ) =>
    html`<div class="field">
      <label for="${name}">${title}</label>
      <select ${attributes({ form: 'inputs', id: name, name, 'data-usual': asUsual })}>
        ${choices.map(
          (one) =>
            html`<option${attributes({ value: one, selected: one === chosen })}>${context.naming.label(one)}</option>`,
        )}
      </select>
    </div>`;
  return html`<div class="what-if">
    ${choose('Show', pageParameters.mapOutput, outputs, output, usual.output)}
    ${columns !== undefined && choose('by', pageParameters.mapColumns, fields, columns.field, usual.columns)}
    ${choose(columns === undefined ? 'by' : 'and', pageParameters.mapRows, fields, rows.field, usual.rows)}
    <button form="inputs">Update</button>
  </div>`;
}
