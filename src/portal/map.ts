import { labelInSentence, withoutUnit } from '#derive/labels.ts';
import type { InputField, OutputField } from '#catalogue/fields.ts';
import { inputPhrase, writeHeadline } from '#derive/headline.ts';
import { isMoney, labelOf, unitOf, numberText, PLACE } from '#derive/result-text.ts';
import { valuesAround } from './around.ts';
import type { FormReading, PageCalculator, PageResult } from './form-reading.ts';
import { attributes, html, type Html } from './html.ts';
import type { ResultContext } from './results.ts';
import { pageParameters } from './rows.ts';

/** A table of one result over values of two inputs around those that are filled in: "what if". */
export interface MapOrder {
  readonly output: string;
  readonly rows: MapAxis;
  /** Undefined for a calculator with a single number to change. */
  readonly columns: MapAxis | undefined;
}

export interface MapAxis {
  readonly field: string;
  readonly values: readonly number[];
  readonly current: number;
}

/** One number of a result as its text; undefined where there is none. */
export type MapCells = readonly (readonly (string | undefined)[])[];

const VALUES = 5;

/** The results that a map can have. */
function mapOutputs({ output }: PageCalculator, result: PageResult): readonly string[] {
  return Object.keys(output).filter(
    (name) =>
      output[name]!.kind === 'number' &&
      // The place of a name is no size.
      unitOf(output[name]!) !== PLACE &&
      result.outputs[name] !== undefined,
  );
}

/** The inputs that a map can vary: numbers with a value. */
function mapFields({ calculator, values }: FormReading): readonly string[] {
  const { input } = calculator;
  return Object.keys(input).filter((name) => {
    const { kind, isOfMethod, default: usual } = input[name]!;
    const isNumber = (kind === 'real' || kind === 'integer') && isOfMethod !== true;
    return isNumber && (values[name] ?? usual) !== undefined;
  });
}

/** What a map shows: what is asked for, and else the main result over a rate and a duration. Undefined where nothing varies. */
export function readMapOrder(
  reading: FormReading,
  result: PageResult,
  query: URLSearchParams,
  context: ResultContext,
): MapOrder | undefined {
  const { calculator, values } = reading;
  const [outputs, fields] = [mapOutputs(calculator, result), byInterest(reading)];
  const headline = writeHeadline(calculator, { values, outputs: result.outputs }, context)?.name;
  const among = (names: readonly string[], ...wanted: readonly (string | null | undefined)[]) =>
    wanted.find((one): one is string => typeof one === 'string' && names.includes(one));
  const output = among(outputs, query.get(pageParameters.mapOutput), headline, outputs[0]);
  const rows = among(fields, query.get(pageParameters.mapRows), fields[1], fields[0]);
  if (output === undefined || rows === undefined) return undefined;
  const others = fields.filter((one) => one !== rows);
  const columns = among(others, query.get(pageParameters.mapColumns), others[0]);
  return {
    output,
    rows: axisOf(reading, rows),
    columns: columns === undefined ? undefined : axisOf(reading, columns),
  };
}

function axisOf({ calculator, values }: FormReading, field: string): MapAxis {
  const declared = calculator.input[field]!;
  const current = (values[field] ?? declared.default) as number;
  return { field, current, values: valuesAround(declared, current, VALUES) };
}

/** Rates first, then durations, then what is given; defaults last. */
function byInterest(reading: FormReading): readonly string[] {
  const { calculator, values } = reading;
  const rank = (name: string) => {
    const unit = (calculator.input[name]!.schema as { readonly 'x-unit'?: string })['x-unit'] ?? '';
    const isGiven = values[name] !== undefined;
    const kind = unit.startsWith('percent') ? 0 : unit === 'years' || unit === 'months' ? 1 : 2;
    return kind + (isGiven ? 0 : 10) + (calculator.input[name]!.required ? 0 : 5);
  };
  return mapFields(reading).toSorted((one, other) => rank(one) - rank(other));
}

/** The inputs of each cell, row by row. */
export function cellInputs({ rows, columns }: MapOrder): readonly (readonly Record<string, number>[])[] {
  const columnValues = columns?.values ?? [undefined];
  return rows.values.map((row) =>
    columnValues.map((column) => ({
      [rows.field]: row,
      ...(columns !== undefined && column !== undefined && { [columns.field]: column }),
    })),
  );
}

