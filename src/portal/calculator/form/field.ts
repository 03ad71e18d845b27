import type { InputField } from '#catalogue/declare/fields.ts';
import type { Text } from '#text/write/said.ts';
import { withoutUnit } from '#text/write/labels.ts';
import { beyondLabel } from '#text/write/result-text.ts';
import { unitOf } from '#catalogue/declare/units.ts';
import { hasThousands, placeOf } from '#text/read/typed-number.ts';
import { type Draft, usualText } from './draft.ts';
import { currencyOptions } from '#portal/reader/currency-choice.ts';
import type { FormReading } from './form-reading.ts';
import { unitId, writeUnit } from './field-unit.ts';
import { isPersonal } from './own-numbers.ts';
import { attributes, html, type Html } from '#portal/html.ts';
import { writeMessageText } from './messages.ts';
import { choicesOf, noChoices, writeMeanings, writeSelect } from './select.ts';
import { hintOf, type Naming } from '#portal/naming.ts';

/** Bounds this large or near 0 mean nothing to a person, nor do percentages up to ten times as much. */
const MAX_MENTIONED_BOUND = 1e12;
const MIN_MENTIONED_BOUND = 0.01;
const MAX_MENTIONED_PERCENT = 1000;

/** The context for all form fields. */
export interface FormContext extends Pick<FormReading, 'messages' | 'offers' | 'typing' | 'reader'> {
  readonly naming: Naming;
  /** A description with the names in it as labels. */
  readonly say: (text: string) => string;
  /** The currency of the amounts; undefined when none was chosen. */
  readonly currency: string | undefined;
  /** That of the reader's country. */
  readonly ownCurrency: string | undefined;
  /** The fields with a place for a slider, which a script makes. */
  readonly sliders: ReadonlySet<string>;
}

/** Whether something is wrong with a field, or within a list. */
export function isMentioned(messages: FormContext['messages'], path: string): boolean {
  return [...messages.keys()].some((place) => place === path || place.startsWith(`${path}.`));
}

/** A field with its label, its unit, its hint and what is wrong with it. */
export function writeField(
  path: string,
  name: string,
  field: InputField,
  draft: Draft,
  context: FormContext,
): Html {
  const label = withoutUnit(context.naming.label(name));
  const control = writeControl(path, field, draft as string, context);
  const { note, folded } = noteOf(label, field, context);
  return html`<div class="field">
    <label for="${path}"
      >${label}${field.required ? '' : html` <span class="optional">optional</span>`}</label
    >
    <div class="control">${control}${writeUnit(path, field, context.currency)}</div>
    ${context.sliders.has(path) && html`<div class="slide"></div>`}
    <p class="hint" id="${path}-hint">${note}</p>
    ${writeMeanings(folded)} ${writeMessage(path, context)}
  </div>`;
}

/** What a field means beyond its label, which values it takes, and meanings of choices that are folded. */
export function noteOf(label: string, field: InputField, context: FormContext) {
  const hint = beyondLabel(label, context.say(hintOf(field)));
  const { hint: told, folded } = field.options === undefined ? noChoices : choicesOf(field.options, context);
  const note = [hint, told, rangeOf(field, context)].filter((text) => text !== '').join('. ');
  return { note: note === '' ? '' : `${note}.`, folded };
}

/** Always present, so that a message that appears later is announced. */
export function writeMessage(path: string, context: FormContext): Html {
  const text = writeMessageText(path, context);
  return html`<p class="message" id="${path}-message" data-live aria-live="polite">${text}</p>`;
}

/** The bounds in words, except those that nobody comes near, and a default other than 0. */
function rangeOf(field: InputField, { reader }: FormContext): string {
  const { kind, schema, default: usual } = field;
  if (kind !== 'real' && kind !== 'integer') return '';
  const grouped = (value: number) => reader.number(String(value));
  const { minimum, exclusiveMinimum = 0, maximum } = schema as unknown as Readonly<Record<string, number>>;
  const [low, high] = [
    grouped(minimum ?? exclusiveMinimum),
    maximum! < MAX_MENTIONED_BOUND ? grouped(maximum!) : undefined,
  ];
  const from =
    minimum === undefined ? `above ${low}` : high === undefined ? `at least ${low}` : `from ${low}`;
  const lowest = minimum ?? exclusiveMinimum;
  const isOpen =
    high === undefined
      ? lowest <= -MAX_MENTIONED_BOUND || (lowest >= 0 && lowest <= MIN_MENTIONED_BOUND)
      : lowest <= 0 && maximum! >= MAX_MENTIONED_PERCENT && unitOf(field).startsWith('%');
  const range = isOpen ? '' : `${from}${high === undefined ? '' : ` to ${high}`}`;
  const hasDefault = usual !== undefined && usual !== 0;
  const texts = [range, hasDefault ? `default ${grouped(usual as number)}` : ''];
  return sentenceCase(texts.filter((text) => text !== '').join(', '));
}

function sentenceCase(text: string): string {
  return text === '' ? '' : text[0]!.toUpperCase() + text.slice(1);
}

/** `column` has the unit and the hint of a cell of a table, whose label is `cell`. */
export function writeControl(
  path: string,
  field: InputField,
  text: string,
  context: FormContext,
  { column = path, cell }: { readonly column?: string; readonly cell?: Text } = {},
): Html {
  const isWrong = context.messages.has(path);
  const unit = unitId(column, field, context.currency);
  const common = {
    id: path,
    name: path,
    'aria-label': cell,
    'aria-describedby': `${unit === undefined ? '' : `${unit} `}${column}-hint ${path}-message`,
    'aria-invalid': isWrong ? 'true' : undefined,
    'aria-required': field.required ? 'true' : undefined,
    autocomplete: 'off',
    'data-own': isPersonal(path),
    'data-usual': usualText(field, context.typing.shown),
  };
  const { options } = field;
  if (options !== undefined) return writeSelect(common, text, choicesOf(options, context).options);
  if (field.kind === 'currency') {
    return writeSelect(common, text.toUpperCase(), currencyOptions(context.ownCurrency));
  }
  const isNumber = field.kind === 'real' || field.kind === 'integer';
  const place = placeOf(field, undefined);
  const isSigned = isNumber && place.minimum! < 0;
  // A browser's date field would not show an invalid text.
  const isDate = field.kind === 'date' && !isWrong;
  const { maxLength } = field.schema as { readonly maxLength?: number };
  return html`<input
    ${attributes({
      ...common,
      type: isDate ? 'date' : 'text',
      // The number pads of some phones have no minus sign.
      inputmode: isSigned ? 'text' : field.kind === 'integer' ? 'numeric' : isNumber ? 'decimal' : undefined,
      'data-signed': isSigned,
      'data-number': isNumber && hasThousands(place),
      maxlength: field.kind === 'text' ? maxLength : undefined,
      value: text,
    })}
  />`;
}
