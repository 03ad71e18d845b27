import type { AnyCalculator, InputFields } from '#catalogue/declare/define.ts';
import type { InputField } from '#catalogue/declare/fields.ts';
import { withoutUnit } from '#text/write/labels.ts';
import type { NumberFormats } from '#text/write/number-formats.ts';
import { beyondLabel } from '#text/write/result-text.ts';
import { unitOf } from '#catalogue/declare/units.ts';
import { hasThousands, placeOf } from '#text/read/typed-number.ts';
import { sliderFields } from './around.ts';
import type { CalculatorView } from '#portal/calculator/calculation.ts';
import { isBlank, isRows, rowsOf, type Draft, type Drafts, usualText } from './draft.ts';
import { draftCurrency } from './draft-values.ts';
import { pasteName } from './changes.ts';
import { currencyOptions } from '#portal/reader/currency-choice.ts';
import { NOTE, writeCurrencyNote } from './currency-note.ts';
import type { FormReading } from './form-reading.ts';
import { unitId, writeUnit } from './field-unit.ts';
import { writeFoldedSummary } from './folded.ts';
import { attributes, html, type Html } from '#portal/html.ts';
import { writeMessageText } from './messages.ts';
import { pageParameters } from '#portal/rows.ts';
import { choicesOf, noChoices, writeMeanings, writeSelect } from './select.ts';
import { hintOf, namesOf, type Naming } from '#portal/naming.ts';

/** Bounds this large or near 0 mean nothing to a person, nor do percentages up to ten times as much. */
const MAX_MENTIONED_BOUND = 1e12;
const MIN_MENTIONED_BOUND = 0.01;
const MAX_MENTIONED_PERCENT = 1000;

