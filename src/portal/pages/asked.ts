import type { AnyCalculator } from '#catalogue/declare/define.ts';
import type { InputField } from '#catalogue/declare/fields.ts';
import { ASK_PATH } from '#api/operations/ask-operation.ts';
import { calculationPath } from '#api/paths.ts';
import { parseExact } from '#calculate/result/json.ts';
import { intervalsOf } from '#calculate/schedule/schedule.ts';
import { pictureNames } from '#catalogue/declare/picture-names.ts';
import { formatFieldNumber } from '#text/write/field-number.ts';
import { inputPhrase, writeHeadline } from '#text/write/headline-text.ts';
import { say, type Text } from '#text/write/said.ts';
import { placeOf } from '#text/read/typed-number.ts';
import type { DocumentRequest } from '#http/documents/documents.ts';
import { readPictures } from '#portal/calculator/calculation.ts';
import { drawForPage, forReader, writeChart } from '#portal/calculator/result/charts.ts';
import { calculatorPath } from '#portal/calculator/calculator-files.ts';
import { html, type Html, type Piece } from '#portal/html.ts';
import { ENGLISH, type Language } from '#portal/languages/languages.ts';
import { readerFor } from '#portal/reader/chosen-format.ts';
import { marksOf, type Reader } from '#portal/reader/reader.ts';
import { pageParameters } from '#portal/rows.ts';
import type { Naming } from '#portal/naming.ts';
import { shortName } from './category-pages.ts';

/** The reply of the API to a question; numbers are their texts. */
interface Answer {
  readonly calculator?: string;
  readonly inputs: Values;
  readonly assumed: Values;
  readonly missing: readonly string[];
  readonly unplaced: readonly string[];
  /** An input to find, with the value that gives the target. */
  readonly solved?: {
    readonly [Name in 'field' | 'output' | 'target']: string;
  } & { readonly value?: string };
  readonly headline?: string;
  readonly result?: Values;
  readonly detail?: string;
  readonly alternatives: readonly { readonly calculator: string; readonly inputs: Values }[];
  readonly nearest: readonly string[];
}

type Values = Readonly<Record<string, unknown>>;

interface Context {
  readonly catalogue: readonly AnyCalculator[];
  readonly naming: Naming;
  /** Of the page; undefined for English. */
  readonly language: Language | undefined;
}

/** Search words without a number are no question. */
function isQuestion(words: string): boolean {
  return /\p{Nd}/u.test(words);
}

/** The answer to a question on the home page; undefined where there is nothing to say about it. */
export async function writeAsked(
  request: DocumentRequest,
  question: string,
  { catalogue, naming, language }: Context,
): Promise<Html | undefined> {
  const { callOperation, admit, headers } = request;
  if (!isQuestion(question) || (await admit('page')) > 0) return undefined;
  const query = { q: question, language: language?.tag ?? ENGLISH };
  const { status, text } = await callOperation({ method: 'GET', path: ASK_PATH, query });
  if (status !== 200) return undefined;
  const answer = parseExact(text) as Answer;
  const { inputs, assumed } = JSON.parse(text) as Answer;
  const find = (id: string) => catalogue.find((one) => one.id === id);
  const calculator = find(answer.calculator ?? '');
  const { field, value } = answer.solved ?? {};
  const body = { ...inputs, ...assumed, ...(field && value && { [field]: Number(value) }) };
  if (calculator !== undefined)
    return writeAnswer(
      calculator,
      { ...answer, body },
      { request, naming, language, reader: readerFor(headers), find },
    );
  if (answer.calculator !== undefined) return writeConversion(answer, readerFor(headers));
  return writeNone(answer.nearest.flatMap((id) => find(id) ?? []));
}

