import { type Said, say, type Text } from '#text/write/said.ts';
import type { OutputField } from '#catalogue/declare/fields.ts';
import { writeHeadline, type WrittenHeadline } from '#text/write/headline-text.ts';
import {
  beyondLabel,
  hintOf,
  isEchoOf,
  isSingle,
  labelOf,
  resultText,
  type TextContext,
} from '#text/write/result-text.ts';
import { PLACE, unitOf } from '#catalogue/declare/units.ts';
import { yearsAndMonths } from '#text/write/years-and-months.ts';
import type { FormReading, PageResult } from '#portal/calculator/form/form-reading.ts';
import { html, type Html, type Piece } from '#portal/html.ts';
import type { Reader } from '#portal/reader/reader.ts';
import { writeResultTables } from './result-tables.ts';
import type { Naming } from '#portal/naming.ts';

/** The context for the results of a page. */
export interface ResultContext extends TextContext {
  readonly naming: Naming;
  readonly reader: Reader;
  readonly currency: string | undefined;
  /** A description with the names in it as labels. */
  readonly say: (text: string) => string;
  /** The names of all fields and results. */
  readonly names: readonly string[];
}

/** The answer to the question: a sentence whose main value is in large type. */
export function writeAnswer(
  { calculator, values }: FormReading,
  result: PageResult,
  context: ResultContext,
): Html {
  const headline = writeHeadline(calculator, { values, outputs: result.outputs }, context);
  if (headline === undefined) return html`<p class="headline"><span class="sentence">Calculated</span></p>`;
  // The value that stands out has its description below, unless it is a name.
  const output = calculator.output[headline.name]!;
  const hasHint = isSingle(output) && unitOf(output) !== PLACE && !headline.isTurned;
  // What follows is of other cases: "; negative when renting is better".
  const [hint] = context.say(hintOf(output)).split('; ');
  const time = yearsAndMonths(output, result.outputs[headline.name], context.reader);
  return html`<p class="headline">
    <span class="sentence">${writeParts(headline)}</span>
    ${hasHint && html`<span class="hint">${time !== undefined && html`${time} · `}${hint}</span>`}
  </p>`;
}

/** The same sentence above the fields of a narrow screen, where the result is far below them. */
export function writeBrief(
  { calculator, values }: FormReading,
  result: PageResult | undefined,
  context: ResultContext,
): Html {
  if (result === undefined)
    return html`<span>No result for these numbers</span> <span class="to">See why</span>`;
  const headline = writeHeadline(calculator, { values, outputs: result.outputs }, context);
  return html`<span class="short">${headline === undefined ? 'Calculated' : writeParts(headline)}</span>
    <span class="to">See the result</span>`;
}

/** A comma after the large value never begins the next line. */
function writeParts({ said, main }: WrittenHeadline): Said<Piece> {
  const [mark] = /^[,;]/.exec(said.texts[main + 1]!) ?? [];
  const value = html`<strong>${said.values[main]}</strong>`;
  return {
    texts: said.texts.map((text, index) => (index === main + 1 ? text.slice(mark?.length ?? 0) : text)),
    values: said.values.map((one, index) => {
      if (index !== main) return one;
      return mark === undefined ? value : html`<span class="whole">${value}${mark}</span>`;
    }),
  };
}

/** More results than this are folded; a single one more is not worth it. */
const MAX_OPEN_RESULTS = 4;

/**
 * The results beside the main one. Those that the reply lacks are left out, or show the reason after all
 * others.
 */
export function writeFigures(
  { calculator, values }: FormReading,
  result: PageResult,
  context: ResultContext,
): Html {
  const { output: outputs } = calculator;
  const { outputs: found, omitted } = result;
  const headline = writeHeadline(calculator, { values, outputs: found }, context);
  const others = Object.keys(outputs).filter((name) => name !== headline?.name || headline.isRounded);
  const names = [
    ...others.filter((name) => found[name] !== undefined && isSingle(outputs[name]!)),
    ...others.filter((name) => omitted[name] !== undefined),
  ];
  const count = names.length > MAX_OPEN_RESULTS + 1 ? MAX_OPEN_RESULTS : names.length;
  const list = (some: readonly string[]) =>
    html`<dl class="results">${some.map((name) => writeResult(name, outputs[name]!, result, context))}</dl>`;
  const tables = Object.keys(outputs).filter(
    (name) => hasRows(found[name]) && !isSingle(outputs[name]!) && !isEchoOf(name, outputs[name]!, result),
  );
  return html`${count > 0 && list(names.slice(0, count))}
  ${
    names.length > count &&
    html`<details class="fold" data-name="results">
      <summary>${names.length - count} more results</summary>
      ${list(names.slice(count))}
    </details>`
  }
  ${writeResultTables(tables, outputs, result, context)}`;
}

/** An empty list would be a table of heads alone. */
function hasRows(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}

function writeResult(name: string, output: OutputField, result: PageResult, context: ResultContext): Html {
  const reason = result.omitted[name];
  const label = labelOf(name, output, context);
  const time = yearsAndMonths(output, result.outputs[name], context.reader);
  return html`<div>
    <dt>
      ${label}<span class="hint"
        >${reason === undefined ? beyondLabel(label, context.say(hintOf(output))) : say`No value: ${context.say(reason)}`}</span
      >
    </dt>
    <dd>
      ${reason === undefined ? resultText(name, output, result, context) : '–'}${
        time !== undefined && html`<span class="hint">${time}</span>`
      }
    </dd>
  </div>`;
}

/** The main result as a sentence; undefined when it has no single value. */
export function answerText(
  { calculator, values }: FormReading,
  result: PageResult,
  context: ResultContext,
): Text | undefined {
  return writeHeadline(calculator, { values, outputs: result.outputs }, context)?.said;
}

/** What screen readers are told of a result. */
export function announce(view: FormReading, result: PageResult, context: ResultContext): Text {
  return answerText(view, result, context) ?? 'Calculated';
}