/** The table, with darker cells where the result is higher; a sentence where all cells would be the same. */
export function writeMap(
  { output, rows, columns }: MapOrder,
  cells: MapCells,
  { calculator }: FormReading,
  context: ResultContext,
): Html {
  const { input } = calculator;
  const field = calculator.output[output]!;
  const { label } = context.words;
  const shade = shadesOf(cells);
  const name = withoutUnit(labelOf(output, field, context));
  const axes = [rows, columns].filter((one) => one !== undefined);
  const by = axes.map(({ field: one }) => withoutUnit(labelInSentence(label(one)))).join(' and ');
  if (isSame(cells)) {
    return html`<p>${name} does not change with ${by}: choose another result or other inputs above.</p>`;
  }
  const heads = columns?.values ?? [undefined];
  const head = (axis: MapAxis, value: number) => headText(input[axis.field]!, value, context);
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
              : html`<th${cellAttributes('col', index, heads.length, value === columns!.current)}>${head(columns!, value)}</th>`,
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
                const isOuter = heads.length === VALUES && (column === 0 || column === VALUES - 1);
                const names = [`heat-${shade(text)}`, isNow && 'now', isOuter && 'outer'];
                const own = { class: names.filter(Boolean).join(' '), 'aria-current': isNow && 'true' };
                return html`<td${attributes(own)}>${text === undefined ? '–' : cellText(field, text, context)}</td>`;
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

function cellAttributes(scope: string, index: number, count: number, isNow: boolean): Html {
  const isOuter = count === VALUES && (index === 0 || index === count - 1);
  const names = [isNow && 'now', isOuter && 'outer'].filter(Boolean).join(' ');
  return attributes({ scope, class: names === '' ? undefined : names });
}

/** Round amounts need neither cents nor a sign. */
function headText(field: InputField, value: number, context: ResultContext): string {
  return isMoney(field) ? context.reader.number(String(value)) : inputPhrase(field, value, context);
}

/** The unit of all cells, unless the name says it. */
function unitIn(name: string, field: OutputField, { currency }: ResultContext): string {
  const unit = isMoney(field) ? (currency ?? '') : unitOf(field);
  return unit === '' || name.toLowerCase().split(' ').includes(unit)
    ? ''
    : ` in ${unit.startsWith('%') ? `percent${unit.slice(1)}` : unit}`;
}

function cellText(field: OutputField, text: string, context: ResultContext): string {
  if (isMoney(field)) return context.reader.amount(text, context.currency);
  // All cells with as many decimals: small rates among others need no more.
  return unitOf(field).startsWith('%') ? context.reader.number(text, 2) : numberText(field, text, context);
}

const SHADES = 6;

/** The shade of a result: 0 for the lowest. */
function shadesOf(cells: MapCells): (text: string | undefined) => number {
  const numbers = cells.flat().flatMap((text) => (text === undefined ? [] : [Number(text)]));
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  return (text) => {
    if (text === undefined || high === low) return 0;
    return Math.min(SHADES - 1, Math.floor((SHADES * (Number(text) - low)) / (high - low)));
  };
}

/** The choices of the map, which belong to the form of the inputs. */
export function writeMapChoices(
  order: MapOrder,
  reading: FormReading,
  result: PageResult,
  context: ResultContext,
): Html {
  const { output, rows, columns } = order;
  const usual = readMapOrder(reading, result, new URLSearchParams(), context);
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
            html`<option${attributes({ value: one, selected: one === chosen })}>${context.words.label(one)}</option>`,
        )}
      </select>
    </div>`;
  return html`<div class="what-if">
    ${choose('Show', pageParameters.mapOutput, outputs, output, usual?.output)}
    ${columns !== undefined && choose('by', pageParameters.mapColumns, fields, columns.field, usual?.columns?.field)}
    ${choose(columns === undefined ? 'by' : 'and', pageParameters.mapRows, fields, rows.field, usual?.rows.field)}
    <button form="inputs">Update</button>
  </div>`;
}
