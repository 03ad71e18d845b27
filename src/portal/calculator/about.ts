import { say } from '#text/write/said.ts';
import type { AnyCalculator, InputValue, InputValues } from '#catalogue/declare/define.ts';
import type { InputField } from '#catalogue/declare/fields.ts';
import { writeHeadline } from '#text/write/headline-text.ts';
import { beyondUnit, labelInSentence, withoutUnit } from '#text/write/labels.ts';
import { joinUnit } from '#text/write/result-text.ts';
import { unitOf } from '#catalogue/declare/units.ts';
import type { CalculatorView } from './calculation.ts';
import { writeCard } from '#portal/pages/category-pages.ts';
import { html, type Html } from '#portal/html.ts';
import { pageParameters } from '#portal/rows.ts';
import type { ResultContext } from './result/results.ts';

/**
 * What the calculator is for, what it leaves out, and an example in words: the one that the page opens with,
 * or the documented one.
 */
export function writeAbout(view: CalculatorView, context: ResultContext): Html {
  const { calculator } = view;
  return html`<section class="screen" aria-labelledby="about-title">
    <h2 id="about-title">About this calculator</h2>
    ${calculator.about !== undefined && html`<p>${calculator.about}</p>`}
    ${writeExample(calculator, exampleOf(view), context)}
  </section>`;
}

interface WorkedExample {
  readonly values: InputValues;
  readonly outputs: Readonly<Record<string, unknown>>;
}

/** Of other fields, only the documented example has results without another calculation. */
function exampleOf({ calculator, isFirstVisit, opening, result }: CalculatorView): WorkedExample {
  if (isFirstVisit && result !== undefined) return { values: opening, outputs: result.outputs };
  const [{ input, output }] = calculator.examples;
  return { values: input, outputs: textsOf(output) };
}

/** The calculators that a reader of this one may want next. */
export function writeRelated(related: readonly AnyCalculator[], shared: URLSearchParams): Html | undefined {
  if (related.length === 0) return undefined;
  return html`<section class="screen" aria-labelledby="related-title">
    <h2 id="related-title">Related calculators</h2>
    <ul class="cards related">
      ${related.map((one) => writeCard(one, carriedTo(one, shared)))}
    </ul>
  </section>`;
}

/** The numbers of a page that another one has under the same names, where that one needs no others. */
function carriedTo({ input }: AnyCalculator, shared: URLSearchParams): string {
  const isWhole = Object.entries(input).every(([name, { required }]) => !required || shared.has(name));
  const kept = [...shared].filter(
    ([name]) => name === pageParameters.numberMarks || Object.hasOwn(input, name),
  );
  return isWhole && shared.size > 0 ? `?${new URLSearchParams(kept.map((pair) => [...pair]))}` : '';
}

function writeExample(calculator: AnyCalculator, example: WorkedExample, page: ResultContext): Html {
  const { input } = calculator;
  const currency = example.values['currency'] ?? input['currency']?.default;
  const context = { ...page, currency: typeof currency === 'string' ? currency : undefined };
  const given = Object.entries(example.values).flatMap(([name, value], index) => {
    const field = input[name];
    if (field === undefined || field.kind === 'currency') return [];
    const label = page.naming.label(name);
    const shown = withoutUnit(index === 0 ? label : labelInSentence(label));
    const words = beyondUnit(label, inputWords(field, value, context));
    return [words.startsWith('(') ? say`${shown} ${words}` : `${shown} ${words}`];
  });
  const listed = {
    texts: [...given.map((_, index) => (index === 0 ? '' : ', ')), ''],
    values: given,
  };
  const headline = writeHeadline(calculator, example, context);
  if (headline === undefined) return html``;
  return html`<p><strong>Example.</strong> ${listed}. ${headline.said}.</p>`;
}

/** Results with their numbers as texts, as pages read them in replies. */
function textsOf(value: InputValues): Readonly<Record<string, unknown>> {
  return JSON.parse(JSON.stringify(value), (_, one: unknown) =>
    typeof one === 'number' ? String(one) : one,
  ) as Record<string, unknown>;
}

/** Longer lists are numbers that nobody reads. */
const MAX_LISTED = 6;

/** "$400,000.00", "30 years" or, of a list with columns, "(3 rows)". */
function inputWords(field: InputField, value: InputValue, context: ResultContext): string {
  const { reader, naming, currency } = context;
  if (typeof value === 'number') {
    const unit = (field.schema as { readonly 'x-unit'?: string })['x-unit'];
    if (unit === 'currency') return reader.price(String(value), currency);
    return joinUnit(String(value), unitOf(field), reader);
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string')
    return field.kind === 'date' ? reader.date(value) : labelInSentence(naming.label(value));
  if (Array.isArray(value)) {
    if (field.item === undefined) return value.length === 1 ? '(1 row)' : `(${value.length} rows)`;
    if (value.length > MAX_LISTED) return `(${value.length} values)`;
    return value.map((one) => inputWords(field.item!, one as InputValue, context)).join('; ');
  }
  return '';
}
