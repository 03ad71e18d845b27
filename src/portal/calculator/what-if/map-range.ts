import { say, type Text } from '#text/write/said.ts';
import type { InputField } from '#catalogue/declare/fields.ts';
import { describeDoubt, isDoubt } from '#text/read/doubts.ts';
import { placeOf, readTypedNumber } from '#text/read/typed-number.ts';
import { inputPhrase } from '#text/write/headline-text.ts';
import { draftCurrency } from '#portal/calculator/form/draft-values.ts';
import { isAccepted, tidy } from '#portal/calculator/form/around.ts';
import type { FormReading } from '#portal/calculator/form/form-reading.ts';
import type { ResultContext } from '#portal/calculator/result/results.ts';
import { attributes, html, type Html } from '#portal/html.ts';
import { pageParameters } from '#portal/rows.ts';
import type { MapAxis } from './map-choice.ts';

/** The values of the table of "what if" as a reader chooses them: from, to and in steps of. */

/** More columns cannot be read side by side. */
const MAX_VALUES = 11;

const ends = [
  [pageParameters.mapFrom, 'First value'],
  [pageParameters.mapTo, 'Last value'],
  [pageParameters.mapStep, 'Step'],
] as const;

/** What was typed for an axis, in the order of `ends`. */
export interface TypedRange {
  readonly typed: readonly string[];
  /** Why the table has other values. */
  readonly fault?: Text;
}

/** The axis with the values that are asked for; what is left empty is as usual. */
export function withRange(
  axis: MapAxis,
  { calculator, drafts, typing }: FormReading,
  query: URLSearchParams,
  context: ResultContext,
): MapAxis {
  const field = calculator.input[axis.field]!;
  const typed = ends.map(([name]) => query.get(`${name}.${axis.field}`)?.trim() ?? '');
  if (typed.every((text) => text === '')) return axis;
  const usual = valuesOf(axis);
  const place = placeOf(field, draftCurrency(drafts));
  const numbers: number[] = [];
  for (const [index, text] of typed.entries()) {
    const read = text === '' ? undefined : readTypedNumber(text, typing.shown, place);
    if (read !== undefined && isDoubt(read)) return { ...axis, range: { typed, fault: describeDoubt(read) } };
    if (read !== undefined && read.kind !== 'number')
      return { ...axis, range: { typed, fault: say`${text} is not a number` } };
    numbers.push(read?.value ?? usual[index]!);
  }
  const [from, to, step] = numbers as [number, number, number];
  const fault = faultOf(field, from, to, step, context);
  if (fault !== undefined) return { ...axis, range: { typed, fault } };
  const values = Array.from({ length: countOf(from, to, step) }, (_, index) => tidy(from + index * step));
  return { ...axis, values, range: { typed } };
}

/** The first value of an axis, the last one, and the step. */
function valuesOf({ values }: MapAxis): readonly number[] {
  const [first, second = first! + 1] = values;
  return [first!, values.at(-1)!, tidy(second - first!)];
}

function countOf(from: number, to: number, step: number): number {
  return Math.floor(tidy((to - from) / step)) + 1;
}

function faultOf(
  field: InputField,
  from: number,
  to: number,
  step: number,
  context: ResultContext,
): Text | undefined {
  const phrase = (value: number) => inputPhrase(field, value, context);
  if (step <= 0) return say`The step must be above 0`;
  if (to < from) return say`The last value must not be below the first one`;
  const isWhole = field.kind !== 'integer' || [from, step].every(Number.isInteger);
  const wrong = [from, to].find((value) => !isAccepted(field, value));
  if (wrong !== undefined) return say`${phrase(wrong)} is outside of what is accepted`;
  if (!isWhole) return say`Only whole numbers are accepted`;
  const count = countOf(from, to, step);
  const max = String(MAX_VALUES);
  return count > MAX_VALUES
    ? say`These are ${context.reader.number(String(count))} values; the table shows up to ${max}`
    : undefined;
}

/** The fields of the ranges of a table. */
export function writeRanges(axes: readonly MapAxis[], context: ResultContext): Html {
  const isChosen = axes.some(({ range }) => range !== undefined);
  return html`<details${attributes({ 'data-name': 'ranges', open: isChosen })}>
    <summary>Choose the values</summary>
    ${axes.map(
      (axis) =>
        html`<fieldset class="range">
          <legend>${context.naming.label(axis.field)}</legend>
          <div class="what-if">
            ${ends.map(([parameter, title], index) => {
              const name = `${parameter}.${axis.field}`;
              const value = axis.range?.typed[index] ?? '';
              const placeholder = context.reader.number(String(valuesOf(axis)[index]));
              const own = {
                form: 'inputs',
                id: name,
                name,
                inputmode: 'text',
                autocomplete: 'off',
                value,
                placeholder,
              };
              return html`<div class="field">
                <label for="${name}">${title}</label>
                <input ${attributes({ ...own, size: 8, maxlength: 40, 'data-signed': true })} />
              </div>`;
            })}
          </div>
        </fieldset>`,
    )}
  </details>`;
}

/** Why the table has other values than those that were typed. */
export function writeRangeFaults(axes: readonly MapAxis[]): Html {
  const faults = axes.flatMap(({ range }) => range?.fault ?? []);
  return html`${faults.map((fault) => html`<p class="fault">${fault}.</p>`)}`;
}
