import type { InputValues } from '#catalogue/declare/define.ts';
import type { Headline } from '#catalogue/declare/headline.ts';
import { type Text, textOf } from '#text/write/said.ts';
import { DomainError, domainSentence } from '#base/errors.ts';
import { listCautions } from '#calculate/explain/assumptions.ts';
import { type Json, JsonText } from '#calculate/result/json.ts';
import { createOne, type WrittenCalculator } from '#calculate/one-calculator.ts';
import { pointerTo } from '#calculate/check/violations.ts';
import { type Address, createAddress } from '#portal/calculator/address.ts';
import { sliderFields, sliderRange, type SliderRange } from '#portal/calculator/form/around.ts';
import { writeCalculationCalls } from '#portal/calculator/calls.ts';
import { writeComparison } from '#portal/calculator/what-if/comparison.ts';
import { NOT_ACCEPTED } from '#portal/calculator/what-if/differences.ts';
import { NOTE, writeCurrencyNote } from '#portal/calculator/form/currency-note.ts';
import { writeDrafts } from '#portal/calculator/form/draft.ts';
import { draftCurrency } from '#portal/calculator/form/draft-values.ts';
import { writeFaults } from '#portal/calculator/form/faults.ts';
import {
  explainRefusal,
  type FormReading,
  type PageCalculator,
  type PageResult,
  readForm,
  type Refusal,
} from '#portal/calculator/form/form-reading.ts';
import { html, type Html, type Piece, writeHtml } from '../html.ts';
import { type MapCells, writeMap, writeMapRanges } from '#portal/calculator/what-if/map.ts';
import {
  cellInputs,
  chooseMap,
  type MapChoice,
  type MapOrder,
} from '#portal/calculator/what-if/map-choice.ts';
import { writeMessageText } from '#portal/calculator/form/messages.ts';
import { writeNotes, writeWarnings } from '#portal/calculator/notes.ts';
import { marksOf, readerOf, typingOf } from '#portal/reader/reader.ts';
import {
  announce,
  answerText,
  type ResultContext,
  writeAnswer,
  writeBrief,
  writeFigures,
} from '#portal/calculator/result/results.ts';
import { carriedPairs, keptParameters, pageParameters } from '../rows.ts';
import { readScenarios } from '#portal/calculator/what-if/scenarios.ts';
import { titleOf } from '../titles.ts';
import { isTypedCurrency, takeTypedCurrency } from '#portal/calculator/form/typed-currency.ts';
import { currentOf } from '#portal/calculator/what-if/map-and-scenarios.ts';
import { createNaming, namesOf } from '../naming.ts';

/**
 * A calculator's page in a browser: what follows from its fields, by the same functions as on the server,
 * without asking it. A bundler makes it a file of its own for each calculator: see engine-files.ts.
 */
export interface LiveCalculator extends WrittenCalculator {
  readonly id: string;
  readonly name: string;
  readonly headline?: Headline;
  /** Inputs with defaults that decide the answer. */
  readonly prominent?: readonly string[];
  /** What is assumed of a forecast. */
  readonly forecast?: string;
  /** The words that labels write in capitals. */
  readonly capitals: string;
}

/** What the page knows of its form. */
interface Filled {
  readonly query: URLSearchParams;
  /** The language tag by which the server formats; null where the browser named none. */
  readonly locale: string | null;
  /** That of the reader's country, if it is known. */
  readonly ownCurrency?: string | undefined;
  /** The example with which the page opens. */
  readonly opening: InputValues;
  readonly origin: string;
  readonly path: string;
}

/** What is shown for it. */
interface Shown {
  readonly hasResult: boolean;
  readonly announcement: string;
  /** The title of the page. */
  readonly title: string;
  /** The HTML of parts of the page by their ids. */
  readonly parts: ReadonlyMap<string, string>;
  /** The texts of the fields as the server writes them, by the names of these. */
  readonly fields: ReadonlyMap<string, string>;
  /** What the table of "what if" is of: the values of its choices, by their names. */
  readonly choices: readonly (readonly [string, string])[];
  /** Ranges of main fields, by the names of these. */
  readonly sliders: readonly (SliderRange & { readonly name: string; readonly value: number })[];
}

/** Writes parts in the language of the page. */
interface Writer {
  readonly html: (part: Piece) => string;
  readonly text: (text: Text) => string;
}

const english: Writer = { html: writeHtml, text: textOf };

