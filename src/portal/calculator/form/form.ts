import type { AnyCalculator } from '#catalogue/declare/define.ts';
import type { InputField } from '#catalogue/declare/fields.ts';
import type { NumberFormats } from '#text/write/number-formats.ts';
import { sliderFields } from './around.ts';
import type { CalculatorView } from '#portal/calculator/calculation.ts';
import { type Draft, isBlank, isRows } from './draft.ts';
import { draftCurrency } from './draft-values.ts';
import { NOTE, writeCurrencyNote } from './currency-note.ts';
import { type FormContext, isMentioned, writeField } from './field.ts';
import { writeFoldedSummary } from './folded.ts';
import { writeRows } from './list.ts';
import { attributes, html, type Html } from '#portal/html.ts';
import { namesOf, type Naming } from '#portal/naming.ts';

/**
 * The fields that most people fill in, as in the first example, followed by the others in a collapsed
 * section.
 */
export function writeFields(view: CalculatorView, naming: Naming): Html {
  const { calculator, drafts, messages, offers, typing, reader, ownCurrency } = view;
  const { input, prominent = [] } = calculator;
  const currency = draftCurrency(drafts);
  const say = (text: string) => numbersIn(naming.sentence(text, namesOf(calculator)), reader);
  const sliders = new Set(sliderFields(input));
  const context = { naming, messages, offers, typing, reader, currency, ownCurrency, say, sliders };
  const names = Object.keys(input);
  const inExample = new Set(Object.keys(calculator.examples[0].input));
  const conventions = conventionFields(calculator);
  const first = names.filter((name) => {
    const { required, kind, isOfMethod } = input[name]!;
    const isChoice = kind === 'choice' || kind === 'boolean';
    const isQuestion = isChoice && isOfMethod !== true && !conventions.has(name);
    return required || kind === 'currency' || isQuestion || inExample.has(name) || prominent.includes(name);
  });
  const more = names.filter((name) => !first.includes(name));
  const write = (name: string) => writeEither(name, input[name]!, drafts[name] ?? '', context);
  if (more.length === 0) return html`${writePlacedNote(view)} ${first.map(write)}`;
  const isOpen =
    first.length === 0 ||
    more.some(
      (name) => isMentioned(messages, name) || !isBlank(drafts[name] ?? '', input[name], typing.shown),
    );
  return html`${writePlacedNote(view)} ${first.map(write)}
    <details class="more" ${attributes({ open: isOpen })}>
      ${writeFoldedSummary(more, input, { naming, reader, currency })} ${more.map(write)}
    </details>`;
}

/** A description, whose numbers with decimals are written as the reader writes them: "such as 0,00125". */
function numbersIn(text: string, reader: NumberFormats): string {
  return text.replace(/(?<![\d.])\d+\.\d+(?![\d.])/g, (number) => reader.number(number));
}

/** In which currency amounts are, above all fields. */
function writePlacedNote(view: CalculatorView): Html | false {
  if (view.calculator.input['currency'] === undefined) return false;
  return html`<p class="field hint" id="${NOTE}" data-live>${writeCurrencyNote(view)}</p>`;
}

/** The choices about conventions, such as payment rounding; other choices change the question. */
function conventionFields({ conventions }: AnyCalculator): ReadonlySet<string> {
  const { timing, compounding, rounding } = conventions;
  return new Set([timing, compounding, rounding].flatMap((one) => (typeof one === 'object' ? [one.by] : [])));
}

function writeEither(name: string, field: InputField, draft: Draft, context: FormContext): Html {
  return isRows(draft)
    ? writeRows(name, field, draft, context)
    : writeField(name, name, field, draft, context);
}