/** The context for all form fields. */
interface FormContext extends Pick<FormReading, 'messages' | 'offers' | 'typing' | 'reader'> {
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
  const write = (name: string) => writeField(name, name, input[name]!, drafts[name] ?? '', context);
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

function isMentioned(messages: FormContext['messages'], path: string): boolean {
  return [...messages.keys()].some((place) => place === path || place.startsWith(`${path}.`));
}

function writeField(path: string, name: string, field: InputField, draft: Draft, context: FormContext): Html {
  if (isRows(draft)) return writeRows(path, name, field, draft, context);
  const label = withoutUnit(context.naming.label(name));
  const control = writeControl(path, field, draft as string, context);
  const hint = beyondLabel(label, context.say(hintOf(field)));
  const { hint: told, folded } = field.options === undefined ? noChoices : choicesOf(field.options, context);
  const note = [hint, told, rangeOf(field, context)].filter((text) => text !== '').join('. ');
  return html`<div class="field">
    <label for="${path}"
      >${label}${field.required ? '' : html` <span class="optional">optional</span>`}</label
    >
    <div class="control">${control}${writeUnit(path, field, context.currency)}</div>
    ${context.sliders.has(path) && html`<div class="slide"></div>`}
    <p class="hint" id="${path}-hint">${note !== '' && `${note}.`}</p>
    ${writeMeanings(folded)} ${writeMessage(path, context)}
  </div>`;
}

/** Always present, so that a message that appears later is announced. */
function writeMessage(path: string, context: FormContext): Html {
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

function writeControl(path: string, field: InputField, text: string, context: FormContext): Html {
  const isWrong = context.messages.has(path);
  const unit = unitId(path, field, context.currency);
  const common = {
    id: path,
    name: path,
    'aria-describedby': `${unit === undefined ? '' : `${unit} `}${path}-hint ${path}-message`,
    'aria-invalid': isWrong ? 'true' : undefined,
    'aria-required': field.required ? 'true' : undefined,
    autocomplete: 'off',
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

/** A list: a group of its rows, with a button for each and one for the next. */
function writeRows(
  path: string,
  name: string,
  field: InputField,
  rows: readonly Draft[],
  context: FormContext,
): Html {
  // A list that is empty shows one row to fill in; empty rows do not count.
  const visible = rows.length === 0 ? [emptyRow(field)] : rows;
  const label = context.naming.label(name);
  const { least, most } = rowsOf(field);
  const [min, max] = [least, most].map((count) => context.reader.number(String(count)));
  const limits = `${min} to ${max} rows; empty rows do not count`;
  const hint = beyondLabel(label, context.say(hintOf(field)));
  return html`<fieldset class="rows" id="${path}-rows" aria-describedby="${path}-hint ${path}-message">
    <legend>${label}${!field.required && html` <span class="optional">optional</span>`}</legend>
    <input type="hidden" name="${path}" value="" />
    <p class="hint" id="${path}-hint">${[hint, limits].filter((text) => text !== '').join('. ')}.</p>
    ${writeMessage(path, context)} ${writeFoldedRows(path, label, field, visible, context)}
    ${
      visible.length < most &&
      html`<button class="quiet" name="${pageParameters.addRow}" value="${path}">
        Add a row to ${label}
      </button>`
    }
    ${writePaste(path, label)}
  </fieldset>`;
}

/** More rows than this are folded; one or two more are not worth it. */
const MAX_OPEN_ROWS = 6;
const MAX_FEW_ROWS = 8;

/** The first rows, and the others folded, unless one of them is empty or wrong. */
function writeFoldedRows(
  path: string,
  label: string,
  field: InputField,
  rows: readonly Draft[],
  context: FormContext,
): Html {
  const written = rows.map((row, index) => writeRow(`${path}.${index}`, index, label, field, row, context));
  if (rows.length <= MAX_FEW_ROWS) return html`${written}`;
  const isOpen = rows.some(
    (row, index) =>
      index >= MAX_OPEN_ROWS &&
      (isBlank(row, field.item, context.typing.shown) || isMentioned(context.messages, `${path}.${index}`)),
  );
  return html`${written.slice(0, MAX_OPEN_ROWS)}
    <details class="fold" ${attributes({ open: isOpen })}>
      <summary>${rows.length - MAX_OPEN_ROWS} more rows</summary>
      ${written.slice(MAX_OPEN_ROWS)}
    </details>`;
}

/** For rows of a spreadsheet; with a script they may be pasted into any field of the list, too. */
function writePaste(path: string, label: string): Html {
  const name = pasteName(path);
  return html`<details class="paste">
    <summary>Paste rows from a spreadsheet</summary>
    <p class="hint">They replace an example that you have not changed, and are added to your own rows.</p>
    <label class="hidden" for="${name}">Rows for ${label}</label>
    <textarea ${attributes({ id: name, name, rows: 4, autocomplete: 'off', spellcheck: 'false' })}></textarea>
    <button class="quiet" name="${pageParameters.pasteAt}" value="${path}">Add these rows</button>
  </details>`;
}

function emptyRow({ fields }: InputField): Draft {
  return fields === undefined ? '' : Object.fromEntries(Object.keys(fields).map((name) => [name, '']));
}

function writeRow(
  path: string,
  index: number,
  label: string,
  { item, fields }: InputField,
  row: Draft,
  context: FormContext,
): Html {
  const title = html`${label}, row ${index + 1}`;
  const remove = html`<button
    class="quiet remove"
    name="${pageParameters.removeRow}"
    value="${path}"
    aria-label="Remove ${title}"
  >
    Remove
  </button>`;
  if (fields === undefined) {
    return html`<div class="row">${writeItem(path, title, item!, row, context)}${remove}</div>`;
  }
  return html`<div class="row record" role="group" aria-label="${title}">
    <div class="row-head"><span>${index + 1}</span>${remove}</div>
    ${writeMessage(path, context)}
    <div class="columns">${writeRecord(path, fields, row as Drafts, context)}</div>
  </div>`;
}

function writeRecord(path: string, fields: InputFields, row: Drafts, context: FormContext): readonly Html[] {
  return Object.entries(fields).map(([name, field]) =>
    writeField(`${path}.${name}`, name, field, row[name] ?? '', context),
  );
}

function writeItem(path: string, title: Html, item: InputField, draft: Draft, context: FormContext): Html {
  if (isRows(draft) || typeof draft !== 'string') return writeField(path, path, item, draft, context);
  return html`<div class="field">
    <label class="hidden" for="${path}">${title}</label>
    <div class="control">
      ${writeControl(path, item, draft, context)}${writeUnit(path, item, context.currency)}
    </div>
    <p class="hidden" id="${path}-hint">${context.say(hintOf(item))}</p>
    ${writeMessage(path, context)}
  </div>`;
}