export function createLive(written: LiveCalculator): (filled: Filled, writer?: Writer) => Shown {
  const { id, name, input, output, headline, prominent = [], forecast } = written;
  const conventions = { timing: '', compounding: '', ...(forecast !== undefined && { forecast }) };
  const shown = { id, name, input, output, conventions, prominent };
  const calculator = { ...shown, ...(headline !== undefined && { headline }) };
  const naming = createNaming([{ name: written.capitals, input, output }]);
  const names = namesOf(calculator);
  const answer = createAnswer(written, calculator);

  return function show({ query: given, locale, ownCurrency, opening, origin, path }, writer = english) {
    const reader = readerOf(locale === null ? [] : [locale]);
    const query = takeTypedCurrency(input, given, opening, typingOf(reader, given).typed);
    const read = readForm(calculator, reader, query);
    const { drafts, typing, values } = read;
    const answered = answer(values as InputValues);
    const result = 'outputs' in answered ? answered : undefined;
    const view = { ...read, ...explainRefusal(read, naming, 'outputs' in answered ? undefined : answered) };
    const context: ResultContext = {
      naming,
      reader,
      currency: result?.currency ?? draftCurrency(drafts),
      say: (text) => naming.sentence(text, names),
      names,
    };
    const pairs = writeDrafts(drafts);
    const kept = keptParameters.flatMap((one) => (query.has(one) ? [[one, query.get(one)!] as const] : []));
    const address = createAddress(path, [
      ...pairs,
      ...kept,
      [pageParameters.numberMarks, marksOf(typing.shown)],
      ...carriedPairs(query),
    ]);
    const choice =
      result && chooseHere(chooseMap(view, result, query, context), values as InputValues, answer);
    const compared = readScenarios(query).scenarios.map((one) => ({
      ...one,
      result: resultOf(answer(one.values as InputValues)),
    }));
    const noted = { drafts, ownCurrency, opening, isTyped: isTypedCurrency(given, query) };
    const calls = writeCalculationCalls(origin, id, values, result !== undefined);
    const parts: (readonly [string, Piece])[] = [
      ['faults', writeFaults(view, context)],
      ...(input['currency'] === undefined ? [] : [[NOTE, writeCurrencyNote(noted)] as const]),
      ...(result === undefined ? [] : resultParts(view, result, context, address)),
      ...mapParts(choice, cellsOf(choice?.order, values as InputValues, answer), view, context),
      ['scenarios', writeComparison(calculator, compared, currentOf(view, result), context)],
      ...[...pairs.map(([place]) => place), ...view.messages.keys()].map(
        (place) => [`${place}-message`, writeMessageText(place, view)] as const,
      ),
    ];
    return {
      hasResult: result !== undefined,
      announcement: result === undefined ? '' : writer.text(announce(view, result, context)),
      title: writer.text(titleOf(name, result && answerText(view, result, context))),
      // Calls of the API are the same in every language.
      parts: new Map([
        ...parts.map(([part, piece]) => [part, writer.html(piece)] as const),
        ...calls.map(({ text }, index) => [`call-${index}`, writeHtml(text)] as const),
      ]),
      fields: new Map(pairs),
      choices: choice?.order === undefined ? [] : choicesOf(choice.order),
      sliders: slidersOf(calculator, values),
    };
  };
}

/** The table of "what if", and the fields for its values. */
function mapParts(
  choice: MapChoice | undefined,
  cells: MapCells,
  view: FormReading,
  context: ResultContext,
): readonly (readonly [string, Piece])[] {
  return [
    ['map', choice === undefined ? '' : writeMap(choice, cells, view, context)],
    ['map-ranges', choice?.order === undefined ? '' : writeMapRanges(choice.order, context)],
  ];
}

function resultParts(
  view: FormReading,
  result: PageResult,
  context: ResultContext,
  address: Address,
): readonly (readonly [string, Html])[] {
  return [
    ['brief', writeBrief(view, result, context)],
    ['result', html`${writeAnswer(view, result, context)} ${writeWarnings(view, result, context, address)}`],
    ['figures', writeFigures(view, result, context)],
    ['notes', writeNotes(result, context)],
  ];
}

type Answer = (values: InputValues) => PageResult | Refusal;

function resultOf(answered: PageResult | Refusal): PageResult | string {
  if ('outputs' in answered) return answered;
  return answered.errors.length > 0 ? NOT_ACCEPTED : answered.detail;
}

/** Tries inputs here, as the service tries them on the server. */
function chooseHere(
  choosing: ReturnType<typeof chooseMap>,
  values: InputValues,
  answer: Answer,
): MapChoice | undefined {
  let next = choosing.next();
  while (next.done !== true) {
    const { field, values: own } = next.value;
    const results = own.map((value) => answer({ ...values, [field]: value }));
    next = choosing.next(results.flatMap((one) => ('outputs' in one ? [one.outputs] : [])));
  }
  return next.value;
}

function cellsOf(order: MapOrder | undefined, values: InputValues, answer: Answer): MapCells {
  if (order === undefined) return [];
  return cellInputs(order).map((row) =>
    row.map((varied) => {
      const result = resultOf(answer({ ...values, ...varied }));
      return typeof result === 'string' ? undefined : (result.outputs[order.output] as string | undefined);
    }),
  );
}

function choicesOf({ output, rows, columns }: MapOrder): Shown['choices'] {
  return [
    [pageParameters.mapOutput, output],
    [pageParameters.mapRows, rows.field],
    ...(columns === undefined ? [] : [[pageParameters.mapColumns, columns.field] as const]),
  ];
}

function slidersOf({ input }: PageCalculator, values: FormReading['values']): Shown['sliders'] {
  return sliderFields(input).flatMap((name) => {
    const value = values[name];
    return typeof value === 'number' ? [{ name, value, ...sliderRange(input[name]!, value) }] : [];
  });
}

type Calculated = ReturnType<ReturnType<typeof createOne>['calculate']>;

/** Calculates as the service does: the results, or why there are none. */
function createAnswer(written: LiveCalculator, calculator: PageCalculator): Answer {
  const one = createOne(written);
  return (values) => {
    const violations = one.check(values);
    if (violations !== undefined) {
      return { detail: '', errors: violations.map((one) => ({ ...one, pointer: pointerTo(one) })) };
    }
    let calculated: Calculated;
    try {
      calculated = one.calculate(values);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { detail: domainSentence(error), errors: [] };
    }
    const { omitted = {}, currency: _, ...outputs } = calculated.results;
    return {
      outputs: textsOf(outputs) as PageResult['outputs'],
      currency: calculated.currency,
      assumptions: listCautions(calculator, values, calculated.currency),
      omitted: omitted as PageResult['omitted'],
      warnings: one.warn(values, calculated.rounded) ?? [],
    };
  };
}

/** Numbers as their texts, as pages read them in replies. */
function textsOf(value: Json): unknown {
  if (value instanceof JsonText) return value.text;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return (value as readonly Json[]).map(textsOf);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, textsOf(one as Json)]));
}