/** A conversion on a date; a search shows one of today. */
function writeConversion({ inputs, result, detail }: Answer, reader: Reader): Html | undefined {
  const { amount, from, to, date } = inputs as {
    readonly [Name in 'amount' | 'from' | 'to']: string;
  } & { readonly date?: string };
  if (date === undefined) return undefined;
  const converted = result?.['converted_amount'] as string | undefined;
  if (converted === undefined) return html`<section class="asked"><p>${detail}</p></section>`;
  return html`<section class="asked">
    <p class="headline">
      <span class="sentence"
        >${reader.money(amount, from)} = <strong>${reader.money(converted, to)}</strong> on
        ${reader.date(date)}</span
      >
    </p>
    <p class="hint">The mid-market rate of that day, or of the last day before it with rates.</p>
    <p>
      <a href="/currency?${new URLSearchParams({ ...inputs, [pageParameters.numberMarks]: '.' }).toString()}"
        >Open the converter</a
      >
    </p>
  </section>`;
}

function writeNone(nearest: readonly AnyCalculator[]): Html {
  return html`<section class="asked">
    <p><strong>There is no calculator for this question yet.</strong></p>
    ${nearest.length > 0 && html`<p>Nearest: ${joinPieces(nearest.map((one) => linkTo(one, '')))}</p>`}
  </section>`;
}

interface AnswerContext extends Pick<Context, 'naming' | 'language'> {
  readonly request: DocumentRequest;
  readonly reader: Reader;
  readonly find: (id: string) => AnyCalculator | undefined;
}

async function writeAnswer(
  calculator: AnyCalculator,
  answer: Answer & { readonly body: Values },
  context: AnswerContext,
): Promise<Html> {
  const { naming, reader, find } = context;
  const { inputs, assumed, missing, unplaced, result, alternatives, body, solved } = answer;
  const currency = inputs['currency'] as string | undefined;
  const chip = (name: string, value?: unknown) =>
    writeChip(name, value, { calculator, reader, label: chipLabel(naming.label(name), name, answer) });
  const given = solved?.value === undefined ? inputs : { ...inputs, [solved.field]: solved.value };
  const chips = Object.entries({ ...given, ...assumed }).map(([name, value]) => chip(name, value));
  const gaps = missing.map((name) => chip(name));
  const others = alternatives.flatMap((one) => {
    const other = find(one.calculator);
    return other === undefined ? [] : [linkTo(other, queryOf(one.inputs))];
  });
  const isWhole = result !== undefined;
  const picture = isWhole ? await drawPicture(calculator, body, context) : undefined;
  const calculated = isWhole && { values: { ...given, ...assumed }, outputs: result };
  const sentence = calculated && writeSentence(calculator, calculated, { naming, reader, currency });
  return html`<section class="asked">
    ${solved?.value !== undefined && writeSolved(calculator, solved, { naming, reader, currency })}
    ${sentence && html`<p class="${solved === undefined ? 'headline' : 'hint'}">${sentence}</p>`}
    <form class="chips" action="${calculatorPath(calculator.id)}">
      <p>Understood as ${linkTo(calculator, '')}:</p>
      ${reader.typing !== undefined && html`<input type="hidden" name="${pageParameters.numberMarks}" value="${marksOf(reader.typing.shown)}" />`}
      ${chips}${gaps}${solved !== undefined && writeQuestion(solved)}
      <button class="${isWhole ? 'plain' : 'main'}">
        ${isWhole ? 'Open and change' : 'Fill in the rest'}
      </button>
    </form>
    ${unplaced.length > 0 && html`<p class="fault">Not used, as no input fits: <span translate="no">${unplaced.join(', ')}</span></p>`}
    ${others.length > 0 && html`<p>Or do you mean ${joinPieces(others)}?</p>`} ${picture}
  </section>`;
}

function writeSentence(
  calculator: AnyCalculator,
  calculated: { readonly values: Values; readonly outputs: Values },
  context: { readonly naming: Naming; readonly reader: Reader; readonly currency: string | undefined },
): Html | '' {
  const headline = writeHeadline(calculator, calculated, context);
  if (headline === undefined) return '';
  const { said, main } = headline;
  const values = said.values.map((one, index): Piece =>
    index === main ? html`<strong>${one}</strong>` : one,
  );
  return html`<span class="sentence">${{ texts: said.texts, values }}</span>`;
}

