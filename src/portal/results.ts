import type { OutputField } from '#catalogue/fields.ts';
import { headlineText, writeHeadline, type WrittenHeadline } from '#derive/headline.ts';
import {
  beyondLabel,
  isSingle,
  labelOf,
  PLACE,
  placeText,
  resultText,
  type TextContext,
  unitOf,
  valueText,
} from '#derive/result-text.ts';
import type { FormReading, PageResult } from './form-reading.ts';
import { html, type Html } from './html.ts';
import type { Reader } from './reader.ts';
import type { Words } from './words.ts';

/** The context for the results of a page. */
export interface ResultContext extends TextContext {
  readonly words: Words;
  readonly reader: Reader;
  readonly currency: string | undefined;
  /** A description with the names in it as labels. */
  readonly say: (text: string) => string;
  /** The names of all fields and results. */
  readonly names: readonly string[];
}

/**
 * The main result, in large type, and the other results below it; those missing in the reply are left out, or
 * show the reason.
 */
export function writeResults(
  { calculator, values }: FormReading,
  result: PageResult,
  context: ResultContext,
): Html {
  const { output: outputs } = calculator;
  const present = Object.entries(outputs).filter(([name]) => result.outputs[name] !== undefined);
  const headline = writeHeadline(calculator, { values, outputs: result.outputs }, context);
  const others = Object.entries(outputs).filter(
    ([name, output]) =>
      name !== headline?.name &&
      (result.omitted[name] !== undefined || (result.outputs[name] !== undefined && isSingle(output))),
  );
  const several = present.filter(([, output]) => !isSingle(output));
  return html`${headline !== undefined && writeSentence(headline, outputs[headline.name]!, context)}
  ${
    others.length > 0 &&
    html`<dl class="results">
      ${others.map(([name, output]) => writeResult(name, output, result, context))}
    </dl>`
  }
  ${several.map(([name, output]) => writeSeveral(name, output, result, context))}`;
}

/** The value that stands out has its description below, unless it is a name. */
function writeSentence({ parts }: WrittenHeadline, output: OutputField, context: ResultContext): Html {
  const hasHint = isSingle(output) && unitOf(output) !== PLACE;
  return html`<p class="headline">
    <span class="sentence"
      >${parts.map(({ text, isMain }) => (isMain ? html`<strong>${text}</strong>` : text))}</span
    >
    ${hasHint && html`<span class="hint">${context.say(output.description)}</span>`}
  </p>`;
}

function writeResult(name: string, output: OutputField, result: PageResult, context: ResultContext): Html {
  const reason = result.omitted[name];
  const label = labelOf(name, output, context);
  return html`<div>
    <dt>
      ${label}<span class="hint"
        >${reason === undefined ? beyondLabel(label, context.say(output.description)) : `No value: ${context.say(reason)}`}</span
      >
    </dt>
    <dd>${reason === undefined ? resultText(name, output, result, context) : '–'}</dd>
  </div>`;
}

/** The main result as a sentence, for screen readers. */
export function announce(
  { calculator, values }: FormReading,
  result: PageResult,
  context: ResultContext,
): string {
  const headline = writeHeadline(calculator, { values, outputs: result.outputs }, context);
  return headline === undefined ? 'Calculated' : headlineText(headline);
}

function writeSeveral(name: string, output: OutputField, result: PageResult, context: ResultContext): Html {
  const items = result.outputs[name] as readonly unknown[];
  const { label } = context.words;
  const fields = output.fields ?? { [name]: output.item! };
  const columns = Object.entries(fields);
  const cells = (item: unknown) =>
    columns.map(([column, field]) => {
      const inner = output.fields === undefined ? item : (item as Readonly<Record<string, unknown>>)[column];
      const text = () =>
        unitOf(field) === PLACE
          ? placeText(column, inner, result, context)
          : valueText(field, inner, context);
      return html`<td${isNumeric(field) && html` class="number"`}>${inner !== undefined && text()}</td>`;
    });
  return html`<div class="table" role="region" aria-label="${label(name)}" tabindex="0">
    <table>
      <caption>
        ${label(name)}
        <span class="hint">${beyondLabel(label(name), context.say(output.description))}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">No.</th>
          ${columns.map(
            ([column, field]) =>
              html`<th scope="col" ${isNumeric(field) && html` class="number"`}>
                ${labelOf(column, field, context)}
              </th>`,
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