/** What was asked for, where it is an input. */
function writeSolved(
  { input }: AnyCalculator,
  { field, value }: NonNullable<Answer['solved']>,
  context: { readonly naming: Naming; readonly reader: Reader; readonly currency: string | undefined },
): Html {
  const label = context.naming.label(field);
  const text = inputPhrase(input[field]!, value, context);
  return html`<p class="headline">
    <span class="sentence">${label}: <strong>${text}</strong></span>
  </p>`;
}

/** How a value came about that nobody has typed. */
function chipLabel(label: string, name: string, { assumed, solved }: Answer): Text {
  if (solved?.field === name) return say<Text>`${label} (worked out)`;
  return Object.hasOwn(assumed, name) ? say<Text>`${label} (assumed)` : label;
}

/** The question that the page of the calculator answers. */
function writeQuestion({ field, output, target }: NonNullable<Answer['solved']>): Html {
  const pairs = [
    [pageParameters.solveFor, field],
    [pageParameters.solveOutput, output],
    [pageParameters.solveTarget, target],
  ] as const;
  return html`${pairs.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}`;
}

/** One thing that was understood, as a field: it can be corrected at once. */
function writeChip(
  name: string,
  value: unknown,
  {
    calculator: { input },
    reader,
    label,
  }: Pick<AnswerContext, 'reader'> & { readonly calculator: AnyCalculator; readonly label: Text },
): Html | '' {
  const field = input[name]!;
  if (typeof value === 'object')
    return html`${pairsOf(name, value).map(([path, text]) => html`<input type="hidden" name="${path}" value="${text}" />`)}<span
        class="chip"
        >${label}: ${writeRows(value)}</span
      >`;
  const text = value === undefined ? '' : showValue(`${value as string | boolean}`, field, reader);
  const size = Math.max(4, text.length);
  return html`<label class="chip"
    >${label} <input name="${name}" value="${text}" size="${size}" autocomplete="off"
  /></label>`;
}

function showValue(text: string, field: InputField, { typing }: Reader): string {
  const isNumber = field.kind === 'real' || field.kind === 'integer';
  return isNumber && typing !== undefined
    ? formatFieldNumber(text, typing.shown, placeOf(field, undefined))
    : text;
}

function writeRows(value: unknown): Html {
  const rows = (value as readonly unknown[]).map((row) =>
    typeof row === 'object' ? Object.values(row as object).join(' ') : (row as string),
  );
  return html`<span translate="no">${rows.join(' · ')}</span>`;
}

/** The parameters of a page for a value: those of a list have the places of rows in their names. */
function pairsOf(name: string, value: unknown): readonly (readonly [string, string])[] {
  if (typeof value !== 'object' || value === null) return [[name, `${value as string | boolean}`]];
  return Object.entries(value).flatMap(([key, one]) => pairsOf(`${name}.${key}`, one));
}

/** With the marks of programs, which the values have. */
function queryOf(inputs: Values): string {
  const pairs = Object.entries(inputs).flatMap(([name, value]) => pairsOf(name, value));
  const query = new URLSearchParams([[pageParameters.numberMarks, '.'], ...pairs.map((pair) => [...pair])]);
  return `?${query}`;
}

function linkTo({ id, name }: AnyCalculator, query: string): Html {
  return html`<a href="${calculatorPath(id)}${query}">${shortName(name)}</a>`;
}

/** The first chart, in the words and numbers of the reader. */
async function drawPicture(
  calculator: AnyCalculator,
  body: Values,
  { request: { callOperation, draw }, reader, language }: AnswerContext,
): Promise<Html | undefined> {
  if (pictureNames(calculator).length === 0) return undefined;
  const [first] = await readPictures(
    callOperation,
    calculationPath(calculator.id),
    body,
    intervalsOf(calculator).at(-1),
  );
  if (first === undefined) return undefined;
  const picture = forReader(first, reader);
  const drawings = await drawForPage(draw, picture, { language });
  return drawings && writeChart(picture, drawings, reader);
}

function joinPieces(pieces: readonly Html[]): Html {
  return html`${pieces.map((one, place) => html`${place > 0 && ', '}${one}`)}`;
}
